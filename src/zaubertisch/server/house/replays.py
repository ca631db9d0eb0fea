"""Where matches are told again: in a thread of its own, one by one, so that no table waits for it."""

from __future__ import annotations

import asyncio
import gzip
from concurrent.futures import ThreadPoolExecutor

import msgspec

from zaubertisch.server.table.replaying import replay_of
from zaubertisch.server.table.state import Ended

from .once import Once

KEPT = 16
"""How many are kept in memory, packed: a link to a moment is opened by a whole table at once."""

LEVEL = 6
"""The moments of a match are much alike: this makes a twentieth of them, and more effort hardly less."""


class Replays:
    """Tells matches again, each once."""

    def __init__(self) -> None:
        """Nothing was asked for yet."""
        self._thread = ThreadPoolExecutor(1, "zaubertisch-replay")
        self._packed = Once(KEPT)

    async def packed(self, table: str, ended: Ended) -> bytes:
        """The replay as JSON, packed by gzip; raises Refused when the record breaks a rule."""
        name = f"{table} {ended.record.opening.match}"
        return await self._packed.answer(name, lambda: self._pack(ended))

    async def _pack(self, ended: Ended) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(self._thread, pack, ended)

    def close(self) -> None:
        """Nobody asks any more."""
        self._thread.shutdown(cancel_futures=True)


def pack(ended: Ended) -> bytes:
    """The same bytes whenever it is asked for."""
    return gzip.compress(msgspec.json.encode(replay_of(ended)), LEVEL, mtime=0)
