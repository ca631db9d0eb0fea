"""How cards leave the place where they lie open."""

from __future__ import annotations

from typing import Literal

from zaubertisch.kernel import Seat, put

from . import events
from .cards import Card
from .finding import thing_of
from .judge import Judge
from .reading import CARDS, in_order, kind

SIDE_KINDS = ("landscape", "building")


def lift_from(j: Judge, id: int, to: Literal["hand", "bottom", "top", "discard", "valley"] | None) -> bool:
    """Take a card from the field, a valley or a discard and put it elsewhere; False when it is gone.

    A warrior loses its equipment and all that lay on it (SA52).  Cards of the side deck and heroes never come
    to the hand or the main deck: they go back to where they came from.  `to` None: it is put nowhere yet.
    """
    p, thing = j.p, thing_of(j.p, id)
    if thing is None or thing.card is None or (thing.unit is None and "hero" in thing.kinds):  # SA73
        return False
    if thing.unit is not None:
        j.lift(thing.seat, thing.unit)
    elif thing.bearer is not None:
        bearer = thing_of(p, thing.bearer)
        assert bearer is not None
        assert bearer.unit is not None
        j.edit(bearer.seat, bearer.unit, equipment=tuple(w for w in bearer.unit.equipment if w.id != id))
    else:
        for seat in range(2):
            p.buildings = put(p.buildings, seat, tuple(one for one in p.buildings[seat] if one.id != id))
            p.landscapes = put(p.landscapes, seat, tuple(one for one in p.landscapes[seat] if one.id != id))
            p.valleys = put(p.valleys, seat, tuple(one for one in p.valleys[seat] if one.id != id))
            p.discards = put(p.discards, seat, tuple(one for one in p.discards[seat] if one.id != id))
    if to is None:
        return True
    card = CARDS[thing.card]
    if to in ("hand", "bottom", "top") and kind(card.id) == "hero":
        assert thing.unit is not None
        j.lay_hero(thing.unit)
    elif to in ("hand", "bottom", "top") and (kind(card.id) in SIDE_KINDS or card.rarity == "red"):
        j.lay(id, card.id, thing.owner, "side")
    elif to == "top":
        _on_top(j, id, thing.owner, card.id)
    else:
        j.lay(id, card.id, thing.owner, to)
    return True


def _on_top(j: Judge, id: int, owner: Seat, top: Card) -> None:
    """On top of its owner's deck, for everyone to know."""
    p, own, hidden = j.p, j.own(owner), j.table.hidden
    j.say(events.CardLeft(id, top, owner, "top"))
    hidden.decks = put(hidden.decks, owner, (top, *hidden.decks[owner]))
    p.decks = put(p.decks, owner, len(hidden.decks[owner]))
    own.deck, own.top = in_order((*own.deck, top)), (top, *own.top)
    p.tops = put(p.tops, owner, (top, *p.tops[owner]))
