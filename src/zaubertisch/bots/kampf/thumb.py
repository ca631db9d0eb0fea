"""Kampf der Magier by rule of thumb.

Lay the lowest total that is enough, and keep the jokers for when nothing else is.  A crystal ball is spent
before a joker.  Take only what cannot be helped.
"""

from __future__ import annotations

from typing import Any

from zaubertisch.games.kampf.cards import BALL, JOKER, Card
from zaubertisch.games.kampf.plays import total
from zaubertisch.games.kampf.rules import Kampf
from zaubertisch.games.kampf.state import Ball, Move, Take
from zaubertisch.kernel import AnyGame, Rng, View

PRICE = {BALL: 1, JOKER: 2}


class KampfThumb:
    """A player who gives away as little as may be, and looks no further."""

    def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Move:
        """The move of the rule of thumb; it needs no chance."""
        assert isinstance(game, Kampf)
        return min(game.legal_moves(view), key=cost)


def cost(move: Move) -> tuple[float, int, int]:
    """What a move gives away: crystal balls and jokers, then its total; more cards get rid of more."""
    if isinstance(move, Take):
        return float("inf"), 0, 0
    spent: tuple[Card, ...] = (*move.cards, BALL) if isinstance(move, Ball) else move.cards
    return sum(PRICE.get(card, 0) for card in spent), total(move), -len(spent)
