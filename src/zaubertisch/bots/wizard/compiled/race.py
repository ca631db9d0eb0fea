"""The match behind the round: what points are worth to who wants to win it.

While many rounds are to come a point ahead of the others is worth the same as any other.  The fewer there
are, the more it counts who is first, and by how much no longer.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .round import Round

SPREAD: Final = 24.0
"""How far one round scatters the totals, in points: of the bell whose width the softmax stands for."""

LEAST: Final = 3.0  # ... when none is to come: points go by tens, so that the first one is the first


class Race:
    """How a match stands before the points of the round in progress."""

    def __init__(self, totals: list[i64], rounds: i64, weight: float) -> None:
        """Take the totals, the rounds to come after this one, and the share of winning in what is wanted."""
        self.totals: vec[i64] = vec[i64](totals)
        self.weight: float = weight
        self.spread: float = max(LEAST, SPREAD * sqrt(float(rounds)))
        players = float(len(totals))
        self.scale: float = max(10.0, self.spread) * players * players / (players - 1.0)

    def worth(self, state: Round, seat: i64) -> float:
        """What the end of the round is worth to the seat, in points as they count among equals."""
        own = self.totals[seat] + state.points(seat)
        others = 0.0
        for other in range(state.players):
            if other != seat:
                ahead = float(self.totals[other] + state.points(other) - own)
                others += exp(min(60.0, ahead / self.spread))
        chance = 1.0 / (1.0 + others)
        return (1.0 - self.weight) * float(state.points(seat)) + self.weight * self.scale * chance
