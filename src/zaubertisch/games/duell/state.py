"""What lies on a table of the duel and what happens there, split by who may see it (DA9)."""

from __future__ import annotations

from typing import Literal

import msgspec

from zaubertisch.kernel import Seat, Table, View

from .cards import Card

Phase = Literal["drink", "cast", "over"]
Cause = Literal["mana", "life", "hands", "rounds"]
"""A spell could not be paid, a life total is 0, both hands are empty, or the rounds are used up."""


class Round(msgspec.Struct, frozen=True):
    """A finished round, by seat: what was drunk, cast, paid and lost, and what was left after it."""

    drank: tuple[bool, ...]
    cards: tuple[Card, ...]
    paid: tuple[int | None, ...]  # None: could not pay (D9)
    lost: tuple[int, ...]
    mana: tuple[int, ...]
    life: tuple[int, ...]


class Result(msgspec.Struct, frozen=True):
    """How the match ended; nobody has won a draw."""

    winner: Seat | None
    cause: Cause


class Public(msgspec.Struct):
    """Seen by everyone; the rows are by seat."""

    life: tuple[int, ...]
    mana: tuple[int, ...]
    potions: tuple[int | None, ...]  # left; None: without limit
    hands: tuple[int, ...]  # how many cards are held
    pile: int  # how many cards can be drawn
    used: tuple[Card, ...] = ()  # in the order in which they were laid
    round: int = 0  # counts from 1
    phase: Phase = "over"
    drank: tuple[bool | None, ...] = (None, None)  # in this round; None: not asked, or not shown
    rounds: tuple[Round, ...] = ()  # the finished rounds, the latest last
    result: Result | None = None


class Own(msgspec.Struct):
    """Seen by one seat alone."""

    hand: tuple[Card, ...]
    drank: bool = False  # a potion that the others do not see yet


class Hidden(msgspec.Struct):
    """Seen by nobody."""

    pile: tuple[Card, ...]  # the next card first


DuelTable = Table[Public, Own, Hidden]
DuelView = View[Public, Own]


class Drink(msgspec.Struct, frozen=True, tag="drink", forbid_unknown_fields=True):
    """One mana potion."""


class Keep(msgspec.Struct, frozen=True, tag="keep", forbid_unknown_fields=True):
    """No potion in this round."""


class Cast(msgspec.Struct, frozen=True, tag="cast", forbid_unknown_fields=True):
    """A spell laid face down."""

    card: Card


Move = Drink | Keep | Cast


class PotionsShown(msgspec.Struct, frozen=True, tag="potions_shown"):
    """Who was asked and drank, and the mana after it."""

    drank: tuple[bool | None, ...]
    mana: tuple[int, ...]


class SpellsShown(msgspec.Struct, frozen=True, tag="spells_shown"):
    """Both spells are turned, paid and compared."""

    number: int  # of the round, from 1
    round: Round


class PileRefilled(msgspec.Struct, frozen=True, tag="pile_refilled"):
    """The used pile was shuffled into a new draw pile."""

    cards: int


class CardDrawn(msgspec.Struct, frozen=True, tag="card_drawn"):
    """The card that one seat has drawn; only that seat hears it."""

    card: Card


class MatchOver(msgspec.Struct, frozen=True, tag="match_over"):
    """The duel is decided, or drawn."""

    result: Result


Event = PotionsShown | SpellsShown | PileRefilled | CardDrawn | MatchOver
