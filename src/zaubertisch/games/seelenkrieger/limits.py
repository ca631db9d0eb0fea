"""How often an ability works: once a turn, or once a game.

Once a turn counts for the card on the field; of a trigger that speaks of any warrior, for each owner.  Once a
game counts for all own cards of the name: in a hidden place nobody can tell them apart.
"""

from __future__ import annotations

from zaubertisch.kernel import Seat, put

from .cards import Card
from .finding import Thing
from .judge import Judge, replace
from .state import Place, Public, Unit
from .vocabulary.triggers import Ability, OnAnyDefeated

OWNERS = 100  # marks for one owner begin at this, for the other at twice as much


def used_up(p: Public, one: Ability, place: int, thing: Thing, owner: Seat | None = None) -> bool:
    """Whether the ability at this place of the card has worked as often as it may."""
    if one.limit is None:
        return False
    if one.limit == "game":
        assert thing.card is not None
        return _name(thing.card, place) in p.once[thing.seat]
    return _mark(one, place, owner) in _spent(p, thing)


def spend(j: Judge, one: Ability, place: int, thing: Thing, owner: Seat | None = None) -> bool:
    """Let the ability work once more; False when it is used up already."""
    if used_up(j.p, one, place, thing, owner):
        return False
    if one.limit == "game":
        assert thing.card is not None
        j.p.once = put(j.p.once, thing.seat, (*j.p.once[thing.seat], _name(thing.card, place)))
    elif one.limit == "turn":
        _spend(j.p, thing.id, _mark(one, place, owner))
    return True


def _name(card: Card, place: int) -> str:
    return f"{card}.{place}"


def _mark(one: Ability, place: int, owner: Seat | None) -> int:
    return place if owner is None or not isinstance(one, OnAnyDefeated) else place + OWNERS * (1 + owner)


def _spent(p: Public, thing: Thing) -> tuple[int, ...]:
    """Which abilities of a card in play are used up in this turn."""
    if thing.unit is not None:
        return thing.unit.spent
    worn = (unit.equipment for row in p.field for unit in row)
    rows = (*p.buildings, *p.landscapes, *worn)
    return next(place.spent for row in rows for place in row if place.id == thing.id)


def _spend(p: Public, id: int, mark: int) -> None:
    def marked(row: tuple[Place, ...]) -> tuple[Place, ...]:
        return tuple([replace(one, spent=(*one.spent, mark)) if one.id == id else one for one in row])

    def marked_unit(unit: Unit) -> Unit:
        if unit.id == id:
            return replace(unit, spent=(*unit.spent, mark))
        return replace(unit, equipment=marked(unit.equipment)) if unit.equipment else unit

    p.buildings = tuple(map(marked, p.buildings))
    p.landscapes = tuple(map(marked, p.landscapes))
    p.field = tuple(tuple(map(marked_unit, row)) for row in p.field)
