"""The log in a SQLite file: appended to by one thread, read by a few."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa

from . import questions
from .appends import Append, KeySeen, Outcome
from .schema import event, pulse, secret
from .sqlite import open_database
from .writer import Writer, as_bytes

T = TypeVar("T")

READERS = 4
"""How many threads read."""

_head = sa.select(sa.func.max(event.c.seq)).where(event.c.table_id == sa.bindparam("of_table"))


class SqliteStore:
    """All logs in one file.  Made by one process alone; raises DatabaseRefused when it cannot be."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it."""
        self._lock, self._engine = open_database(path)
        self._readers = ThreadPoolExecutor(READERS, "zaubertisch-reader")
        self._writer = Writer(self._engine)

    async def append(self, append: Append) -> Outcome:
        """Write an entry at its place; the answer comes after it is durable."""
        return await self._writer.append(append)

    async def log(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The entries after a place, in order, each with its place."""
        rows = await self._read(questions.log, of_table=table, after=after)
        return [(row.seq, as_bytes(row.body)) for row in rows]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The place of the latest entry of each of these tables."""
        heads = {table: await self._read(_head, of_table=table) for table in tables}
        return {table: row[0] for table, (row,) in heads.items() if row[0] is not None}

    async def seen(self, table: str, sender: str, key: str) -> KeySeen | None:
        """The entry for which this sender has used the key, if there is one."""
        for row in await self._read(questions.by_key, of_table=table, by_sender=sender, with_key=key):
            return KeySeen(row.seq, as_bytes(row.body))
        return None

    async def due(self, now: int) -> list[str]:
        """The tables at which time itself has something to do by now."""
        return [row.table_id for row in await self._read(questions.due, now=now)]

    async def listed(self, since: int) -> list[str]:
        """The summaries, as JSON, of the listed tables with an event since then, the latest first."""
        return [row.summary for row in await self._read(questions.listed, since=since)]

    async def unfinished(self, since: int) -> list[str]:
        """The tables at which something may still be played, or a match was over only since then."""
        return [row.table_id for row in await self._read(questions.unfinished, since=since)]

    async def beat(self, now: int) -> None:
        """Write down that the tables are served at this moment."""
        await asyncio.get_running_loop().run_in_executor(self._readers, self._beat, now)

    def _beat(self, now: int) -> None:
        with self._engine.begin() as connection:
            if connection.execute(pulse.update(), {"at": now}).rowcount == 0:
                connection.execute(pulse.insert(), {"at": now})

    async def alive(self) -> int | None:
        """When the tables were served last, as far as is known; None when they never were."""
        (row,) = await self._read(questions.alive)
        at: int | None = row.at
        return at

    async def transact(self, work: Callable[[sa.Connection], T]) -> T:
        """Do what is no part of a log, all of it or nothing; raises what the work raises."""

        def done() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, done)

    async def secret(self, name: str) -> bytes:
        """A secret of this server; the same for as long as the file lives."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._secret, name)

    def _secret(self, name: str) -> bytes:
        with self._engine.begin() as connection:
            kept = connection.scalar(sa.select(secret.c.value).where(secret.c.name == name))
            if kept is None:
                kept = secrets.token_hex(32)
                connection.execute(secret.insert(), {"name": name, "value": kept})
            return bytes.fromhex(kept)

    async def close(self) -> None:
        """Write what is waiting, and let another process have the file."""
        await asyncio.get_running_loop().run_in_executor(None, self._close)

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()
        self._lock.free()

    async def _read(self, question: sa.Select[Any], **values: str | int) -> list[sa.Row[Any]]:
        def ask() -> list[sa.Row[Any]]:
            with self._engine.connect() as connection:
                return list(connection.execute(question, values))

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)
