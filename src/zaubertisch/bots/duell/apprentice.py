"""The quick duel as who has just learnt it fights: any spell that can be paid, the strong ones for choice."""

from __future__ import annotations

from typing import Any

from zaubertisch.games.duell.cards import SPELL
from zaubertisch.games.duell.mana import mana_of, payment
from zaubertisch.games.duell.rules import Duel
from zaubertisch.games.duell.state import Cast, Move
from zaubertisch.kernel import AnyGame, Rng, View


class DuelApprentice:
    """Drinks whenever it may, and draws two of its spells to cast the stronger of them."""

    def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Move:
        """A move that can be paid, if there is one."""
        assert isinstance(game, Duel)
        moves = game.legal_moves(view)
        if not isinstance(moves[0], Cast):
            return moves[0]  # drink
        mana = mana_of(view)
        casts = [move for move in moves if isinstance(move, Cast)]
        paid = [move for move in casts if payment(SPELL[move.card], mana) is not None] or casts
        one, other = paid[rng.below(len(paid))], paid[rng.below(len(paid))]
        return max(one, other, key=lambda move: SPELL[move.card].strength)
