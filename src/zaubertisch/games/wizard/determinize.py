"""Dealing the cards a seat cannot see in a way that fits all it has seen.

A deal fits when every hand has the size it must have, when the cards that were seen lie where they were
seen, and when a seat that did not follow a suit it had to follow has none of that suit any more.  A wizard
or a jester laid off suit says nothing.  Of the deals that fit, each is equally likely, where wizards, and
jesters too, are four cards and not one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from copy import copy

from zaubertisch.kernel import Rng, Seat, Table

from .cards import DECK, SUIT, Card, LeadSuit, Suit, in_order, suit_to_follow
from .state import Own, Public, WizardTable, WizardView
from .voids import deal_around_voids


def determinize(view: WizardView, rng: Rng, lead_suit: LeadSuit) -> WizardTable:
    """One deal of those that fit the view, each equally likely."""
    p, own = view.public, view.own
    sizes, voids = hand_sizes(p), shown_voids(p, lead_suit)
    hands: dict[Seat, Iterable[Card]] = {}
    if view.seat is not None and own is not None:
        hands[view.seat] = own.hand

    bound = [seat for seat in range(len(sizes)) if seat not in hands and voids[seat]]
    bound.sort(key=lambda seat: sorted(voids[seat]))  # alike seats in a row make the count shorter
    dealt, rest = deal_around_voids(unseen(p, own), [(sizes[seat], voids[seat]) for seat in bound], rng)
    hands.update(zip(bound, dealt, strict=True))

    pile = iter(rng.shuffle(rest))
    for seat, size in enumerate(sizes):
        if seat not in hands:
            hands[seat] = [next(pile) for _ in range(size)]
    return Table(copy(p), tuple(Own(in_order(hands[seat])) for seat in range(len(sizes))), None, rng)


def hand_sizes(public: Public) -> tuple[int, ...]:
    """How many cards each seat holds."""
    p, players = public, len(public.totals)
    held = p.plan[p.round - 1].cards - len(p.tricks)
    return tuple(held - ((seat - p.leader) % players < len(p.trick)) for seat in range(players))


def shown_voids(public: Public, lead_suit: LeadSuit) -> tuple[frozenset[Suit], ...]:
    """The suits that each seat has shown not to hold: it laid another suit when it had to follow."""
    p, players = public, len(public.totals)
    voids: list[frozenset[Suit]] = [frozenset()] * players
    for leader, cards in (*((trick.leader, trick.cards) for trick in p.tricks), (p.leader, p.trick)):
        suit = suit_to_follow(cards, lead_suit)  # set by the first suit card; what lies before it has no suit
        if suit is not None:
            for place, card in enumerate(cards):
                if SUIT[card] not in (suit, None):
                    voids[(leader + place) % players] |= {suit}
    return tuple(voids)


def unseen(public: Public, own: Own | None) -> list[Card]:
    """The cards of the deck that the viewer has not seen in this round."""
    p = public
    seen = Counter(p.trick)
    for trick in p.tricks:
        seen.update(trick.cards)
    if own is not None:
        seen.update(own.hand)
    if p.turned is not None:
        seen[p.turned] += 1
    return list((Counter(DECK) - seen).elements())
