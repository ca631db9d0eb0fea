"""Dealing the cards a seat cannot see in a way that fits all it has seen.

Whatever was laid in this round is remembered, also when it lies face down now.  The other cards are the
other hands and the stock, in any order.  What somebody did not lay tells nothing here: why it was not laid,
and whether it was drawn since, nobody saw.
"""

from __future__ import annotations

from collections import Counter
from copy import copy

from zaubertisch.kernel import Rng, Table

from .cards import DECKS, Card, Distribution, in_order
from .state import Hidden, KampfTable, KampfView, Own, Public


def determinize(view: KampfView, rng: Rng, distribution: Distribution) -> KampfTable:
    """One deal of those that fit the view, each equally likely."""
    p, own = view.public, view.own
    pile = rng.shuffle(unseen(p, own, distribution))
    hands, dealt = list[Own](), 0
    for seat, size in enumerate(p.hands):
        if own is not None and seat == view.seat:
            hands.append(copy(own))
        else:
            hands.append(Own(in_order(pile[dealt : dealt + size])))
            dealt += size
    return Table(copy(p), tuple(hands), Hidden(pile[dealt : dealt + p.stock]), rng)


def unseen(public: Public, own: Own | None, distribution: Distribution) -> list[Card]:
    """The cards of the deck that the viewer has not seen in this round."""
    p = public
    seen = Counter[Card](own.hand if own is not None else ())
    for laid in (*(laid for fight in p.fights for laid in fight.laid), *p.middle):
        seen.update(laid.cards)
    return list((Counter(DECKS[distribution]) - seen).elements())
