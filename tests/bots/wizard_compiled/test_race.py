"""What points are worth to who wants to win: everything at the end, any other point long before."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.bots.wizard_views import bidding
from zaubertisch.bots import BOTS
from zaubertisch.bots.wizard import search as looking
from zaubertisch.bots.wizard.compiled.race import Race
from zaubertisch.bots.wizard.compiled.round import Round
from zaubertisch.games.wizard import Options, Wizard
from zaubertisch.games.wizard.options import Round as Planned
from zaubertisch.kernel import FastRng, View


def over(*taken: int) -> Round:
    """A round that is over; everyone had bid one."""
    state = Round(len(taken), 3, 0)
    for seat, tricks in enumerate(taken):
        state.bids[seat], state.taken[seat] = 1, tricks
    return state


def worth(totals: list[int], rounds: int, state: Round, weight: float = 1.0) -> float:
    return Race(totals, rounds, weight).worth(state, 0)


def test_without_weight_only_points_count() -> None:
    assert worth([0, 500, 0], 0, over(1, 1, 1), weight=0.0) == 30
    assert worth([0, 500, 0], 0, over(3, 0, 0), weight=0.0) == -20


def test_in_the_last_round_whoever_is_first_has_it_all() -> None:
    whole = worth([200, 0, 0], 0, over(1, 0, 2))
    assert worth([10, 0, 0], 0, over(1, 1, 1)) == pytest.approx(whole, rel=0.08)
    assert worth([0, 10, 0], 0, over(1, 1, 1)) < 0.05 * whole
    assert worth([0, 0, -99], 0, over(1, 1, 1)) == pytest.approx(whole / 2, rel=1e-3)
    assert worth([0, 0, 0], 0, over(1, 1, 1)) == pytest.approx(whole / 3)


def test_long_before_a_point_ahead_is_a_point() -> None:
    """Among equals: ten points more than before are worth ten, and so are ten less for both others."""
    here = worth([0, 0, 0], 19, over(1, 1, 1))
    assert worth([10, 0, 0], 19, over(1, 1, 1)) - here == pytest.approx(10, rel=0.1)
    assert worth([0, -10, -10], 19, over(1, 1, 1)) - here == pytest.approx(10, rel=0.1)


def test_who_is_far_behind_gains_nothing_by_a_few_points() -> None:
    assert worth([0, 300, 0], 1, over(1, 1, 1)) == pytest.approx(
        worth([0, 300, 0], 1, over(0, 1, 1)), abs=0.1
    )


@pytest.mark.parametrize(("number", "to_come"), [(1, 4), (5, 0)])
def test_both_levels_that_look_ahead_know_how_the_match_stands(
    monkeypatch: pytest.MonkeyPatch, number: int, to_come: int
) -> None:
    """The totals, the rounds to come after this one, and the wish to win; the stronger one looks longer."""
    raced: list[tuple[Any, ...]] = []

    def race(*about: Any) -> Race:
        raced.append(about)
        return Race(*about)

    monkeypatch.setattr(looking, "Race", race)
    view = bidding("W", "R5", [None, None, None, None])
    public = msgspec.structs.replace(
        view.public, plan=(Planned(1),) * 5, round=number, totals=(20, -10, 0, 30)
    )
    for name in ("adept", "archmage"):
        BOTS[name].choose(Wizard(Options()), View(view.seat, public, view.own), FastRng(1))
    assert raced == [([20, -10, 0, 30], to_come, 0.5)] * 2
    assert looking.ARCHMAGE.worlds > looking.ADEPT.worlds
