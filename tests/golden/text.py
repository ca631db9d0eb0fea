"""A match as text that a reviewer can read: who chooses, what each seat sees, what it may do and does.

Only news is written down: of what a seat sees, the fields that it has not seen so before.  `-` is nothing,
and `tricks+=` means that a row has grown.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Any

import msgspec

from tests.golden.playthroughs import Playthrough
from tests.laws.settings import LAWBOOKS, AnyMatch
from zaubertisch.games import GAMES
from zaubertisch.kernel import EVERYONE, FastRng, Rng, Seat

Fields = dict[str, Any]
WIDE = 108
INDENT = " " * 15


def told(playthrough: Playthrough) -> str:
    """The whole text."""
    setting, chance = playthrough.setting, FastRng(playthrough.key)
    match = setting.match(playthrough.key.to_bytes(32, "big"))
    lines = [
        f"{setting.box.name}, {setting.players} players: {plain(fields(setting.options))[1:-1]}",
        f"Random choices of key {playthrough.key}; shown: {playthrough.what}, and the end.",
    ]
    seen, hidden = Seen(), 0
    while match.waiting():
        shown = playthrough.shows(match.table.public)
        turn = ["", f"turn {match.turn}", *seen.news(match), *answers(match, chance)]
        if shown or not match.waiting():
            lines += ["", f"({hidden} turns)"] * (hidden > 0) + turn
        hidden = 0 if shown else hidden + 1
    return "\n".join([*lines, "", "the end", *seen.the_end(match)]) + "\n"


def answers(match: AnyMatch, chance: Rng) -> Iterator[str]:
    """What each seat may do and does, and what is told of it."""
    turn, heard = match.turn, list[tuple[Seat, Any]]()
    for seat in match.waiting():
        view, likely = match.view(seat), LAWBOOKS[match.game.name].likely
        legal, may = match.game.legal_moves(view), GAMES[match.game.name].offers(match.game, view)
        drawn = legal if likely is None else likely(view, legal)
        move = drawn[chance.below(len(drawn))]
        match.submit(seat, turn, move, lambda audience, event: heard.append((audience, event)))
        yield from line(f"seat {seat} may", " | ".join(map(in_words, may)))
        yield from line(f"seat {seat} does", in_words(move))
    for audience, event in heard:
        yield from line("all hear" if audience == EVERYONE else f"{audience} hears", in_words(event))


class Seen:
    """What has been seen before, so that only news need be told."""

    def __init__(self) -> None:
        self.before: dict[str, Fields] = {}
        self.first: Fields = {}

    def news(self, match: AnyMatch) -> Iterator[str]:
        """What the views and the facts say now and did not say before."""
        spectator = match.view(None)
        self.first = self.first or fields(spectator.public)
        yield from self.changes("all see", fields(spectator.public))
        known = fields(match.game.facts(spectator))
        yield from self.changes("facts", known)
        for seat in range(len(match.brought)):
            yield from self.changes(f"seat {seat}", fields(match.view(seat).own))
            if seat in match.waiting():
                mine = fields(match.game.facts(match.view(seat)))
                own = {name: value for name, value in mine.items() if value != known[name]}
                yield from line(f"seat {seat} facts", plain(own)[1:-1]) if own else ()

    def changes(self, who: str, now: Fields) -> Iterator[str]:
        """The fields that are new; of a row that has only grown, what has come to it."""
        before, news = self.before.get(who, {}), []
        self.before[who] = now
        for name, value in now.items():
            old = before.get(name)
            if isinstance(old, list) and old and value != old and value[: len(old)] == old:
                news.append(f"{name}+={plain(value[len(old) :])}")
            elif name not in before or value != old:
                news.append(f"{name}={plain(value)}")
        yield from line(who, "  ".join(news)) if news else ()

    def the_end(self, match: AnyMatch) -> Iterator[str]:
        """All that lies in the open and is not as it was at the beginning, a line for each entry."""
        yield from line("scores", plain(match.game.scores(match.table.public)))
        for name, value in fields(match.table.public).items():
            if value != self.first[name]:
                entries = (
                    value if isinstance(value, list) and any(isinstance(v, dict) for v in value) else [value]
                )
                for entry in entries:
                    yield from line(name, plain(entry))
        yield from line("facts", plain(fields(match.game.facts(match.view(None))))[1:-1])


# -- values in plain text


def line(who: str, what: str) -> list[str]:
    """One line, broken where it is too wide."""
    return wrap(f"  {who:<13}{what}", WIDE, subsequent_indent=INDENT, break_long_words=False)


def fields(part: Any) -> Fields:
    """What would be sent of it, by name."""
    sent: Fields = msgspec.json.decode(msgspec.json.encode(part))
    return sent


def plain(value: Any) -> str:
    """JSON without its quotes and commas, and with words for what it calls null, true and false."""
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case list() | tuple():
            return f"[{' '.join(map(plain, value))}]"
        case dict():
            return f"{{{' '.join(f'{name}={plain(one)}' for name, one in value.items())}}}"
    return str(value)


def in_words(said: Any) -> str:
    """A move or an event: its tag and what it says."""
    content = fields(said)
    tag = content.pop(said.__struct_config__.tag_field)
    if len(content) == 1:
        return f"{tag} {plain(*content.values())}"
    return f"{tag} {plain(content)[1:-1]}".strip()
