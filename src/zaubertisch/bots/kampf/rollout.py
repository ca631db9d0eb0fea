"""A round of Kampf der Magier played to its end by rule of thumb, quickly.

The rules are told once more here, by counts of cards instead of cards, because a search asks them a
hundred thousand times.  A test holds it against the rules themselves and `KampfThumb`.
"""

from __future__ import annotations

from typing import NamedTuple

from zaubertisch.games.kampf.cards import BALL, HIGHEST_JOKER, JOKER, MAGES
from zaubertisch.games.kampf.options import Options
from zaubertisch.games.kampf.plays import total
from zaubertisch.games.kampf.state import Ball, KampfTable, Move, Take
from zaubertisch.kernel import Seat

JOKERS, BALLS = 0, len(MAGES) + 1
PLACE = {JOKER: JOKERS, BALL: BALLS} | {card: value for value, card in enumerate(MAGES, start=1)}


class Cards(NamedTuple):
    """What is laid: so many mages of a value, jokers and balls, and the total of the mages and jokers."""

    value: int
    mages: int
    jokers: int
    balls: int
    total: int


TAKE = None
LED_BALL, LED_JOKER = Cards(0, 0, 0, 1, 0), Cards(1, 0, 1, 0, 1)


class Round:
    """A round under way: of every hand how many cards it holds of each kind."""

    __slots__ = (
        "collected",
        "drawn",
        "hands",
        "laid",
        "options",
        "over",
        "shielded",
        "sizes",
        "stock",
        "total",
        "turn",
    )

    def __init__(self, table: KampfTable, options: Options) -> None:
        """Take the round as it lies on a table."""
        p = table.public
        self.options = options
        self.hands = [[0] * (BALLS + 1) for _ in table.own]
        for hand, own in zip(self.hands, table.own, strict=True):
            for card in own.hand:
                hand[PLACE[card]] += 1
        self.stock, self.drawn = [PLACE[card] for card in table.hidden.stock], 0
        self.sizes, self.collected = list(p.hands), list(p.collected)
        self.laid = sum(len(laid.cards) for laid in p.middle)
        self.total, self.shielded = p.total, p.middle != () and p.middle[-1].is_ball
        self.turn, self.over = p.turn, False

    def copy(self) -> Round:
        """The same round, to be played on apart."""
        twin: Round = object.__new__(Round)
        twin.options, twin.stock = self.options, self.stock
        twin.hands = [hand[:] for hand in self.hands]
        twin.sizes, twin.collected = self.sizes[:], self.collected[:]
        twin.drawn, twin.laid, twin.total = self.drawn, self.laid, self.total
        twin.shielded, twin.turn, twin.over = self.shielded, self.turn, self.over
        return twin

    def make(self, move: Move) -> None:
        """One move of the seat whose turn it is."""
        if isinstance(move, Take):
            self.play(TAKE)
            return
        jokers = move.cards.count(JOKER)
        mages = len(move.cards) - jokers
        value = PLACE[move.cards[0]] if mages else move.joker or 0
        self.play(Cards(value, mages, jokers, int(isinstance(move, Ball)), total(move)))

    def finish(self) -> list[int]:
        """Play to the end by rule of thumb: the cards that each seat has collected then."""
        while not self.over:
            self.play(self.thumb())
        return [taken + held for taken, held in zip(self.collected, self.sizes, strict=True)]

    def play(self, cards: Cards | None) -> None:
        """Lay these cards, or take the middle: K4, K7-K9, KA17, KA21."""
        seat: Seat = self.turn
        if cards is TAKE:
            self.collected[seat] += self.laid
            self.laid, self.total, self.shielded = 0, 0, False
            self.over = 0 in self.sizes
            return
        value, mages, jokers, balls, makes = cards
        hand, number = self.hands[seat], mages + jokers + balls
        hand[value] -= mages
        hand[JOKERS] -= jokers
        hand[BALLS] -= balls
        fresh = self.stock[self.drawn : self.drawn + number]  # while there is a stock, every hand is full
        for place in fresh:
            hand[place] += 1
        self.drawn += len(fresh)
        self.sizes[seat] += len(fresh) - number
        self.laid += number
        self.shielded = balls > 0
        if not balls:
            self.total = makes
        self.over = not self.sizes[seat] and not self.options.finish_fight
        self.turn = (seat + 1) % len(self.sizes)

    def thumb(self) -> Cards | None:
        """What the rule of thumb lays: no joker, else a ball, else one joker, else two, else it takes."""
        hand, options = self.hands[self.turn], self.options
        if not self.laid:
            return self._lead(hand)
        least = max(1, self.total) if self.shielded and options.equal_suffices else self.total + 1
        found = beating(hand, least, 0)
        if found is None and hand[BALLS]:
            found = self._ball(hand, 0)
        if found is None and hand[JOKERS]:
            found = beating(hand, least, 1, options.joker_alone)
            if found is None and hand[BALLS]:
                found = self._ball(hand, 1)
            if found is None and hand[JOKERS] > 1:
                found = beating(hand, least, 2, options.joker_alone)
                if found is None and hand[BALLS]:
                    found = self._ball(hand, 2)
        return found

    def _lead(self, hand: list[int]) -> Cards:
        """The lowest total; without a mage a ball if it may, else a joker: KA6, KA14."""
        for value in range(1, BALLS):
            if hand[value]:
                return Cards(value, 1, 0, 0, value)
        if hand[BALLS] and (
            self.options.lead_ball == "free" or not (hand[JOKERS] and self.options.joker_alone)
        ):
            return LED_BALL
        return LED_JOKER

    def _ball(self, hand: list[int], jokers: int) -> Cards | None:
        """A ball, where the table asks for it with most cards that make the total again: KA11."""
        if self.options.ball == "alone" or self.total == 0:
            return LED_BALL
        for value in range(1, HIGHEST_JOKER + 1 if jokers else BALLS):
            mages = self.total // value - jokers
            if self.total % value == 0 and 0 <= mages <= hand[value] and (mages or self.options.joker_alone):
                return Cards(value, mages, jokers, 1, self.total)
        return None


def beating(hand: list[int], least: int, jokers: int, joker_alone: bool = True) -> Cards | None:
    """The lowest total that is enough with so many jokers, of equal ones that with most cards."""
    best, lowest = None, 1000
    for value in range(1, HIGHEST_JOKER + 1 if jokers else BALLS):
        held = hand[value]
        if not held and not (jokers and joker_alone):
            continue
        mages = max(-(-least // value) - jokers, 0 if jokers and joker_alone else 1)
        if mages <= held and (makes := value * (mages + jokers)) < lowest:
            best, lowest = Cards(value, mages, jokers, 0, makes), makes
    return best
