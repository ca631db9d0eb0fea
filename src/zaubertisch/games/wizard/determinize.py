"""Dealing the cards a seat cannot see in a way that fits all it has seen."""

from __future__ import annotations

from zaubertisch.kernel import Rng

from .cards import LeadSuit
from .state import WizardTable, WizardView


def determinize(view: WizardView, rng: Rng, lead_suit: LeadSuit) -> WizardTable:
    """One deal of those that fit the view, each equally likely."""
    raise NotImplementedError
