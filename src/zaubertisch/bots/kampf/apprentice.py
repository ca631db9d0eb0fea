"""Kampf der Magier as who has just learnt it plays: the lowest total that is enough, whatever it costs."""

from __future__ import annotations

from typing import Any

from zaubertisch.games.kampf.plays import total
from zaubertisch.games.kampf.rules import Kampf
from zaubertisch.games.kampf.state import Move, Take
from zaubertisch.kernel import AnyGame, Rng, View

CARELESS = 4
"""Once in so many moves the next best is made."""


class KampfApprentice:
    """Spares no joker and no crystal ball, lays single cards, and now and then more than was needed."""

    def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Move:
        """One of the two lowest totals."""
        assert isinstance(game, Kampf)
        plays = [move for move in game.legal_moves(view) if not isinstance(move, Take)]
        if not plays:
            return Take()
        plays.sort(key=lambda move: (total(move), len(move.cards)))
        return plays[min(len(plays) - 1, rng.below(CARELESS) == 0)]
