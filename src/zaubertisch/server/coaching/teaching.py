"""Where the coach thinks: among the workers, once for each question."""

from __future__ import annotations

from zaubertisch.server.house.once import Once
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
        self._told = Once(KEPT)

    async def advise(self, match: str, asked: Question) -> bytes:
        """The coach's answer, as JSON."""
        name = f"{match} {asked.turn} {asked.view.seat}"
        return await self._told.answer(name, lambda: self._workers.ask(teach, asked))
