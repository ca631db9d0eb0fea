"""Wizard's bots: the rule of thumb, and who looks ahead."""

from .apprentice import WizardApprentice
from .habits import PEERS, THUMB
from .search import ADEPT, ARCHMAGE, WizardSearch
from .thumb import WizardThumb

__all__ = ["ADEPT", "ARCHMAGE", "PEERS", "THUMB", "WizardApprentice", "WizardSearch", "WizardThumb"]
