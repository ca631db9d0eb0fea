"""The one thread that writes: all appends of the moment share one commit, and are answered after it."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from zaubertisch.kernel import Refused
from zaubertisch.server.trouble import where

from . import questions
from .appends import GROUP, Append, Appended, KeySeen, Note, Outcome, SeqTaken
from .schema import event, room

log = logging.getLogger(__name__)


class Statement:
    """A statement as the driver takes it: compiled once, since it is carried out with every move."""

    def __init__(self, statement: sa.Insert | sa.Update) -> None:
        """Compile it."""
        compiled = statement.compile(dialect=sqlite.dialect())
        self.sql, self._names = str(compiled), compiled.positiontup or []

    def on(self, connection: sa.Connection, values: dict[str, object]) -> None:
        """Carry it out."""
        connection.exec_driver_sql(self.sql, tuple(values[name] for name in self._names))


_into_event = Statement(event.insert())
_into_room = Statement(room.insert())
_onto_room = Statement(
    room.update()
    .where(room.c.table_id == sa.bindparam("of_table"))
    .values({name: sa.bindparam(name) for name in Note.__struct_fields__})
)


class Writer:
    """Takes appends from any thread's event loop and writes them in the order in which they came."""

    def __init__(self, engine: sa.Engine) -> None:
        """Start the thread."""
        self._engine = engine
        self._kept: sa.Connection | None = None  # to begin anew with each commit costs as much as to write
        self._queue: SimpleQueue[tuple[Append, Future[Outcome]] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="zaubertisch-writer", daemon=True)
        self._thread.start()

    async def append(self, append: Append) -> Outcome:
        """Write the entry; the answer comes after the commit.  Raises Refused when it cannot be written."""
        future: Future[Outcome] = Future()
        self._queue.put((append, future))
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        """Write what is waiting, and end."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        ended = False
        while not ended:
            came = [self._queue.get()]
            with suppress(Empty):
                while len(came) < GROUP:
                    came.append(self._queue.get_nowait())
            ended = None in came
            # Whoever no longer waits for an answer has nothing written.
            self._write([each for each in came if each and each[1].set_running_or_notify_cancel()])
        self._let_go()

    def _let_go(self) -> None:
        kept, self._kept = self._kept, None
        if kept is not None:
            with suppress(Exception):  # it was of no use any more
                kept.close()

    def _write(self, group: list[tuple[Append, Future[Outcome]]]) -> None:
        outcomes: list[Outcome] = []
        try:
            connection = self._kept = self._kept or self._engine.connect()
            with connection.begin():
                outcomes.extend(_append(connection, append) for append, _ in group)
        except Exception as error:
            log.error("Nothing could be written: %s", where(error))
            self._let_go()  # whatever is wrong may be wrong with the connection
            for _, future in group:
                future.set_exception(Refused("not-written"))
        else:
            for (_, future), outcome in zip(group, outcomes, strict=True):
                future.set_result(outcome)


def as_bytes(body: str | bytes) -> bytes:
    """What a row holds, whatever has become of it; see `sqlite.open_database`."""
    return body if isinstance(body, bytes) else body.encode("utf-8", "surrogateescape")


def _append(connection: sa.Connection, append: Append) -> Outcome:
    row: dict[str, object] = {
        "table_id": append.table,
        "seq": append.seq,
        "sender": append.sender,
        "key": append.key,
        "body": append.body.decode(),
    }
    try:
        _into_event.on(connection, row)
    except sa.exc.IntegrityError:
        # SQLite takes back the failed statement alone; the rest of the group stands.
        names = {"of_table": append.table, "by_sender": append.sender, "with_key": append.key}
        seen = connection.execute(questions.by_key, names).first()
        return SeqTaken() if seen is None else KeySeen(seen.seq, as_bytes(seen.body))
    note = msgspec.structs.asdict(append.note)
    if append.seq == 1:
        _into_room.on(connection, {"table_id": append.table, **note})
    else:
        _onto_room.on(connection, {"of_table": append.table, **note})
    return Appended(append.seq)
