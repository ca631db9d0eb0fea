"""Playing on by rule of thumb, in worlds that are only imagined."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from msgspec.structs import replace

from zaubertisch.games.seelenkrieger.combat import MOST_ATTACKERS, may_attack
from zaubertisch.games.seelenkrieger.moves import Move
from zaubertisch.games.seelenkrieger.options import Options
from zaubertisch.games.seelenkrieger.rules import Seelenkrieger
from zaubertisch.games.seelenkrieger.state import Public, SoulTable, SoulView
from zaubertisch.kernel import Seat, clone, mute, view_of

from .standing import outlook
from .thumb import SoulThumb


class Playout:
    """What comes of a seat's moves until the turn is over, in so many steps and no more."""

    def __init__(self, game: Seelenkrieger, view: SoulView, steps: int) -> None:
        """A step is a move in an imagined world, whoever makes it; where many can attack many it is more."""
        assert view.seat is not None
        self.game, self.seat, self.turn, self.left = game, view.seat, view.public.turn, steps
        self._quick, self._thumb = quick(game.options), SoulThumb()

    def chances(self, world: SoulTable, moves: Sequence[Move]) -> dict[Move, float] | None:
        """The chance to win after each of these moves; None when the steps do not suffice for all."""
        told = {}
        for move in moves:
            table = clone(world)
            if not self._play(table, move):
                return None
            told[move] = outlook(table.public, self.seat, self.game.options)
        return told

    def _play(self, table: SoulTable, move: Move) -> bool:
        """Make the move and play on; whether the steps sufficed."""
        game, moves = self.game, {self.seat: move}
        while moves:
            if (steps := len(moves) * weight(table.public)) > self.left:
                return False
            self.left -= steps
            game.apply(table, moves, mute)
            game, moves = self._quick, self._next(table)
        return True

    def _next(self, table: SoulTable) -> dict[Seat, Move]:
        """What the rule of thumb does for whoever is asked; nothing more when the turn is over."""
        if table.public.turn > self.turn:
            return {}
        seats = self._quick.to_act(table.public)
        return {seat: self._thumb.choose(self._quick, view_of(table, seat), table.rng) for seat in seats}


CROWD = 1000
"""So many attacks are looked at in a step."""


def weight(p: Public) -> int:
    """For how many steps a move counts: on a crowded field looking at all attacks takes its time."""
    if p.agenda:
        return 1
    able, enemies = len(may_attack(p, p.active)), len(p.field[1 - p.active])
    together = sum(comb(able, size) for size in range(1, MOST_ATTACKERS + 1))
    return 1 + together * enemies // CROWD


def quick(options: Options) -> Seelenkrieger:
    """The game without the windows in which hardly anybody answers, and no scenario (S53): so fewer moves."""
    return Seelenkrieger(replace(options, windows="fast", scenario=""))
