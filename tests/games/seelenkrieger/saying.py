"""Moves in words: `A attacks E1 with O3+O4 over E2`, `B casts sM2 on M1`.

What lies open is meant by the id of its card, `O3`, with its side where both have one, `B.O3`, and with its
number in the row where there are more, `O3#2`; or by the name that the position gave it.  `waiting` is
what was declared last and has not happened yet.
"""

from __future__ import annotations

import re

from tests.games.seelenkrieger.position import SEATS, Position, known
from zaubertisch.games.seelenkrieger.cards import Card
from zaubertisch.games.seelenkrieger.finding import all_in, on_stack, thing_of
from zaubertisch.games.seelenkrieger.moves import (
    Agree,
    Arrange,
    Attack,
    Call,
    Cast,
    Choose,
    Decline,
    EndTurn,
    Keep,
    Lay,
    Move,
    Next,
    Pass,
    Play,
    Redraw,
    Take,
    Use,
)
from zaubertisch.games.seelenkrieger.reading import abilities
from zaubertisch.games.seelenkrieger.tasks import Triggers
from zaubertisch.games.seelenkrieger.vocabulary.triggers import Activated
from zaubertisch.games.seelenkrieger.vocabulary.words import Zone

ZONES: tuple[Zone, ...] = ("field", "valley", "discard", "stack")

PLAIN: dict[str, Move] = {
    "pass": Pass(),
    "rest": Pass(rest=True),
    "end": EndTurn(),
    "keep": Keep(),
    "redraw": Redraw(),
    "agree": Agree(),
    "decline": Decline(),
}


class NoSuch(Exception):
    """Nothing of that name lies open now."""


def id_of(at: Position, name: str) -> int:
    """The number of what lies open under this name."""
    if name in at.names:
        return at.names[name]
    if name == "waiting":
        return [thing.id for thing in on_stack(at.match.table.public)][-1]
    side, _, rest = name.rpartition(".")
    card, _, nth = rest.partition("#")
    for zone in ZONES:
        things = all_in(at.match.table.public, zone)
        found = [thing.id for thing in things if thing.card == card if side in ("", SEATS[thing.seat])]
        if found:
            assert nth or len(found) == 1, f"{name} is not the only one"
            return found[int(nth or 1) - 1]
    raise NoSuch(name)


def _ids(at: Position, words: str) -> tuple[int, ...]:
    return () if words == "nothing" else tuple(sorted(id_of(at, name) for name in words.split("+")))


def _aims(at: Position, words: str) -> tuple[tuple[int, ...], ...]:
    return tuple(_ids(at, one) for one in words.split(" then ")) if words else ()


def move_of(at: Position, seat: int, words: str) -> Move:
    """The move that the words mean, legal or not."""
    verb, _, rest = words.partition(" ")
    verb = {"passes": "pass"}.get(verb, verb.removesuffix("s") if verb != "pass" else verb)
    if verb in PLAIN:
        return PLAIN[verb]
    what, _, on = rest.partition(" on ")
    match verb:
        case "play":
            return Play(known(what), id_of(at, on) if on else None)
        case "call":
            return Call(known(what))
        case "attack":
            told = re.fullmatch(r"(\S+) with (\S+)(?: over (\S+))?", rest)
            assert told is not None, words
            over = id_of(at, told[3]) if told[3] else None
            return Attack(_ids(at, told[2]), id_of(at, told[1]), over)
        case "use":
            thing = thing_of(at.match.table.public, id_of(at, what))
            assert thing is not None
            assert thing.card is not None
            return Use(thing.id, abilities(thing.card, Activated)[0][0], _aims(at, on))
        case "cast":
            card, _, choice = what.partition("/")
            prepared = at.match.table.own[seat].prepared
            if card not in prepared:
                raise NoSuch(card)
            return Cast(prepared.index(known(card)), int(choice or 1) - 1, _aims(at, on))
        case "choose":
            return Choose(_ids(at, rest))
        case "take":
            return Take(None if rest == "nothing" else known(rest))
        case "put":
            top, _, bottom = f" {rest}".partition(" below")
            return Arrange(_cards(top), _cards(bottom))
        case "lay":
            return Lay(known(rest))
        case "order":
            task = at.match.table.public.agenda[-1]
            if not isinstance(task, Triggers):
                raise NoSuch(words)
            return Next(next(i for i, one in enumerate(task.fired) if one.context.card == rest))
        case _:
            raise AssertionError(words)


def _cards(words: str) -> tuple[Card, ...]:
    return tuple(map(known, words.split()))
