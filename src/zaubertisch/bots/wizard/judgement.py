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
    3: Judgement(
        higher=0.683,
        higher_trump=0.274,
        wizard=0.085,
        small_trump=0.158,
        courtesy=0.85,
        doubt_bidding=0.758,
        doubt_playing=4.274,
        envy=0.176,
    ),
    4: Judgement(
        higher=1.275,
        higher_trump=0.295,
        wizard=0.083,
        small_trump=0.118,
        courtesy=0.448,
        doubt_bidding=0.857,
        doubt_playing=2.985,
        envy=0.123,
    ),
    5: Judgement(
        higher=1.748,
        higher_trump=0.48,
        wizard=0.104,
        small_trump=0.104,
        courtesy=0.379,
        doubt_bidding=0.59,
        doubt_playing=3.021,
        envy=0.108,
    ),
    6: Judgement(
        higher=1.697,
        higher_trump=0.579,
        wizard=0.06,
        small_trump=0.075,
        courtesy=0.25,
        doubt_bidding=0.698,
        doubt_playing=1.949,
        envy=0.11,
    ),
}
