"""What is worked out once and kept for whoever asks again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any


class Once:
    """Answers by name; the ones unasked for longest are forgotten."""

    def __init__(self, most: int) -> None:
        """So many are kept."""
        self._most = most
        self._answers: OrderedDict[str, asyncio.Future[bytes]] = OrderedDict()

    async def answer(self, name: str, work: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """The answer of that name, worked out if nobody asked yet; what fails is raised, and tried again."""
        if name not in self._answers:
            self._answers[name] = asyncio.ensure_future(work())
        answer = self._answers[name]
        self._answers.move_to_end(name)
        while len(self._answers) > self._most:
            self._answers.popitem(last=False)
        try:
            return await asyncio.shield(answer)  # whoever hangs up takes it from nobody else
        except Exception:
            self._answers.pop(name, None)
            raise
