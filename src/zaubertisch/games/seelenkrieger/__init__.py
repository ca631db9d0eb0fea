"""Seelenkrieger: the trading card game with decks, effects and answers in the other's turn."""

from collections.abc import Sequence

from zaubertisch.kernel import AnyGame, Box, Reason, Seat

from .craft import DECKS
from .deck import Deck, Problem, check_deck
from .events import Event
from .facts import Facts
from .legal import offers
from .moves import Move
from .offers import Attacks
from .options import Options
from .rules import Seelenkrieger
from .starters import starter, starters
from .state import Own, Public, SoulView
from .text import Book, book


def usual(seat: Seat, options: Options = Options()) -> Deck:
    """The starter deck of a seat that has brought none, another one for each."""
    names = starters(options)
    return starter(names[seat % len(names)])


def usual_at(game: AnyGame, seat: Seat) -> Deck:
    """The same at this table: with `deck=quick` one of 30 cards (SA26)."""
    assert isinstance(game, Seelenkrieger)
    return usual(seat, game.options)


def misfits(game: AnyGame, deck: Deck) -> tuple[Reason, ...]:
    """All that is wrong with a deck at this table (SA26)."""
    assert isinstance(game, Seelenkrieger)
    return tuple(_reason(problem) for problem in check_deck(deck, game.format))


def _reason(problem: Problem) -> Reason:
    facts: dict[str, int | str] = {"zone": problem.zone}
    for name in ("card", "have", "want"):
        if (fact := getattr(problem, name)) is not None:
            facts[name] = fact
    return Reason(problem.code, facts)


def offered(game: AnyGame, view: SoulView) -> Sequence[Move | Attacks]:
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
    usual=usual_at,
    misfits=misfits,
    offer=Attacks,
    offers=offered,
    decks=DECKS,
    book=Book,
    read=book,
)

__all__ = ["SEELENKRIEGER", "Deck", "Options", "Seelenkrieger"]
