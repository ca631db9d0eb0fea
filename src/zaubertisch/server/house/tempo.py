"""How long a bot seems to think: whole beats, so that its wait tells nothing of its hand.

Whoever holds one legal card has nothing to think about, whoever holds many has much.  So a move is shown at a
beat after the bot was asked, the first one as a rule: what lies between two beats nobody sees.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")


async def in_time(
    thought: Awaitable[T], beat: int, now: Callable[[], int], sleep: Callable[[float], Awaitable[object]]
) -> T:
    """What comes of a thought, at the next beat after it; `beat` and `now` are in milliseconds."""
    begun = now()
    found = await thought
    if wait := rest(max(0, now() - begun), beat):
        await sleep(wait / 1000)
    return found


def rest(taken: int, beat: int) -> int:
    """Milliseconds to wait after a thought of so many, until the next beat; there is at least one."""
    if beat <= 0:
        return 0
    beats = max(1, -(-taken // beat))
    return beats * beat - taken
