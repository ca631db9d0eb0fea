"""Playing on by rule of thumb, in worlds that are only imagined."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from zaubertisch.games.seelenkrieger.moves import Move
from zaubertisch.games.seelenkrieger.options import Options
from zaubertisch.games.seelenkrieger.rules import Seelenkrieger
from zaubertisch.games.seelenkrieger.state import SoulTable, SoulView
from zaubertisch.kernel import Seat, clone, mute, view_of

from .standing import outlook
from .thumb import SoulThumb


class Playout:
    """What comes of a seat's moves until the turn is over, in so many steps and no more."""

    def __init__(self, game: Seelenkrieger, view: SoulView, steps: int) -> None:
        """A step is a move in an imagined world, whoever makes it."""
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
            if len(moves) > self.left:
                return False
            self.left -= len(moves)
            game.apply(table, moves, mute)
            game, moves = self._quick, self._next(table)
        return True

    def _next(self, table: SoulTable) -> dict[Seat, Move]:
        """What the rule of thumb does for whoever is asked; nothing more when the turn is over."""
        if table.public.turn > self.turn:
            return {}
        seats = self._quick.to_act(table.public)
        return {seat: self._thumb.choose(self._quick, view_of(table, seat), table.rng) for seat in seats}


def quick(options: Options) -> Seelenkrieger:
    """The game without the windows in which hardly anybody answers, and no scenario (S53): so fewer moves."""
    return Seelenkrieger(replace(options, windows="fast", scenario=""))
