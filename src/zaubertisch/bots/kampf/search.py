"""Kampf der Magier by search.

Deal the cards that were not seen in many ways, each as likely; in each of these worlds try every move and
play on by rule of thumb; make the move after which the fewest cards were collected and the match is likeliest
won.  All moves are tried in the same worlds, so that luck is the same for all.  Moves that fall behind are
given up early.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zaubertisch.bots.compiled.dice import Dice
from zaubertisch.games.kampf.rules import Kampf
from zaubertisch.games.kampf.state import Move, Play
from zaubertisch.kernel import AnyGame, Rng, View

from .compiled.race import Race
from .compiled.search import Search
from .compiled.worlds import Worlds
from .situation import number_of, seen_in
from .thumb import cost

PLAYS = 9  # those that give away least are tried
SEEDS = 1 << 62

Stages = tuple[tuple[int, int], ...]
"""So many worlds are dealt, and so many moves are left after them: so again until one is."""

ADEPT: Stages = ((15, 4), (20, 2), (40, 1))
ARCHMAGE: Stages = ((240, 4), (320, 2), (640, 1))


class KampfSearch:
    """A player who remembers every card, and asks what the others might hold."""

    def __init__(self, stages: Stages = ADEPT) -> None:
        """Search through so many worlds."""
        self.stages = stages

    def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Move:
        """The move after which the seat stands best on average."""
        assert isinstance(game, Kampf)
        moves = worth_trying(game.legal_moves(view))
        if len(moves) == 1:
            return moves[0]
        seen = seen_in(view, game.options)
        search = Search(seen, Worlds(seen, Dice(rng.below(SEEDS))), Race(seen))
        return moves[search.best([number_of(move) for move in moves], list(self.stages))]


def worth_trying(moves: Sequence[Move]) -> list[Move]:
    """The plays that give away least, and whatever is no play; what gives away least comes first."""
    plays = sorted((move for move in moves if isinstance(move, Play)), key=cost)[:PLAYS]
    return sorted([*plays, *(move for move in moves if not isinstance(move, Play))], key=cost)
