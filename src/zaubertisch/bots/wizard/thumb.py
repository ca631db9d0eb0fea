"""Wizard by rule of thumb.

A card is worth the chance that nobody beats it.  Name the trump that makes the hand worth most; bid
what promises most points; then lay the card after which the bid still promises most.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zaubertisch.games.wizard.rules import Wizard
from zaubertisch.games.wizard.state import Bid, Move, NameTrump, Play, Public
from zaubertisch.kernel import AnyGame, Rng, View

from .bidding import best_bid, best_trump
from .judgement import JUDGEMENT, Judgement
from .memory import Memory
from .play import best_card


class WizardThumb:
    """A player who remembers every card, counts, and never gambles."""

    def __init__(self, judgement: Mapping[int, Judgement] = JUDGEMENT) -> None:
        """Take a judgement for each number of players."""
        self.judgement = judgement

    def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Move:
        """The move of the rule of thumb; it needs no chance."""
        assert isinstance(game, Wizard)
        assert view.seat is not None
        assert view.own is not None
        moves = game.legal_moves(view)
        if len(moves) == 1:
            return moves[0]
        p: Public = view.public
        hand = view.own.hand
        judge, memory = self.judgement[len(p.totals)], Memory(view, game.options.lead_suit)
        match moves[0]:
            case NameTrump():
                return NameTrump(best_trump(hand, memory, judge))
            case Bid():
                bids = [move.tricks for move in moves if isinstance(move, Bid)]
                return Bid(best_bid(hand, bids, p, memory, judge))
            case Play():
                cards = [move.card for move in moves if isinstance(move, Play)]
                return Play(best_card(view.seat, hand, cards, p, memory, judge))
