"""A table of Seelenkrieger as a case writes it down: what lies where, in the ids of the cards.

A warrior is written `O3`, or with what is true of it: `O9 hurt 2 used seen +q01 +q05/B as chief`: it has lost
2 life, has attacked, bears two pieces of equipment, the second of seat B, and is called `chief`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from zaubertisch.games.seelenkrieger import Options, Seelenkrieger, usual
from zaubertisch.games.seelenkrieger.cards import Card
from zaubertisch.games.seelenkrieger.moves import Move
from zaubertisch.games.seelenkrieger.reading import CARDS, in_order
from zaubertisch.games.seelenkrieger.state import Hidden, Lying, Own, Place, Public, Unit
from zaubertisch.kernel import Match, Seat, Table

SoulMatch = Match[Public, Own, Hidden, Move]
Side = dict[str, Any]

SEATS = "AB"
TURN = 5  # the first one after the preparation phase; odd turns are those of A, who began
SPARKS = 5


@dataclass
class Position:
    """A match and the names that a case has given to what lies open."""

    match: SoulMatch
    names: dict[str, int] = field(default_factory=dict)


def known(card: str) -> Card:
    """The card with this id; a case that names no card is wrong."""
    assert card in CARDS, card
    return Card(card)


def cards(ids: list[str]) -> tuple[Card, ...]:
    """The cards with these ids."""
    return tuple(map(known, ids))


def position(case: dict[str, Any]) -> Position:
    """The match of a case, where it begins."""
    options = Options(**case.get("options", {}))
    match: SoulMatch = Match(Seelenkrieger(), (usual(0), usual(1)), bytes([case.get("key", 0)]) * 32)
    match.game = Seelenkrieger(options)  # the decks that were brought are of no matter any more
    at = Position(match)
    numbers = count(1)
    sides: list[Side] = [case.get(seat, {}) for seat in SEATS]
    turn = case.get("turn", TURN)
    active = (turn - 1) % 2

    def rows(what: str) -> tuple[tuple[Any, ...], ...]:
        return tuple(
            tuple(_lie(what, words, seat, numbers, at) for words in side.get(what, ()))
            for seat, side in enumerate(sides)
        )

    decks = tuple(cards(side.get("deck", ["N1"] * 9)) for side in sides)
    owns = tuple(
        Own(
            hand=in_order(cards(side.get("hand", []))),
            deck=in_order(deck),
            side=in_order(cards(side.get("side", []))),
            prepared=cards(side.get("prepared", [])),
        )
        for side, deck in zip(sides, decks, strict=True)
    )
    public = Public(
        phase="play",
        first=0,
        active=active,
        actor=active,
        turn=turn,
        sparks=tuple(side.get("sparks", SPARKS) for side in sides),
        hands=tuple(len(own.hand) for own in owns),
        decks=tuple(map(len, decks)),
        sides=tuple(len(own.side) for own in owns),
        heroes=tuple(known(side["hero"]) if "hero" in side else None for side in sides),
        field=rows("field"),
        buildings=rows("buildings"),
        landscapes=rows("landscapes"),
        valleys=rows("valley"),
        discards=rows("discard"),
        prepared=tuple(tuple(CARDS[card].cost for card in own.prepared) for own in owns),
        fresh=tuple((False,) * len(own.prepared) for own in owns),
        faces=tuple(own.prepared if options.face_up else () for own in owns),
        defeats=tuple(side.get("defeats", 0) for side in sides),
        idle=tuple(side.get("idle", 0) for side in sides),
        played=case.get("played", 0),
    )
    public.serial = next(numbers)
    match.table = Table(public, owns, Hidden(decks), match.table.rng)
    return at


def _lie(what: str, words: str, seat: Seat, numbers: Iterator[int], at: Position) -> Any:
    """One card that lies open."""
    id, (card, *more) = next(numbers), words.split()
    if "as" in more:
        at.names[more[more.index("as") + 1]] = id
    if what in ("valley", "discard"):
        return Lying(id, known(card))
    if what in ("buildings", "landscapes"):
        return Place(id, known(card), seat)
    worn = [word[1:].partition("/") for word in more if word.startswith("+")]
    return Unit(
        id,
        known(card),
        owner=SEATS.index(more[more.index("of") + 1]) if "of" in more else seat,
        hurt=int(more[more.index("hurt") + 1]) if "hurt" in more else 0,
        used="used" in more,
        seen="seen" in more,
        equipment=tuple(
            Place(next(numbers), known(one), SEATS.index(of) if of else seat) for one, _, of in worn
        ),
    )
