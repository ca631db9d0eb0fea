"""Dealing the cards a seat cannot see in a way that fits all it has seen.

Every card that is neither in the own hand nor on the used pile lies with the other seat or in the draw pile,
each place equally likely; what was shuffled in again is as unknown as what was never seen.  Two things say
more.  Where unpayable spells are barred, whoever cast one held nothing that it could pay (DA11).  Where
potions are hidden, whoever was asked has drunk or not, each equally likely, until the spells are shown.
"""

from __future__ import annotations

from copy import copy

from zaubertisch.kernel import Rng, Seat, Table

from .cards import DECK, SPELL, in_order
from .mana import may_drink
from .options import Options
from .state import DuelTable, DuelView, Hidden, Own, Public


def determinize(view: DuelView, rng: Rng, options: Options) -> DuelTable:
    """One deal of those that fit the view, each equally likely."""
    p, own = view.public, view.own
    owns: dict[Seat, Own] = {}
    if view.seat is not None and own is not None:
        owns[view.seat] = copy(own)
    seen = {*p.used, *(own.hand if own is not None else ())}
    pile = rng.shuffle(card for card in DECK if card not in seen)

    others = [seat for seat in range(2) if seat not in owns]
    others.sort(key=lambda seat: -dearer_than(p, seat, options))  # whoever has fewer cards to take from first
    for seat in others:
        fit = [card for card in pile if SPELL[card].cost > dearer_than(p, seat, options)]
        hand = in_order(fit[: p.hands[seat]])
        owns[seat] = Own(hand, hides_potion(p, seat, options) and rng.below(2) == 1)
        pile = tuple([card for card in pile if card not in hand])
    return Table(copy(p), tuple(owns[seat] for seat in range(2)), Hidden(pile), rng)


def dearer_than(public: Public, seat: Seat, options: Options) -> int:
    """The mana that every card of this seat is known to go beyond; -1 when nothing is known."""
    p = public
    if options.unpayable == "barred" and p.phase == "over" and p.rounds[-1].paid[seat] is None:
        return p.mana[seat]
    return -1


def hides_potion(public: Public, seat: Seat, options: Options) -> bool:
    """Whether this seat has decided about a potion and the decision is not shown yet (DA8)."""
    return options.hidden_potion and public.phase == "cast" and may_drink(public, seat)
