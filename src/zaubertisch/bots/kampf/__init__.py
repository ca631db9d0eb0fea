"""Kampf der Magier, as bots have learnt it."""

from .thumb import KampfThumb

__all__ = ["KampfThumb"]
