"""A position as people write it down: what lies where, in the ids of the cards.

A warrior is written `O3`, or with what is true of it: `O9 hurt 2 used seen +q01 +q05/B as chief`: it has lost
2 life, has attacked, bears two pieces of equipment, the second of seat B, and is called `chief`.  `left 3`
says instead how much life it has left; `of B` whose card it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import NamedTuple, TypeVar

import msgspec

from zaubertisch.games.seelenkrieger.cards import Card
from zaubertisch.games.seelenkrieger.options import Options
from zaubertisch.games.seelenkrieger.reading import CARDS, in_order
from zaubertisch.games.seelenkrieger.state import Hidden, Lying, Own, Place, Public, SoulTable, Unit
from zaubertisch.games.seelenkrieger.values import in_force
from zaubertisch.kernel import Rng, Seat

from .unclear import Unclear

T = TypeVar("T")
Names = dict[str, int]
"""What a position calls some of the cards that lie open, with their numbers."""

SEATS = "AB"
TURN = 5  # the first one after the preparation phase; odd turns are those of A, who began
SPARKS = 5


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies at one seat; `deck` is the next card first."""

    field: tuple[str, ...] = ()
    buildings: tuple[str, ...] = ()
    landscapes: tuple[str, ...] = ()
    valley: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    side: tuple[str, ...] = ()
    prepared: tuple[str, ...] = ()
    deck: tuple[str, ...] = ("N1",) * 9
    hero: str | None = None
    sparks: int = SPARKS
    defeats: int = 0  # enemy warriors that it has defeated
    idle: int = 0  # own turns without a card


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Both sides, and whose turn it is: of A in odd ones, of B in even ones."""

    A: Side = Side()
    B: Side = Side()
    turn: int = TURN
    played: int = 0  # cards in this turn


class Words(NamedTuple):
    """A card that lies open, as it was written."""

    card: Card
    name: str | None
    owner: Seat | None
    hurt: int
    left: int | None
    used: bool
    seen: bool
    worn: tuple[tuple[Card, Seat | None], ...]


Laid = Callable[[int, Words, Seat], T]


def known(card: str) -> Card:
    """The card with this id; raises Unclear."""
    if card not in CARDS:
        raise Unclear("unknown-card", f"There is no card “{card}”. See the catalogue.")
    return Card(card)


def cards(ids: tuple[str, ...]) -> tuple[Card, ...]:
    """The cards with these ids; raises Unclear."""
    return tuple(map(known, ids))


def read(said: str) -> Words:
    """What the words say about a card that lies open; raises Unclear."""
    words = iter(said.split())
    card = known(next(words, ""))
    name, owner, hurt, left, marks = None, None, 0, None, {"used": False, "seen": False}
    worn: list[tuple[Card, Seat | None]] = []
    for word in words:
        match word:
            case "used" | "seen":
                marks[word] = True
            case "as":
                name = next(words, "")
            case "of":
                owner = _seat(next(words, ""), said)
            case "hurt":
                hurt = _number(next(words, ""), said)
            case "left":
                left = _number(next(words, ""), said)
            case _ if word.startswith("+"):
                one, _, of = word[1:].partition("/")
                worn.append((known(one), _seat(of, said) if of else None))
            case _:
                raise Unclear("unclear-card", f"“{word}” says nothing about the card in “{said}”.")
    return Words(card, name, owner, hurt, left, marks["used"], marks["seen"], tuple(worn))


def _seat(word: str, said: str) -> Seat:
    if word not in ("A", "B"):
        raise Unclear("unclear-card", f"“{word}” in “{said}” is no seat. Write A or B.")
    return SEATS.index(word)


def _number(word: str, said: str) -> int:
    if not word.isdecimal():
        raise Unclear("unclear-card", f"“{word}” in “{said}” is no number.")
    return int(word)


def lay(position: Position, options: Options, rng: Rng) -> tuple[SoulTable, Names]:
    """The table of a position, and the numbers of what it has named; raises Unclear."""
    numbers, names = count(1), Names()
    sides = (position.A, position.B)

    def rows(of: Callable[[Side], tuple[str, ...]], laid: Laid[T]) -> tuple[tuple[T, ...], ...]:
        return tuple(tuple(one(said, seat, laid) for said in of(side)) for seat, side in enumerate(sides))

    def one(said: str, seat: Seat, laid: Laid[T]) -> T:
        id, words = next(numbers), read(said)
        if words.name is not None:
            names[words.name] = id
        return laid(id, words, seat)

    owns = tuple(
        Own(
            hand=in_order(cards(side.hand)),
            deck=in_order(cards(side.deck)),
            side=in_order(cards(side.side)),
            prepared=cards(side.prepared),
        )
        for side in sides
    )
    active = (position.turn - 1) % 2
    public = Public(
        phase="play",
        first=0,
        active=active,
        actor=active,
        turn=position.turn,
        sparks=tuple(side.sparks for side in sides),
        hands=tuple(len(own.hand) for own in owns),
        decks=tuple(len(own.deck) for own in owns),
        sides=tuple(len(own.side) for own in owns),
        heroes=tuple(None if side.hero is None else known(side.hero) for side in sides),
        field=rows(lambda side: side.field, lambda id, words, seat: _unit(id, words, seat, numbers)),
        buildings=rows(lambda side: side.buildings, _place),
        landscapes=rows(lambda side: side.landscapes, _place),
        valleys=rows(lambda side: side.valley, _lying),
        discards=rows(lambda side: side.discard, _lying),
        prepared=tuple(tuple(CARDS[card].cost for card in own.prepared) for own in owns),
        fresh=tuple((False,) * len(own.prepared) for own in owns),
        faces=tuple(own.prepared if options.face_up else () for own in owns),
        defeats=tuple(side.defeats for side in sides),
        idle=tuple(side.idle for side in sides),
        played=position.played,
    )
    public.serial = next(numbers)
    _hurt(public, sides)
    return SoulTable(public, owns, Hidden(tuple(cards(side.deck) for side in sides)), rng), names


def _unit(id: int, words: Words, seat: Seat, numbers: Iterator[int]) -> Unit:
    return Unit(
        id,
        words.card,
        owner=seat if words.owner is None else words.owner,
        hurt=words.hurt,
        used=words.used,
        seen=words.seen,
        equipment=tuple(Place(next(numbers), card, seat if of is None else of) for card, of in words.worn),
    )


def _place(id: int, words: Words, seat: Seat) -> Place:
    return Place(id, words.card, seat)


def _lying(id: int, words: Words, seat: Seat) -> Lying:
    return Lying(id, words.card)


def _hurt(p: Public, sides: tuple[Side, ...]) -> None:
    """Who has so much life left has lost the rest of what is in force at this table (SA53)."""
    full = in_force(p).life
    p.field = tuple(
        tuple(
            unit
            if (left := read(said).left) is None
            else msgspec.structs.replace(unit, hurt=full[unit.id] - left)
            for unit, said in zip(row, side.field, strict=True)
        )
        for row, side in zip(p.field, sides, strict=True)
    )
