"""The 55 cards of Kampf der Magier (K1, KA2).

A card is written as on the rules page: `1` .. `13` mages by value, `J` a joker, `C` a crystal ball.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from typing import Literal, NewType

import msgspec

Card = NewType("Card", str)
Distribution = Literal["steep", "flat"]

JOKER, BALL = Card("J"), Card("C")
MAGES = tuple(Card(str(value)) for value in range(1, 14))
VALUE = {card: value for value, card in enumerate(MAGES, start=1)}
HIGHEST_JOKER = 7  # K6
HAND = 6  # K2

COPIES: dict[Distribution, tuple[int, ...]] = msgspec.json.decode(
    (files(__package__) / "mages.json").read_bytes(), type=dict[Distribution, tuple[int, ...]]
)
"""How many mages there are of each value, from 1 upwards: KA2."""

DECKS: dict[Distribution, tuple[Card, ...]] = {
    name: (*(card for card, n in zip(MAGES, copies, strict=True) for _ in range(n)), BALL, BALL, JOKER, JOKER)
    for name, copies in COPIES.items()
}
PLACE = {card: i for i, card in enumerate((*MAGES, JOKER, BALL))}  # in a sorted hand


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as a hand holds them: mages upwards, then jokers, then crystal balls."""
    return tuple(sorted(cards, key=PLACE.__getitem__))


def without(hand: tuple[Card, ...], cards: Iterable[Card]) -> tuple[Card, ...]:
    """The hand with these cards taken out."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def highest_total(distribution: Distribution) -> int:
    """The highest total that cards of one value can reach, jokers among them."""
    jokers = DECKS[distribution].count(JOKER)
    copies = zip(COPIES[distribution], MAGES, strict=True)
    return max(VALUE[card] * (n + jokers * (VALUE[card] <= HIGHEST_JOKER)) for n, card in copies)
