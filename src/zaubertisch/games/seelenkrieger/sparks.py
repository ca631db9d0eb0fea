"""How many sparks a turn brings (S15-S18)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from .vocabulary.words import Faction


def income(warriors: Sequence[tuple[Faction, ...]], strict: bool = False) -> int:
    """The sparks for warriors of these factions: S16, S17.

    First every faction of the warriors of one faction counts once; then those of two, as many as share
    no faction with those counted nor with each other.  `strict` lets a warrior of two factions count only
    when no other warrior at all belongs to one of them.
    """
    return len(counted(warriors, strict))


def counted(warriors: Sequence[tuple[Faction, ...]], strict: bool = False) -> tuple[int, ...]:
    """The places of the warriors for which a spark comes in; of equal ones the first."""
    singles: dict[Faction, int] = {}
    for place, belongs in enumerate(warriors):
        if len(belongs) == 1:
            singles.setdefault(belongs[0], place)
    duals = [place for place, belongs in enumerate(warriors) if len(belongs) == 2]
    if strict:
        pairs = tuple(place for place in duals if _stands_apart(place, warriors))
    else:
        pairs = _most_apart([p for p in duals if not any(f in singles for f in warriors[p])], warriors)
    return tuple(sorted((*singles.values(), *pairs)))


def _stands_apart(place: int, warriors: Sequence[tuple[Faction, ...]]) -> bool:
    others = (*warriors[:place], *warriors[place + 1 :])
    return not any(faction in other for faction in warriors[place] for other in others)


def _most_apart(duals: Sequence[int], warriors: Sequence[tuple[Faction, ...]]) -> tuple[int, ...]:
    """The most warriors of two factions that share none: at most three, since there are six factions."""
    kinds: dict[frozenset[Faction], int] = {}
    for place in duals:
        kinds.setdefault(frozenset(warriors[place]), place)
    for size in (3, 2, 1):
        for some in combinations(kinds.items(), size):
            if len(frozenset().union(*(pair for pair, _ in some))) == 2 * size:
                return tuple(place for _, place in some)
    return ()
