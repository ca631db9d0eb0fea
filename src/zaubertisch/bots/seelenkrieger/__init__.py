"""Bots that have learnt Seelenkrieger."""

from .scripted import Scripted
from .search import SoulSearch
from .thumb import SoulThumb

__all__ = ["Scripted", "SoulSearch", "SoulThumb"]
