"""Bots that have learnt Seelenkrieger."""

from .apprentice import SoulApprentice
from .scripted import Scripted
from .search import SoulSearch
from .thumb import SoulThumb

__all__ = ["Scripted", "SoulApprentice", "SoulSearch", "SoulThumb"]
