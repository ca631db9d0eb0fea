"""All that is true at a table, as its log tells it."""

from __future__ import annotations

from typing import Any

import msgspec

from zaubertisch.kernel import AnyGame, Box, Match, Refused, Seat
from zaubertisch.kernel.record import Record, StoodIn
from zaubertisch.server.messages.wire import Clock, TablePhase

from .sealed import Sealed
from .seat import Chair
from .story import Story


class Asked(msgspec.Struct):
    """Somebody wants the move back that led to this question."""

    seat: Seat
    turn: int
    until: int  # so long the bots wait
    allowed: list[Seat] = []


class Ended(msgspec.Struct, frozen=True):
    """A match that is over, and when that was."""

    at: int  # milliseconds since 1970
    record: Record


class State(Sealed, msgspec.Struct):
    """The table, who sits there, the match, and what was told; only the fold changes it."""

    table: str
    title: str
    listed: bool
    serious: bool
    invite: str  # the digest of the invitation
    box: Box
    options: msgspec.Struct
    game: AnyGame
    chairs: list[Chair]
    match_id: str
    key: str  # the server's secret for this match, as hex
    promise: str  # its commitment to that secret
    at: int
    seq: int = 1
    phase: TablePhase = "gathering"
    aborted: bool = False
    closed: str | None = None  # why whoever runs the server has closed the table
    expired: bool = False  # the table was over for so long that its log goes
    voided: int = 0
    until: int | None = None  # when the opening of the nonces ends
    match: Match[Any, Any, Any, Any] | None = None
    asked: int = 0  # when the question now asked was asked, or a bot took over
    clock: Clock = 0  # seconds for each decision
    clock_from: int = 0  # when the clock of the question now asked began to run
    company_from: int = 0  # since when somebody has been here without a gap
    training: bool = False  # the seat that is asked may ask the coach
    credited: int = 0  # when lost time was given back last
    asking: Asked | None = None
    returned: int = 0  # moves of this match that were taken back
    denied: int | None = None  # the question that a move led to which was not given back
    spent: list[str] = []  # the digests of tokens that opened a seat once and never will again
    stood_in: list[StoodIn] = []  # moves of this match that bots made for people
    ended: dict[str, Ended] = {}  # every match that is over at this table, by its id, in order
    story: Story = msgspec.field(default_factory=Story)

    def persons(self) -> list[Seat]:
        """The seats of the people for whom no bot plays."""
        return [s for s, chair in enumerate(self.chairs) if chair.kind == "person" and not chair.away]

    def here(self) -> list[Seat]:
        """The seats of the people who play and follow the table."""
        return [seat for seat in self.persons() if self.chairs[seat].gone is None]

    def occupied(self) -> tuple[Seat, ...]:
        """The seats that are not free."""
        return tuple(s for s, chair in enumerate(self.chairs) if chair.kind != "free")

    def host(self) -> Seat | None:
        """The person that has sat here longest.

        During a match that is so until a bot sits in for them: nobody becomes host, and breaks it off,
        because a line broke.  Else it is one of those who are here, if anyone is.
        """
        people = self.persons() if self.phase == "playing" else self.here() or self.persons()
        return min(people, key=lambda seat: self.chairs[seat].since, default=None)

    def chair(self, seat: Seat) -> Chair:
        """The seat with this number; raises Refused when there is none."""
        if not 0 <= seat < len(self.chairs):
            raise Refused("seat-missing", seat=seat, seats=len(self.chairs))
        return self.chairs[seat]

    def waiting(self) -> tuple[Seat, ...]:
        """The seats whose answer to the game's question is missing."""
        return () if self.match is None or self.phase != "playing" else self.match.waiting()

    def bots_asked(self) -> list[tuple[Seat, str]]:
        """The waiting seats that a bot plays, and which bot."""
        return [(seat, bot) for seat in self.waiting() if (bot := self.chairs[seat].plays) is not None]
