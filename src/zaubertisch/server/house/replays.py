"""Where matches are told again: in a thread of its own, one by one, so that no table waits for it."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

import msgspec

from zaubertisch.server.table.replaying import replay_of
from zaubertisch.server.table.state import Ended

KEPT = 16
"""How many are kept in memory, packed: a link to a moment is opened by a whole table at once."""

LEVEL = 6
"""The moments of a match are much alike: this makes a twentieth of them, and more effort hardly less."""


class Replays:
    """Tells matches again, each once."""

    def __init__(self) -> None:
        """Nothing was asked for yet."""
        self._thread = ThreadPoolExecutor(1, "zaubertisch-replay")
        self._packed: OrderedDict[str, asyncio.Future[bytes]] = OrderedDict()

    async def packed(self, table: str, ended: Ended) -> bytes:
        """The replay as JSON, packed by gzip; raises Refused when the record breaks a rule."""
        name = f"{table} {ended.record.opening.match}"
        if name not in self._packed:
            loop = asyncio.get_running_loop()
            self._packed[name] = loop.run_in_executor(self._thread, pack, ended)
        packed = self._packed[name]
        self._packed.move_to_end(name)
        while len(self._packed) > KEPT:
            self._packed.popitem(last=False)
        try:
            return await asyncio.shield(packed)  # whoever hangs up takes it from nobody else
        except Exception:
            self._packed.pop(name, None)
            raise

    def close(self) -> None:
        """Nobody asks any more."""
        self._thread.shutdown(cancel_futures=True)


def pack(ended: Ended) -> bytes:
    """The same bytes whenever it is asked for."""
    return gzip.compress(msgspec.json.encode(replay_of(ended)), LEVEL, mtime=0)
