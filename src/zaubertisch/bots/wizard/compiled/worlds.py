"""Worlds: the hands that nobody has shown, dealt so that they fit what was seen.

A world fits when every hand has its size and no hand holds a suit that its player was seen to lack.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zaubertisch.bots.compiled.dice import Dice

from .masks import bit, count, suit_cards
from .pile import Pile
from .round import REBID, Round

TRIES: Final = 30
"""How often a deal is begun anew before the suits seen to lack are let be."""


class Situation:
    """What one seat knows of a round: how it began, all that was done, and its own hand now."""

    def __init__(self, start: Round, seat: i64, hand: i64, history: list[i64]) -> None:
        """Take the round before its first action (no hands yet), and the actions in their order."""
        self.start: Round = start
        self.seat: i64 = seat
        self.hand: i64 = hand
        self.length: i64 = len(history)
        self.actions: vec[i64] = vec[i64](history)
        self.seats: vec[i64] = vec[i64]([0] * len(history))
        self.now: Round = Round(start.players, start.cards, start.start)
        self.now.become(start)
        self.laid: vec[i64] = vec[i64]([0] * start.players)  # what each seat has laid already
        for step in range(self.length):
            actor = self.now.turn
            self.seats[step] = actor
            if self.now.phase > REBID:
                self.laid[actor] |= bit(self.actions[step])
            self.now.act(self.actions[step])
        self.now.hands[seat] = hand
        self.sizes: vec[i64] = vec[i64]([0] * start.players)
        for other in range(start.players):
            self.sizes[other] = start.cards - count(self.laid[other])


class Worlds:
    """Deals worlds of one situation."""

    def __init__(self, situation: Situation, unseen: i64, dice: Dice) -> None:
        """Take the situation and the cards that its seat has not seen."""
        self.situation: Situation = situation
        self.unseen: i64 = unseen
        self.dice: Dice = dice
        self.pile: Pile = Pile()
        self.hands: vec[i64] = vec[i64]([0] * situation.start.players)
        self.order: vec[i64] = vec[i64]([0] * situation.start.players)
        self._sort()

    def _sort(self) -> None:
        """The others, those who have the fewest cards to choose from first."""
        now, seat = self.situation.now, self.situation.seat
        size: i64 = 0
        for other in range(now.players):
            if other == seat:
                continue
            at = size
            while at > 0 and self._room(self.order[at - 1]) > self._room(other):
                self.order[at] = self.order[at - 1]
                at -= 1
            self.order[at] = other
            size += 1

    def _room(self, seat: i64) -> i64:
        return count(self.unseen & ~self.lacks(seat)) - self.situation.sizes[seat]

    def lacks(self, seat: i64) -> i64:
        """The cards of the suits that the seat was seen to lack."""
        cards: i64 = 0
        for suit in range(4):
            if self.situation.now.voids & bit(4 * seat + suit):
                cards |= suit_cards(suit)
        return cards

    def deal(self) -> None:
        """Fill `hands` anew."""
        for attempt in range(TRIES + 1):
            if self._deal(attempt < TRIES):
                return

    def _deal(self, strict: bool) -> bool:
        rest = self.unseen
        self.hands[self.situation.seat] = self.situation.hand
        for at in range(self.situation.now.players - 1):
            seat = self.order[at]
            size = self.situation.sizes[seat]
            may = rest & ~self.lacks(seat) if strict else rest
            if count(may) < size:
                return False
            self.pile.hold(may)
            hand = self.pile.deal(size, self.dice)
            self.hands[seat] = hand
            rest &= ~hand
        return True
