"""A reader's line: what goes down it comes out in order, sooner or later, until it breaks."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from zaubertisch.server.limits import OUTSTANDING

if TYPE_CHECKING:
    from tests.sim.person import Tab
    from tests.sim.process import Process
    from tests.sim.world import World


class Line:
    """The transport under a stream: it takes everything, and counts what the reader has not swallowed."""

    def __init__(self, world: World, tab: Tab, process: Process, slow: bool) -> None:
        self.world, self.tab, self.slow = world, tab, slow
        self.token, self.since = tab.person.token, None if tab.frame is None else int(tab.frame["seq"])
        self.outstanding, self.free_at = 0, world.loop.moment
        self.broken = asyncio.Event()
        self.told = process.spawn(process.follow(self))

    def drop(self) -> None:
        """The reader is gone; the process finds out after a while."""
        self.broken.set()
        self.world.later(self.world.chance.choice((0.01, 3)), self.told.cancel)

    def write(self, sent: bytes) -> None:
        """Send a message."""
        weight = len(sent) if not self.slow else OUTSTANDING // 3  # as if it were a long night's worth
        self.outstanding += weight
        assert self.outstanding <= 2 * OUTSTANDING, "a slow reader is fed on and on"
        delay = 2.5 if self.slow else self.world.chance.choice((0.005, 0.02, 0.08))
        self.free_at = max(self.free_at, self.world.loop.moment) + delay
        self.world.loop.call_at(self.free_at, self.arrive, sent, weight)

    def arrive(self, sent: bytes, weight: int) -> None:
        self.outstanding -= weight
        if not self.broken.is_set():
            self.tab.take(self, sent)

    # -- what `streams.Throat` asks a transport

    def set_write_buffer_limits(self, high: int) -> None:
        """The reader of the real one may fill so much."""

    def get_extra_info(self, name: str) -> Any:
        return None

    def get_write_buffer_size(self) -> int:
        return self.outstanding

    def abort(self) -> None:
        """The line breaks, for both ends."""
        if self.slow and self.outstanding > OUTSTANDING:
            self.world.events["cut"] += 1
        self.broken.set()
