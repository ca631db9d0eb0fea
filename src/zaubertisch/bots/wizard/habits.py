"""How others are thought to bid and play, one set of figures a table size: what a search believes of them."""

from __future__ import annotations

import msgspec

from .compiled.belief import Mind
from .compiled.sensible import Sensible
from .judgement import JUDGEMENT, Judgement

Figures = tuple[float, float, float, float, float, float, float, float]
"""The eight figures of a `Judgement`, in its order."""


class Habits(msgspec.Struct, frozen=True):
    """A way to play that is not always the same: the better move is made the more often, the better it is."""

    judgement: Judgement
    length: float  # the least any card is worth where nothing is trump: the others run out of its suit
    sharp_bids: float  # how much a worse bid is minded, in tens of points: the smaller, the more
    sharp_cards: float  # ... or a worse card
    slip: float  # how often anything goes

    def mind(self) -> Mind:
        """The same for the compiled kernel."""
        figures: Figures = msgspec.structs.astuple(self.judgement)
        return Mind(Sensible(figures, self.length), self.sharp_bids, self.sharp_cards, self.slip)


THUMB = {players: Habits(judge, 0.0, 0.6, 0.6, 0.1) for players, judge in JUDGEMENT.items()}
"""Whoever plays by rule of thumb."""

PEERS: dict[int, Habits] = {
    3: Habits(
        judgement=Judgement(
            higher=0.744,
            higher_trump=0.682,
            wizard=0.044,
            small_trump=0.415,
            courtesy=0.272,
            doubt_bidding=3.726,
            doubt_playing=3.001,
            envy=0.497,
        ),
        length=0.181,
        sharp_bids=0.62,
        sharp_cards=0.471,
        slip=0.068,
    ),
    4: Habits(
        judgement=Judgement(
            higher=1.539,
            higher_trump=0.653,
            wizard=0.061,
            small_trump=0.358,
            courtesy=0.175,
            doubt_bidding=2.684,
            doubt_playing=1.843,
            envy=0.464,
        ),
        length=0.13,
        sharp_bids=0.647,
        sharp_cards=0.726,
        slip=0.03,
    ),
    5: Habits(
        judgement=Judgement(
            higher=3.449,
            higher_trump=0.392,
            wizard=0.075,
            small_trump=0.101,
            courtesy=0.036,
            doubt_bidding=2.043,
            doubt_playing=1.176,
            envy=0.451,
        ),
        length=0.037,
        sharp_bids=0.635,
        sharp_cards=0.961,
        slip=0.03,
    ),
    6: Habits(
        judgement=Judgement(
            higher=2.382,
            higher_trump=0.723,
            wizard=0.06,
            small_trump=0.139,
            courtesy=0.056,
            doubt_bidding=1.732,
            doubt_playing=1.217,
            envy=0.379,
        ),
        length=0.027,
        sharp_bids=0.592,
        sharp_cards=0.834,
        slip=0.03,
    ),
}
"""Strong players among themselves, found by `lab/peers.py`."""
