"""Kampf der Magier: fights for the lowest pile."""

from zaubertisch.kernel import Box

from .facts import Facts
from .options import Options
from .rules import Kampf
from .state import Event, Move, Own, Public

KAMPF = Box("kampf", 1, Options, Kampf, Public, Own, Move, Event, Facts)

__all__ = ["KAMPF", "Kampf", "Options"]
