"""The quick duel by rule of thumb.

Drink whenever the potion is allowed, for none of it is ever lost; then cast the strongest spell that can be
paid, of equal ones the cheaper.
"""

from __future__ import annotations

from typing import Any

from zaubertisch.games.duell.cards import SPELL, Spell
from zaubertisch.games.duell.mana import mana_of, payment
from zaubertisch.games.duell.rules import Duel
from zaubertisch.games.duell.state import Cast, Move
from zaubertisch.kernel import AnyGame, Rng, View


class DuelThumb:
    """A player who hits as hard as the mana allows."""

    def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Move:
        """The move of the rule of thumb; it needs no chance."""
        assert isinstance(game, Duel)
        first, *others = game.legal_moves(view)
        if not isinstance(first, Cast):
            return first  # drink
        mana = mana_of(view)

        def worth(move: Move) -> tuple[bool, int, int]:
            assert isinstance(move, Cast)
            return force(SPELL[move.card], mana)

        return max((first, *others), key=worth)


def force(spell: Spell, mana: int) -> tuple[bool, int, int]:
    """How soon the spell is cast with so much mana: the highest first."""
    return payment(spell, mana) is not None, spell.strength, -spell.cost
