"""What a coach says: for each move what it leads to, and what speaks for it, as figures and cards."""

from __future__ import annotations

import msgspec

from zaubertisch.games.wizard.cards import Card, Suit
from zaubertisch.games.wizard.state import Move
from zaubertisch.kernel import Seat


class Need(msgspec.Struct, frozen=True, tag="need"):
    """So many of the tricks left are still needed to make the bid; fewer than none: too many are taken."""

    tricks: int
    left: int


class Lacks(msgspec.Struct, frozen=True, tag="lacks"):
    """The seat did not follow this suit when it had to: it has none of it (W16)."""

    seat: Seat
    suit: Suit


class Sure(msgspec.Struct, frozen=True, tag="sure"):
    """These cards of the hand take a trick nearly always."""

    cards: tuple[Card, ...]


class Shaky(msgspec.Struct, frozen=True, tag="shaky"):
    """These cards of the hand take a trick now and then."""

    cards: tuple[Card, ...]


class Takes(msgspec.Struct, frozen=True, tag="takes"):
    """The chance that the card takes the trick it is laid into."""

    chance: float


class Beaten(msgspec.Struct, frozen=True, tag="beaten"):
    """The chance that a seat that is still to play can beat the card, and that it can do so by a trump.

    By a trump means over another suit or over a lower trump.
    """

    seat: Seat
    chance: float
    trump: float


Why = Need | Lacks | Sure | Shaky | Takes | Beaten


class Choice(msgspec.Struct, frozen=True):
    """A legal move and what it leads to, all in the same worlds."""

    move: Move
    points: float  # the mean of what the round brings
    doubt: float  # the standard error of how far that is from the best choice; 0 for the best
    met: float  # the chance to take as many tricks as were bid
    tricks: tuple[float, ...]  # the chance to take exactly 0, 1, 2 ... tricks in the round
    why: tuple[Why, ...] = ()


class Advice(msgspec.Struct, frozen=True):
    """All legal moves in their order, which of them is best, and what is known anyway."""

    choices: tuple[Choice, ...]
    best: int
    why: tuple[Why, ...]
    worlds: int  # in so many of them every move was tried

    def of(self, move: Move) -> Choice | None:
        """What is said of a move, or None when it was not legal."""
        return next((choice for choice in self.choices if choice.move == move), None)
