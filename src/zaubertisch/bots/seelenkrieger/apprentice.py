"""Seelenkrieger as who has just learnt it plays: sensible moves, in no order that was thought about."""

from __future__ import annotations

from typing import Any

from zaubertisch.games.seelenkrieger.moves import EndTurn, Move
from zaubertisch.games.seelenkrieger.rules import Seelenkrieger
from zaubertisch.kernel import AnyGame, Rng, View

from .thumb import SoulThumb
from .trying import worth_trying

CARELESS = 2
"""Once in so many moves whatever else comes to mind is done."""


class SoulApprentice:
    """Sees what `thumb` sees, and often does the next thing first; it never ends its turn by mistake."""

    def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Move:
        """The move of the rule of thumb, or another one that is worth a look."""
        assert isinstance(game, Seelenkrieger)
        best = SoulThumb().choose(game, view, rng)
        if rng.below(CARELESS):
            return best
        moves = worth_trying(game, view, best)
        others: list[Move] = [move for move in moves if not isinstance(move, EndTurn)]
        return others[rng.below(len(others))] if others else best
