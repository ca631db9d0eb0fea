"""Kampf der Magier by search.

Deal the cards that were not seen in many ways, each as likely; in each of these worlds try every move and
play on by rule of thumb; make the move after which the fewest cards were collected.  All moves are tried in
the same worlds, so that luck is the same for all.  Moves that fall behind are given up early.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zaubertisch.games.kampf.rules import Kampf
from zaubertisch.games.kampf.state import Move, Play
from zaubertisch.kernel import AnyGame, Rng, View

from .rollout import Round
from .thumb import cost

WORLDS = ((30, 4), (40, 2), (80, 1))
"""How many worlds are dealt, and how many moves are left after them: so again until one is."""

PLAYS = 9  # those that give away least are tried


class KampfSearch:
    """A player who remembers every card, and asks what the others might hold."""

    def __init__(self, worlds: Sequence[tuple[int, int]] = WORLDS) -> None:
        """Search through so many worlds."""
        self.worlds = worlds

    def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Move:
        """The move that collects least on average."""
        assert isinstance(game, Kampf)
        assert view.seat is not None
        moves = worth_trying(game.legal_moves(view))
        collected = [0] * len(moves)
        left = list(range(len(moves)))
        for worlds, keep in self.worlds:
            if len(left) <= keep:
                continue
            for _ in range(worlds):
                world = Round(game.determinize(view, rng), game.options)
                for i in left:
                    on = world.copy()
                    on.make(moves[i])
                    collected[i] += on.finish()[view.seat]
            left = sorted(left, key=lambda i: collected[i])[:keep]
        return moves[left[0]]


def worth_trying(moves: Sequence[Move]) -> list[Move]:
    """The plays that give away least, and whatever is no play; what gives away least comes first."""
    plays = sorted((move for move in moves if isinstance(move, Play)), key=cost)[:PLAYS]
    return sorted([*plays, *(move for move in moves if not isinstance(move, Play))], key=cost)
