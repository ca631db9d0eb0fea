"""The trick on the table: the chance that a card laid now takes it."""

from __future__ import annotations

from math import prod

from zaubertisch.games.wizard.cards import JESTER, SUIT, WIZARD, Card, Suit, suit_to_follow, winner
from zaubertisch.games.wizard.state import Public
from zaubertisch.kernel import Seat

from .judgement import Judgement
from .memory import Memory


def chance_to_take(card: Card, held: int, p: Public, memory: Memory, judge: Judgement) -> float:
    """The chance that the card takes the trick, certain for who plays last; `held` cards are in each hand."""
    if winner((*p.trick, card), p.trump) != len(p.trick):
        return 0.0
    later = memory.others[: memory.players - 1 - len(p.trick)]
    if card == WIZARD or not later:
        return 1.0
    if card == JESTER:
        return 0.0
    here = held / memory.cards  # the chance that a card out of sight is in one given hand
    follow = suit_to_follow((*p.trick, card), memory.lead_suit)
    return prod(1 - judge.envy * (1 - _stands(card, follow, p.trump, seat, here, memory)) for seat in later)


def _stands(
    card: Card, follow: Suit | None, trump: Suit | None, seat: Seat, here: float, memory: Memory
) -> float:
    """The chance that the seat has nothing that it may lay and that beats the card."""
    suit, void = SUIT[card], memory.void[seat]
    no_wizard = (1 - here) ** memory.wizards
    no_higher = 1.0 if suit in void else (1 - here) ** memory.above(card)
    if trump is None or follow == trump:
        return no_wizard * no_higher
    may_ruff = 1.0 if follow is None or follow in void else (1 - here) ** memory.left(follow)
    if suit == trump:
        return no_wizard * (1 - may_ruff * (1 - no_higher))
    no_trump = 1.0 if trump in void else (1 - here) ** memory.left(trump)
    return no_wizard * no_higher * (1 - may_ruff * (1 - no_trump))
