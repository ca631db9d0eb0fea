"""What a game must say.  Everything else is built on these answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal, Protocol, TypeVar, get_args

import msgspec

from .decks import Decks
from .refusal import Reason
from .rng import Rng
from .table import Seat, Table, View

P = TypeVar("P")
O = TypeVar("O")  # noqa: E741
H = TypeVar("H")
M = TypeVar("M")  # a move: one frozen struct, or a union of them
B = TypeVar("B", contravariant=True)  # what a seat brings along: a deck, or None
F = TypeVar("F", covariant=True)  # what the page shows and only the rules can tell

Language = Literal["de", "nl", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
"""In what a game tells its cards."""

EVERYONE: Seat = -1
Tell = Callable[[Seat, Any], None]
"""`tell(EVERYONE, event)` or `tell(seat, event)`: what happened, and who may hear of it."""


def mute(audience: Seat, event: Any) -> None:
    """Tell nobody: what a search passes."""


class Game(Protocol[P, O, H, M, B, F]):
    """The rules of one game with its options settled.  It holds no state of any match."""

    @property
    def name(self) -> str:
        """The game's short name, as in the registry."""
        ...

    @property
    def seats(self) -> range:
        """How many players it takes; the options may narrow it."""
        ...

    def deal(self, brought: Sequence[B], rng: Rng) -> Table[P, O, H]:
        """A new table, ready for its first decision; one entry of `brought` for each seat."""
        ...

    def to_act(self, public: P) -> tuple[Seat, ...]:
        """Who must choose now, all at once, in seat order; empty when the match is over."""
        ...

    def legal_moves(self, view: View[P, O]) -> Sequence[M]:
        """The moves of a seat that is to act: never empty, always in the same order."""
        ...

    def why_not(self, view: View[P, O], move: M) -> Reason | None:
        """Why the seat may not make the move now; None exactly when it is legal."""
        ...

    def facts(self, view: View[P, O]) -> F:
        """What the page shows beyond the view and only the rules can tell."""
        ...

    def apply(self, table: Table[P, O, H], moves: Mapping[Seat, M], tell: Tell) -> None:
        """Carry out one legal move of each seat to act, by seat upwards, and all that follows by itself."""
        ...

    def settles(self, event: Any) -> bool:
        """Whether the turn that made this event known stands for good, even if all would allow to undo it."""
        ...

    def scores(self, public: P) -> tuple[int, ...]:
        """Points so far, by seat; more is better."""
        ...

    def winners(self, public: P) -> tuple[Seat, ...]:
        """Who has won the match that is over: several share it; nobody, and it is a draw."""
        ...

    def determinize(self, view: View[P, O], rng: Rng) -> Table[P, O, H]:
        """One table of those that the view allows, each equally likely; its chance to come is `rng`."""
        ...


AnyGame = Game[Any, Any, Any, Any, Any, Any]


def _nothing(game: AnyGame, seat: Seat) -> None:
    """Most games bring all they need."""


class Offer(msgspec.Struct, frozen=True):
    """Many legal moves told at once, by what they are put together from."""

    def moves(self) -> Iterator[Any]:
        """All of them, in the order of the legal moves."""
        raise NotImplementedError

    def some(self) -> Sequence[Any]:
        """All of them where they are few, else a few that are as good as any to begin with."""
        raise NotImplementedError


def _fits(game: AnyGame, brought: Any) -> tuple[Reason, ...]:
    """Nothing that is brought is wrong."""
    return ()


def _as_they_are(game: AnyGame, view: View[Any, Any]) -> Sequence[Any]:
    """Most games have few moves, and each travels by itself."""
    return game.legal_moves(view)


def expand(told: Sequence[Any]) -> Iterator[Any]:
    """The legal moves again, from the moves and offers as they travel."""
    for one in told:
        if isinstance(one, Offer):
            yield from one.moves()
        else:
            yield one


class Box(msgspec.Struct, frozen=True):
    """A game as it stands on the shelf: how it is made, and the types that its messages are made of."""

    name: str
    rules: int  # the version of its rules; a record names the version it was played by
    options: type[msgspec.Struct]
    make: Callable[[Any], AnyGame]  # options -> game; raises Misfit
    public: type[msgspec.Struct]
    own: type[msgspec.Struct]
    move: Any  # a type, or a union of types
    event: Any
    facts: type[msgspec.Struct]
    brought: Any = None  # the type of what a seat brings along: a deck, or nothing
    usual: Callable[[AnyGame, Seat], Any] = _nothing  # what a seat brings that has brought nothing of its own
    misfits: Callable[[AnyGame, Any], tuple[Reason, ...]] = _fits  # all that is wrong with what a seat brings
    offer: Any = None  # the type of its offers, if many moves travel as one
    offers: Callable[[AnyGame, Any], Sequence[Any]] = _as_they_are  # a view's legal moves as they travel
    decks: Decks | None = None  # how decks are built, in a game where one brings a deck
    book: Any = None  # the type of its book, where the cards are many and each is to be read
    read: Callable[[Language], Any] | None = None  # the book in a language
    earlier: tuple[Box, ...] = ()  # the rules as they were, for tables and records that began by them

    def by(self, rules: int) -> Box | None:
        """The game by this version of its rules, or None where it is not kept."""
        return next((box for box in (self, *self.earlier) if box.rules == rules), None)
