"""Looking ahead: every action tried in the same sampled worlds, each played out by sensible players.

The worlds are drawn, weighed by how likely the bids and cards seen in them are, and drawn again by weight.
In each, all actions meet the same chance, so that what differs between them is the action.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zaubertisch.bots.compiled.dice import Dice

from .belief import Belief, Mind
from .masks import CARDS, DECK, RANKS, bit, count, lowest, nth, suit_cards, suit_of
from .plain import plain_card
from .race import Race
from .round import FOLLOWS, OVER, PLAY, WIZARD_KEY, Round
from .sample import Sample
from .sensible import Sensible
from .worlds import Situation, Worlds

BATCH: Final = 16
"""After so many worlds those actions are given up that are plainly behind."""


class Plan:
    """How long and how a search thinks."""

    def __init__(
        self,
        worlds: i64,
        drawn: i64,
        walked: i64,
        noise: float,
        envy: float,
        surrender: float,
        plain: bool,
    ) -> None:
        """What each word means, `Depth` in `bots/wizard/search.py` says."""
        self.worlds: i64 = worlds
        self.drawn: i64 = drawn
        self.walked: i64 = walked
        self.noise: float = noise
        self.envy: float = envy
        self.surrender: float = surrender
        self.plain: bool = plain


class Search:
    """One search; afterwards it holds what it found of each action, and which is the best."""

    def __init__(self, minds: list[Mind], plan: Plan, seed: i64) -> None:
        """Take how others may be minded, how long to think, and where chance begins.

        The seat that asks plays on by the first mind.
        """
        self.minds: list[Mind] = minds
        self.sitting: list[Sensible] = []  # in the world at hand; if empty, all by the first mind
        self.plan: Plan = plan
        self.dice: Dice = Dice(seed)
        self.race: Race | None = None  # the match to be won, where not the points alone are wanted
        self.size: i64 = 0
        self.actions: vec[i64] = vec[i64]([0] * CARDS)
        self.values: vec[float] = vec[float]([0.0] * CARDS)
        self.tried: vec[i64] = vec[i64]([0] * CARDS)
        self.open: vec[i64] = vec[i64]([0] * CARDS)
        self.results: vec[float] = vec[float]([0.0])
        self.exact: vec[float] = vec[float]([0.0] * CARDS)  # the share of worlds in which the bid was met
        self.playouts: i64 = 0
        self.best: i64 = 0  # the place of the best action

    def look(self, situation: Situation, turned: i64) -> i64:
        """The best action for the situation's seat; `turned` is the set of the card turned up."""
        now = situation.now
        self._candidates(now, DECK & ~(now.seen | now.hands[now.turn]))
        if self.size == 1:
            return self.actions[0]
        players, k = now.players, self.plan.worlds
        sample = self.draw(Worlds(situation, DECK & ~(now.seen | situation.hand | turned), self.dice))
        self.results = vec[float]([0.0] * (self.size * k))
        state = Round(players, now.cards, now.start)
        dealt = Round(players, now.cards, now.start)
        played: i64 = 0
        while played < k:
            dealt.become(now)
            for seat in range(players):
                dealt.hands[seat] = sample.hands[played * players + seat]
            self.sitting = [
                self.minds[sample.minds[played * players + seat]].sensible for seat in range(players)
            ]
            seed = self.dice.draw()
            for at in range(self.size):
                if self.open[at]:
                    state.become(dealt)
                    state.act(self.actions[at])
                    self.play_out(state, Dice(seed))
                    value = self.worth(state, situation.seat)
                    self.results[at * k + played] = value
                    self.values[at] += value
                    self.tried[at] += 1
                    if state.bids[situation.seat] == state.taken[situation.seat]:
                        self.exact[at] += 1.0
            played += 1
            if played % BATCH == 0 and not self._narrow(played):
                break
        return self._finish()

    def _candidates(self, now: Round, unseen: i64) -> None:
        """The legal actions; of cards between which none is out of sight only the highest."""
        legal = now.legal()
        self.size, self.playouts = 0, 0
        while legal:
            action = lowest(legal)
            legal &= legal - 1
            if now.phase == PLAY and self._has_equal(now.hands[now.turn], legal, action, unseen, now):
                continue
            self.actions[self.size] = action
            self.values[self.size], self.tried[self.size], self.open[self.size] = 0.0, 0, 1
            self.exact[self.size] = 0.0
            self.size += 1

    def _has_equal(self, hand: i64, legal: i64, card: i64, unseen: i64, now: Round) -> bool:
        """Whether the next higher card that matters, in its suit, is in the hand too."""
        suit = suit_cards(suit_of(card))
        if not bit(card) & suit:
            return False
        above = suit & ~((bit(card) << 1) - 1)
        mine = legal & above
        if not mine:
            return False
        between = above & (bit(lowest(mine)) - 1)
        lies = bit(self._lies(now)) if 0 < now.key < WIZARD_KEY else 0
        return (between & (unseen | lies)) == 0

    def _lies(self, now: Round) -> i64:
        """The card that takes the trick as it lies, when it is a card of a suit."""
        suit = now.trump if now.key >= 2 * FOLLOWS else now.follow
        return RANKS * suit + now.key % FOLLOWS

    def draw(self, worlds: Worlds) -> Sample:
        """The worlds to be played."""
        plan = self.plan
        sample = Sample(worlds, Belief(worlds.situation, self.minds), self.dice, plan.worlds)
        if plan.drawn <= 0:
            sample.as_they_come()
        else:
            sample.weighed(plan.drawn)
            if sample.kinds < float(plan.worlds):
                sample.walk(plan.walked)
        return sample

    def play_out(self, state: Round, dice: Dice) -> None:
        """Let sensible players, who now and then do anything, play the round to its end."""
        self.playouts += 1
        while state.phase != OVER:
            self.step(state, dice)

    def step(self, state: Round, dice: Dice) -> None:
        """One action of a sensible player, or now and then any card."""
        legal = state.legal()
        noise = i64(self.plan.noise * 4294967296.0)
        if legal & (legal - 1) == 0:
            state.act(lowest(legal))
        elif noise > 0 and dice.draw() < noise and state.phase == PLAY:
            state.act(nth(legal, dice.below(count(legal))))
        elif self.plan.plain and state.phase == PLAY:
            state.act(plain_card(state))
        else:
            state.act(self.sensible(state.turn).choose(state))

    def sensible(self, seat: i64) -> Sensible:
        """How the seat plays in the world at hand."""
        return self.sitting[seat] if self.sitting else self.minds[0].sensible

    def worth(self, state: Round, seat: i64) -> float:
        """What the end of the round is worth to the seat, in points."""
        race = self.race
        if race is not None:
            return race.worth(state, seat)
        own = float(state.points(seat))
        if self.plan.envy == 0.0:
            return own
        others: i64 = 0
        for other in range(state.players):
            if other != seat:
                others += state.points(other)
        return own - self.plan.envy * float(others) / float(state.players - 1)

    def _narrow(self, played: i64) -> bool:
        """Give up what is plainly behind the best; whether there is anything left to choose."""
        best = self._leader()
        k, n = self.plan.worlds, float(played)
        left: i64 = 0
        for at in range(self.size):
            if not self.open[at] or at == best:
                continue
            total, squares = 0.0, 0.0
            for w in range(played):
                difference = self.results[best * k + w] - self.results[at * k + w]
                total += difference
                squares += difference * difference
            mean = total / n
            variance = max(squares / n - mean * mean, 4.0)  # never surer than chance allows
            if mean > self.plan.surrender * sqrt(variance / n):
                self.open[at] = 0
            else:
                left += 1
        return left > 0

    def _leader(self) -> i64:
        best: i64 = 0
        most = -1.0e18
        for at in range(self.size):
            if self.open[at]:
                mean = self.values[at] / float(self.tried[at])
                if mean > most:
                    best, most = at, mean
        return best

    def _finish(self) -> i64:
        self.best = self._leader()
        for at in range(self.size):
            n = float(max(self.tried[at], 1))
            self.values[at] = self.values[at] / n
            self.exact[at] = self.exact[at] / n
        return self.actions[self.best]
