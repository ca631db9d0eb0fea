"""Every move tried in the same worlds: how many tricks that makes, and who takes the trick at hand."""

from __future__ import annotations

from collections.abc import Sequence

from zaubertisch.bots.compiled.dice import Dice
from zaubertisch.bots.wizard.compiled.masks import bit, lowest
from zaubertisch.bots.wizard.compiled.round import OVER, PLAY, Round
from zaubertisch.bots.wizard.compiled.search import Plan, Search
from zaubertisch.bots.wizard.compiled.worlds import Situation
from zaubertisch.bots.wizard.habits import PEERS
from zaubertisch.bots.wizard.search import ADEPT

Hands = tuple[int, ...]
"""A world: the hand of every seat, as a set."""


class Tried:
    """One move in all worlds."""

    def __init__(self, action: int, cards: int) -> None:
        """Nothing has been tried yet."""
        self.action = action
        self.ends = [0] * (cards + 1)  # in how many worlds the round ended with so many tricks
        self.points: list[int] = []  # by world
        self.met = 0  # in how many worlds the bid was met
        self.takes = 0  # in how many worlds the card took the trick it was laid into

    def total(self) -> int:
        """The sum of the points of all worlds."""
        return sum(self.points)


def searching(players: int, worlds: int, seed: int) -> Search:
    """A search that thinks of others as `adept` does, for as many worlds as it is told."""
    d = ADEPT
    plan = Plan(
        worlds,
        2 * worlds,
        d.walked,
        d.noise,
        d.envy,
        d.surrender,
        d.plain,
    )
    return Search([PEERS[players].mind()], plan, seed)


def try_all(search: Search, known: Situation, worlds: Sequence[Hands]) -> list[Tried]:
    """What each legal action leads to; in each world all actions meet the same chance."""
    now, seat = known.now, known.seat
    found = [Tried(action, now.cards) for action in members(now.legal())]
    state = Round(now.players, now.cards, now.start)
    for hands in worlds:
        seed = search.dice.draw()
        for tried in found:
            begin(state, now, hands)
            dice = Dice(seed)
            state.act(tried.action)
            if now.phase == PLAY:
                while state.laid:
                    search.step(state, dice)
                tried.takes += state.turn == seat  # who takes a trick leads the next (W14)
            search.play_out(state, dice)
            tried.ends[state.taken[seat]] += 1
            tried.met += state.bids[seat] == state.taken[seat]
            tried.points.append(state.points(seat))
    return found


def takers(search: Search, known: Situation, worlds: Sequence[Hands], action: int) -> dict[int, int]:
    """In how many worlds each card of the seat's hand takes a trick, after this action."""
    now, seat = known.now, known.seat
    taken = dict.fromkeys(members(known.hand), 0)
    state = Round(now.players, now.cards, now.start)
    for hands in worlds:
        dice = Dice(search.dice.draw())
        begin(state, now, hands)
        state.act(action)
        while state.phase != OVER:
            before, left, mine = state.hands[seat], state.left, state.turn == seat
            search.step(state, dice)
            if mine and before != state.hands[seat]:
                card = lowest(before & ~state.hands[seat])
            if state.left < left and state.turn == seat:
                taken[card] += 1
    return taken


def begin(state: Round, now: Round, hands: Hands) -> None:
    """Let the round be where it is now, with these hands."""
    state.become(now)
    for seat, hand in enumerate(hands):
        state.hands[seat] = hand


def members(mask: int) -> list[int]:
    """The numbers in a set, from below."""
    found = []
    while mask:
        found.append(lowest(mask))
        mask &= ~bit(found[-1])
    return found
