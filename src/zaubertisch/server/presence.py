"""Who follows a table just now: lines are counted, and a person without one is written down as gone."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from zaubertisch.kernel import Refused

from .house import Decide, House, NothingToWrite
from .log import Entry
from .room import Fresh, Room
from .secret import hashed
from .trouble import where

RELOAD = 5.0
"""Seconds without a line that nobody notices: a page that is loaded again, a train in a tunnel."""

SETTLE = 30.0
"""Seconds that everyone has to come back after the server has started."""

GRACE = 60_000
"""Milliseconds until a bot sits in for a person who is gone."""

log = logging.getLogger(__name__)

Reader = tuple[str, str]
"""A table, and the digest of the token that was shown there."""


class Presence:
    """Counts the lines of this process, and tells the tables who came and who is gone."""

    def __init__(
        self, house: House, grace: int = GRACE, reload: float = RELOAD, settle: float = SETTLE
    ) -> None:
        """Nobody follows any table yet."""
        self._house = house
        self._grace, self._reload, self._settle = grace, reload, settle
        self._lines: Counter[Reader] = Counter()
        self._missed: dict[Reader, float] = {}  # whose last line broke, and when that counts
        self._changed = asyncio.Event()

    @contextmanager
    def line(self, table: str, secret: str | None) -> Iterator[None]:
        """For as long as the block runs somebody follows the table with this secret."""
        if secret is None:
            yield
            return
        reader = table, hashed(secret)
        self._lines[reader] += 1
        self._missed.pop(reader, None)
        try:
            yield
        finally:
            self._lines[reader] -= 1
            if self._lines[reader] == 0:
                del self._lines[reader]
                self._missed[reader] = asyncio.get_running_loop().time() + self._reload
                self._changed.set()

    async def arrive(self, table: str, secret: str | None) -> None:
        """Tell the table that whoever shows this secret is here, if it thinks otherwise."""

        def decide(room: Room, fresh: Fresh) -> Entry:
            seat = room.seat_of(secret)
            return _or_nothing(None if seat is None else room.arrived(seat, fresh))

        await self._tell(table, decide)

    async def run(self) -> None:
        """Run until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._look_round())
            while True:
                await self._wait()
                moment = asyncio.get_running_loop().time()
                for reader in [reader for reader, at in self._missed.items() if at <= moment]:
                    del self._missed[reader]
                    await self._gone(*reader)

    async def _wait(self) -> None:
        """Until somebody's line has been broken for long enough."""
        left = [max(0, at - asyncio.get_running_loop().time()) for at in self._missed.values()]
        try:
            async with asyncio.timeout(min(left, default=None)):
                await self._changed.wait()
        except TimeoutError:
            return
        self._changed.clear()

    async def _look_round(self) -> None:
        """After a start: whoever was here before and has not come back is gone."""
        await asyncio.sleep(self._settle)
        try:
            tables = await self._house.store.unfinished()
        except Exception as error:
            log.error("Who is here could not be seen: %s", where(error))
            return
        for table in tables:
            try:
                tokens = await self._house.see(table, lambda room: room.followers())
            except Refused:
                continue
            for token in tokens:
                if (table, token) not in self._lines:
                    await self._gone(table, token)

    async def _gone(self, table: str, token: str) -> None:
        """Write that nobody follows the table with this token, unless somebody does by now."""

        def decide(room: Room, fresh: Fresh) -> Entry:
            seat = room.seat_with(token)
            if seat is None or (table, token) in self._lines or self._house.hints.closing:
                raise NothingToWrite
            return _or_nothing(room.gone(seat, self._grace, fresh))

        await self._tell(table, decide)

    async def _tell(self, table: str, decide: Decide) -> None:
        try:
            await self._house.write(table, "time", None, "", decide)
        except NothingToWrite:
            return
        except Refused as no:
            log.info("Table %s could not be told who is here: %s", table, no.reason.code)


def _or_nothing(entry: Entry | None) -> Entry:
    if entry is None:
        raise NothingToWrite
    return entry
