"""Triggers that may set each other off without end: the engine stops them, and the maker should know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .cards import AnyPrint, Card, Warrior
from .lint_fault import Fault, Path, parts
from .vocabulary.filters import Each
from .vocabulary.operations import Attach, Damage, Defeat, Destroy, Heal, SummonFrom
from .vocabulary.triggers import (
    AnyAbility,
    OnAllyDefeated,
    OnAnyDefeated,
    OnDamaged,
    OnDefeated,
    OnEnemyDefeated,
    OnEnter,
    OnEquip,
)

FALL = (OnDefeated, OnAllyDefeated, OnEnemyDefeated, OnAnyDefeated)
CAUSES: dict[type[object], tuple[type[object], ...]] = {
    Damage: (OnDamaged, *FALL),
    Destroy: FALL,
    Defeat: FALL,
    SummonFrom: (OnEnter,),
    Attach: (OnEquip, OnEnter),
}
"""A search is none of these: the deck runs out."""
RESTORES = (Heal, SummonFrom)
"""Life and warriors run out; a cycle of damage and defeats goes on only where these bring them back."""
USES_UP = (OnDamaged, *FALL)

Node = tuple[Card, int]


def cycles(cards: Sequence[AnyPrint]) -> Iterator[tuple[Card, Fault]]:
    """Each cycle of triggers without a limit, told at the first of them."""
    known = {card.id: card for card in cards}
    nodes: dict[Node, AnyAbility] = {
        (card.id, i): one for card in cards for i, one in enumerate(card.abilities) if one.limit is None
    }
    sets_off = {
        node: [other for other, heard in nodes.items() if _sets_off(one, heard, known[other[0]])]
        for node, one in nodes.items()
    }
    told: set[Node] = set()
    for node in nodes:
        if node in told:
            continue
        ring = {other for other in _reached(node, sets_off) if node in _reached(other, sets_off)}
        told |= ring
        if ring and _goes_on([nodes[one] for one in ring]):
            path: Path = ("abilities", node[1])
            names = ", ".join(sorted({one[0] for one in ring}))
            says = f"These may set each other off without end: {names}. Give one of them a limit."
            yield node[0], Fault("cycle", says, path, warning=True)


def _sets_off(one: AnyAbility, heard: AnyAbility, card: AnyPrint) -> bool:
    """Whether the trigger on this card hears of something that the ability does."""
    return any(
        isinstance(heard, CAUSES.get(type(part), ()))
        and not (isinstance(part, SummonFrom) and not _comes(part, one, card))
        for part in parts(one.do)
    )


def _comes(op: SummonFrom, one: AnyAbility, card: AnyPrint) -> bool:
    """Whether the card may be the one that is summoned: heroes never are (SA73)."""
    places = {"first": 0, "second": 1}
    of = op.target.each if isinstance(op.target, Each) else None
    if isinstance(op.target, str) and places.get(op.target, 2) < len(one.aims):
        of = one.aims[places[op.target]]
    if type(card) is not Warrior or of is None:
        return type(card) is Warrior
    return (
        (of.cost_most is None or card.cost <= of.cost_most)
        and (of.cost_least is None or card.cost >= of.cost_least)
        and (not of.factions or not set(of.factions).isdisjoint(card.factions))
    )


def _reached(node: Node, sets_off: dict[Node, list[Node]]) -> set[Node]:
    """All that may be set off by it, itself only if it comes round."""
    reached: set[Node] = set()
    left = [*sets_off[node]]
    while left:
        if (one := left.pop()) not in reached:
            reached.add(one)
            left += sets_off[one]
    return reached


def _goes_on(ring: list[AnyAbility]) -> bool:
    """Whether nothing runs out: no life and no warrior is used up, or they are brought back."""
    return not all(isinstance(one, USES_UP) for one in ring) or any(
        isinstance(part, RESTORES) for one in ring for part in parts(one.do)
    )
