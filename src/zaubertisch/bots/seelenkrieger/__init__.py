"""Bots that have learnt Seelenkrieger."""

from .thumb import SoulThumb

__all__ = ["SoulThumb"]
