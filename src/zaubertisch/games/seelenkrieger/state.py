"""What lies on a table of Seelenkrieger, split by who may see it.

A card that lies open has a number, new each time that it comes out of a hidden place: what points at a number
never meets the card that came back.  A card in a hidden place has none.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from zaubertisch.kernel import Seat, Table, View

from .cards import Card
from .tasks import Task
from .vocabulary.words import Duration, Keyword, Stat

Phase = Literal["mulligan", "play", "over"]
Cause = Literal["defeats", "no_card", "empty_deck", "turns", "scenario"]
"""Ten defeats (S1), two turns without a card (S4), nothing left to draw (SA11), the last turn (SA12), or that
a scenario is solved or cannot be any more (S53).
"""

Scope = Literal["in_combination", "beside_source", "against_buildings"]


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that lies on a warrior for a while: a value, a keyword, or damage that will not be taken."""

    until: Duration
    by: Seat
    source: int
    stat: Stat | None = None
    how: Literal["set", "add", "times"] = "add"
    n: int = 0
    only: Scope | None = None
    keyword: Keyword | None = None
    prevents: int = 0


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A landscape, a building, or equipment on its bearer."""

    id: int
    card: Card
    owner: Seat
    spent: tuple[int, ...] = ()  # abilities used up in this turn, by their place on the card


class Unit(msgspec.Struct, frozen=True, omit_defaults=True):
    """A warrior or a hero on the field."""

    id: int
    card: Card
    owner: Seat
    hurt: int = 0  # life that is lost (SA53)
    used: bool = False  # attacks no more in this turn (S43)
    seen: bool = False  # has attacked, which ends stealth
    equipment: tuple[Place, ...] = ()
    marks: tuple[Mark, ...] = ()
    spent: tuple[int, ...] = ()
    felled: tuple[int, ...] = ()  # whose attack took its life


class Lying(msgspec.Struct, frozen=True):
    """A card in a valley or a discard."""

    id: int
    card: Card


class Deed(msgspec.Struct, frozen=True):
    """Something that happened in this turn and that a condition may ask for."""

    what: Literal["attacked", "healed", "used_spell", "called_place", "defeated"]
    seat: Seat
    card: Card
    id: int


class Result(msgspec.Struct, frozen=True):
    """How the match ended; nobody has won a draw."""

    winner: Seat | None
    cause: Cause


class Public(msgspec.Struct):
    """Seen by everyone; the rows are by seat."""

    phase: Phase
    first: Seat
    active: Seat
    sparks: tuple[int, ...]
    hands: tuple[int, ...]  # how many cards are held
    decks: tuple[int, ...]
    sides: tuple[int, ...]
    heroes: tuple[Card | None, ...]  # not called yet
    turn: int = 0  # of the game, from 1
    actor: Seat = 0  # who acted last
    field: tuple[tuple[Unit, ...], ...] = ((), ())
    buildings: tuple[tuple[Place, ...], ...] = ((), ())
    landscapes: tuple[tuple[Place, ...], ...] = ((), ())
    valleys: tuple[tuple[Lying, ...], ...] = ((), ())
    discards: tuple[tuple[Lying, ...], ...] = ((), ())
    prepared: tuple[tuple[int, ...], ...] = ((), ())  # what was paid for each prepared spell
    fresh: tuple[tuple[bool, ...], ...] = ((), ())  # which of them were laid in this turn
    faces: tuple[tuple[Card, ...], ...] = ((), ())  # the prepared spells, where they lie face up (SA35)
    defeats: tuple[int, ...] = (0, 0)  # enemy warriors defeated, as they count for the seat
    idle: tuple[int, ...] = (0, 0)  # own turns without a card, one after the other (S4)
    played: int = 0  # cards in this turn
    called: int = 0  # cards of the side deck in this turn
    deeds: tuple[Deed, ...] = ()
    passing: tuple[bool, ...] = (False, False)  # lets all windows of this turn pass
    agenda: tuple[Task, ...] = ()  # what waits, the next thing last
    once: tuple[tuple[str, ...], ...] = ((), ())  # once-a-game effects used up
    serial: int = 0  # the latest number given
    steps: int = 0  # carried out since everything last rested
    looking: tuple[int, ...] = (0, 0)  # how many cards of the own deck are looked at now
    tops: tuple[tuple[Card, ...], ...] = ((), ())  # shown on top of the decks
    bottoms: tuple[tuple[Card | None, ...], ...] = ((), ())  # put below: the card, or that there is one
    shown: tuple[tuple[Card, ...], ...] = ((), ())  # known to be in the hands
    within: tuple[tuple[Card, ...], ...] = ((), ())  # known to be somewhere out of sight
    result: Result | None = None


class Own(msgspec.Struct):
    """Seen by one seat alone."""

    hand: tuple[Card, ...]  # in the order of the catalogue
    deck: tuple[Card, ...]  # what is left, in the order of the catalogue: not how it lies
    side: tuple[Card, ...]
    prepared: tuple[Card, ...] = ()
    laying: Card | None = None  # a spell that is being played face down
    looking: tuple[Card, ...] = ()  # cards of the deck that are looked at now
    top: tuple[Card, ...] = ()  # known to lie on top of the own deck
    bottom: tuple[Card, ...] = ()  # known to lie below, the lowest last


class Hidden(msgspec.Struct):
    """Seen by nobody."""

    decks: tuple[tuple[Card, ...], ...]  # the next card first


SoulTable = Table[Public, Own, Hidden]
SoulView = View[Public, Own]
