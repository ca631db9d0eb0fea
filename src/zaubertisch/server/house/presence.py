"""Who follows a table just now: lines are counted, and a person without one is written down as gone."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from zaubertisch.kernel import Refused
from zaubertisch.server.operating.journal import about
from zaubertisch.server.secret import hashed
from zaubertisch.server.table.absence import unnoticed
from zaubertisch.server.table.lobby import DAY
from zaubertisch.server.table.log import Entry
from zaubertisch.server.table.room import Fresh, Room
from zaubertisch.server.trouble import where

from .house import House, NothingToWrite
from .neighbours import Reader

RELOAD = 5.0
"""Seconds without a line that nobody notices: a page that is loaded again, a train in a tunnel."""

SETTLE = 30.0
"""Seconds that everyone has to come back after the server has started."""

GRACE = 60_000
"""Milliseconds until a bot sits in for a person who is gone."""

log = logging.getLogger(__name__)


class Broken(msgspec.Struct):
    """The last line of a reader broke."""

    since: float
    look: float  # when to see whether that counts


class Presence:
    """Counts the lines of this process, and tells the tables who came and who is gone."""

    def __init__(
        self, house: House, grace: int = GRACE, reload: float = RELOAD, settle: float = SETTLE
    ) -> None:
        """Nobody follows any table yet."""
        self._house = house
        self._grace, self._reload, self._settle = grace, reload, settle
        self._lines: Counter[Reader] = Counter()
        self._missed: dict[Reader, Broken] = {}
        self._changed = asyncio.Event()

    @contextmanager
    def line(self, table: str, secret: str | None) -> Iterator[None]:
        """For as long as the block runs somebody follows the table with this secret."""
        if secret is None:
            yield
            return
        reader = table, hashed(secret)
        self._lines[reader] += 1
        self._house.neighbours.follows(reader, True)
        self._missed.pop(reader, None)
        try:
            yield
        finally:
            self._lines[reader] -= 1
            if self._lines[reader] == 0:
                del self._lines[reader]
                self._house.neighbours.follows(reader, False)
                self._miss(reader, self._reload)

    async def arrive(self, table: str, secret: str | None) -> None:
        """Tell the table that whoever shows this secret is here, if it thinks otherwise."""

        def decide(room: Room, fresh: Fresh) -> Entry:
            seat = room.seat_of(secret)
            return _or_nothing(None if seat is None else room.arrived(seat, fresh))

        try:
            await self._house.write(table, "time", None, "", decide)
        except NothingToWrite:
            return
        except Refused as no:
            log.info("A table could not be told who is here: %s", no.reason.code, extra=self._at(table))

    async def run(self) -> None:
        """Run until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._look_round())
            tasks.create_task(self._take_over())
            while True:
                await self._wait()
                moment = asyncio.get_running_loop().time()
                for reader, broken in list(self._missed.items()):
                    if broken.look <= moment:
                        broken.look = moment + self._reload  # again, unless it is written now
                        if await self._gone(reader, moment - broken.since):
                            self._forget(reader, broken)

    def _miss(self, reader: Reader, seconds: float) -> None:
        """This reader has no line; look in so many seconds whether that is still so."""
        moment = asyncio.get_running_loop().time()
        self._missed[reader] = Broken(moment, moment + seconds)
        self._changed.set()

    def _forget(self, reader: Reader, broken: Broken) -> None:
        """That is settled, unless the reader has come and gone once more meanwhile."""
        if self._missed.get(reader) is broken:
            del self._missed[reader]

    async def _wait(self) -> None:
        """Until somebody's line has been broken for long enough."""
        moment = asyncio.get_running_loop().time()
        left = [max(0, broken.look - moment) for broken in self._missed.values()]
        try:
            async with asyncio.timeout(min(left, default=None)):
                await self._changed.wait()
        except TimeoutError:
            return
        self._changed.clear()

    async def _look_round(self) -> None:
        """After a start: whoever was here before and has not come back is gone."""
        await asyncio.sleep(self._settle)
        if not await self._house.neighbours.first():
            return  # those who are not here may be there
        try:
            # Where a match is over its players may think of another for a day.
            tables = await self._house.store.unfinished(self._house.now() - DAY)
        except Exception as error:
            log.error("Who is here could not be seen: %s", where(error))
            return
        for table in tables:
            try:
                tokens = await self._house.see(table, lambda room: room.followers())
            except Refused:
                continue
            except Exception as error:
                log.error("Who is at a table could not be seen: %s", where(error), extra=self._at(table))
                continue
            for token in tokens:
                if (table, token) not in self._lines:
                    self._miss((table, token), 0)

    async def _take_over(self) -> None:
        """Whoever followed through a process that has died, and has come to no other, is gone."""
        while self._house.neighbours.several:
            await asyncio.sleep(self._reload)
            for reader in await self._house.neighbours.abandoned():
                if reader not in self._lines:
                    self._miss(reader, self._reload)

    async def _gone(self, reader: Reader, seconds: float) -> bool:
        """Write that nobody has followed the table for so long with this token, unless somebody does by now.

        False when it is too early to say so, or could not be written.
        """
        table, token = reader
        if await self._house.neighbours.followed(reader):
            return True
        early = False

        def decide(room: Room, fresh: Fresh) -> Entry:
            seat = room.seat_with(token)
            if seat is None or reader in self._lines or self._house.hints.closing:
                raise NothingToWrite
            nonlocal early
            early = 1000 * seconds < unnoticed(room.state, self._grace)
            if early:
                raise NothingToWrite
            return _or_nothing(room.gone(seat, self._grace, fresh))

        try:
            await self._house.write(table, "time", None, "", decide)
        except NothingToWrite:
            return not early
        except Refused as no:
            log.info("A table could not be told who is gone: %s", no.reason.code, extra=self._at(table))
            return no.reason.code != "not-written"
        except Exception as error:  # whatever happens at one table, the others want to know who is here
            log.error("Who is gone could not be written: %s", where(error), extra=self._at(table))
            return False
        return True

    def _at(self, table: str) -> dict[str, object]:
        return about(table, self._house.seq(table))


def _or_nothing(entry: Entry | None) -> Entry:
    if entry is None:
        raise NothingToWrite
    return entry
