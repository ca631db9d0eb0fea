"""The sixty cards of Wizard and what a trick makes of them (W1, W15-W25).

A card is written as on the rules page: `R1` .. `R13`, `Y..`, `G..`, `B..`, `W` a wizard, `J` a jester.
Wizards are all alike and so are jesters, and neither has a suit, whatever is printed on it (W25).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Literal, NewType

Card = NewType("Card", str)
Suit = Literal["R", "Y", "G", "B"]
LeadSuit = Literal["bsw", "official"]

SUITS: tuple[Suit, ...] = ("R", "Y", "G", "B")
WIZARD, JESTER = Card("W"), Card("J")
SUIT_CARDS = tuple(Card(f"{suit}{rank}") for suit in SUITS for rank in range(1, 14))
DECK = (*SUIT_CARDS, *[JESTER] * 4, *[WIZARD] * 4)  # W1

SUIT: dict[Card, Suit | None] = {WIZARD: None, JESTER: None}
SUIT |= {card: SUITS[i // 13] for i, card in enumerate(SUIT_CARDS)}
RANK = {WIZARD: 14, JESTER: 0} | {card: i % 13 + 1 for i, card in enumerate(SUIT_CARDS)}
PLACE = {card: i for i, card in enumerate((*SUIT_CARDS, WIZARD, JESTER))}  # in a sorted hand

OF_SUIT = {suit: frozenset(card for card in SUIT_CARDS if SUIT[card] == suit) for suit in SUITS}
FOLLOWING = {suit: OF_SUIT[suit] | {WIZARD, JESTER} for suit in SUITS}  # what its holders may lay: W15, W16


def _worth(card: Card, trump: Suit | None, led: Suit | None) -> int:
    """What a card counts for in a trick of these suits."""
    suit = SUIT[card]
    if card == WIZARD:
        return 28  # W21
    if suit is not None and suit == trump:
        return 14 + RANK[card]  # W22
    if suit is not None and suit == led:
        return RANK[card]  # W23
    return 0  # W24


WORTH = {
    (trump, led): {card: _worth(card, trump, led) for card in PLACE}
    for trump in (*SUITS, None)
    for led in (*SUITS, None)
}


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as a hand holds them: red, yellow, green, blue, each upwards, then wizards, then jesters."""
    return tuple(sorted(cards, key=PLACE.__getitem__))


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The hand with one such card taken out."""
    rest = list(hand)
    rest.remove(card)
    return tuple(rest)


def suit_to_follow(trick: tuple[Card, ...], lead_suit: LeadSuit = "bsw") -> Suit | None:
    """The suit that must be followed, None when there is none (yet): W15, W17, W18, W19."""
    if not trick or trick[0] == WIZARD:
        return None
    for card in trick:
        if (suit := SUIT[card]) is not None:
            return suit
        if card == WIZARD and lead_suit == "official":
            return None
    return None


def is_free(trick: tuple[Card, ...], lead_suit: LeadSuit = "bsw") -> bool:
    """Whether nobody will have to follow anything in this trick, whatever comes (W17, W19)."""
    deciding = trick if lead_suit == "bsw" else tuple(card for card in trick if card != JESTER)
    return deciding[:1] == (WIZARD,)


def playable(
    hand: tuple[Card, ...], trick: tuple[Card, ...], lead_suit: LeadSuit = "bsw"
) -> Collection[Card]:
    """The cards of a hand that may be laid into the trick, alike ones once, in its order: W15, W16."""
    suit = suit_to_follow(trick, lead_suit)
    if suit is None or OF_SUIT[suit].isdisjoint(hand):
        return dict.fromkeys(hand)
    return dict.fromkeys(filter(FOLLOWING[suit].__contains__, hand))


def winner(trick: tuple[Card, ...], trump: Suit | None) -> int:
    """The place in the trick of the card that takes it, the first of equals: W21-W24."""
    worth = WORTH[trump, suit_to_follow(trick)]
    return trick.index(max(trick, key=worth.__getitem__))
