"""Kampf der Magier, as bots have learnt it."""

from .apprentice import KampfApprentice
from .search import ADEPT, ARCHMAGE, KampfSearch
from .thumb import KampfThumb

__all__ = ["ADEPT", "ARCHMAGE", "KampfApprentice", "KampfSearch", "KampfThumb"]
