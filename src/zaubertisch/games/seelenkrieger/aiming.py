"""What an effect may be aimed at."""

from __future__ import annotations

from itertools import combinations

from .finding import Thing, find
from .state import Public
from .tasks import Context
from .values import InForce
from .vocabulary.filters import Aim

Aims = tuple[tuple[int, ...], ...]


def candidates(p: Public, force: InForce, aim: Aim, c: Context) -> tuple[int, ...]:
    """The numbers of all that may be aimed at: what the words mean, less what no enemy effect may touch."""
    return tuple(
        thing.id
        for thing in find(p, aim, c)
        if not _untouchable(force, thing, c) and not (aim.zone == "valley" and "hero" in thing.kinds)  # SA73
    )


def _untouchable(force: InForce, thing: Thing, c: Context) -> bool:
    return thing.unit is not None and thing.seat != c.seat and bool(force.has(thing.id, "untouchable"))


def picks(among: tuple[int, ...], most: int, optional: bool) -> list[tuple[int, ...]]:
    """The choices among these, each by rising number: one, or up to so many; none where that is allowed."""
    sizes = range(0 if optional else 1, min(most, len(among)) + 1)
    return [pick for size in sizes for pick in combinations(among, size)]


def choices(p: Public, force: InForce, aims: tuple[Aim, ...], c: Context) -> list[Aims]:
    """All ways to aim an effect that is used, no card aimed at twice; none when an aim has nothing."""
    ways: list[Aims] = [()]
    for aim in aims:
        among = candidates(p, force, aim, c)
        ways = [
            (*way, pick)
            for way in ways
            for pick in picks(among, aim.most, aim.optional)
            if not any(id in taken for taken in way for id in pick)
        ]
    return ways
