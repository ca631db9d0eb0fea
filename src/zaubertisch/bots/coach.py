"""What a coach is: someone who says of every move what it leads to, seeing no more than a seat sees.

After a match it looks back on what a seat has decided.  Then all cards are open, so it may also say what
would have been best had they been so before.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

import msgspec

from zaubertisch.kernel import AnyGame, Rng, View


class Decision(msgspec.Struct, frozen=True):
    """What a seat once decided: what it saw, what it did, and what every seat held then."""

    turn: int
    view: View[Any, Any]
    move: Any
    own: tuple[Any, ...]


class Past(msgspec.Struct, frozen=True):
    """A match that is over, as one seat has played it."""

    game: AnyGame
    public: Any  # in the end
    decisions: tuple[Decision, ...]


Reviewing = Generator[Any, Any, Any]
"""Gives questions, takes for each the answer of `think`, and returns the review."""


class Coach(msgspec.Struct, frozen=True):
    """The answers of a game's coach, and their types."""

    advise: Callable[[AnyGame, View[Any, Any], Rng], Any]  # of a seat that is to act
    advice: type[msgspec.Struct]
    review: Callable[[Past], Reviewing]
    reviewed: type[msgspec.Struct]
    questions: Callable[[Past], int]  # how many a review has, for whoever waits for it
    think: Callable[[AnyGame, Any, Rng], Any]  # the answer to one question
