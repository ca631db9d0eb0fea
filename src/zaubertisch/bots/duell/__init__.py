"""The quick duel, as bots have learnt it."""

from .solver import DuelSolver
from .thumb import DuelThumb

__all__ = ["DuelSolver", "DuelThumb"]
