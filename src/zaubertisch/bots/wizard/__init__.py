"""Wizard's bots: the rule of thumb, and who looks ahead."""

from .apprentice import WizardApprentice
from .search import ADEPT, ARCHMAGE, WizardSearch
from .thumb import WizardThumb

__all__ = ["ADEPT", "ARCHMAGE", "WizardApprentice", "WizardSearch", "WizardThumb"]
