"""The quick duel of wizards: two spells chosen in secret."""

from zaubertisch.kernel import Box

from .facts import Facts
from .options import Options
from .rules import Duel
from .state import Event, Move, Own, Public

DUELL = Box("duell", 1, Options, Duel, Public, Own, Move, Event, Facts)

__all__ = ["DUELL", "Duel", "Options"]
