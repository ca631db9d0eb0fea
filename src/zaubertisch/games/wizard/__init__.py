"""Wizard: bids and tricks."""

from zaubertisch.kernel import Box

from .facts import Facts
from .options import Options
from .rules import Wizard
from .state import Event, Move, Own, Public

WIZARD = Box("wizard", 1, Options, Wizard, Public, Own, Move, Event, Facts)

__all__ = ["WIZARD", "Options", "Wizard"]
