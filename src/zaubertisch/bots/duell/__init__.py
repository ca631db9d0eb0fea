"""The duel's rule of thumb."""

from .thumb import DuelThumb

__all__ = ["DuelThumb"]
