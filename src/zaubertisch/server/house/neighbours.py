"""The other processes that serve the same tables: told what happened, and asked who does what."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol

from .alarm import Alarm
from .hints import Hints

Reader = tuple[str, str]
"""A table, and the digest of the secret that was shown there."""


class Carrier(Protocol):
    """Another way for hints than through the database."""

    async def send(self, tables: str) -> bool:
        """Tell the others that something was written at these tables; False when it could not be told."""

    async def run(self, hints: Hints) -> None:
        """Pass on what the others tell, until cancelled."""


class Neighbours(Protocol):
    """What one process wants of the others.

    Nothing here decides what is true: that is the log's alone.  Without an answer from the others a
    bot may think twice, or somebody be held for gone until they say that they are here.
    """

    several: bool
    """Whether there can be others at all."""

    def tell(self, table: str) -> None:
        """Something was written at this table: whoever follows it elsewhere may look."""

    def claim(self, table: str) -> AbstractAsyncContextManager[bool]:
        """Whether this process serves the table for as long as the block runs; False when another does."""

    async def first(self) -> bool:
        """Whether no other process serves; then none begins to before `let_in`."""

    async def let_in(self) -> None:
        """The others may serve too."""

    async def followed(self, reader: Reader) -> bool:
        """Whether somebody follows the table with this secret through another process."""

    async def abandoned(self) -> list[Reader]:
        """Those who followed through a process that has died; each is named to one process alone."""

    def follows(self, reader: Reader, yes: bool) -> None:
        """Somebody follows through this process, or does no longer."""

    async def leave(self) -> None:
        """This process serves no table any more: the others may take them over at once."""

    async def run(self, hints: Hints, alarm: Alarm) -> None:
        """Listen to the others until cancelled: pass on to `hints` what they tell, ring when one leaves."""


class Alone:
    """No other process: one file, and a lock beside it."""

    several = False

    def tell(self, table: str) -> None:
        """Nobody needs to be told."""

    @asynccontextmanager
    async def claim(self, table: str) -> AsyncIterator[bool]:
        """Every table is served here."""
        yield True

    async def first(self) -> bool:
        """There never is another."""
        return True

    async def let_in(self) -> None:
        """Nobody waits."""

    async def followed(self, reader: Reader) -> bool:
        """There are no lines but our own."""
        return False

    async def abandoned(self) -> list[Reader]:
        """Who was here before a start is seen in the logs."""
        return []

    def follows(self, reader: Reader, yes: bool) -> None:
        """Nobody asks."""

    async def leave(self) -> None:
        """Nobody takes over."""

    async def run(self, hints: Hints, alarm: Alarm) -> None:
        """There is nobody to listen to."""
