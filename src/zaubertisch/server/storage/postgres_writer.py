"""Appends of the moment as one statement, answered after its commit: so none is ever left half written."""

from __future__ import annotations

import asyncio
import logging

import asyncpg
import msgspec

from zaubertisch.kernel import Refused

from . import questions
from .appends import GROUP, Append, Appended, KeySeen, Outcome, SeqTaken
from .postgres import Question, insist

log = logging.getLogger(__name__)

APPEND = """
WITH came AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[],
                         $6::bool[], $7::text[], $8::bigint[], $9::bigint[], $10::text[])
    WITH ORDINALITY AS came (table_id, seq, sender, key, body, listed, phase, at, wake_at, summary, nth)
), added AS (
    INSERT INTO event (table_id, seq, sender, key, body)
    SELECT table_id, seq, sender, key, body FROM came ORDER BY table_id, seq, nth
    ON CONFLICT DO NOTHING
    RETURNING table_id, seq, sender, key
), noted AS (
    INSERT INTO room (table_id, listed, phase, at, wake_at, summary)
    SELECT DISTINCT ON (table_id) table_id, listed, phase, at, wake_at, summary
    FROM came JOIN added USING (table_id, seq, sender)
    WHERE came.key IS NOT DISTINCT FROM added.key
    ORDER BY table_id, seq DESC
    ON CONFLICT (table_id) DO UPDATE SET
        listed = excluded.listed, phase = excluded.phase, at = excluded.at,
        wake_at = excluded.wake_at, summary = excluded.summary
)
SELECT table_id, seq, sender, key FROM added
"""
"""All processes lock in the order of the tables, so none waits for another in a ring."""

_by_key = Question(questions.by_key)

Waiting = tuple[Append, asyncio.Future[Outcome]]


class PostgresWriter:
    """Takes appends and writes them in the order in which they came, one group after the other."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        """Nothing is waiting."""
        self._pool = pool
        self._waiting: list[Waiting] = []
        self._work: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> Outcome:
        """Write the entry; the answer comes after the commit.  Raises Refused when it cannot be written."""
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, future))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._run())
        return await future

    async def close(self) -> None:
        """Write what is waiting."""
        if self._work is not None:
            await self._work

    async def _run(self) -> None:
        while self._waiting:
            came, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            # Whoever no longer waits for an answer has nothing written.
            group = [(append, future) for append, future in came if not future.done()]
            try:
                outcomes = await self._write([append for append, _ in group])
            except Exception as error:
                log.error("Nothing could be written: %s", type(error).__name__)
                outcomes = None
            for nth, (_, future) in enumerate(group):
                if future.done():
                    continue
                if outcomes is None:
                    future.set_exception(Refused("not-written"))
                else:
                    future.set_result(outcomes[nth])

    async def _write(self, group: list[Append]) -> list[Outcome]:
        if not group:
            return []
        # A second attempt finds what the first has written: the house looks there, and knows it again.
        rows = await insist(lambda: self._pool.fetch(APPEND, *_columns(group)))
        added = {tuple(row) for row in rows}
        return [await self._outcome(append, added) for append in group]

    async def _outcome(self, append: Append, added: set[tuple[object, ...]]) -> Outcome:
        place = (append.table, append.seq, append.sender, append.key)
        if place in added:
            added.discard(place)  # of two that are quite alike the first was written
            return Appended(append.seq)
        if append.key is not None:
            values = _by_key.values(of_table=append.table, by_sender=append.sender, with_key=append.key)
            if row := await insist(lambda: self._pool.fetchrow(_by_key.sql, *values)):
                return KeySeen(row["seq"], row["body"].encode())
        return SeqTaken()


def _columns(group: list[Append]) -> list[list[object]]:
    """The group by columns, as `unnest` takes it."""
    rows = [
        (each.table, each.seq, each.sender, each.key, each.body.decode(), *msgspec.structs.astuple(each.note))
        for each in group
    ]
    return [list(column) for column in zip(*rows, strict=True)]
