"""Where a table stands in the memory of a process: its room, its lock, and its own time."""

from __future__ import annotations

import asyncio
from collections import deque

from zaubertisch.server.table.room import Room

KEYS = 32
"""How many of the latest keys of a table are remembered: a request that is sent twice is sent twice soon."""


class Place:
    """One at a time may change the table or look at it."""

    def __init__(self) -> None:
        """Nothing has been read yet."""
        self.lock = asyncio.Lock()
        self.room: Room | None = None
        self.ahead = 0  # so many milliseconds the table's time is before that of this process
        self._reached = 0
        self._used: deque[tuple[str, str | None]] = deque(maxlen=KEYS)
        self._asked = 0
        self._answered = 0  # whoever asked up to here is served by the latest reading of the log

    def time(self, moment: int) -> int:
        """The table's own time at this moment of ours.

        It never runs backwards and never stands still.  Where our clock is behind what the log tells, as
        when it was set back or another machine's is fast, the table's goes on from where it was.
        """
        reached = self._reached if self.room is None else max(self._reached, self.room.state.at)
        self.ahead = max(self.ahead, reached - moment)
        self._reached = moment + self.ahead
        return self._reached

    def use(self, sender: str, key: str | None) -> None:
        """An entry is being written under this key."""
        self._used.append((sender, key))

    def used(self, sender: str, key: str) -> bool:
        """Whether that was lately; of any other key the database tells when it is written."""
        return (sender, key) in self._used

    def ask(self) -> int:
        """Somebody wants to know what is true now; the number of their question."""
        self._asked += 1
        return self._asked

    def begin_to_read(self) -> None:
        """The log is being read: that will answer whoever has asked by now, however many they are."""
        self._answered = self._asked

    def knows(self, question: int) -> bool:
        """Whether the log was read since this was asked."""
        return self.room is not None and self._answered >= question
