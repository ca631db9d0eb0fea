"""The log on the disk, whichever database holds it: what the house asks of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

import sqlalchemy as sa

from .appends import Append, Appended, KeySeen, Note, Outcome, SeqTaken

__all__ = ["Append", "Appended", "DatabaseRefused", "KeySeen", "Note", "Outcome", "SeqTaken", "Store"]


T = TypeVar("T")


class DatabaseRefused(Exception):
    """The database cannot be used; the message is one sentence for whoever started the server."""


class Store(Protocol):
    """All logs of this server."""

    async def append(self, append: Append) -> Outcome:
        """Write an entry at its place; the answer comes after it is durable.

        Raises Refused when it cannot be written, or nobody knows whether it was.
        """

    async def log(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The entries after a place, in order, each with its place."""

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The place of the latest entry of each of these tables."""

    async def seen(self, table: str, sender: str, key: str) -> KeySeen | None:
        """The entry for which this sender has used the key, if there is one."""

    async def due(self, now: int) -> list[str]:
        """The tables at which time itself has something to do by now."""

    async def listed(self, since: int) -> list[str]:
        """The summaries, as JSON, of the listed tables with an event since then, the latest first."""

    async def unfinished(self, since: int) -> list[str]:
        """The tables at which something may still be played, or a match was over only since then."""

    async def beat(self, now: int) -> None:
        """Write down that the tables are served at this moment."""

    async def alive(self) -> int | None:
        """When the tables were served last, as far as is known; None when they never were."""

    async def transact(self, work: Callable[[sa.Connection], T]) -> T:
        """Do what is no part of a log, all of it or nothing; raises what the work raises."""

    async def secret(self, name: str) -> bytes:
        """A secret of this server; the same for as long as the database lives."""

    async def close(self) -> None:
        """Write what is waiting, and let go of the database."""
