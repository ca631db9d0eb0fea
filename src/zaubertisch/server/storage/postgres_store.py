"""The log in a PostgreSQL database, which any number of processes may share."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import asyncpg
import sqlalchemy as sa

from . import questions
from .appends import Append, KeySeen, Outcome
from .postgres import SECONDS, Question, address_of, engine_at, insist, prepare
from .postgres_writer import PostgresWriter

log = logging.getLogger(__name__)

T = TypeVar("T")

CONNECTIONS = 5
"""How many connections read and write; one more belongs to `postgres_neighbours`."""

SETTINGS = {
    "application_name": "zaubertisch",
    "synchronous_commit": "on",  # an answered move must survive the loss of power
    "statement_timeout": f"{SECONDS}s",
}

_log, _by_key, _due = Question(questions.log), Question(questions.by_key), Question(questions.due)
_listed, _unfinished = Question(questions.listed), Question(questions.unfinished)
_alive = Question(questions.alive)

HEADS = """
SELECT wanted.table_id, head.seq FROM unnest($1::text[]) AS wanted (table_id),
LATERAL (SELECT seq FROM event WHERE event.table_id = wanted.table_id ORDER BY seq DESC LIMIT 1) AS head
"""


class PostgresStore:
    """All logs of one database; raises DatabaseRefused when it cannot be used."""

    def __init__(self, database: str) -> None:
        """Bring the tables up to date.  Connections are made when something is first asked."""
        prepare(database)
        self._address = address_of(database)
        self._engine = engine_at(self._address)
        self._opening: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> Outcome:
        """Write an entry at its place; the answer comes after it is durable."""
        await self._open()
        return await self._writer.append(append)

    async def log(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The entries after a place, in order, each with its place."""
        rows = await self._read(_log, of_table=table, after=after)
        return [(row["seq"], row["body"].encode()) for row in rows]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The place of the latest entry of each of these tables."""
        await self._open()
        rows = await insist(lambda: self._pool.fetch(HEADS, [t for t in tables if _storable(t)]))
        return {row["table_id"]: row["seq"] for row in rows}

    async def seen(self, table: str, sender: str, key: str) -> KeySeen | None:
        """The entry for which this sender has used the key, if there is one."""
        for row in await self._read(_by_key, of_table=table, by_sender=sender, with_key=key):
            return KeySeen(row["seq"], row["body"].encode())
        return None

    async def due(self, now: int) -> list[str]:
        """The tables at which time itself has something to do by now."""
        return [row["table_id"] for row in await self._read(_due, now=now)]

    async def listed(self, since: int) -> list[str]:
        """The summaries, as JSON, of the listed tables with an event since then, the latest first."""
        return [row["summary"] for row in await self._read(_listed, since=since)]

    async def unfinished(self, since: int) -> list[str]:
        """The tables at which something may still be played, or a match was over only since then."""
        return [row["table_id"] for row in await self._read(_unfinished, since=since)]

    async def beat(self, now: int) -> None:
        """Write down that the tables are served at this moment."""
        await self._open()
        if await self._pool.execute("UPDATE pulse SET at = $1", now) == "UPDATE 0":
            await self._pool.execute("INSERT INTO pulse (at) VALUES ($1)", now)

    async def alive(self) -> int | None:
        """When the tables were served last, as far as is known; None when they never were."""
        (row,) = await self._read(_alive)
        at: int | None = row["at"]
        return at

    async def transact(self, work: Callable[[sa.Connection], T]) -> T:
        """Do what is no part of a log, all of it or nothing; raises what the work raises."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def secret(self, name: str) -> bytes:
        """A secret of this server, the same in all its processes."""
        await self._open()
        await self._pool.execute(
            "INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            name,
            secrets.token_hex(32),
        )
        return bytes.fromhex(await self._pool.fetchval("SELECT value FROM secret WHERE name = $1", name))

    async def close(self) -> None:
        """Write what is waiting, and hang up."""
        if self._opening is None:
            return
        try:
            async with asyncio.timeout(SECONDS):
                await self._opening
                await self._writer.close()
                await self._pool.close()
        except Exception as error:  # the database is away: nobody has been answered who was not written
            log.warning("The database could not be taken leave of: %s", type(error).__name__)
            if not self._opening.cancel() and not self._opening.exception():
                self._pool.terminate()

    async def _read(self, question: Question, **values: str | int) -> list[Any]:
        await self._open()
        if not all(_storable(value) for value in values.values()):
            return []
        given = question.values(**values)
        return await insist(lambda: self._pool.fetch(question.sql, *given))

    async def _open(self) -> None:
        if self._opening is None or (self._opening.done() and self._opening.exception()):
            self._opening = asyncio.create_task(self._connect())
        await asyncio.shield(self._opening)

    async def _connect(self) -> None:
        self._pool = await insist(
            lambda: asyncpg.create_pool(
                self._address,
                min_size=1,
                max_size=CONNECTIONS,
                command_timeout=SECONDS,
                server_settings=SETTINGS,
            )
        )
        self._writer = PostgresWriter(self._pool)


def _storable(value: str | int) -> bool:
    """Nothing lies under a name that PostgreSQL's text cannot hold; strangers may ask for one."""
    return isinstance(value, int) or ("\0" not in value and value.isprintable())
