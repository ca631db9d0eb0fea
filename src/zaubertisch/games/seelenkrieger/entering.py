"""How cards come into play."""

from __future__ import annotations

from zaubertisch.kernel import Seat, put

from . import events
from .cards import Card, Equipment
from .finding import unit_of
from .judge import Judge
from .reading import CARDS, kind, warrior
from .state import Place, Public, Unit
from .triggers import fire
from .vocabulary.triggers import OnEnter, OnEquip


def room_for_warrior(p: Public, seat: Seat, most: int) -> bool:
    """Whether one more warrior has room on this side (SA20)."""
    return len(p.field[seat]) < most


def free_slots(unit: Unit) -> int:
    """How much more equipment the warrior can bear (S6, SA50)."""
    filled = 0
    for worn in unit.equipment:
        printed = CARDS[worn.card]
        assert isinstance(printed, Equipment)
        filled += printed.slots
    return warrior(unit.card).slots - filled


def enter(j: Judge, seat: Seat, card: Card, owner: Seat, *, out_of_valley: bool = False) -> int | None:
    """A warrior, a hero, a building or a landscape comes into play as a new object; its number.

    None when there is no room for it (SA20); then it goes where such cards lie.
    """
    p, id = j.p, j.number()
    match kind(card):
        case "landscape":
            _clear_landscapes(j, seat)
            p.landscapes = put(p.landscapes, seat, (*p.landscapes[seat], Place(id, card, owner)))
        case "building":
            p.buildings = put(p.buildings, seat, (*p.buildings[seat], Place(id, card, owner)))
        case _:
            if not room_for_warrior(p, seat, j.options.warriors):
                j.lay(id, card, owner, "valley")
                return None
            unit = Unit(id, card, owner, used=j.options.summoning_delay)  # SA55
            p.field = put(p.field, seat, (*p.field[seat], unit))
    j.say(events.CardEntered(seat, id, card, out_of_valley=out_of_valley))
    if out_of_valley and j.options.resurrection == "counts":
        p.defeats = put(p.defeats, 1 - seat, p.defeats[1 - seat] + 1)  # S3, SA3
        j.say(events.Counted(1 - seat))
    fire(j, OnEnter, id, seat)
    return id


def _clear_landscapes(j: Judge, seat: Seat) -> None:
    """A new landscape replaces the old one, which goes to its owner's discard (SA68)."""
    p = j.p
    for side in range(2) if j.options.landscapes == "one" else (seat,):
        gone, p.landscapes = p.landscapes[side], put(p.landscapes, side, ())
        for place in gone:
            j.lay(place.id, place.card, place.owner, "discard")


def attach(j: Judge, seat: Seat, card: Card, bearer: int) -> bool:
    """Hang equipment of a seat on a warrior that has room for it; False when that cannot be any more."""
    found, printed = unit_of(j.p, bearer), CARDS[card]
    assert isinstance(printed, Equipment)
    if found is None or free_slots(found[1]) < printed.slots:
        return False
    side, unit = found
    id = j.number()
    j.edit(side, unit, equipment=(*unit.equipment, Place(id, card, seat)))
    j.say(events.CardEntered(seat, id, card, bearer))
    fire(j, OnEquip, bearer, side, cause=id)
    return True
