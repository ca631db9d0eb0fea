"""What a hand is worth: for each card the chance that it takes a trick some time."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, prod

from zaubertisch.games.wizard.cards import SUIT, SUITS, WIZARD, Card, Suit

from .judgement import Judgement
from .memory import Memory


def worths(
    hand: Iterable[Card], trump: Suit | None, held: int, memory: Memory, judge: Judgement
) -> dict[Card, float]:
    """For each card, the chance that it takes a trick while the others hold `held` cards each.

    A wizard is sure and a jester hopeless.  Any other card fears the higher cards that are out, the
    wizards, and, when it is no trump, whoever may have run out of its suit.
    """
    here = held / max(memory.cards, 1)  # the chance that a card out of sight is in one given hand
    out = here * len(memory.others)  # ... in any of the other hands
    once = 1 / max(held, 1)  # the fewer cards are left, the surer it is that two of them meet
    higher, higher_trump = max(judge.higher, once), max(judge.higher_trump, once)
    wizards = max(judge.wizard, once) * memory.wizards
    unruffed = _unruffed(trump, here, memory)
    worth: dict[Card, float] = {}
    for card in hand:
        suit = SUIT[card]
        if suit is None:
            worth[card] = 1.0 if card == WIZARD else 0.0
        elif suit == trump:
            stands = exp(-out * (higher_trump * memory.above(card) + wizards))
            worth[card] = judge.small_trump + (1 - judge.small_trump) * stands
        else:
            stands = exp(-out * (higher * memory.above(card) + wizards))
            worth[card] = stands * unruffed[suit]
    return worth


def _unruffed(trump: Suit | None, here: float, memory: Memory) -> dict[Suit, float]:
    """For each suit, the chance that nobody is out of it and has a trump to lay instead."""
    if trump is None:
        return dict.fromkeys(SUITS, 1.0)
    has_trump = 1 - (1 - here) ** memory.left(trump)
    safe: dict[Suit, float] = {}
    for suit in SUITS:
        out_of_it = (1 - here) ** memory.left(suit)
        safe[suit] = prod(
            1 - has_trump * (1.0 if suit in memory.void[seat] else out_of_it) for seat in memory.others
        )
    return safe
