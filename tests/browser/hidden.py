"""Which cards a reader was shown, and which ones lay open at that time, as the record of the match has it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from zaubertisch.games import GAMES
from zaubertisch.kernel import Match
from zaubertisch.kernel.match import Moves
from zaubertisch.kernel.record import Record

CARD = re.compile(r"[RYGB]\d+")
Json = dict[str, Any]


def cards_in(said: Any) -> Iterator[str]:
    """Every card that can be told from the others, wherever it stands; wizards and jesters are all alike."""
    if isinstance(said, dict):
        for part in said.values():
            yield from cards_in(part)
    elif isinstance(said, list | tuple):
        for part in said:
            yield from cards_in(part)
    elif isinstance(said, str) and CARD.fullmatch(said):
        yield said


def open_cards(record: Record) -> list[set[str]]:
    """For each turn, the cards that lie on the table for everyone to see, or did at the turn before."""
    box = GAMES[record.game]
    game = box.make(msgspec.json.decode(record.options, type=box.options))
    log = msgspec.json.decode(record.log, type=list[Moves[box.move]])  # type: ignore[name-defined]
    match: Match[Any, Any, Any, Any] = Match(game, [None] * len(record.names), record.opening.deal_key())
    seen = [set(cards_in(msgspec.to_builtins(match.table.public)))]
    for turn, moves in enumerate(log):
        for seat, move in moves.moves.items():
            match.submit(seat, turn, move)
        seen.append(set(cards_in(msgspec.to_builtins(match.table.public))))
    return [now | before for now, before in zip(seen, [set[str](), *seen], strict=False)]


def leaks(frames: Iterable[Json], opened: list[set[str]]) -> list[tuple[int, set[str]]]:
    """The turns at which a frame of the match held a card that nobody had laid yet, and those cards."""
    playing = [
        frame for frame in frames if frame["turn"] is not None and frame["table"]["phase"] == "playing"
    ]
    shown = [(frame["turn"], set(cards_in(frame)) - opened[frame["turn"]]) for frame in playing]
    return [(turn, cards) for turn, cards in shown if cards]
