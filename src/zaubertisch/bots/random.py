"""The beginner: any legal move, each as likely as the others."""

from __future__ import annotations

from typing import Any

from zaubertisch.kernel import AnyGame, Rng, View


class Random:
    """Plays any game that has legal moves."""

    def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Any:
        """One of the legal moves, drawn."""
        moves = game.legal_moves(view)
        return moves[rng.below(len(moves))]
