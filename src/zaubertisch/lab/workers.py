"""Work spread over processes, with the results in the order of the work."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

J = TypeVar("J")
R = TypeVar("R")


def cores() -> int:
    """How many processes can work here at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(task: Callable[[J], R], jobs: Sequence[J], workers: int) -> Iterator[R]:
    """`task` of each job, in the order of the jobs, whatever the number of workers.

    With one worker, or one job, nothing leaves this process.  `task` is a function of a module, and
    jobs and results can be pickled.
    """
    if min(workers, len(jobs)) <= 1:
        yield from map(task, jobs)
        return
    share = max(1, len(jobs) // (workers * 8))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(task, jobs, chunksize=share)
