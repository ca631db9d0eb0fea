"""Processes that think, so that the one that serves people never does.

So many questions are with them as there are processes; the others wait their turn, in the order in which
they came.  A process that is killed takes no question with it: it is asked again, of another.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from zaubertisch.server.trouble import where

T = TypeVar("T")

log = logging.getLogger(__name__)

SIZE = max(1, (os.cpu_count() or 2) - 1)
"""How many think at the same time: one core is left to those who play."""

TRIES = 5
"""After so many processes have died over a question it is given up."""

NICE = 10
"""Thinking gives way to serving."""


class Workers:
    """A few processes; none is started before there is something to think about.

    Where a machine gives no processes (in some containers) what is asked is thought about here.
    """

    def __init__(self, size: int = SIZE) -> None:
        """So many at the most."""
        self._size = size
        self._free = asyncio.Semaphore(size)
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self._there: bool | None = None  # whether the machine gives processes; None before that is known

    async def ask(self, think: Callable[..., T], *about: object) -> T:
        """What the function, which a process must find by its name, makes of this; raises what it raises."""
        async with self._free:
            if not await self._are_there():
                return await asyncio.to_thread(think, *about)
            for _ in range(TRIES - 1):
                pool = self._running()
                try:
                    return await asyncio.wrap_future(pool.submit(think, *about))
                except BrokenProcessPool:
                    if self._closed:
                        raise
                    self._forget(pool)
            return await asyncio.wrap_future(self._running().submit(think, *about))

    async def _are_there(self) -> bool:
        if self._there is None:
            pool = self._running()
            try:
                await asyncio.wrap_future(pool.submit(os.getpid))
                self._there = True
            except (BrokenProcessPool, OSError) as error:
                self._forget(pool)
                if self._there:
                    return True  # another one has seen some meanwhile; this one died
                self._there = False
                log.warning(
                    "There are no processes to think in, so thinking slows all down: %s", where(error)
                )
        return self._there

    def close(self) -> None:
        """Nobody asks any more, and no thought is waited for: an interpreted one may take seconds."""
        self._closed = True
        if self._pool is not None:
            _kill(self._pool)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._size, _context(), _begin)
        return self._pool

    def _forget(self, broken: ProcessPoolExecutor) -> None:
        """All that were asked notice that a process is gone; the first one gets others."""
        if self._pool is broken:
            self._pool = None
            _kill(broken)


def _kill(pool: ProcessPoolExecutor) -> None:
    """End its processes, whatever they think about; Python 3.14 has `kill_workers` for it."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def _context() -> multiprocessing.context.BaseContext:
    """Processes begin afresh: a copy of one that serves would hold its sockets and its locks."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(
        ["zaubertisch.server.house.thinking", "zaubertisch.server.coaching.lesson"]
    )
    return context


def _begin() -> None:
    """In a new process: leave it to the server when to stop, give way to it, and end when it ends, however.

    Ctrl-C and many a supervisor tell all processes to stop: a bot robbed of its thought would move at random.
    """
    for told in (signal.SIGINT, signal.SIGTERM):
        signal.signal(told, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
