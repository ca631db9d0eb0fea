"""For how long finished tables are kept.  First the log says that it is over for good; its rows go later.

The log decides, as it does about everything else: a match that is called for in the same moment stands
before that entry, and the table stays; or behind it, and is refused.  So no process takes rows away to
which another one adds.
"""

from __future__ import annotations

import asyncio
import logging

import sqlalchemy as sa

from zaubertisch.kernel import Refused
from zaubertisch.server.house.alarm import now
from zaubertisch.server.house.house import House, NothingToWrite
from zaubertisch.server.storage.schema import event, room
from zaubertisch.server.table.log import Entry
from zaubertisch.server.table.room import Fresh, Room
from zaubertisch.server.trouble import where

from .journal import about

DAY = 86_400_000

EVERY = 600
"""Seconds between two rounds."""

SETTLE = 600_000
"""Milliseconds from the last entry until the rows go: whatever was being written has arrived by then."""

PAGE = 20
"""So many tables at once, so that moves do not wait for the disk."""

log = logging.getLogger(__name__)


class Keeping:
    """Takes finished tables away when they have been over for long enough; open ones never."""

    def __init__(self, house: House, keep: int | None) -> None:
        """Finished tables are kept for so many milliseconds; None is for good."""
        self._house = house
        self._keep = keep

    async def run(self) -> None:
        """Run until cancelled."""
        while self._keep is not None:
            try:
                await self.round(now(), self._keep)
            except Exception as error:
                log.error("Finished tables could not be taken away: %s", where(error))
            await asyncio.sleep(EVERY)

    async def round(self, moment: int, keep: int) -> None:
        """Take away what has been over for longer than `keep` at this moment."""
        await self._forget(moment - SETTLE)
        for table in await self._over(moment - keep):
            try:
                await self._expire(table, moment - keep)
            except Refused as no:  # what cannot be read is not taken away either
                log.info("A table is kept: %s", no.reason.code, extra=about(table, self._house.seq(table)))

    async def _over(self, before: int) -> list[str]:
        asked = sa.select(room.c.table_id).where(room.c.phase == "over", room.c.at < before)
        found = await self._house.store.transact(lambda connection: connection.scalars(asked).all())
        return [str(table) for table in found]

    async def _expire(self, table: str, before: int) -> None:
        def decide(room: Room, fresh: Fresh) -> Entry:
            if (entry := room.expire(before, fresh)) is None:
                raise NothingToWrite
            return entry

        try:
            await self._house.write(table, "time", None, "", decide)
        except NothingToWrite:
            return

    async def _forget(self, before: int) -> None:
        while gone := await self._house.store.transact(lambda connection: _take(connection, before)):
            for table in gone:
                self._house.forget(table)


def _take(connection: sa.Connection, before: int) -> list[str]:
    """Take the rows of some tables away, and say which."""
    asked = sa.select(room.c.table_id).where(room.c.phase == "expired", room.c.at < before).limit(PAGE)
    tables = [str(table) for table in connection.scalars(asked)]
    connection.execute(event.delete().where(event.c.table_id.in_(tables)))
    connection.execute(room.delete().where(room.c.table_id.in_(tables)))
    return tables
