"""How likely the hand of another seat is, by what the seat has bid and laid.

A hand is the likelier, the more a sensible player who holds it would have done just that.  A sensible player
looks at the own hand and at what lies open, so each seat's hand can be judged by itself.
"""

from __future__ import annotations

from math import exp, log

from librt.vecs import vec
from mypy_extensions import i64

from .masks import bit, count, lowest
from .round import NAME_TRUMP, PLAY, REBID, Round
from .sensible import NOTHING, Sensible
from .worlds import Situation


class Mind:
    """A way to play that is not always the same: the better move is made the more often, the better it is."""

    def __init__(self, sensible: Sensible, sharp_bids: float, sharp_cards: float, slip: float) -> None:
        """Take how to judge, how much a worse bid and a worse card are minded (in tens of points to be
        divided by), and how often anything goes.
        """
        self.sensible: Sensible = sensible
        self.sharp_bids: float = sharp_bids
        self.sharp_cards: float = sharp_cards
        self.slip: float = slip


class Belief:
    """What one seat believes of the others' hands, and of which mind they are."""

    def __init__(self, situation: Situation, minds: list[Mind]) -> None:
        """Take the minds that another seat may be of."""
        self.minds: list[Mind] = minds
        self.choices: list[Round] = []  # the round as it was before each choice of another seat
        self.chosen: vec[i64] = vec[i64]([0] * situation.length)
        self.later: vec[i64] = vec[i64]([0] * situation.length)  # what the seat has laid from then on
        self._remember(situation)

    def _remember(self, situation: Situation) -> None:
        replay = Round(situation.start.players, situation.start.cards, situation.start.start)
        replay.become(situation.start)
        laid = vec[i64]([0] * replay.players)
        for other in range(replay.players):
            laid[other] = situation.laid[other]
        size: i64 = 0
        for step in range(situation.length):
            seat, action = situation.seats[step], situation.actions[step]
            if seat != situation.seat and replay.phase != NAME_TRUMP:
                before = Round(replay.players, replay.cards, replay.start)
                before.become(replay)
                self.choices.append(before)
                self.chosen[size] = action
                self.later[size] = laid[seat]
                size += 1
            if replay.phase == PLAY:
                laid[seat] &= ~bit(action)
            replay.act(action)

    def of(self, seat: i64, hand: i64, which: i64 = 0) -> float:
        """The logarithm of how likely all that the seat has done is, holding this now, of this mind."""
        mind = self.minds[which]
        total = 0.0
        for at in range(len(self.choices)):
            before = self.choices[at]
            if before.turn == seat:
                before.hands[seat] = hand | self.later[at]
                legal = before.legal()
                if legal & (legal - 1):
                    total += log(self._share(mind, before, legal, before.same(self.chosen[at])))
        return total

    def _share(self, mind: Mind, before: Round, legal: i64, action: i64) -> float:
        """The share of one action when each is chosen the more often the more it promises."""
        anything = mind.slip / float(count(legal))
        if not legal & bit(action):
            return anything
        mind.sensible.choose(before)
        hope = mind.sensible.hope
        sharp = mind.sharp_bids if before.phase <= REBID else mind.sharp_cards
        most = NOTHING
        rest = legal
        while rest:
            most = max(most, hope[lowest(rest)])
            rest &= rest - 1
        whole = 0.0
        rest = legal
        while rest:
            whole += exp((hope[lowest(rest)] - most) / sharp)
            rest &= rest - 1
        return (1.0 - mind.slip) * exp((hope[action] - most) / sharp) / whole + anything
