"""What things count for in a match of Seelenkrieger: a logistic regression over matches of the rule of thumb.

    python -m zaubertisch.lab.standings --matches 400

Every start of a turn is one observation: what the seats have, and who won in the end.  Now and then a move
is drawn by lot, so that the matches come to places where good play alone would not bring them.  So the
figures of `bots/seelenkrieger/standing.py` were found, as far as they are not set by hand.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import permutations
from math import exp

from zaubertisch.bots import BOTS
from zaubertisch.bots.seelenkrieger.standing import WORTH, has
from zaubertisch.games.seelenkrieger import Options, Seelenkrieger
from zaubertisch.games.seelenkrieger.starters import STARTERS, starter
from zaubertisch.games.seelenkrieger.values import in_force
from zaubertisch.kernel import FastRng, mute, view_of

from .workers import cores, in_order

BY_LOT = 4  # of a hundred moves
FIRST = 3  # the turn from which on a position tells anything
ROUNDS, STIFF = 8, 1.0

Row = tuple[float, ...]
Seen = tuple[Row, float]
"""By how much the seat whose turn it is has more of each, after a 1 for the turn; what it got in the end."""


def observed(seed: int, n: int) -> list[Seen]:
    """The turns of one match."""
    game, thumb, rng = Seelenkrieger(Options()), BOTS["thumb"], FastRng(seed * 1_000_003 + n)
    decks = list(permutations(STARTERS, 2))[n % (len(STARTERS) * (len(STARTERS) - 1))]
    table, turns = game.deal(list(map(starter, decks)), rng), dict[int, tuple[int, Row]]()
    while seats := game.to_act(table.public):
        p = table.public
        if p.turn >= FIRST and p.turn not in turns:
            mine, theirs = (has(p, in_force(p), seat, game.options) for seat in (p.active, 1 - p.active))
            turns[p.turn] = p.active, (1.0, *(mine[what] - theirs[what] for what in WORTH))
        moves = {}
        for seat in seats:
            view = view_of(table, seat)
            bot = BOTS["random"] if p.phase == "play" and rng.below(100) < BY_LOT else thumb
            moves[seat] = bot.choose(game, view, rng)
        game.apply(table, moves, mute)
    scores = game.scores(table.public)
    return [(row, (scores[seat] + 1) / 2) for seat, row in turns.values()]


def regression(seen: Sequence[Seen]) -> list[float]:
    """The figures under which what came is most likely, found by Newton's method."""
    size = len(seen[0][0])
    figures = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-STIFF * figure for figure in figures]
        bend = [[STIFF * (i == j) for j in range(size)] for i in range(size)]
        for row, won in seen:
            chance = 1 / (1 + exp(-sum(figure * x for figure, x in zip(figures, row, strict=True))))
            for i, x in enumerate(row):
                slope[i] += (won - chance) * x
                for j, y in enumerate(row):
                    bend[i][j] += chance * (1 - chance) * x * y
        figures = [figure + step for figure, step in zip(figures, solved(bend, slope), strict=True)]
    return figures


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination; the matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, pivot in enumerate(rows):
        for row in rows[:i] + rows[i + 1 :]:
            share = row[i] / pivot[i]
            row[:] = [x - share * y for x, y in zip(row, pivot, strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


def told(figures: Sequence[float]) -> Iterator[str]:
    """One line for each figure."""
    for what, figure in zip(("tempo", *WORTH), figures, strict=True):
        yield f"{what:10} {figure:6.3f}\n"


def main() -> None:
    """Play, reckon, and print the figures."""
    parser = argparse.ArgumentParser(description="What things count for in a match of Seelenkrieger.")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    matches = in_order(partial(observed, asked.seed), range(asked.matches), cores())
    sys.stdout.writelines(told(regression([one for match in matches for one in match])))


if __name__ == "__main__":
    main()
