"""Seelenkrieger: the trading card game with decks, effects and answers in the other's turn."""

from collections.abc import Sequence

from zaubertisch.kernel import AnyGame, Box, Seat

from .deck import Deck
from .events import Event
from .facts import Facts
from .legal import offers
from .moves import Move
from .offers import Attacks
from .options import Options
from .rules import Seelenkrieger
from .starters import STARTERS, starter
from .state import Own, Public, SoulView


def usual(seat: Seat) -> Deck:
    """The starter deck of a seat that has brought none, another one for each."""
    return starter(STARTERS[seat % len(STARTERS)])


def told(game: AnyGame, view: SoulView) -> Sequence[Move | Attacks]:
    """The legal moves as they travel, all attacks in one."""
    assert isinstance(game, Seelenkrieger)
    return offers(view, game.options)


SEELENKRIEGER = Box(
    name="seelenkrieger",
    rules=1,
    options=Options,
    make=Seelenkrieger,
    public=Public,
    own=Own,
    move=Move,
    event=Event,
    facts=Facts,
    brought=Deck,
    usual=usual,
    offer=Attacks,
    offers=told,
)

__all__ = ["SEELENKRIEGER", "Deck", "Options", "Seelenkrieger"]
