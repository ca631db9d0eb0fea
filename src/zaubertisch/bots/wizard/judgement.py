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
        higher=0.827,
        higher_trump=0.23,
        wizard=0.076,
        small_trump=0.234,
        courtesy=0.776,
        doubt_bidding=0.816,
        doubt_playing=3.848,
        envy=0.167,
    ),
    4: Judgement(
        higher=1.163,
        higher_trump=0.3,
        wizard=0.085,
        small_trump=0.128,
        courtesy=0.428,
        doubt_bidding=0.815,
        doubt_playing=2.968,
        envy=0.112,
    ),
    5: Judgement(
        higher=1.986,
        higher_trump=0.427,
        wizard=0.097,
        small_trump=0.068,
        courtesy=0.337,
        doubt_bidding=0.518,
        doubt_playing=2.772,
        envy=0.189,
    ),
    6: Judgement(
        higher=1.828,
        higher_trump=0.531,
        wizard=0.084,
        small_trump=0.073,
        courtesy=0.234,
        doubt_bidding=0.563,
        doubt_playing=2.024,
        envy=0.118,
    ),
}
