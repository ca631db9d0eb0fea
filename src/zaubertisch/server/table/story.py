"""What was told at a table lately: the game's events, what happened beside the game, and the talk."""

from __future__ import annotations

from typing import Any

import msgspec

from zaubertisch.kernel import EVERYONE, Seat
from zaubertisch.server.messages.wire import Happened, Phrase

REACH = 50
"""How many entries back a reader may ask for; whoever is further behind starts from the frame alone."""

TALK = 100
"""How many lines of talk are kept."""

PAST = 200
"""How much of what happened beside the game is kept for whoever comes in."""


class Told(msgspec.Struct, frozen=True):
    """An event of the game, and who may hear of it."""

    seq: int
    audience: Seat
    event: Any


class Line(msgspec.Struct, frozen=True):
    """A line of talk; `since` names who said it, wherever they sit by now."""

    seq: int
    at: int
    since: int
    name: str
    text: str
    phrase: Phrase | None = None


class Story(msgspec.Struct):
    """The latest that was told, each with its place in the log."""

    told: list[Told] = []
    happened: list[Happened] = []
    lines: list[Line] = []
    past: list[Happened] = []  # since the deal, for whoever comes in later

    def events(self, seat: Seat | None, since: int) -> tuple[Any, ...]:
        """The game's events after this place that were told to everyone, or to this seat."""
        heard = (EVERYONE,) if seat is None else (EVERYONE, seat)
        return tuple(told.event for told in self.told if told.seq > since and told.audience in heard)

    def forget(self, seq: int) -> None:
        """Let go of what nobody can ask for once the log has come to this place."""
        for kept in (self.told, self.happened):
            while kept and kept[0].seq <= seq - REACH:
                del kept[0]
        del self.lines[:-TALK]
        del self.past[:-PAST]
