"""The quick duel as what it is in every round: a game of two hidden choices.

The potion is always drunk: it costs nothing.  For the spell some hands are guessed that the other seat
may hold; each pair of spells is worth the lives that it costs and the mana that it leaves; then the round
is solved.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zaubertisch.games.duell.cards import SPELL, Card, Spell, hits
from zaubertisch.games.duell.mana import POTION, mana_of, payment
from zaubertisch.games.duell.rules import Duel
from zaubertisch.games.duell.state import Cast, Move, Public
from zaubertisch.kernel import AnyGame, Rng, View

from . import worth
from .regret import solve

HANDS, ROUNDS = 12, 60
FINE = 1 << 30


class DuelSolver:
    """A player who cannot be read."""

    def __init__(self, hands: int = HANDS, rounds: int = ROUNDS) -> None:
        """Guess so many hands, and solve in so many rounds."""
        self.hands, self.rounds = hands, rounds

    def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Move:
        """A move drawn from the solution of the round."""
        assert isinstance(game, Duel)
        assert view.seat is not None
        first, *others = game.legal_moves(view)
        if not isinstance(first, Cast):
            return first  # drink
        p, other, mana = view.public, 1 - view.seat, mana_of(view)
        cards = [move.card for move in (first, *others) if isinstance(move, Cast)]
        mine = sensible(cards, mana)
        if len(mine) == 1:
            return Cast(mine[0])
        matrices = []
        for _ in range(self.hands):
            own = game.determinize(view, rng).own[other]
            left = p.mana[other] + (POTION if own.drank else 0)
            theirs = [SPELL[card] for card in sensible(own.hand, left)]
            matrices.append([outcomes(p, view.seat, SPELL[card], theirs, mana, left) for card in mine])
        return Cast(drawn(mine, solve(matrices, self.rounds), rng))


def sensible(hand: Sequence[Card], mana: int) -> list[Card]:
    """One card of each kind of spell that can be paid; when none can, any one."""
    kinds = {SPELL[card]: card for card in hand if payment(SPELL[card], mana) is not None}
    return list(kinds.values()) or [hand[0]]


def outcomes(
    p: Public, seat: int, spell: Spell, others: Sequence[Spell], mana: int, others_mana: int
) -> list[float]:
    """What the spell is worth against each of the others."""
    mine, theirs = p.life[seat], p.life[1 - seat]
    paid = payment(spell, mana)
    a_life = worth.one_life(mine, theirs)
    row = []
    for other in others:
        others_paid = payment(other, others_mana)
        if paid is None or others_paid is None:
            row.append(float((paid is not None) - (others_paid is not None)))
            continue
        stand = worth.lives(mine - hits(other, spell), theirs - hits(spell, other))
        row.append(stand + a_life * (worth.mana(mana - paid) - worth.mana(others_mana - others_paid)))
    return row


def drawn(cards: Sequence[Card], shares: Sequence[float], rng: Rng) -> Card:
    """One of the cards, each as often as its share."""
    at = rng.below(FINE) / FINE
    for card, share in zip(cards, shares, strict=True):
        at -= share
        if at < 0:
            return card
    return cards[-1]
