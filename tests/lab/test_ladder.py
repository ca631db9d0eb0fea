"""The ladder: who is alone among whom, and who stands above whom."""

from __future__ import annotations

from typing import Any

import pytest

from zaubertisch.bots import BOTS
from zaubertisch.games import GAMES
from zaubertisch.lab import ladder, rating
from zaubertisch.lab.ladder import Climb, climb
from zaubertisch.lab.rating import ratings


def asked(*among: str) -> Climb:
    bots = {name: BOTS[name] for name in ("random", "thumb", "solver")}
    return Climb("duell", GAMES["duell"].options(), 2, bots, among, seed=1)


def test_each_is_alone_among_each_other_one() -> None:
    result = climb(asked("random", "thumb"), 8, 1, "said")
    pairs = [(one.one, one.among) for one in result.challenges]
    assert pairs == [("random", "thumb"), ("thumb", "random"), ("solver", "random"), ("solver", "thumb")]
    assert [one.matches for one in result.challenges] == [8] * 4
    assert [one.reached.bot for one in result.challenges] == [one for one, _ in pairs]
    random, thumb, solver = result.rungs
    assert (random.bot, thumb.bot, solver.bot) == ("random", "thumb", "solver")
    assert result.challenges[1].reached.wins > 0.8 > 0.2 > result.challenges[0].reached.wins
    assert random.rating is not None
    assert thumb.rating is not None
    assert random.rating < thumb.rating
    assert solver.ms_per_decision is not None
    assert random.ms_per_decision is not None
    assert solver.ms_per_decision > random.ms_per_decision > 0


def test_a_table_is_filled_with_copies() -> None:
    bots = {name: BOTS[name] for name in ("random", "thumb")}
    contests = Climb("wizard", GAMES["wizard"].options(), 4, bots, ("thumb",), seed=1).contests()
    assert [contest.names for contest in contests] == [("random", "thumb", "thumb", "thumb")]


def test_no_pair_is_rated_after_all_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes late tells a rating most, so the pairs take turns."""
    rated: list[tuple[str, ...]] = []
    monkeypatch.setattr(ladder, "ratings", lambda games: rated.extend(tuple(names) for names, _ in games))
    climb(asked("random"), 6, 1)
    assert rated == [("thumb", "random"), ("solver", "random")] * 3


def test_who_wins_is_rated_above_and_copies_have_one_rating() -> None:
    rated = ratings([(("a", "b", "b"), (3.0, 1.0, 2.0)), (("b", "a", "c"), (1.0, 2.0, 3.0))])
    assert rated is not None
    assert rated.keys() == {"a", "b", "c"}
    assert rated["a"].mu > rated["b"].mu
    assert rated["a"].sigma < 25 / 3


def test_without_openskill_nobody_is_rated(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(rating, "import_module", missing)
    assert ratings([(("a", "b"), (1.0, 0.0))]) is None
    rungs = climb(asked("thumb"), 2, 1).rungs
    assert {one.rating for one in rungs} == {None}
    assert rungs[0].ms_per_decision is not None
    assert rungs[1].ms_per_decision is None  # `thumb` was never alone
