"""What the end of a round is worth to a seat: few cards, and being first when the match is over."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from .round import Round
from .seen import Seen

MATCH: Final = 40.0
"""How many cards the match is worth, beside the cards themselves."""

FAR: Final = 50.0  # so far behind nobody counts

SCATTER: Final = 6.0
"""How far a round to come scatters the totals: the width of a logistic curve, in cards."""

LAST: Final = 0.3  # ... when none is to come: whoever has fewer is first, and equal totals share it


class Race:
    """Weighs the ends of a round."""

    def __init__(self, seen: Seen) -> None:
        """By how many rounds are to come after this one."""
        self.seen: Seen = seen
        self.width: float = LAST + SCATTER * sqrt(float(seen.rounds_left))

    def worth(self, ended: Round) -> float:
        """The more, the fewer cards the seat has and the likelier it wins the match."""
        seat, totals = self.seen.seat, self.seen.totals
        own = totals[seat] + ended.score(seat)
        against = 0.0
        for other in range(ended.players):
            ahead = float(own - totals[other] - ended.score(other)) / self.width
            against += exp(ahead if ahead < FAR else FAR)
        return MATCH / against - float(ended.score(seat))
