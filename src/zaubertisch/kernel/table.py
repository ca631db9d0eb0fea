"""What is true, and who may know it.

A game splits its state by who sees it, once, in its types.  A view is then a slice of the table,
not a filtered copy: there is no code per game that could forget to hide a card.

The slices are mutable structs, the values in their fields never change: numbers, strings, tuples,
frozen structs, and no sets, whose order is not stable.  So a shallow copy of a slice is a full copy.
"""

from __future__ import annotations

from copy import copy
from typing import Generic, TypeVar

import msgspec

from .rng import Rng

Seat = int
T = TypeVar("T")
P = TypeVar("P")  # seen by everyone
O = TypeVar("O")  # noqa: E741  seen by one seat alone
H = TypeVar("H")  # seen by nobody


class Table(Generic[P, O, H]):
    """All that is true.  It has no JSON form and prints nothing: it never leaves its process."""

    __slots__ = ("hidden", "own", "public", "rng")

    def __init__(self, public: P, own: tuple[O, ...], hidden: H, rng: Rng) -> None:
        """Lay the four parts on the table; `own[s]` is what seat s alone sees."""
        self.public = public
        self.own = own
        self.hidden = hidden
        self.rng = rng

    def __repr__(self) -> str:
        """Nothing: log lines and tracebacks are read by people who must not see the cards."""
        return "Table(…)"


class View(msgspec.Struct, Generic[P, O], frozen=True):
    """All that one seat may know; a spectator has no seat and owns nothing."""

    seat: Seat | None
    public: P
    own: O | None


def view_of(table: Table[P, O, H], seat: Seat | None) -> View[P, O]:
    """The slice of the table that a seat sees; None is a spectator."""
    return View(seat, table.public, None if seat is None else table.own[seat])


def clone(table: Table[P, O, H]) -> Table[P, O, H]:
    """An independent copy to search on."""
    return Table(copy(table.public), tuple(map(copy, table.own)), copy(table.hidden), copy(table.rng))


def put(row: tuple[T, ...], i: int, value: T) -> tuple[T, ...]:
    """The row with its i-th value replaced."""
    copied = list(row)
    copied[i] = value
    return tuple(copied)
