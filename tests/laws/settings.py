"""Every setting of every game: each choice of options that fits together, with each number of players."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import msgspec
from msgspec import inspect

from tests.laws.lawbook import Lawbook
from tests.laws.wizard import WIZARD_LAWS
from zaubertisch.games import GAMES
from zaubertisch.kernel import AnyGame, Box, Match, Misfit

LAWBOOKS = {"wizard": WIZARD_LAWS}

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


def settings() -> Iterator[Setting]:
    for box in GAMES.values():
        shape = inspect.type_info(box.options)
        assert isinstance(shape, inspect.StructType)
        for values in product(*(choices(field.type) for field in shape.fields)):
            options = box.options(**dict(zip((field.name for field in shape.fields), values, strict=True)))
            try:
                game = box.make(options)
            except Misfit:
                continue
            yield from (Setting(box, options, players) for players in game.seats)


SETTINGS = list(settings())
