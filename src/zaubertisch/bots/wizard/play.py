"""Playing a card by rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence

from zaubertisch.games.wizard.cards import RANK, Card
from zaubertisch.games.wizard.state import Public
from zaubertisch.kernel import Seat

from .judgement import Judgement
from .memory import Memory
from .promise import promise
from .taking import chance_to_take
from .worth import worths


def best_card(
    seat: Seat,
    hand: tuple[Card, ...],
    allowed: Sequence[Card],
    p: Public,
    memory: Memory,
    judge: Judgement,
) -> Card:
    """The card after which the bid promises most, counting this trick and what stays in the hand.

    Who needs every trick plays the surest card first.  Among equals the highest goes: it draws what can
    hurt, or is got rid of.
    """
    bid = p.bids[seat]
    assert bid is not None
    need = bid - p.taken[seat]
    held = len(hand)
    worth = worths(hand, p.trump, held - 1, memory, judge)
    total = sum(worth[card] for card in hand)
    doubt = sum(worth[card] * (1 - worth[card]) for card in hand)

    def hope(card: Card) -> float:
        takes = chance_to_take(card, held, p, memory, judge)
        gap = need - (total - worth[card])
        left = judge.doubt_playing * max(0.0, doubt - worth[card] * (1 - worth[card]))
        return takes * promise(bid, gap - 1, left) + (1 - takes) * promise(bid, gap, left)

    def sure(card: Card) -> tuple[float, float]:
        return chance_to_take(card, held, p, memory, judge), -worth[card]

    return max(sorted(allowed, key=RANK.__getitem__, reverse=True), key=sure if need == held else hope)
