"""Moves in words: `attacks E1 with O3+O4 over E2`, `casts sM2 on M1`.

What lies open is meant by the id of its card, `O3`, with its side where both have one, `B.O3`, and with its
number in the row where there are more, `O3#2`; or by the name that the position gave it.  `waiting` is
what was declared last and has not happened yet.
"""

from __future__ import annotations

import re
from typing import NamedTuple

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
from zaubertisch.games.seelenkrieger.state import Own, Public
from zaubertisch.games.seelenkrieger.tasks import Triggers
from zaubertisch.games.seelenkrieger.vocabulary.triggers import Activated
from zaubertisch.games.seelenkrieger.vocabulary.words import Zone

from .position import SEATS, Names, known
from .unclear import NoSuch, Unclear

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


class Scene(NamedTuple):
    """What the words of a seat are about: what it sees, and what the position has named."""

    public: Public
    own: Own
    names: Names


def id_of(p: Public, names: Names, name: str) -> int:
    """The number of what lies open under this name; raises NoSuch, or Unclear where there are several."""
    if name in names:
        return names[name]
    if name == "waiting" and (waiting := list(on_stack(p))):
        return waiting[-1].id
    side, _, rest = name.rpartition(".")
    card, _, nth = rest.partition("#")
    for zone in ZONES:
        things = all_in(p, zone)
        found = [thing.id for thing in things if thing.card == card if side in ("", SEATS[thing.seat])]
        if found:
            if not nth and len(found) > 1:
                raise Unclear("several", f"There are several {name}. Write {name}#1, {name}#2.")
            if int(nth or 1) <= len(found):
                return found[int(nth or 1) - 1]
    raise NoSuch(name)


def move_of(scene: Scene, said: str) -> Move:
    """The move that the words mean, legal or not; raises NoSuch or Unclear."""
    verb, _, rest = said.partition(" ")
    verb = {"passes": "pass"}.get(verb, verb.removesuffix("s") if verb != "pass" else verb)
    if verb in PLAIN:
        return PLAIN[verb]
    p, names = scene.public, scene.names
    what, _, on = rest.partition(" on ")
    match verb:
        case "play":
            return Play(known(what), id_of(p, names, on) if on else None)
        case "call":
            return Call(known(what))
        case "attack":
            told = re.fullmatch(r"(\S+) with (\S+)(?: over (\S+))?", rest)
            if told is None:
                raise Unclear("unclear-move", f"“{said}” is no attack. Write: attacks TARGET with ONE+TWO.")
            over = id_of(p, names, told[3]) if told[3] else None
            return Attack(_ids(scene, told[2]), id_of(p, names, told[1]), over)
        case "use":
            return _use(scene, what, on)
        case "cast":
            card, _, choice = what.partition("/")
            if known(card) not in scene.own.prepared:
                raise NoSuch(card)
            place = scene.own.prepared.index(known(card))
            return Cast(place, int(choice or 1) - 1, _aims(scene, on))
        case "choose":
            return Choose(_ids(scene, rest))
        case "take":
            return Take(None if rest == "nothing" else known(rest))
        case "put":
            top, _, bottom = f" {rest}".partition(" below")
            return Arrange(_cards(top), _cards(bottom))
        case "lay":
            return Lay(known(rest))
        case "order":
            task = p.agenda[-1] if p.agenda else None
            fired = task.fired if isinstance(task, Triggers) else ()
            places = [place for place, one in enumerate(fired) if one.context.card == rest]
            if not places:
                raise NoSuch(rest)
            return Next(places[0])
        case _:
            raise Unclear("unclear-move", f"“{said}” is no move. It begins with attacks, plays, casts, …")


def _use(scene: Scene, what: str, on: str) -> Use:
    """The effect of a card in play: of the first one that it has."""
    thing = thing_of(scene.public, id_of(scene.public, scene.names, what))
    if thing is None or thing.card is None:
        raise NoSuch(what)
    effects = abilities(thing.card, Activated)
    if not effects:
        raise Unclear("no-effect", f"{what} has no effect that could be used.")
    return Use(thing.id, effects[0][0], _aims(scene, on))


def _ids(scene: Scene, words: str) -> tuple[int, ...]:
    if words == "nothing":
        return ()
    return tuple(sorted(id_of(scene.public, scene.names, name) for name in words.split("+")))


def _aims(scene: Scene, words: str) -> tuple[tuple[int, ...], ...]:
    return tuple(_ids(scene, one) for one in words.split(" then ")) if words else ()


def _cards(words: str) -> tuple[Card, ...]:
    return tuple(map(known, words.split()))
