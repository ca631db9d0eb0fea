"""The log of one table on a disk that can fail: what is being written may be there later, or not."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from zaubertisch.kernel import Refused
from zaubertisch.server.storage.appends import Append, Appended, KeySeen, Note, Outcome, SeqTaken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.sim.process import Process
    from tests.sim.world import World

TABLE = "table-1"


class Row(msgspec.Struct, frozen=True):
    """An entry as it stands in the log, with who asked for it."""

    sender: str
    key: str | None
    body: bytes


class Disk:
    """One entry for each place, one for each key of a sender; beside them a note and a pulse."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.keys: dict[tuple[str, str], int] = {}
        self.note: Note | None = None
        self.pulse: int | None = None
        self.writing: list[tuple[Process, Append, asyncio.Future[Outcome]]] = []

    def place(self, append: Append) -> Outcome:
        """What becomes of an append that reaches the disk."""
        if append.key is not None and (seq := self.keys.get((append.sender, append.key))):
            return KeySeen(seq, self.rows[seq - 1].body)
        if append.seq != len(self.rows) + 1:
            return SeqTaken()
        self.rows.append(Row(append.sender, append.key, append.body))
        self.note = append.note
        if append.key is not None:
            self.keys[append.sender, append.key] = append.seq
        return Appended(append.seq)

    def commit(self) -> None:
        """What is being written is durable from now on, or has lost its place to another."""
        waiting, self.writing = self.writing, []
        for _, append, future in waiting:
            outcome = self.place(append)
            if not future.done():
                future.set_result(outcome)

    def tear(self, whole: int) -> None:
        """The power goes: so many of what is being written get there, and nobody is told."""
        waiting, self.writing = self.writing, []
        for _, append, _ in waiting[:whole]:
            self.place(append)


class DiskStore:
    """The disk as one process has it; slow now and then, and for a dead process gone."""

    def __init__(self, world: World, process: Process) -> None:
        self.world, self.process, self.disk = world, process, world.disk

    async def reach(self) -> None:
        """On the way to the disk others run, and some of the time passes."""
        await asyncio.sleep(0.02 if self.world.chance.random() < 0.2 else 0)

    async def append(self, append: Append) -> Outcome:
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self.disk.writing.append((self.process, append, future))
        self.world.later(self.world.chance.uniform(0.001, 0.02), self.disk.commit)
        if self.world.unlucky(0.03):
            self.world.later(0, lambda: self.world.strike(self.process))  # before it is written, or after
        outcome = await future
        if self.world.stormy and self.world.chance.random() < 0.02:
            self.world.events["unknown"] += 1  # the line to the database broke after the commit
            raise Refused("not-written")
        return outcome

    async def log(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        await self.reach()
        return [(after + n, row.body) for n, row in enumerate(self.disk.rows[after:], 1)]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        await self.reach()
        return {TABLE: len(self.disk.rows)}

    async def seen(self, table: str, sender: str, key: str) -> KeySeen | None:
        await self.reach()
        seq = self.disk.keys.get((sender, key))
        return None if seq is None else KeySeen(seq, self.disk.rows[seq - 1].body)

    async def due(self, now: int) -> list[str]:
        await self.reach()
        at = None if self.disk.note is None else self.disk.note.wake_at
        return [TABLE] if at is not None and at <= now else []

    async def unfinished(self, since: int) -> list[str]:
        return [TABLE]

    async def beat(self, now: int) -> None:
        self.disk.pulse = now

    async def alive(self) -> int | None:
        return self.disk.pulse

    async def listed(self, since: int) -> list[str]:
        raise NotImplementedError("nobody looks at the lobby")

    async def transact(self, work: Any) -> Any:
        raise NotImplementedError("nobody has an account")

    async def secret(self, name: str) -> bytes:
        raise NotImplementedError("the table stands already")

    async def close(self) -> None:
        raise NotImplementedError("processes are killed")
