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

from zaubertisch.kernel import Refused
from zaubertisch.server.trouble import where

from . import questions
from .appends import GROUP, Append, Appended, KeySeen, Outcome, SeqTaken
from .schema import event, room

log = logging.getLogger(__name__)

_into_event = event.insert()
_into_room = room.insert()
_onto_room = room.update().where(room.c.table_id == sa.bindparam("of_table"))


class Writer:
    """Takes appends from any thread's event loop and writes them in the order in which they came."""

    def __init__(self, engine: sa.Engine) -> None:
        """Start the thread."""
        self._engine = engine
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

    def _write(self, group: list[tuple[Append, Future[Outcome]]]) -> None:
        outcomes: list[Outcome] = []
        try:
            with self._engine.begin() as connection:
                outcomes.extend(_append(connection, append) for append, _ in group)
        except Exception as error:
            log.error("Nothing could be written: %s", where(error))
            for _, future in group:
                future.set_exception(Refused("not-written"))
        else:
            for (_, future), outcome in zip(group, outcomes, strict=True):
                future.set_result(outcome)


def as_bytes(body: str | bytes) -> bytes:
    """What a row holds, whatever has become of it; see `sqlite.open_database`."""
    return body if isinstance(body, bytes) else body.encode("utf-8", "surrogateescape")


def _append(connection: sa.Connection, append: Append) -> Outcome:
    row = {
        "table_id": append.table,
        "seq": append.seq,
        "sender": append.sender,
        "key": append.key,
        "body": append.body.decode(),
    }
    try:
        connection.execute(_into_event, row)
    except sa.exc.IntegrityError:
        # SQLite takes back the failed statement alone; the rest of the group stands.
        names = {"of_table": append.table, "by_sender": append.sender, "with_key": append.key}
        seen = connection.execute(questions.by_key, names).first()
        return SeqTaken() if seen is None else KeySeen(seen.seq, as_bytes(seen.body))
    note = msgspec.structs.asdict(append.note)
    if append.seq == 1:
        connection.execute(_into_room, {"table_id": append.table, **note})
    else:
        connection.execute(_onto_room, {"of_table": append.table, **note})
    return Appended(append.seq)
