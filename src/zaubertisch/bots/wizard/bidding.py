"""Naming trump and bidding by rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence

from zaubertisch.games.wizard.cards import SUIT, SUITS, WIZARD, Card, Suit
from zaubertisch.games.wizard.state import Public

from .judgement import Judgement
from .memory import Memory
from .promise import promise
from .worth import worths


def best_trump(hand: tuple[Card, ...], memory: Memory, judge: Judgement) -> Suit:
    """The suit that, as trump, makes the hand worth most."""

    def strength(trump: Suit) -> float:
        worth = worths(hand, trump, len(hand), memory, judge)
        return sum(worth[card] for card in hand)

    return max(SUITS, key=strength)


def best_bid(
    hand: tuple[Card, ...], allowed: Sequence[int], p: Public, memory: Memory, judge: Judgement
) -> int:
    """The bid that promises most, but none below the sure tricks unless nothing else is allowed.

    Who hears that the others have bid more than their share gives way a little, and the other way round.
    """
    cards = len(hand)
    worth = worths(hand, p.trump, cards, memory, judge)
    heard = [bid for seat in memory.others if (bid := p.bids[seat]) is not None]
    excess = sum(heard) - len(heard) * cards / memory.players
    tricks = sum(worth[card] for card in hand) - judge.courtesy * excess
    doubt = judge.doubt_bidding * sum(worth[card] * (1 - worth[card]) for card in hand)

    def hope(bid: int) -> float:
        return promise(bid, bid - tricks, doubt)

    sure = sure_tricks(hand, p.trump, memory)
    return max([bid for bid in allowed if bid >= sure] or allowed, key=hope)


def sure_tricks(hand: tuple[Card, ...], trump: Suit | None, memory: Memory) -> int:
    """The wizards, and the trumps above which no trump is out of sight."""
    wizards = hand.count(WIZARD)
    masters = [card for card in hand if SUIT[card] == trump is not None and not memory.above(card)]
    return wizards + len(masters)
