"""What time it is, and which table is to be looked at when."""

from __future__ import annotations

import asyncio
import time


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Alarm:
    """Remembers for each table when it is to be looked at again."""

    def __init__(self) -> None:
        """Nothing is to come."""
        self._at: dict[str, int] = {}
        self._changed = asyncio.Event()
        self._all = False

    def ring_for_all(self) -> None:
        """Any table may be due now: whoever served the others does so no longer."""
        self._all = True
        self._changed.set()

    def rung_for_all(self) -> bool:
        """Whether that was so; it is forgotten here."""
        rung, self._all = self._all, False
        return rung

    def set(self, table: str, at: int | None) -> None:
        """Ring for this table then, and at no other time; None: not at all."""
        if at is None:
            self._at.pop(table, None)
        else:
            self._at[table] = at
            self._changed.set()

    def due(self, moment: int) -> list[str]:
        """The tables whose time has come; they are forgotten here."""
        due = [table for table, at in self._at.items() if at <= moment]
        for table in due:
            del self._at[table]
        return due

    async def wait(self, moment: int, seconds: float) -> None:
        """Until the next table is due, or something has been set, but no longer than this."""
        if self._at:
            seconds = min(seconds, max(0, min(self._at.values()) - moment) / 1000)
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            return
        self._changed.clear()
