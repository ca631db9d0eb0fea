"""The search: every move in the same worlds, played to the end of the round by rule of thumb."""

from __future__ import annotations

from mypy_extensions import i64

from .race import Race
from .round import Round
from .seen import Seen
from .thumb import finish
from .worlds import Worlds


class Search:
    """Looks for the best of some moves."""

    def __init__(self, seen: Seen, worlds: Worlds, race: Race) -> None:
        """In these worlds, by this measure."""
        self.seen: Seen = seen
        self.worlds: Worlds = worlds
        self.race: Race = race
        self.world: Round = Round(seen.now.players, seen.now.table)
        self.going: Round = Round(seen.now.players, seen.now.table)

    def best(self, moves: list[i64], stages: list[tuple[int, int]]) -> int:
        """The place of the best move.  A stage deals so many worlds and keeps so many moves after them."""
        worth = [0.0] * len(moves)
        left = list(range(len(moves)))
        for worlds, keep in stages:
            if len(left) <= keep:
                continue
            for _ in range(worlds):
                self.worlds.deal(self.world)
                for place in left:
                    worth[place] += self._tried(moves[place])
            left = sorted(left, key=lambda place: -worth[place])[:keep]
        return left[0]

    def _tried(self, laid: i64) -> float:
        """What comes of this move in the world that is dealt."""
        self.going.become(self.world)
        self.going.play(laid)
        finish(self.going)
        return self.race.worth(self.going)
