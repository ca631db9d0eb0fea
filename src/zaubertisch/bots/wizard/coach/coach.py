"""The coach of Wizard as it stands among the coaches."""

from __future__ import annotations

from typing import Any

from zaubertisch.bots.coach import Coach
from zaubertisch.games.wizard.rules import Wizard
from zaubertisch.kernel import AnyGame, Rng, View

from .advice import Advice
from .advise import advise
from .review import Review, questions, review, think


def _advise(game: AnyGame, view: View[Any, Any], rng: Rng) -> Advice:
    assert isinstance(game, Wizard)
    return advise(game, view, rng)


WIZARD_COACH = Coach(_advise, Advice, review, Review, questions, think)
