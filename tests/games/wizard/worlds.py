"""All the worlds that fit what was seen, found by trying.

Told without a word of the engine's own reasoning: a deal fits when every card that was played could have
been played from it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import factorial, prod

from tests.oracle.wizard import DECK, cards_allowed
from zaubertisch.games.wizard.determinize import hand_sizes
from zaubertisch.games.wizard.state import WizardView
from zaubertisch.kernel import Seat

Hands = tuple[tuple[str, ...], ...]


def fits(view: WizardView, hands: Sequence[Sequence[str]], lead_suit: str) -> bool:
    """Whether these hands, with what was played put back, allow every play that was seen."""
    p, players = view.public, len(view.public.totals)
    held = [list(hand) for hand in hands]
    tricks = [*((trick.leader, trick.cards) for trick in p.tricks), (p.leader, p.trick)]
    for leader, cards in tricks:
        for place, card in enumerate(cards):
            held[(leader + place) % players].append(card)
    for leader, cards in tricks:
        for place, card in enumerate(cards):
            hand = held[(leader + place) % players]
            if card not in cards_allowed(hand, list(cards[:place]), lead_suit):
                return False
            hand.remove(card)
    return True


def unseen_by(view: WizardView) -> list[str]:
    seen = Counter[str](card for trick in view.public.tricks for card in trick.cards)
    seen.update(view.public.trick)
    seen.update(view.own.hand if view.own else ())
    seen.update([view.public.turned] if view.public.turned else [])
    return sorted((Counter(DECK) - seen).elements())


def all_deals(view: WizardView) -> Iterator[list[Sequence[str]]]:
    """Every way to deal hands of the right sizes, where wizards, and jesters too, are told apart."""
    sizes, cards = hand_sizes(view.public), unseen_by(view)

    def deal(seat: Seat, left: frozenset[int]) -> Iterator[list[Sequence[str]]]:
        if seat == len(sizes):
            yield []
        elif seat == view.seat and view.own is not None:
            yield from ([view.own.hand, *rest] for rest in deal(seat + 1, left))
        else:
            for hand in combinations(sorted(left), sizes[seat]):
                for rest in deal(seat + 1, left - set(hand)):
                    yield [[cards[i] for i in hand], *rest]

    return deal(0, frozenset(range(len(cards))))


def number_of_deals(view: WizardView) -> int:
    sizes = [size for seat, size in enumerate(hand_sizes(view.public)) if seat != view.seat]
    cards = len(unseen_by(view))
    return factorial(cards) // prod(map(factorial, [*sizes, cards - sum(sizes)]))


def as_seen(hands: Sequence[Sequence[str]]) -> Hands:
    return tuple(tuple(sorted(hand)) for hand in hands)


def worlds(view: WizardView, lead_suit: str) -> Counter[Hands]:
    """The hands that fit, each with the number of deals that look like it."""
    return Counter(as_seen(deal) for deal in all_deals(view) if fits(view, deal, lead_suit))
