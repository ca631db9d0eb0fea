"""The log on a disk that can fail: what is being written when the power goes may be there later, or not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec

from zaubertisch.server.table import log


class Row(msgspec.Struct, frozen=True):
    """An entry as it stands in the log, with who asked for it."""

    sender: str
    key: str | None
    body: bytes


class Outcome(msgspec.Struct, frozen=True):
    """What became of an append: its place, or the place where its key was used before, or that it lost."""

    seq: int | None
    of: str = ""


class Disk:
    """The log of one table: append-only, one entry for each place, one for each key of a sender."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.keys: dict[tuple[str, str], Outcome] = {}
        self.writing: list[tuple[int, Row, Callable[[Outcome], None]]] = []

    def seen(self, sender: str, key: str | None) -> Outcome | None:
        """Where this sender used the key before."""
        return None if key is None else self.keys.get((sender, key))

    def write(self, seq: int, row: Row, done: Callable[[Outcome], None]) -> None:
        """Begin to write; nobody can know yet whether it will be there."""
        self.writing.append((seq, row, done))

    def commit(self) -> None:
        """What is being written is durable from now on, or has lost its place to another."""
        waiting, self.writing = self.writing, []
        for seq, row, done in waiting:
            done(self.place(seq, row))

    def place(self, seq: int, row: Row) -> Outcome:
        if (before := self.seen(row.sender, row.key)) is not None:
            return before
        if seq != len(self.rows) + 1:
            return Outcome(None)
        self.rows.append(row)
        outcome = Outcome(seq, log.read(row.body).of)
        if row.key is not None:
            self.keys[row.sender, row.key] = outcome
        return outcome

    def crash(self, chance: Random) -> None:
        """The power goes: of what is being written a part gets there, and nobody is told."""
        waiting, self.writing = self.writing, []
        for seq, row, _ in waiting[: chance.randint(0, len(waiting))]:
            self.place(seq, row)
