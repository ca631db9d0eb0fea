"""The other processes on one PostgreSQL database, reached over a connection of our own.

What must end with a process hangs on that connection: PostgreSQL frees its locks the moment it breaks,
so a killed process claims nothing, and needs no heartbeat.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg

from zaubertisch.kernel.fairness import digest
from zaubertisch.server.storage.postgres import AWAY, SECONDS, address_of
from zaubertisch.server.trouble import where

from .alarm import Alarm
from .hints import Hints
from .neighbours import Carrier, Reader

CHANNEL = "zaubertisch"

SERVING, PROCESS, TABLE = 728_101, 728_102, 728_103
"""Kinds of locks: shared by all who serve, one of each process, one of each table that is served."""

WAIT = 30.0
"""Seconds that a process waits for the first one to give the time back; then that one has got stuck."""

ABANDONED = """
WITH gone AS (DELETE FROM follower WHERE process = $1 RETURNING table_id, token)
SELECT array_agg(ARRAY[table_id, token]) FROM gone
"""

LEAVING = "."
"""What a process says that stops; no table is called so."""

AGAIN = 0.2
"""Seconds between two attempts."""

TOLD = 400
"""The most tables in one message: PostgreSQL carries 8000 bytes."""

SETTINGS = {
    "application_name": "zaubertisch neighbours",
    "synchronous_commit": "off",  # what is written here is about this moment
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}

log = logging.getLogger(__name__)


class PostgresNeighbours:
    """Tells by NOTIFY after the commit, claims by advisory locks, and writes down who follows."""

    several = True

    def __init__(self, database: str, carrier: Carrier | None = None) -> None:
        """Not connected yet; this process has a number of its own.  A `carrier` takes the hints."""
        self._carrier = carrier
        self._address = address_of(database)
        self._number = secrets.randbelow(2**31)
        self._connection: Any = None
        self._one = asyncio.Lock()  # a connection carries one question at a time
        self._up, self._news = asyncio.Event(), asyncio.Event()
        self._told: dict[str, None] = {}
        self._followed: set[Reader] = set()
        self._written: set[Reader] = set()
        self._first = False

    # -- what the others are told

    def tell(self, table: str) -> None:
        """Something was written at this table: whoever follows it elsewhere may look."""
        self._told[table] = None
        self._news.set()

    def follows(self, reader: Reader, yes: bool) -> None:
        """Somebody follows through this process, or does no longer."""
        (self._followed.add if yes else self._followed.discard)(reader)
        self._news.set()

    # -- who does what

    @asynccontextmanager
    async def claim(self, table: str) -> AsyncIterator[bool]:
        """Whether this process serves the table for as long as the block runs; False when another does."""
        mine = await self._ask("SELECT pg_try_advisory_lock($1, $2)", TABLE, _number_of(table))
        try:
            yield mine is not False  # without an answer: the log lets one of two through
        finally:
            if mine:
                await self._ask("SELECT pg_advisory_unlock($1, $2)", TABLE, _number_of(table))

    async def first(self) -> bool:
        """Whether no other process serves; then none begins to before `let_in`."""
        await self._up.wait()
        if not self._first:
            self._first = bool(await self._ask("SELECT pg_try_advisory_lock($1, 0)", SERVING))
        return self._first

    async def let_in(self) -> None:
        """The others may serve too."""
        if self._first and await self._ask("SELECT pg_advisory_unlock($1, 0)", SERVING):
            self._first = False

    # -- who follows

    async def followed(self, reader: Reader) -> bool:
        """Whether somebody follows the table with this secret through another process."""
        question = "SELECT EXISTS (SELECT FROM follower WHERE table_id = $1 AND token = $2 AND process <> $3)"
        return bool(await self._ask(question, *reader, self._number))

    async def abandoned(self) -> list[Reader]:
        """Those who followed through a process that has died; each is named to one process alone."""
        readers: list[Reader] = []
        others = "SELECT array_agg(DISTINCT process) FROM follower WHERE process <> $1"
        for number in await self._ask(others, self._number) or []:
            if await self._ask("SELECT pg_try_advisory_lock($1, $2)", PROCESS, number):
                left = await self._ask(ABANDONED, number)
                await self._ask("SELECT pg_advisory_unlock($1, $2)", PROCESS, number)
                readers += [(table, token) for table, token in left or []]
        return readers

    # -- the connection

    async def leave(self) -> None:
        """This process serves no table any more: the others may take them over at once."""
        await self._ask("SELECT pg_notify($1, $2)", CHANNEL, LEAVING)

    async def run(self, hints: Hints, alarm: Alarm) -> None:
        """Listen to the others until cancelled: pass on to `hints` what they tell, ring when one leaves."""
        async with asyncio.TaskGroup() as tasks:
            if self._carrier is not None:
                tasks.create_task(self._carrier.run(hints))
            while True:
                try:
                    await self._serve(hints, alarm)
                except Exception as error:  # the tables are served all the same
                    log.warning("The other processes cannot be reached: %s", where(error))
                await asyncio.sleep(AGAIN)

    async def _serve(self, hints: Hints, alarm: Alarm) -> None:
        connection = await asyncpg.connect(
            self._address, timeout=SECONDS, command_timeout=SECONDS, server_settings=SETTINGS
        )
        try:
            connection.add_termination_listener(lambda _: self._news.set())
            await self._join(connection, hints, alarm)
            self._connection = connection
            self._up.set()
            hints.look_everywhere()  # whatever was told meanwhile
            while not connection.is_closed():
                await self._news.wait()
                self._news.clear()
                await self._write_down()
                await self._pass_on()
        finally:
            self._up.clear()
            self._connection, self._first = None, False
            with suppress(*AWAY):
                await connection.close(timeout=1)

    async def _join(self, connection: Any, hints: Hints, alarm: Alarm) -> None:
        """Listen, be one of those who serve, and write down anew who follows here."""

        def heard(_: object, pid: int, __: object, said: object) -> None:
            if pid == connection.get_server_pid():
                return
            if said == LEAVING:
                alarm.ring_for_all()
            else:
                for table in str(said).split():
                    hints.look(table)

        await connection.add_listener(CHANNEL, heard)
        await connection.fetchval("SELECT pg_advisory_lock($1, $2)", PROCESS, self._number)
        self._first = await connection.fetchval("SELECT pg_try_advisory_lock($1, 0)", SERVING)
        end = asyncio.get_running_loop().time() + WAIT
        # One of several that start together holds the door until every clock has its time back.
        while not await connection.fetchval("SELECT pg_try_advisory_lock_shared($1, 0)", SERVING):
            if asyncio.get_running_loop().time() > end:
                log.warning("Another process has not finished its start")
                break
            await asyncio.sleep(AGAIN)
        await connection.execute("DELETE FROM follower WHERE process = $1", self._number)
        self._written = set()
        self._news.set()

    async def _write_down(self) -> None:
        """Bring the rows of this process to what is so."""
        came, went = self._followed - self._written, self._written - self._followed
        if came:
            rows = sorted((self._number, *reader) for reader in came)
            columns = [list(column) for column in zip(*rows, strict=True)]
            await self._do(
                "INSERT INTO follower SELECT * FROM unnest($1::int[], $2::text[], $3::text[])", *columns
            )
        if went:
            tables, tokens = (list(column) for column in zip(*sorted(went), strict=True))
            await self._do(
                "DELETE FROM follower USING unnest($2::text[], $3::text[]) AS went (table_id, token) "
                "WHERE process = $1 AND follower.table_id = went.table_id AND follower.token = went.token",
                self._number,
                tables,
                tokens,
            )
        self._written = (self._written | came) - went

    async def _pass_on(self) -> None:
        """Tell the others where they may look: after the commit, for within it the commits would queue."""
        while self._told:
            tables = list(self._told)[:TOLD]
            for table in tables:
                del self._told[table]
            if self._carrier is None or not await self._carrier.send(" ".join(tables)):
                await self._do("SELECT pg_notify($1, $2)", CHANNEL, " ".join(tables))

    async def _do(self, statement: str, *values: object) -> None:
        async with self._one:
            await self._connection.execute(statement, *values)

    async def _ask(self, question: str, *values: object) -> Any:
        """The answer, or None while there is no connection."""
        if self._connection is None:
            return None
        try:
            async with self._one:
                return await self._connection.fetchval(question, *values)
        except (*AWAY, asyncpg.PostgresError):
            self._news.set()  # see whether the connection has gone
            return None


def _number_of(table: str) -> int:
    """The number of a table's lock; two tables may share one, and then are served one after the other."""
    return int.from_bytes(digest("zaubertisch claim", table.encode())[:4], "big", signed=True)
