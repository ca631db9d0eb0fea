"""Bots that have learnt Seelenkrieger."""

from .scripted import Scripted
from .thumb import SoulThumb

__all__ = ["Scripted", "SoulThumb"]
