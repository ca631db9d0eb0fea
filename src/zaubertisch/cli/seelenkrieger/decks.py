"""The deck that somebody brings to the terminal: a starter by its name, or a list in a file."""

from __future__ import annotations

from pathlib import Path

from zaubertisch.cli.words import Words
from zaubertisch.games.seelenkrieger.deck import Deck, Format, Problem, check_deck
from zaubertisch.games.seelenkrieger.decklist import Fault, Written, read, read_json
from zaubertisch.games.seelenkrieger.reading import CARDS
from zaubertisch.games.seelenkrieger.rules import Seelenkrieger
from zaubertisch.games.seelenkrieger.starters import QUICK_STARTERS, STARTERS, starter, starters
from zaubertisch.games.seelenkrieger.state import Public
from zaubertisch.kernel import AnyGame, Refused
from zaubertisch.lab.decks import Ending

from .names import CardNames

CAUSES = {"defeats": "ten_defeats"}
"""What an ending is called where it is counted, if not as in the rules."""


def deck_named(said: str, game: AnyGame, words: Words) -> Deck:
    """The deck of this name or in this file, which may be played at the table; raises Refused."""
    assert isinstance(game, Seelenkrieger)
    deck = next((starter(name) for name in (*STARTERS, *QUICK_STARTERS) if name == said), None) or _from(
        Path(said), words
    )
    if problems := check_deck(deck, game.format):
        raise Refused("deck-not-allowed", problems="; ".join(_problem(one, words) for one in problems))
    return deck


def all_starters(game: AnyGame) -> tuple[str, ...]:
    """The starter decks that may be brought to the table."""
    assert isinstance(game, Seelenkrieger)
    return starters(game.options)


def ending(p: Public) -> Ending:
    """How a match ended, and how many turns of their own the player had who had more."""
    assert p.result is not None
    return Ending((p.turn + 1) // 2, CAUSES.get(p.result.cause, p.result.cause), p.first)


def written_in(path: Path) -> Written:
    """What a file says of a deck, as a list or as JSON; raises Refused when there is no such file."""
    try:
        data = path.read_bytes()
        return read_json(data) if path.suffix == ".json" else read(data.decode("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        detail = getattr(error, "strerror", None) or "UTF-8"
        raise Refused("unreadable-file", file=str(path), detail=detail) from error


def wrong_with(written: Written, form: Format, words: Words) -> list[tuple[int | None, str]]:
    """Everything that is wrong with a deck, in words, each with its line where it has one."""
    wrong: list[tuple[int | None, str]] = []
    for fault in written.faults:
        says = words(f"deck-fault-{fault.code}", text=fault.text)
        if fault.nearest is not None:
            says = words("deck-perhaps", says=says, nearest=fault.nearest)
        wrong.append((fault.line, says))
    if not written.faults:
        for one in check_deck(written.deck, form):
            line = None if one.card is None else written.lines.get((one.zone, one.card))
            wrong.append((line, _problem(one, words)))
    return wrong


def _from(path: Path, words: Words) -> Deck:
    written = written_in(path)
    if written.faults:
        raise Refused("deck-unreadable", problems="; ".join(_fault(one, words) for one in written.faults))
    return written.deck


def _fault(one: Fault, words: Words) -> str:
    if one.nearest is None:
        return words("soul-fault", line=one.line, text=one.text or one.code)
    return words("soul-fault-nearest", line=one.line, text=one.text, nearest=one.nearest)


def _problem(one: Problem, words: Words) -> str:
    card = "" if one.card is None else CardNames(words).card(one.card) if one.card in CARDS else one.card
    return words(f"soul-problem-{one.code}", zone=one.zone, card=card, have=one.have or 0, want=one.want or 0)
