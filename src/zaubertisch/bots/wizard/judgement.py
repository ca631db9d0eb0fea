"""The few figures a rule of thumb is made of, found by playing (`lab/tune.py`), one set a table size."""

from __future__ import annotations

import msgspec


class Judgement(msgspec.Struct, frozen=True):
    """How much weight a player gives to each worry; every figure is at least 0."""

    higher: float  # what one higher card of a plain suit, surely out, takes from a card's worth
    higher_trump: float  # the same for a trump
    wizard: float  # the same for a wizard, which may beat any card
    small_trump: float  # the least a trump is worth: it ruffs, however small
    courtesy: float  # how far a bid gives way when the others have bid more than their share
    doubt_bidding: float  # how uncertain the worth of a hand is, times what chance alone explains
    doubt_playing: float
    envy: float  # how likely a player who can beat a card does


JUDGEMENT: dict[int, Judgement] = {
    3: Judgement(0.90, 0.32, 0.09, 0.12, 0.50, 1.20, 2.60, 0.15),
    4: Judgement(0.90, 0.32, 0.09, 0.12, 0.50, 1.20, 2.60, 0.15),
    5: Judgement(0.90, 0.32, 0.09, 0.12, 0.50, 1.20, 2.60, 0.15),
    6: Judgement(0.90, 0.32, 0.09, 0.12, 0.50, 1.20, 2.60, 0.15),
}
