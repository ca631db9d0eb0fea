"""Which cards a filter means, and where a card with a number lies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple, assert_never

from zaubertisch.kernel import Seat

from .cards import Card
from .reading import CARDS, factions, kind
from .remembered import remembered
from .state import Place, Public, Unit
from .tasks import Attacking, Context, Playing, Striking, Using
from .vocabulary.filters import Each, Filter, FilterKind, Target
from .vocabulary.words import Zone


class Thing(NamedTuple):
    """A card that lies open, or something that waits on the stack."""

    id: int
    card: Card | None  # None: a spell being played face down, or an attack
    seat: Seat  # who controls it
    owner: Seat
    kinds: frozenset[FilterKind]
    unit: Unit | None = None
    bearer: int | None = None


KINDS: dict[str, frozenset[FilterKind]] = {
    "warrior": frozenset(("warrior", "card")),
    "hero": frozenset(("warrior", "hero", "card")),
    "equipment": frozenset(("equipment", "card")),
    "spell": frozenset(("spell", "card")),
    "landscape": frozenset(("landscape", "place", "card")),
    "building": frozenset(("building", "place", "card")),
}
SPELL: frozenset[FilterKind] = frozenset(("spell",))
EFFECT: frozenset[FilterKind] = frozenset(("effect",))
ATTACK: frozenset[FilterKind] = frozenset(("attack",))


@remembered(lambda p: (p.field, p.buildings, p.landscapes))
def on_field(p: Public) -> tuple[Thing, ...]:
    """Everything in play, seat 0 first: warriors with their equipment, buildings, landscapes."""
    return tuple(_on_field(p))


def _on_field(p: Public) -> Iterator[Thing]:
    for seat in range(2):
        for unit in p.field[seat]:
            yield Thing(unit.id, unit.card, seat, unit.owner, KINDS[kind(unit.card)], unit)
            for worn in unit.equipment:
                yield Thing(worn.id, worn.card, worn.owner, worn.owner, KINDS["equipment"], None, unit.id)
        for place in (*p.buildings[seat], *p.landscapes[seat]):
            yield Thing(place.id, place.card, seat, place.owner, KINDS[kind(place.card)])


def lying(p: Public, zone: Zone) -> Iterator[Thing]:
    """Everything in the valleys or in the discards."""
    for seat, pile in enumerate(p.valleys if zone == "valley" else p.discards):
        for card in pile:
            yield Thing(card.id, card.card, seat, seat, KINDS[kind(card.card)])


def on_stack(p: Public) -> Iterator[Thing]:
    """Everything that waits for answers."""
    for task in p.agenda:
        match task:
            case Playing(id=id, seat=seat, card=card):
                yield Thing(id, card, seat, seat, KINDS["spell"] if card is None else KINDS[kind(card)])
            case Using(id=id, seat=seat, card=card, spell=spell):
                yield Thing(id, card, seat, seat, SPELL if spell else EFFECT)
            case Attacking(id=id, seat=seat):
                yield Thing(id, None, seat, seat, ATTACK)
            case _:
                pass


def all_in(p: Public, zone: Zone) -> Iterable[Thing]:
    """Everything in an open zone."""
    if zone == "field":
        return on_field(p)
    return on_stack(p) if zone == "stack" else lying(p, zone)


def attackers(p: Public) -> tuple[int, ...]:
    """Who takes part in the attack that is going on; nobody when there is none."""
    for task in reversed(p.agenda):
        if isinstance(task, Attacking):
            return task.attackers
        if isinstance(task, Striking):
            return task.attack.attackers
    return ()


def find(p: Public, of: Filter, c: Context) -> list[Thing]:
    """All cards that the filter means, in the order in which they lie."""
    return [thing for thing in all_in(p, of.zone) if means(p, of, thing, c)]


def means(p: Public, of: Filter, thing: Thing, c: Context) -> bool:
    """Whether the filter means this one."""
    match of.side:
        case "own":
            side = thing.seat == c.seat
        case "enemy":
            side = thing.seat != c.seat
        case "active":
            side = thing.seat == p.active
        case "any":
            side = True
        case _:
            assert_never(of.side)
    return (
        side
        and not thing.kinds.isdisjoint(of.kinds)
        and (thing.card is None or fits_print(of, thing.card))
        and not (of.same_name and thing.card != c.card)
        and not (of.other and thing.id == c.source)
        and not (of.not_target and thing.id == c.befell)
        and not (of.attacking and thing.id not in attackers(p))
        and not (of.damaged and (thing.unit is None or not thing.unit.hurt))
        and not (of.equipment_least and not worn(thing, of.equipment_least))
        and (of.borne_by is None or (thing.bearer is not None and thing.bearer in settled(p, of.borne_by, c)))
    )


def worn(thing: Thing, least: int) -> bool:
    """Whether it is a warrior with so much equipment."""
    return thing.unit is not None and len(thing.unit.equipment) >= least


@cache
def fits_print(of: Filter, card: Card) -> bool:
    """Whether what is printed on the card is what the filter asks for."""
    belongs, cost = factions(card), CARDS[card].cost
    return (
        (not of.factions or any(faction in of.factions for faction in belongs))
        and not any(faction in of.without for faction in belongs)
        and not (of.mono and len(belongs) != 1)
        and (of.cost_least is None or cost >= of.cost_least)
        and (of.cost_most is None or cost <= of.cost_most)
    )


def settled(p: Public, target: Target, c: Context) -> tuple[int, ...]:
    """The numbers of the cards that a target points at; some may be gone."""
    match target:
        case "self":
            return (c.source,)
        case "bearer":
            return () if c.bearer is None else (c.bearer,)
        case "source":
            return () if c.cause is None else (c.cause,)
        case "target":
            return () if c.befell is None else (c.befell,)
        case "first" | "second":
            place = 0 if target == "first" else 1
            return c.aims[place] if place < len(c.aims) else ()
        case "attackers":
            return attackers(p)
        case Each(each=of):
            return tuple(thing.id for thing in find(p, of, c))
        case _:
            assert_never(target)


def unit_of(p: Public, id: int) -> tuple[Seat, Unit] | None:
    """The warrior with this number, and whose field it stands on; None when it is not in play."""
    for seat in range(2):
        for unit in p.field[seat]:
            if unit.id == id:
                return seat, unit
    return None


def thing_of(p: Public, id: int) -> Thing | None:
    """Whatever has this number, wherever it lies open."""
    for zone in ("field", "valley", "discard", "stack"):
        for thing in all_in(p, zone):
            if thing.id == id:
                return thing
    return None


def building_of(p: Public, id: int) -> tuple[Seat, Place] | None:
    """The building with this number, and whose it is."""
    for seat in range(2):
        for place in p.buildings[seat]:
            if place.id == id:
                return seat, place
    return None
