"""What whoever runs the server can do about its tables: list them, close one, export a finished one.

An open table cannot be looked into: of it there is its header, and nothing else.
"""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from zaubertisch.kernel import Refused
from zaubertisch.server.house.house import House
from zaubertisch.server.messages.admin_wire import TableHeader
from zaubertisch.server.messages.wire import Done, TableSummary
from zaubertisch.server.storage.schema import room
from zaubertisch.server.table.log import Entry
from zaubertisch.server.table.room import Fresh, Room

PAGE = 500
"""How many tables are named at once."""


class Office:
    """The way in for whoever runs the server, once the token was shown."""

    def __init__(self, house: House) -> None:
        """The office of this house."""
        self._house = house

    async def tables(self, after: str) -> list[TableHeader]:
        """The headers of all tables behind this one, in the order of their ids; at most a page of them."""
        asked = (
            sa.select(room.c.summary, room.c.listed)
            .where(room.c.table_id > after, room.c.phase != "expired")
            .order_by(room.c.table_id)
            .limit(PAGE)
        )
        rows = await self._house.store.transact(lambda connection: connection.execute(asked).all())
        return [_header(summary, listed) for summary, listed in rows]

    async def close(self, table: str, why: str) -> Done:
        """Close a table for good; raises Refused when there is none, or it is closed already."""

        def decide(room: Room, fresh: Fresh) -> Entry:
            return room.close(why, fresh)

        return Done((await self._house.write(table, "admin", None, "", decide)).seq)

    async def export(self, table: str) -> bytes:
        """The log of a table that is over, an entry a line; raises Refused for every other."""
        rows = [row for _, row in await self._house.store.log(table)]
        if not rows:
            raise Refused("no-such-table")
        # What is told is what is looked at: another match, with its key, may begin at any moment.
        if Room.read(rows).state.phase != "over":
            raise Refused("table-open")
        return b"".join(row + b"\n" for row in rows)


def _header(summary: str, listed: bool) -> TableHeader:
    said = msgspec.json.decode(summary, type=TableSummary)
    return TableHeader(said.table, said.title, said.game, said.phase, listed, said.seats, said.at)
