"""The match of a case, where it begins; how a position is written: `scenarios/position.py`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from zaubertisch.games.seelenkrieger import Options, Seelenkrieger, usual
from zaubertisch.games.seelenkrieger.moves import Move
from zaubertisch.games.seelenkrieger.scenarios import position as written
from zaubertisch.games.seelenkrieger.scenarios.saying import Scene, move_of
from zaubertisch.games.seelenkrieger.state import Hidden, Own, Public
from zaubertisch.kernel import Match, Seat

SoulMatch = Match[Public, Own, Hidden, Move]


@dataclass
class Position:
    """A match and the names that a case has given to what lies open."""

    match: SoulMatch
    names: dict[str, int] = field(default_factory=dict)

    def move(self, seat: Seat, said: str) -> Move:
        """The move of a seat that the words mean now."""
        table = self.match.table
        return move_of(Scene(table.public, table.own[seat], self.names), said)


def position(case: dict[str, Any]) -> Position:
    """The match of a case, where it begins."""
    options = Options(**case.get("options", {}))
    match: SoulMatch = Match(Seelenkrieger(), (usual(0), usual(1)), bytes([case.get("key", 0)]) * 32)
    match.game = Seelenkrieger(options)  # the decks that were brought are of no matter any more
    told = {name: case[name] for name in written.Position.__struct_fields__ if name in case}
    laid = msgspec.convert(told, type=written.Position)
    match.table, names = written.lay(laid, options, match.table.rng)
    return Position(match, names)
