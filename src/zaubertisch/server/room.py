"""One table: a pure fold of its log, and the decisions that it allows next.

No clock, no randomness, no waiting: time and chance come in with the request, what is to be done goes
out as a value.  `decide` checks a request against what is true and says what must be written; `fold`
makes what was written true.  Between the two the shell makes the entry durable.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from zaubertisch.kernel import Seat
from zaubertisch.kernel.record import Record

from .log import Entry
from .wire import Action, Frame, SitDown, TableSummary


class Fresh(msgspec.Struct, frozen=True):
    """What only the shell can bring: the time, and chance for a decision that needs some."""

    at: int  # milliseconds since 1970
    match: str  # an id for a new match
    key: str  # a secret key for a new match, 32 bytes as hex


class Wake(msgspec.Struct, frozen=True):
    """Look at the table again at this time: a bot is to move, or the opening of the nonces ends."""

    at: int


class Room:
    """A table as its log tells it."""

    seq: int  # of the latest entry folded; 0 before the first

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> Room:
        """The room that these entries make, from the first on."""
        raise NotImplementedError

    def fold(self, entry: Entry) -> None:
        """Make the next entry of the log true.  An entry that was written is never refused."""
        raise NotImplementedError

    def sit(self, request: SitDown, invite: str | None, fresh: Fresh) -> Entry:
        """What to write when somebody sits down; raises Refused.  `invite` is the secret shown, or None."""
        raise NotImplementedError

    def decide(self, seat: Seat, action: Action, fresh: Fresh) -> Entry:
        """What to write for a seat's action; raises Refused, and then nothing has changed."""
        raise NotImplementedError

    def wake(self, pace: int) -> Wake | None:
        """When to look again; bots take `pace` milliseconds to be followed by the eye."""
        raise NotImplementedError

    def due(self, fresh: Fresh, pace: int) -> list[Entry]:
        """What time itself writes now: a voided start.  (Bots' moves are asked for by `bots_to_move`.)"""
        raise NotImplementedError

    def bots_to_move(self, at: int, pace: int) -> list[tuple[Seat, str]]:
        """The seats whose bot should move by now, and which bot."""
        raise NotImplementedError

    def seat_of(self, secret: str | None) -> Seat | None:
        """The seat that this token opens, or None."""
        raise NotImplementedError

    def may_watch(self, secret: str | None) -> bool:
        """Whether this secret (a token, the invitation, or nothing at a listed table) lets one look."""
        raise NotImplementedError

    def frame(self, seat: Seat | None, since: int | None = None) -> Frame:
        """The whole table as this seat, or a spectator, may see it, and what is new since then."""
        raise NotImplementedError

    def summary(self) -> TableSummary:
        """The table as the lobby shows it."""
        raise NotImplementedError

    def record(self) -> Record:
        """The match as a file; raises Refused while it is not over."""
        raise NotImplementedError
