"""The messages about matches that are over; all others are in `wire`."""

from __future__ import annotations

from typing import Any

import msgspec

from zaubertisch.kernel import Seat


class MatchSummary(msgspec.Struct, frozen=True):
    """A match that is over at this table."""

    match: str
    at: int  # when it ended
    game: str
    names: tuple[str, ...]
    scores: tuple[int, ...]
    over: bool  # False when it was broken off


class Moved(msgspec.Struct, frozen=True):
    """A seat's move, and the bot that made it; null for a person."""

    seat: Seat
    move: Any
    bot: str | None


class Heard(msgspec.Struct, frozen=True):
    """An event of the game, and the only seat that was told of it; null when all were."""

    seat: Seat | None
    event: Any


class SeatMoment(msgspec.Struct, frozen=True):
    """What only one seat knew at a moment; its facts are null where they are those of a spectator."""

    own: Any
    facts: Any


class Moment(msgspec.Struct, frozen=True):
    """A match after one of its turns, with everybody's cards: what all knew, and what each seat knew."""

    turn: int  # how many turns were over
    took_back: bool  # this turn undid the one before it
    by: tuple[Moved, ...]  # who made this turn
    events: tuple[Heard, ...]
    waiting: tuple[Seat, ...]
    public: Any
    facts: Any  # a spectator's
    seats: tuple[SeatMoment, ...]


class Replay(msgspec.Struct, frozen=True):
    """A match that is over, moment by moment, from the deal on."""

    match: str
    at: int  # when it ended
    game: str
    options: dict[str, Any]
    names: tuple[str, ...]
    bots: tuple[str | None, ...]  # the bot that sat on each seat, or null
    scores: tuple[int, ...]
    over: bool
    brought: tuple[Any, ...]  # what each seat brought along: its deck, or null
    moments: tuple[Moment, ...]
