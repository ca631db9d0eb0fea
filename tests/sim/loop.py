"""An event loop whose time stands still while there is anything to do, and then jumps to what comes next."""

from __future__ import annotations

import asyncio
from typing import Any


class Loop(asyncio.BaseEventLoop):
    """No sockets, no threads, no waiting: the same tasks always run in the same order."""

    def __init__(self) -> None:
        super().__init__()
        self.moment = 0.0
        self._selector = self

    def time(self) -> float:
        return self.moment

    def select(self, timeout: float | None) -> list[Any]:
        """Nothing comes from outside, so instead of waiting it is later."""
        assert timeout is not None, "nothing will ever happen again"
        self.moment += timeout
        return []

    def _process_events(self, events: list[Any]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass
