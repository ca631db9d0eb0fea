"""The settings that the laws run over: choices of options that fit together, with each number of players.

Where a game has few choices, they are all tried.  Where it has many, as few as bring together every two
values of two options that fit; where it has very many options, as few as have every value once, drawn by lot.
The first is always the game as it is without a choice.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from math import prod
from typing import Any

import msgspec
from msgspec import inspect

from tests.laws.duell import DUELL_LAWS
from tests.laws.kampf import KAMPF_LAWS
from tests.laws.lawbook import Lawbook
from tests.laws.seelenkrieger import SOUL_LAWS
from tests.laws.wizard import WIZARD_LAWS
from zaubertisch.games import GAMES
from zaubertisch.kernel import AnyGame, Box, Match, Misfit

LAWBOOKS = {"wizard": WIZARD_LAWS, "kampf": KAMPF_LAWS, "duell": DUELL_LAWS, "seelenkrieger": SOUL_LAWS}

MANY = 100  # choices of options: so many are not all tried
VERY_MANY = 1_000_000  # so many are not even looked through

AnyMatch = Match[Any, Any, Any, Any]


@dataclass(frozen=True)
class Setting:
    """One way to set up one game."""

    box: Box
    options: msgspec.Struct
    players: int

    def __str__(self) -> str:
        said = [self.box.name, str(self.players)]
        for field in msgspec.structs.fields(self.options):
            value = getattr(self.options, field.name)
            if value != field.default:
                said.append({True: field.name, False: f"no_{field.name}"}.get(value, str(value)))
        return "-".join(said)

    @property
    def book(self) -> Lawbook:
        return LAWBOOKS[self.box.name]

    def game(self) -> AnyGame:
        return self.box.make(self.options)

    def match(self, key: bytes) -> AnyMatch:
        return Match(self.game(), self.book.brought(self.players), key)

    def chance(self, law: str) -> random.Random:
        """Choices of a test's own, the same in every run, others for every law."""
        return random.Random(f"{law} {self}")


def choices(kind: inspect.Type) -> list[Any]:
    """Every value that an option of this type can have."""
    match kind:
        case inspect.NoneType():
            return [None]
        case inspect.BoolType():
            return [False, True]
        case inspect.LiteralType(values=values):
            return list(values)
        case inspect.UnionType(types=kinds):
            return [value for one in kinds for value in choices(one)]
    raise TypeError(f"say here which values of {kind} the laws shall try")


def values_of(box: Box) -> dict[str, Sequence[Any]]:
    """For each option of a game, by name, the values that are tried."""
    shape = inspect.type_info(box.options)
    assert isinstance(shape, inspect.StructType)
    numbers = LAWBOOKS[box.name].numbers
    return {field.name: numbers.get(field.name) or choices(field.type) for field in shape.fields}


def fitting(box: Box) -> list[msgspec.Struct]:
    """Every choice of options that does not contradict itself; the game's own choice first."""
    fits, values = [box.options()], values_of(box)
    every = prod(map(len, values.values()))
    for chosen in product(*values.values()) if every < VERY_MANY else lots(values):
        options = box.options(**dict(zip(values, chosen, strict=True)))
        try:
            box.make(options)
        except Misfit:
            continue
        fits += [options] * (options != fits[0])
    return fits


def lots(values: dict[str, Sequence[Any]]) -> Iterator[tuple[Any, ...]]:
    """A few choices that together have every value of every option, which goes with which drawn by lot."""
    chance, rows = random.Random("lots"), max(map(len, values.values()))
    columns = [chance.sample([*of, *chance.choices(of, k=rows - len(of))], rows) for of in values.values()]
    yield from zip(*columns, strict=True)


def pairs(options: msgspec.Struct) -> set[Any]:
    """Every two values that are chosen together."""
    return set(combinations(msgspec.structs.asdict(options).items(), 2))


def tried(fits: list[msgspec.Struct]) -> list[msgspec.Struct]:
    """All of few choices; of many, again and again the one that brings most together that was not yet."""
    if len(fits) < MANY:
        return fits
    together = [pairs(options) for options in fits]
    missing, chosen = set.union(*together), fits[:1]
    missing -= together[0]
    while missing:
        most = max(range(len(fits)), key=lambda i: len(together[i] & missing))
        chosen.append(fits[most])
        missing -= together[most]
    return chosen


def settings() -> Iterator[Setting]:
    for box in GAMES.values():
        for options in tried(fitting(box)):
            yield from (Setting(box, options, players) for players in box.make(options).seats)


SETTINGS = list(settings())
