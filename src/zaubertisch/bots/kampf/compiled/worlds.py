"""Worlds: the hands and the stock that nobody has shown, dealt by lot.

To guess hands by what their players laid or took made no player stronger (docs/guide/bots.md).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zaubertisch.bots.compiled.dice import Dice

from .cards import some
from .round import CARDS, Round
from .seen import Seen


class Worlds:
    """Deals worlds of what one seat has seen."""

    def __init__(self, seen: Seen, dice: Dice) -> None:
        """By these dice."""
        self.seen: Seen = seen
        self.dice: Dice = dice
        self.pile: vec[i64] = vec[i64]([0] * CARDS)
        for at in range(seen.hidden):
            self.pile[at] = seen.unseen[at]

    def deal(self, world: Round) -> None:
        """Fill the hands and the stock of a round of as many players, each way equally likely."""
        seen, now, pile = self.seen, self.seen.now, self.pile
        self._shuffle()
        world.become(now)
        world.stock, world.drawn = pile, 0
        for seat in range(now.players):
            if seat == seen.seat:
                continue
            hand: i64 = 0
            for at in range(world.drawn, world.drawn + now.sizes[seat]):
                hand += some(pile[at], 1)
            world.hands[seat] = hand
            world.drawn += now.sizes[seat]
        world.stocked = world.drawn + now.stocked

    def _shuffle(self) -> None:
        left = self.seen.hidden
        while left > 1:
            at = self.dice.below(left)
            left -= 1
            kind = self.pile[at]
            self.pile[at] = self.pile[left]
            self.pile[left] = kind
