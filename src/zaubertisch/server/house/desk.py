"""What people can ask for, however the question came: open a table, sit down, act, look."""

from __future__ import annotations

import base64
import hmac

import msgspec

from zaubertisch.kernel import Refused
from zaubertisch.kernel.record import Record
from zaubertisch.server.coaching import lesson
from zaubertisch.server.messages.moments import MatchSummary
from zaubertisch.server.messages.wire import (
    Act,
    Done,
    Frame,
    Health,
    OpenTable,
    SatDown,
    SitDown,
    TableOpened,
    TableSummary,
)
from zaubertisch.server.secret import hashed
from zaubertisch.server.table import lobby, log
from zaubertisch.server.table.playing import Question
from zaubertisch.server.table.room import Fresh, Room
from zaubertisch.server.table.state import Ended

from .house import House

LISTED = 100
"""How many tables the lobby shows."""


class Desk:
    """Where people come with their requests.  A secret is what they show for it, or None."""

    def __init__(self, house: House) -> None:
        """A desk in this house."""
        self._house = house
        self._seed: bytes | None = None

    async def open(self, request: OpenTable, secret: str | None) -> TableOpened:
        """Open a table.  Its id and its invitation follow from the key, so asking again tells them again."""
        table, invite = await self._derive(request.key, secret)
        of = log.digest_of(request)

        def decide(_: Room, fresh: Fresh) -> log.Entry:
            return lobby.open_table(request, table, invite, fresh, of)

        await self._house.write(table, _sender(secret), request.key, of, decide, opens=True)
        return TableOpened(table, invite)

    async def sit(self, table: str, request: SitDown, secret: str | None) -> SatDown:
        """Take a seat, which the token opens from now on; the secret shown is the invitation."""
        of = log.digest_of(request)

        def decide(room: Room, fresh: Fresh) -> log.Entry:
            return room.sit(request, secret, fresh, of)

        written = await self._house.write(table, _sender(request.token), request.key, of, decide)
        sat = written.entry.event
        assert isinstance(sat, log.Sat)  # the digest says that it is this request's
        return SatDown(sat.seat, written.seq)

    async def act(self, table: str, request: Act, secret: str | None) -> Done:
        """Do something at a table, as the seat that the secret opens."""
        of = log.digest_of(request)

        def decide(room: Room, fresh: Fresh) -> log.Entry:
            seat = room.seat_of(secret)
            if seat is None:
                raise Refused("no-such-seat")
            return room.decide(seat, request.do, fresh, of)

        written = await self._house.write(table, _sender(secret), request.key, of, decide)
        return Done(written.seq)

    async def look(self, table: str, secret: str | None, since: int | None = None) -> Frame:
        """The table as whoever shows the secret may see it, with what is new since then."""
        return await self._house.see(table, lambda room: _seen(room, secret, since))

    async def news(self, table: str, secret: str | None, since: int) -> Frame | None:
        """The same, or None when nothing is new."""
        return await self._house.see(
            table, lambda room: _seen(room, secret, since) if room.seq != since else None, hinted=True
        )

    def time(self, table: str) -> int:
        """What time it is at this table."""
        return self._house.time(table)

    async def ask_coach(self, table: str, secret: str | None) -> tuple[str, Question]:
        """What the seat that the secret opens may ask the coach now, and the match it belongs to."""

        def read(room: Room) -> tuple[str, Question]:
            return room.state.match_id, lesson.question(room.state, room.seat_of(secret))

        return await self._house.see(table, read)

    async def record(self, table: str, secret: str | None) -> Record:
        """The latest match that is over, for whoever may watch."""

        def read(room: Room) -> Record:
            _check_may_watch(room, secret)
            return room.record()

        return await self._house.see(table, read)

    async def matches(self, table: str, secret: str | None) -> list[MatchSummary]:
        """The matches that are over, for whoever may watch."""

        def read(room: Room) -> list[MatchSummary]:
            _check_may_watch(room, secret)
            return room.matches()

        return await self._house.see(table, read)

    async def match(self, table: str, match: str, secret: str | None) -> Ended:
        """One of them, for whoever may watch."""

        def read(room: Room) -> Ended:
            _check_may_watch(room, secret)
            return room.match(match)

        return await self._house.see(table, read)

    async def tables(self) -> list[TableSummary]:
        """The tables that the lobby shows."""
        moment = self._house.now()
        rows = await self._house.store.listed(moment - max(lobby.IDLE.values()))
        tables = [msgspec.json.decode(row, type=TableSummary) for row in rows]
        return lobby.listing(tables, moment)[:LISTED]

    async def health(self) -> Health:
        """Whether the database can be read; raises what it raises if not."""
        await self._house.store.due(0)
        return Health()

    async def _derive(self, key: str, secret: str | None) -> tuple[str, str]:
        """Id and invitation of the table that is opened with this key."""
        self._seed = self._seed or await self._house.store.secret("tables")
        asked = f"{_sender(secret)} {key}".encode()
        table = hmac.digest(self._seed, b"table " + asked, "sha256")
        invite = hmac.digest(self._seed, b"invite " + asked, "sha256")
        return (
            base64.b32encode(table)[:12].decode().lower(),
            base64.urlsafe_b64encode(invite).rstrip(b"=").decode(),
        )


def _sender(secret: str | None) -> str:
    """The name under which the log keeps whoever showed this secret."""
    return hashed(secret or "")


def _seen(room: Room, secret: str | None, since: int | None) -> Frame:
    _check_may_watch(room, secret)
    return room.frame(room.seat_of(secret), since)


def _check_may_watch(room: Room, secret: str | None) -> None:
    if not room.may_watch(secret):
        raise Refused("invitation-needed" if secret is None else "wrong-invitation")
