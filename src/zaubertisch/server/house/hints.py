"""Who wants to know that something happened at a table.  A hint carries nothing; it only says: look."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Watch:
    """One reader's wish to be told; hints that come while it is busy become one."""

    def __init__(self) -> None:
        """Nothing has happened yet."""
        self._event = asyncio.Event()
        self._told = self.closing = False

    def look(self) -> None:
        """Tell the reader."""
        self._told = True
        self._event.set()

    def close(self) -> None:
        """Tell the reader that nothing more will come."""
        self.closing = True
        self.look()

    async def wait(self, seconds: float) -> bool:
        """Wait for a hint; False when none came in this time."""
        end = asyncio.get_running_loop().call_later(seconds, self._event.set)
        try:
            await self._event.wait()
        finally:
            end.cancel()
        self._event.clear()
        told, self._told = self._told, False
        return told


class Hints:
    """Every watch of this process, by table."""

    def __init__(self) -> None:
        """Nobody watches."""
        self._watches: dict[str, dict[Watch, None]] = {}  # in the order in which they came
        self._unread: set[str] = set()  # watched tables at which others may have written since we read
        self._closed = asyncio.Event()

    @property
    def closing(self) -> bool:
        """Whether the server stops."""
        return self._closed.is_set()

    async def closed(self) -> None:
        """Wait until the server stops."""
        await self._closed.wait()

    @contextmanager
    def watch(self, table: str) -> Iterator[Watch]:
        """Watch a table for as long as the block runs."""
        watch = Watch()
        watches = self._watches.setdefault(table, {})
        watches[watch] = None
        if self.closing:
            watch.close()
        try:
            yield watch
        finally:
            del watches[watch]
            if not watches and self._watches.get(table) is watches:
                del self._watches[table]
                self._unread.discard(table)

    def look(self, table: str) -> None:
        """Somebody else wrote at this table, or may have: whoever watches it must read."""
        if table in self._watches:
            self._unread.add(table)
            self.show(table)

    def unread(self, table: str) -> bool:
        """Whether there may be something to read since `reading`."""
        return table in self._unread

    def reading(self, table: str) -> None:
        """The log is being read: whatever was told of it until now will be found there."""
        self._unread.discard(table)

    def show(self, table: str) -> None:
        """What has been read or written here is something new for those who watch."""
        for watch in self._watches.get(table, ()):
            watch.look()

    def look_everywhere(self) -> None:
        """Something may have happened at any table."""
        for table in self._watches:
            self.look(table)

    def watched(self) -> list[str]:
        """The tables that somebody watches."""
        return list(self._watches)

    def is_watched(self, table: str) -> bool:
        """Whether somebody watches this table."""
        return table in self._watches

    def close(self) -> None:
        """The server stops: every reader may go."""
        self._closed.set()
        for watches in self._watches.values():
            for watch in watches:
                watch.close()
