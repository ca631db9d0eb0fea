"""Wizard's rule of thumb."""

from .thumb import WizardThumb

__all__ = ["WizardThumb"]
