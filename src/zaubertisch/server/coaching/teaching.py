"""Where the coach thinks: among the workers, once for each question."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from zaubertisch.server.house.workers import Workers
from zaubertisch.server.table.playing import Question

from .lesson import teach

KEPT = 64
"""How many answers are kept: a page that is loaded again asks again."""


class Teaching:
    """Answers questions to the coach."""

    def __init__(self, workers: Workers) -> None:
        """These think."""
        self._workers = workers
        self._told: OrderedDict[str, asyncio.Future[bytes]] = OrderedDict()

    async def advise(self, match: str, asked: Question) -> bytes:
        """The coach's answer, as JSON."""
        name = f"{match} {asked.turn} {asked.view.seat}"
        if name not in self._told:
            self._told[name] = asyncio.ensure_future(self._workers.ask(teach, asked))
        told = self._told[name]
        self._told.move_to_end(name)
        while len(self._told) > KEPT:
            self._told.popitem(last=False)
        try:
            return await asyncio.shield(told)  # whoever hangs up takes it from nobody else
        except Exception:
            self._told.pop(name, None)
            raise
