"""What a bid still promises."""

from __future__ import annotations

from math import exp, pi, sqrt


def promise(bid: int, gap: float, doubt: float) -> float:
    """The points to hope for, in tens, when the need and the worth of the hand differ by `gap` tricks.

    A bid met brings two and one a trick, each trick off costs one.  Which is how likely, a bell around
    the worth of the hand tells; `doubt` is its variance.
    """
    met = exp(-gap * gap / (2 * doubt + 0.2)) / sqrt(1 + 2 * pi * doubt)
    return (2 + bid) * met - sqrt(gap * gap + doubt)
