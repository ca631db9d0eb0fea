"""What was reckoned last, kept as long as nothing changes on which it hangs.

The values in the fields of a slice never change, only the fields do.  So the same objects in these fields
mean the same answer: many ask the same question one after the other.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from operator import is_
from typing import TypeVar

from .state import Public

T = TypeVar("T")
Seen = Callable[[Public], tuple[object, ...]]
"""All on which an answer can hang."""


def remembered(seen: Seen) -> Callable[[Callable[[Public], T]], Callable[[Public], T]]:
    """The same function, which answers a question asked twice from memory; nobody may change its answers."""

    def remembering(reckon: Callable[[Public], T]) -> Callable[[Public], T]:
        last: tuple[tuple[object, ...], T] | None = None

        @wraps(reckon)
        def again(p: Public) -> T:
            nonlocal last
            now, known = seen(p), last  # read once: bots think in threads of their own
            if known is not None and len(known[0]) == len(now) and all(map(is_, known[0], now)):
                return known[1]
            last = known = (now, reckon(p))
            return known[1]

        return again

    return remembering
