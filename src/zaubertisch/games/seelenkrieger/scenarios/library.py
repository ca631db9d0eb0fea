"""The scenarios of the house, as they lie in `book/`: whoever adds one adds a file."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import NamedTuple

import msgspec

from zaubertisch.games.seelenkrieger.options import Options
from zaubertisch.kernel import KeyedRng, Misfit

from .position import Names, lay
from .scenario import Scenario

BOOK = files(__package__) / "book"
KINDS = ("lesson", "puzzle")


class Staged(NamedTuple):
    """A scenario and the numbers of the cards that its position has named."""

    scenario: Scenario
    names: Names


@cache
def scenarios() -> Mapping[str, Scenario]:
    """All of them by their names: the lessons, then the puzzles, each in their order."""
    found = {path.name.removesuffix(".toml"): path.read_bytes() for path in BOOK.iterdir()}
    read = {name: msgspec.toml.decode(text, type=Scenario) for name, text in found.items()}
    order = sorted(read.items(), key=lambda one: (KINDS.index(one[1].kind), one[1].number))
    return MappingProxyType(dict(order))


@cache
def staged(name: str) -> Staged:
    """The scenario of this name; raises Misfit."""
    if name not in scenarios():
        raise Misfit("unknown-scenario", scenario=name)
    scenario = scenarios()[name]
    return Staged(scenario, lay(scenario, Options(), KeyedRng(bytes(32)))[1])
