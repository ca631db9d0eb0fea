"""Wizard as who has just learnt it plays: sensibly, forgetfully, and not always with care."""

from __future__ import annotations

from math import exp
from typing import Any

import msgspec

from zaubertisch.games.wizard.rules import Wizard
from zaubertisch.games.wizard.state import Move
from zaubertisch.kernel import AnyGame, Rng, View

from .compiled.masks import bit
from .compiled.sensible import Sensible
from .judgement import JUDGEMENT
from .situation import Seen, as_action, situation

CARELESS = 0.45
"""How much worse, in tens of points, an action may look and still be chosen now and then."""

FINE = 1 << 30


class WizardApprentice:
    """Judges a hand as `thumb` does, but remembers no trick that is over, and is not always careful."""

    def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Move:
        """One of the moves, the more often the more it promises."""
        assert isinstance(game, Wizard)
        moves: list[Move] = list(game.legal_moves(view))
        if len(moves) == 1:
            return moves[0]
        seen = situation(view, game.options.lead_suit)
        forget(seen, len(view.public.trick))
        sensible = Sensible(msgspec.structs.astuple(JUDGEMENT[len(view.public.totals)]))
        sensible.choose(seen.situation.now)
        hopes = [sensible.hope[as_action(seen.situation.now, move)] for move in moves]
        weights = [exp((hope - max(hopes)) / CARELESS) for hope in hopes]
        at = sum(weights) * rng.below(FINE) / FINE
        for move, weight in zip(moves, weights, strict=True):
            at -= weight
            if at < 0:
                return move
        return moves[-1]


def forget(seen: Seen, trick: int) -> None:
    """Leave in mind the card turned up and the cards of this trick; no void either."""
    situation, now = seen.situation, seen.situation.now
    now.voids, now.seen = 0, seen.turned
    if trick:
        for at in range(situation.length - trick, situation.length):
            now.seen |= bit(situation.actions[at])
