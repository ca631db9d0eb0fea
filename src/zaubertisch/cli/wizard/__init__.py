"""Wizard in the terminal."""

from .seat import Left, WizardSeat

__all__ = ["Left", "WizardSeat"]
