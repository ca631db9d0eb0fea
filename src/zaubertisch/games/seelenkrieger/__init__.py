"""Seelenkrieger: the trading card game with decks, effects and answers in the other's turn."""

from zaubertisch.kernel import Box, Seat

from .deck import Deck
from .events import Event
from .facts import Facts
from .moves import Move
from .options import Options
from .rules import Seelenkrieger
from .starters import STARTERS, starter
from .state import Own, Public


def usual(seat: Seat) -> Deck:
    """The starter deck of a seat that has brought none, another one for each."""
    return starter(STARTERS[seat % len(STARTERS)])


SEELENKRIEGER = Box(
    "seelenkrieger", 1, Options, Seelenkrieger, Public, Own, Move, Event, Facts, brought=Deck, usual=usual
)

__all__ = ["SEELENKRIEGER", "Deck", "Options", "Seelenkrieger"]
