"""What a player knows who has kept every card of the round in mind."""

from __future__ import annotations

from zaubertisch.games.wizard.cards import (
    DECK,
    RANK,
    SUIT,
    SUITS,
    WIZARD,
    Card,
    LeadSuit,
    Suit,
    suit_to_follow,
)
from zaubertisch.games.wizard.state import WizardView

ALL_RANKS = sum(1 << rank for rank in range(1, 14))


class Memory:
    """The cards out of sight: in the other hands, or in the stock that nobody gets."""

    def __init__(self, view: WizardView, lead_suit: LeadSuit) -> None:
        """Go through the round once: the own hand, the card turned up, and every card laid."""
        p, own, seat = view.public, view.own, view.seat
        assert own is not None
        assert seat is not None
        self.players = players = len(p.totals)
        self.others = tuple((seat + step) % players for step in range(1, players))
        self.lead_suit = lead_suit
        self.ranks = dict.fromkeys(SUITS, ALL_RANKS)  # of each suit, one bit for each rank out of sight
        self.wizards = DECK.count(WIZARD)
        self.cards = len(DECK)
        self.void: list[set[Suit]] = [set() for _ in p.totals]  # the suits each seat was seen not to have
        for card in own.hand:
            self._see(card)
        if p.turned is not None:
            self._see(p.turned)
        for trick in p.tricks:
            self._watch(trick.leader, trick.cards)
        self._watch(p.leader, p.trick)

    def _see(self, card: Card) -> None:
        self.cards -= 1
        if (suit := SUIT[card]) is not None:
            self.ranks[suit] &= ~(1 << RANK[card])
        elif card == WIZARD:
            self.wizards -= 1

    def _watch(self, leader: int, cards: tuple[Card, ...]) -> None:
        """Another suit than the one to follow shows a void; a wizard or a jester shows nothing."""
        follow = suit_to_follow(cards, self.lead_suit)
        for place, card in enumerate(cards):
            self._see(card)
            if follow is not None and SUIT[card] not in (None, follow):
                self.void[(leader + place) % self.players].add(follow)

    def left(self, suit: Suit) -> int:
        """How many cards of the suit are out of sight."""
        return self.ranks[suit].bit_count()

    def above(self, card: Card) -> int:
        """How many higher cards of its suit are out of sight; none above a master."""
        suit = SUIT[card]
        assert suit is not None
        return (self.ranks[suit] >> RANK[card] + 1).bit_count()
