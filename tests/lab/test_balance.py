"""The starter decks of Seelenkrieger against each other, `thumb` against `thumb`, on a fixed seed.

What is asked in the long test is what the figures were changed for (docs/adr/0024-figures-by-measure.md); the
quick one only sees when something has gone wrong by much.
"""

from __future__ import annotations

import pytest

from zaubertisch.bots import BOTS
from zaubertisch.cli.seelenkrieger.decks import ending
from zaubertisch.games.seelenkrieger import Options
from zaubertisch.games.seelenkrieger.starters import starter, starters
from zaubertisch.lab.decks import Decks, Meeting, meet
from zaubertisch.lab.workers import cores


def met(matches: int, options: Options = Options()) -> Decks:
    """Every pair of the starter decks of such a table."""
    names, two = starters(options), ("thumb", "thumb")
    bots = tuple(BOTS[name] for name in two)
    meeting = Meeting("seelenkrieger", options, names, tuple(map(starter, names)), two, bots, seed=1)
    return meet(meeting, matches, ending, cores())


def test_a_few_matches_are_neither_short_nor_long_and_nobody_wins_them_all() -> None:
    decks = met(6)
    assert 6 <= decks.turns.p10 <= 8 <= decks.turns.median <= 11 <= decks.turns.p90 + 1 <= 14
    assert decks.endings["ten_defeats"] >= 0.9
    assert 0.3 < decks.first_player < 0.7
    for name in starters(Options()):
        won = [
            one.a_share if one.a == name else 1 - one.a_share for one in decks.pairs if name in (one.a, one.b)
        ]
        assert 0.2 < sum(won) / len(won) < 0.8


@pytest.mark.long
def test_the_starter_decks_are_as_strong_as_each_other() -> None:
    decks = met(400)
    assert 8 <= decks.turns.p10 <= decks.turns.median <= decks.turns.p90 <= 12
    assert decks.endings["ten_defeats"] >= 0.95
    assert 0.44 <= decks.first_player <= 0.53  # wanted is 0.47; who begins wins a hundredth too seldom
    assert all(0.42 <= pair.a_share <= 0.58 for pair in decks.pairs), decks.pairs


@pytest.mark.long
def test_so_are_the_quick_ones_by_and_large() -> None:
    decks = met(100, Options(deck="quick"))
    assert decks.endings["ten_defeats"] >= 0.95
    assert all(0.35 <= pair.a_share <= 0.65 for pair in decks.pairs), decks.pairs
