"""Wizard in the terminal."""

from .seat import WizardSeat

__all__ = ["WizardSeat"]
