"""How good a seat stands in Seelenkrieger: what one has, the other lacks, and what is over is certain."""

from __future__ import annotations

import pytest

from tests.games.seelenkrieger.position import position
from zaubertisch.bots.seelenkrieger.standing import outlook
from zaubertisch.games.seelenkrieger import Options
from zaubertisch.games.seelenkrieger.state import Public, Result

OPTIONS = Options()


def lying(**mine: object) -> Public:
    """The middle of a match, with this at seat A beside a warrior on each side."""
    case = {"turn": 11, "A": {"field": ["N1"], **mine}, "B": {"field": ["N1"]}}
    return position(case).match.table.public


def chance(**mine: object) -> float:
    return outlook(lying(**mine), 0, OPTIONS)


def test_what_the_one_hopes_the_other_fears() -> None:
    for p in (lying(), lying(defeats=4), lying(sparks=0)):
        assert outlook(p, 0, OPTIONS) + outlook(p, 1, OPTIONS) == pytest.approx(1)


@pytest.mark.parametrize(("winner", "certain"), [(0, 1.0), (1, 0.0), (None, 0.5)])
def test_what_is_over_is_certain(winner: int | None, certain: float) -> None:
    p = lying(defeats=4)
    p.result = Result(winner, "defeats")
    assert outlook(p, 0, OPTIONS) == certain


def test_whose_turn_it_is_counts() -> None:
    p = lying()
    theirs = outlook(p, 0, OPTIONS)
    p.active = 1 - p.active
    assert outlook(p, 0, OPTIONS) < 0.5 < theirs


@pytest.mark.parametrize(
    "more",
    [{"defeats": 1}, {"buildings": ["bN1"]}, {"hand": ["N1"]}, {"sparks": 9}, {"prepared": ["sM2"]}],
    ids=str,
)
def test_to_have_more_is_better(more: dict[str, object]) -> None:
    assert chance(**more) > chance()


def test_the_later_defeats_are_worth_more_and_as_many_before_a_nearer_goal() -> None:
    steps = [chance(defeats=n) for n in (0, 1, 8, 9)]
    odds = [one / (1 - one) for one in steps]
    assert odds[3] / odds[2] > odds[1] / odds[0] > 1
    assert outlook(lying(defeats=4), 0, Options(goal=5)) == pytest.approx(chance(defeats=8))


def test_a_wound_is_worse_than_none() -> None:
    assert chance(field=["N1 hurt 1"]) < chance()
