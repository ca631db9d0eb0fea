"""The quick duel as what it is in every round: a game of two hidden choices.

The potion is always drunk: it costs nothing.  For the spell some hands are guessed that the other seat
may hold; each pair of spells is worth the lives that it costs and the mana that it leaves; then the round
is solved, against one who cannot be read.  Where the other has hit as hard as it could so far, it is taken
to do so again, as far as it is trusted to.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Any

from zaubertisch.games.duell.cards import SPELL, Card, Spell, hits
from zaubertisch.games.duell.determinize import hides_potion
from zaubertisch.games.duell.mana import POTION, mana_of, payment
from zaubertisch.games.duell.rules import Duel
from zaubertisch.games.duell.state import Cast, DuelView, Move, Public
from zaubertisch.kernel import AnyGame, Rng, View

from . import worth
from .reading import hardest, hits_hard
from .regret import Matrix, solve

HANDS, ROUNDS = 12, 60
TRUST = 0.5
WORTH_A_LOOK = 0.02
FINE = 1 << 30


class DuelSolver:
    """A player who cannot be read, and reads."""

    def __init__(self, hands: int = HANDS, rounds: int = ROUNDS, trust: float = TRUST) -> None:
        """Guess so many hands, solve in so many rounds, and trust in what was read no more than so much."""
        self.hands, self.rounds, self.trust = hands, rounds, trust

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
        matrices: list[Matrix] = []
        for _ in range(self.hands):
            own = game.determinize(view, rng).own[other]
            left = p.mana[other] + (POTION if own.drank else 0)
            theirs = [SPELL[card] for card in sensible(own.hand, left)]
            matrices.append([outcomes(p, view.seat, SPELL[card], theirs, mana, left) for card in mine])
        hard = min(self.trust, hits_hard(p.rounds, other))
        likely = [(1 - hard) / self.hands] * self.hands
        if hard > WORTH_A_LOOK:
            matrices.append(against_hard(game, view, mine, mana, rng))
            likely.append(hard)
        return Cast(drawn(mine, solve(matrices, self.rounds, likely), rng))


def against_hard(game: Duel, view: DuelView, mine: Sequence[Card], mana: int, rng: Rng) -> Matrix:
    """What each of my spells is worth on average against one who hits hard: a matrix of one column."""
    p, seat = view.public, view.seat
    assert seat is not None
    hidden = hides_potion(p, 1 - seat, game.options)  # such a one has drunk it
    left = p.mana[1 - seat] + POTION * hidden
    cast = hardest(view, left, rng)
    rows = [outcomes(p, seat, SPELL[card], list(cast), mana, left) for card in mine]
    return [[sum(map(mul, row, cast.values()))] for row in rows]


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
