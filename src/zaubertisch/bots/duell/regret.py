"""One simultaneous choice as a matrix game, solved by regret matching.

I choose a row without knowing which of several hands the other seat holds; whoever holds a hand chooses a
column of that hand's matrix.  What a seat regrets not to have chosen so far, it chooses more often; the mean
of all its choices then comes near a strategy that nobody can gain against.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

Matrix = Sequence[Sequence[float]]
"""Row by row what I gain, which is what the other seat loses."""


def solve(matrices: Sequence[Matrix], rounds: int, likely: Sequence[float] | None = None) -> list[float]:
    """How often to choose each row, against all these hands, each as likely as is said, or all alike."""
    rows = len(matrices[0])
    columns = [list(zip(*matrix, strict=True)) for matrix in matrices]
    weights = [1.0] * len(matrices) if likely is None else likely
    regret, mean = [0.0] * rows, [0.0] * rows
    regrets = [[0.0] * len(turned) for turned in columns]
    for turn in range(1, rounds + 1):
        mine = strategy(regret)
        mean = [sum_ + turn * share for sum_, share in zip(mean, mine, strict=True)]
        gains = [0.0] * rows
        for number, (matrix, turned, weight) in enumerate(zip(matrices, columns, weights, strict=True)):
            others = strategy(regrets[number])
            for row, values in enumerate(matrix):
                gains[row] += weight * sum(map(mul, values, others))
            losses = [sum(map(mul, values, mine)) for values in turned]
            expected = sum(map(mul, losses, others))
            regrets[number] = [
                max(0.0, so_far + expected - loss)
                for so_far, loss in zip(regrets[number], losses, strict=True)
            ]
        expected = sum(map(mul, gains, mine))
        regret = [max(0.0, so_far + gain - expected) for so_far, gain in zip(regret, gains, strict=True)]
    whole = sum(mean)
    return [share / whole for share in mean]


def strategy(regret: Sequence[float]) -> list[float]:
    """Each choice as often as it is regretted; all alike when nothing is."""
    whole = sum(regret)
    if not whole:
        return [1 / len(regret)] * len(regret)
    return [one / whole for one in regret]
