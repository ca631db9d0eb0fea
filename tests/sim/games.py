"""What is played in a night: each game, made short, so that whole matches fit into many nights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from tests.server.party import SHORT
from zaubertisch.games import GAMES
from zaubertisch.games.kampf.rules import Kampf
from zaubertisch.kernel import Box, Rng, Table

STOCK = 4


class ShortKampf(Kampf):
    """Kampf der Magier that is over after one round, in which few cards are left to draw."""

    def deal(self, brought: Sequence[None], rng: Rng) -> Table[Any, Any, Any]:
        table = super().deal(brought, rng)
        table.public.rounds, table.public.stock = 1, STOCK
        table.hidden.stock = table.hidden.stock[-STOCK:]  # so that each lies where it did in the shuffle
        return table


BOXES: Mapping[str, Box] = {
    **GAMES,
    **SHORT,
    "kampf": msgspec.structs.replace(GAMES["kampf"], make=ShortKampf),
}


class Evening(msgspec.Struct, frozen=True):
    """A game, for how many, with which options."""

    game: str
    seats: int
    options: dict[str, Any] = {}


EVENINGS = (
    Evening("wizard", 4),
    Evening("wizard", 3, {"hiddentip": True}),
    Evening("kampf", 3),
    Evening("kampf", 2),
    Evening("duell", 2, {"safety_rounds": 4}),
    Evening("duell", 2, {"safety_rounds": 3, "hidden_potion": True}),
    Evening("seelenkrieger", 2, {"longest": 1, "deck": "quick"}),
)


def evening(chance: Random) -> Evening:
    """The game of this night."""
    return chance.choice(EVENINGS)
