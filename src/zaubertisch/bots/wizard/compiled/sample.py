"""The worlds a search plays in: many are dealt, likely ones are drawn, and those are changed a little.

Late in a round few of the worlds that are dealt fit what was bid and laid, and all the weight lies on them.
So each one that was drawn goes on by itself: two cards change places, and the new world stays as often as it
is the likelier (Metropolis).  So the worlds differ again, and each comes up as often as it is likely.
"""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from zaubertisch.bots.compiled.dice import Dice

from .belief import Belief
from .masks import bit, count, nth
from .worlds import Worlds


class Sample:
    """Worlds of one situation, one after the other, by seat: hand, which mind, how likely."""

    def __init__(self, worlds: Worlds, belief: Belief, dice: Dice, size: i64) -> None:
        """Take how many worlds are wanted."""
        self.worlds: Worlds = worlds
        self.belief: Belief = belief
        self.dice: Dice = dice
        self.size: i64 = size
        self.players: i64 = worlds.situation.now.players
        self.seat: i64 = worlds.situation.seat
        self.hands: vec[i64] = vec[i64]([0] * (size * self.players))
        self.minds: vec[i64] = vec[i64]([0] * (size * self.players))
        self.likely: vec[float] = vec[float]([0.0] * (size * self.players))
        self.kinds: float = 0.0  # how many worlds the weight of those dealt lies on, so to say

    def as_they_come(self) -> None:
        """Take the worlds as they are dealt."""
        for w in range(self.size):
            self.worlds.deal()
            for seat in range(self.players):
                self.hands[w * self.players + seat] = self.worlds.hands[seat]

    def weighed(self, dealt: i64) -> None:
        """Deal so many worlds, and draw from them by weight."""
        players, n = self.players, dealt
        pool = vec[i64]([0] * (players * n))
        minds = vec[i64]([0] * (players * n))
        likely = vec[float]([0.0] * (players * n))
        weight = vec[float]([0.0] * n)
        most = -1.0e18
        for w in range(n):
            self.worlds.deal()
            total = 0.0
            for seat in range(players):
                hand = self.worlds.hands[seat]
                pool[w * players + seat] = hand
                if seat != self.seat:
                    mind = self.dice.below(len(self.belief.minds))
                    minds[w * players + seat] = mind
                    one = self.belief.of(seat, hand, mind)
                    likely[w * players + seat] = one
                    total += one
            weight[w] = total
            most = max(most, total)
        whole, squares = 0.0, 0.0
        for w in range(n):
            weight[w] = exp(weight[w] - most)
            whole += weight[w]
            squares += weight[w] * weight[w]
        self.kinds = whole * whole / squares
        step = whole / float(self.size)
        at = step * float(self.dice.draw()) / 4294967296.0
        lot: i64 = 0  # the world dealt that the next one drawn falls on
        reached = weight[0]
        for drawn in range(self.size):
            while reached < at and lot < n - 1:
                lot += 1
                reached += weight[lot]
            for seat in range(players):
                self.hands[drawn * players + seat] = pool[lot * players + seat]
                self.minds[drawn * players + seat] = minds[lot * players + seat]
                self.likely[drawn * players + seat] = likely[lot * players + seat]
            at += step
        self._mix()

    def _mix(self) -> None:
        """Put the worlds into a random order: the first ones must not be the most alike."""
        players = self.players
        for i in range(self.size - 1, 0, -1):
            j = self.dice.below(i + 1)
            for seat in range(players):
                a, b = i * players + seat, j * players + seat
                hand, mind, likely = self.hands[a], self.minds[a], self.likely[a]
                self.hands[a], self.minds[a], self.likely[a] = self.hands[b], self.minds[b], self.likely[b]
                self.hands[b], self.minds[b], self.likely[b] = hand, mind, likely

    def walk(self, steps: i64) -> None:
        """Let every world go so many steps on by itself."""
        for w in range(self.size):
            for _step in range(steps):
                self._step(w * self.players)

    def _step(self, world: i64) -> None:
        """Let a card of another seat change places with one of a third seat, or with one that nobody has."""
        first = self._other()
        second = self._other()
        mine = self.hands[world + first]
        if first == second:
            theirs = self.worlds.unseen  # what nobody has
            for seat in range(self.players):
                theirs &= ~self.hands[world + seat]
        else:
            theirs = self.hands[world + second]
        if mine == 0 or theirs == 0:
            return
        gives = bit(nth(mine, self.dice.below(count(mine))))
        takes = bit(nth(theirs, self.dice.below(count(theirs))))
        if takes & self.worlds.lacks(first) or (first != second and gives & self.worlds.lacks(second)):
            return
        mine = mine & ~gives | takes
        mind = self.dice.below(len(self.belief.minds))  # and the seat may be of another mind
        likely = self.belief.of(first, mine, mind)
        change = likely - self.likely[world + first]
        answer = 0.0
        if first != second:
            theirs = theirs & ~takes | gives
            answer = self.belief.of(second, theirs, self.minds[world + second])
            change += answer - self.likely[world + second]
        if change < 0.0 and float(self.dice.draw()) / 4294967296.0 >= exp(change):
            return
        self.hands[world + first], self.minds[world + first] = mine, mind
        self.likely[world + first] = likely
        if first != second:
            self.hands[world + second], self.likely[world + second] = theirs, answer

    def _other(self) -> i64:
        """Any seat but that of the situation."""
        seat = self.dice.below(self.players - 1)
        return seat + 1 if seat >= self.seat else seat
