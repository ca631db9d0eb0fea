"""Kampf der Magier, as bots have learnt it."""

from .apprentice import KampfApprentice
from .search import KampfSearch
from .thumb import KampfThumb

__all__ = ["KampfApprentice", "KampfSearch", "KampfThumb"]
