"""The quick duel, as bots have learnt it."""

from .apprentice import DuelApprentice
from .solver import DuelSolver
from .thumb import DuelThumb

__all__ = ["DuelApprentice", "DuelSolver", "DuelThumb"]
