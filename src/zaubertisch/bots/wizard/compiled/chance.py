"""Random play, many rounds at a time: how fast the integers go."""

from __future__ import annotations

from mypy_extensions import i64

from zaubertisch.bots.compiled.dice import Dice

from .masks import CARDS, DECK, count, nth
from .pile import Pile, deal_round
from .round import OVER, Round


def random_matches(players: i64, matches: i64, seed: i64) -> tuple[i64, i64]:
    """Play so many whole matches by random legal moves: how many moves, and the sum of all points."""
    dice, pile = Dice(seed), Pile()
    moves: i64 = 0
    points: i64 = 0
    for _ in range(matches):
        start = dice.below(players)
        for cards in range(1, CARDS // players + 1):
            state = Round(players, cards, start)
            pile.hold(DECK)
            deal_round(state, pile, dice)
            moves += finish_at_random(state, dice)
            for seat in range(players):
                points += state.points(seat)
            start = state.next(start)
    return moves, points


def dealt(players: i64, cards: i64, seed: i64) -> Round:
    """A round just dealt at random."""
    state, pile = Round(players, cards, 0), Pile()
    pile.hold(DECK)
    deal_round(state, pile, Dice(seed))
    return state


def random_playouts(state: Round, playouts: i64, seed: i64) -> i64:
    """Play the round from here to its end so many times; how many moves that were.  The state stays."""
    dice, going = Dice(seed), Round(state.players, state.cards, state.start)
    moves: i64 = 0
    for _ in range(playouts):
        going.become(state)
        moves += finish_at_random(going, dice)
    return moves


def finish_at_random(state: Round, dice: Dice) -> i64:
    """Play a round to its end by random moves; how many they were."""
    moves: i64 = 0
    while state.phase != OVER:
        legal = state.legal()
        state.act(nth(legal, dice.below(count(legal))))
        moves += 1
    return moves
