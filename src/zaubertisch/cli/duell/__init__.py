"""The quick duel in the terminal."""

from .seat import DuelSeat

__all__ = ["DuelSeat"]
