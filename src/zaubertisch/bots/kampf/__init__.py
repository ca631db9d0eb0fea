"""Kampf der Magier, as bots have learnt it."""

from .search import KampfSearch
from .thumb import KampfThumb

__all__ = ["KampfSearch", "KampfThumb"]
