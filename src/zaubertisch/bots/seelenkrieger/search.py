"""Seelenkrieger by search.

Deal what was not seen in ways that fit; in each of these worlds try the moves that are worth it, and play on
by rule of thumb until the turn is over; make the move after which the chance to win is best.  All moves are
tried in the same worlds, so that luck is the same for all; those that fall behind are given up early.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zaubertisch.games.seelenkrieger.moves import Move
from zaubertisch.games.seelenkrieger.rules import Seelenkrieger
from zaubertisch.games.seelenkrieger.state import SoulView
from zaubertisch.kernel import AnyGame, Rng, View

from .playout import Playout
from .thumb import SoulThumb
from .trying import worth_trying

ROUNDS = ((1, 3), (1, 1))
"""How many worlds are dealt, and how many moves at most are left after them: so again until one is."""

BEHIND = 0.06
"""A move that is worse than the best by so much, as a chance to win, is left no longer."""

STEPS = 600
"""After so many moves in imagined worlds the one is made that leads then."""


class SoulSearch:
    """A player who asks what comes of a move."""

    def __init__(self, rounds: Sequence[tuple[int, int]] = ROUNDS, steps: int = STEPS) -> None:
        """Search through so many worlds, in so many steps."""
        self.rounds, self.steps = rounds, steps
        self.thumb = SoulThumb()

    def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Move:
        """The move after which the chance to win is best."""
        assert isinstance(game, Seelenkrieger)
        moves = worth_trying(game, view, self.thumb.choose(game, view, rng))
        return moves[0] if len(moves) == 1 else self._best(game, view, moves, rng)

    def _best(self, game: Seelenkrieger, view: SoulView, moves: list[Move], rng: Rng) -> Move:
        """The best of these, the first of equal ones; of those that are left when the steps are used up."""
        playout = Playout(game, view, self.steps)
        sums, worlds = dict.fromkeys(moves, 0.0), 0
        for more, keep in self.rounds:
            for _ in range(more):
                chances = playout.chances(game.determinize(view, rng), moves)
                if chances is None:
                    return max(moves, key=sums.__getitem__)
                for move, chance in chances.items():
                    sums[move] += chance
                worlds += 1
            moves.sort(key=sums.__getitem__, reverse=True)
            least = sums[moves[0]] - BEHIND * worlds
            moves = [move for move in moves[:keep] if sums[move] >= least]
            if len(moves) == 1:
                break
        return moves[0]
