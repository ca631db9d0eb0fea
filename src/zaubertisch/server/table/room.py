"""One table: a pure fold of its log, and the decisions that it allows next.

No clock, no randomness, no waiting: time and chance come in with the request, what is to be done goes
out as a value.  `decide` checks a request against what is true and says what must be written; `fold`
makes what was written true.  Between the two the shell makes the entry durable.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, assert_never

import msgspec

from zaubertisch.games import GAMES
from zaubertisch.kernel import Box, Refused, Seat
from zaubertisch.kernel.record import Record
from zaubertisch.server import secret
from zaubertisch.server.messages import wire
from zaubertisch.server.messages.moments import MatchSummary
from zaubertisch.server.messages.wire import Action, Frame, SitDown, TableSummary

from . import absence, closing, deadline, folding, frames, log, opening, playing, seating, taking_back, talk
from .log import Entry
from .playing import Question
from .sealed import Sealed
from .seat import STAND_IN
from .state import Ended, State


class Fresh(Sealed, msgspec.Struct, frozen=True):
    """What only the shell can bring: the time, and chance for a decision that needs some."""

    at: int  # milliseconds since 1970
    match: str  # an id for a new match
    key: str  # a secret key for a new match, 32 bytes as hex


class Wake(msgspec.Struct, frozen=True):
    """Look at the table again at this time: a bot is to move, or the opening of the nonces ends."""

    at: int


class Room:
    """A table as its log tells it."""

    def __init__(self, games: Mapping[str, Box] = GAMES) -> None:
        """A room in which nothing has happened yet; `games` are those it knows."""
        self._games = games
        self._state: State | None = None
        self._shown: tuple[int, wire.TableView] | None = None

    @classmethod
    def of(cls, entries: Iterable[Entry], games: Mapping[str, Box] = GAMES) -> Room:
        """The room that these entries make, from the first on; raises Refused when they make none."""
        room = cls(games)
        for entry in entries:
            room.fold(entry)
        return room

    @classmethod
    def read(cls, rows: Iterable[bytes | str], games: Mapping[str, Box] = GAMES) -> Room:
        """The room that the rows of a log make; raises Refused when one of them cannot be read."""
        return cls.of(map(log.read, rows), games)

    @property
    def seq(self) -> int:
        """The place of the latest entry folded; 0 before the first."""
        return 0 if self._state is None else self._state.seq

    @property
    def state(self) -> State:
        """What is true at the table; raises Refused when it was never opened."""
        if self._state is None:
            raise Refused("no-such-table")
        return self._state

    # -- the log

    def fold(self, entry: Entry) -> None:
        """Make the next entry of the log true.  An entry that was decided here is never refused.

        One that was not, from a damaged log or from other rules, raises Refused; then the room is of
        no more use, and nothing but this table is the worse for it.
        """
        place = self.seq + 1
        try:
            if self._state is None:
                self._state = folding.begin(entry, self._games)
            else:
                folding.fold(self._state, entry)
        except Refused as no:
            if no.reason.code in ("log-unreadable", "unknown-rules"):
                raise
            raise Refused("log-unreadable", detail=f"entry {place}, {no.reason.code}") from no
        except Exception as error:  # whatever a damaged log does to the rules: it is this table's alone
            raise Refused("log-unreadable", detail=f"entry {place}, {type(error).__name__}") from error

    # -- what people ask for

    def sit(self, request: SitDown, invite: str | None, fresh: Fresh, of: str = "") -> Entry:
        """What to write when somebody sits down; raises Refused.  `invite` is the secret shown, or None."""
        closing.refuse_closed(self.state)
        return self._entry(seating.sit(self.state, request, invite), fresh, of)

    def decide(self, seat: Seat, action: Action, fresh: Fresh, of: str = "") -> Entry:
        """What to write for a seat's action; raises Refused, and then nothing has changed.

        `of` is the digest of the request (`log.digest_of`), to be found again when it is sent again.
        """
        state = self.state
        closing.refuse_closed(state)
        if state.chair(seat).kind != "person":
            raise Refused("not-seated")
        return self._entry(self._decide(state, seat, action, fresh), fresh, of)

    def _decide(self, state: State, seat: Seat, action: Action, fresh: Fresh) -> log.Event:
        match action:
            case wire.Move():
                return playing.move(state, seat, action)
            case wire.Say():
                return talk.say(state, seat, action.text)
            case wire.SayPhrase():
                return talk.say(state, seat, talk.PHRASES[action.phrase], action.phrase)
            case wire.Silence():
                return talk.silence(state, seat, action)
            case wire.TakeBack():
                return taking_back.ask(state, seat, action, self._at(fresh))
            case wire.Allow():
                return taking_back.answer(state, seat, action)
            case wire.OpenNonce():
                return opening.open_nonce(state, seat, action)
            case wire.Promise():
                return opening.promise(state, seat, action)
            case wire.Bring():
                return opening.bring(state, seat, action)
            case wire.Start():
                return opening.start(state, seat, self._at(fresh))
            case wire.AddBot():
                return seating.add_bot(state, seat, action)
            case wire.Remove():
                return seating.remove(state, seat, action)
            case wire.SetOptions():
                return seating.set_options(state, seat, action)
            case wire.Leave() if state.phase == "opening":
                return log.Voided((seat,), fresh.match, fresh.key)
            case wire.Leave():
                return seating.leave(state, seat)
            case wire.Return():
                return seating.come_back(state, seat)
            case wire.Abort():
                return playing.abort(state, seat)
            case wire.Rematch():
                return playing.rematch(state, seat, fresh.match, fresh.key)
            case _:
                assert_never(action)

    # -- what whoever runs the server does

    def close(self, why: str, fresh: Fresh) -> Entry:
        """What to write when the table is closed for good; raises Refused when it is already."""
        return self._entry(closing.close(self.state, why), fresh)

    def expire(self, before: int, fresh: Fresh) -> Entry | None:
        """What to write when the table was over before that time, and its log may go; else None."""
        return self._maybe(closing.expire(self.state, before), fresh)

    # -- what happens by itself

    def wake(self, pace: int) -> Wake | None:
        """When to look again; bots take `pace` milliseconds to be followed by the eye."""
        state = self.state
        if state.until is not None:
            return Wake(state.until)
        if self._deserted():
            return Wake(state.at)
        times = [deadline.due(state)]
        if (stand_in := absence.next_stand_in(state)) is not None:
            times.append(stand_in[0])
        if absence.goes_on(state) and state.bots_asked():
            times.append(self._bots_ready(pace))
        return min((Wake(at) for at in times if at is not None), key=lambda wake: wake.at, default=None)

    def due(self, fresh: Fresh, pace: int) -> list[Entry]:
        """What time itself writes now: a voided start, a stand-in, or the end of a match that all have left.

        At most one entry; fold it and ask again.  (Bots' moves are asked for by `bots_to_move`.)
        """
        state = self.state
        if state.until is not None and fresh.at >= state.until:
            return [self._entry(log.Voided(opening.missing(state), fresh.match, fresh.key), fresh)]
        if self._deserted():
            return [self._entry(log.Aborted(None), fresh)]
        stand_in = absence.next_stand_in(state)
        if stand_in is not None and fresh.at >= stand_in[0]:
            return [self._entry(log.StoodIn(stand_in[1]), fresh)]
        return []

    def _deserted(self) -> bool:
        """Everyone has left on purpose; whoever only stays away is waited for."""
        people = [chair for chair in self.state.chairs if chair.kind == "person"]
        return self.state.phase == "playing" and all(chair.left for chair in people)

    def _bots_ready(self, pace: int) -> int:
        """When the bots that are asked move: never while somebody waits to take a move back."""
        ready = self.state.asked + pace
        return ready if self.state.asking is None else max(ready, self.state.asking.until)

    def bots_to_move(self, at: int, pace: int) -> list[tuple[Seat, str]]:
        """The seats whose bot should move by now, and which bot; also for persons whose time is up."""
        state = self.state
        if not absence.goes_on(state) or self._deserted():
            return []
        asked = state.bots_asked() if at >= self._bots_ready(pace) else []
        return asked + [(seat, STAND_IN) for seat in deadline.late(state, at)]

    def question(self, seat: Seat) -> Question:
        """What the bot on this seat is asked; raises Refused when it is asked nothing."""
        return playing.question(self.state, seat)

    def bot_move(self, seat: Seat, bot: str, turn: int, move: Any, fresh: Fresh) -> Entry:
        """What to write for the move a bot chose; raises Refused when the table has gone on meanwhile."""
        return self._entry(playing.bot_move(self.state, seat, bot, turn, move, self._at(fresh)), fresh)

    def gone(self, seat: Seat, grace: int, fresh: Fresh) -> Entry | None:
        """What to write when nobody follows the table from this seat any more; None when that is known."""
        return self._maybe(absence.gone(self.state, seat, grace), fresh)

    def arrived(self, seat: Seat, fresh: Fresh) -> Entry | None:
        """What to write when somebody does again; None when they were never missed."""
        return self._maybe(absence.arrived(self.state, seat), fresh)

    def credit(self, alive: int, started: int, fresh: Fresh) -> Entry | None:
        """What to write when no server ran between these times; None when no clock did meanwhile."""
        return self._maybe(deadline.credit(self.state, alive, started), fresh)

    def _maybe(self, event: log.Event | None, fresh: Fresh) -> Entry | None:
        return None if event is None else self._entry(event, fresh)

    def _at(self, fresh: Fresh) -> int:
        return max(self.state.at, fresh.at)

    def _entry(self, event: log.Event, fresh: Fresh, of: str = "") -> Entry:
        if not isinstance(event, log.Expired):
            closing.refuse_closed(self.state)  # behind the last entry nothing is written, by time neither
        return Entry(self._at(fresh), event, of)

    # -- who is who

    def seat_of(self, shown: str | None) -> Seat | None:
        """The seat that this token opens, or None."""
        return secret.place(shown, [chair.token for chair in self.state.chairs])

    def seat_with(self, token: str) -> Seat | None:
        """The seat whose token has this digest, or None."""
        seats = (seat for seat, chair in enumerate(self.state.chairs) if chair.token == token)
        return next(seats, None)

    def followers(self) -> list[str]:
        """The digests of the tokens of those who follow the table, as far as the log knows."""
        chairs = self.state.chairs
        return [chair.token for chair in chairs if chair.token is not None and chair.gone is None]

    def may_watch(self, shown: str | None) -> bool:
        """Whether this secret (a token, the invitation, or nothing at a listed table) lets one look."""
        state = self.state
        return state.listed or secret.fits(shown, state.invite) or self.seat_of(shown) is not None

    # -- what is seen

    def frame(self, seat: Seat | None, since: int | None = None) -> Frame:
        """The whole table as this seat, or a spectator, may see it, and what is new since then.

        Raises Refused at a table that is closed.
        """
        closing.refuse_closed(self.state)
        state = self.state
        if self._shown is None or self._shown[0] != state.seq:
            self._shown = state.seq, frames.table(state)  # the same for all who look
        return frames.frame(state, seat, since, self._shown[1])

    def summary(self) -> TableSummary:
        """The table as the lobby shows it."""
        return frames.summary(self.state)

    def record(self) -> Record:
        """The latest match that is over, as a file; raises Refused while there is none."""
        ended = self.state.ended
        if not ended:
            raise Refused("not-over", phase=self.state.phase)
        return ended[next(reversed(ended))].record

    def matches(self) -> list[MatchSummary]:
        """The matches that are over, in the order in which they were played."""
        return [
            MatchSummary(
                match, ended.at, ended.record.game, ended.record.names, ended.record.scores, ended.record.over
            )
            for match, ended in self.state.ended.items()
        ]

    def match(self, match: str) -> Ended:
        """One of the matches that are over; raises Refused for any other, the one being played too."""
        if (ended := self.state.ended.get(match)) is None:
            raise Refused("match-not-over" if match == self.state.match_id else "no-such-match")
        return ended
