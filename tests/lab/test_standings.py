"""The regression: it finds figures again that are known, and in real matches what everyone knows."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from zaubertisch.bots.seelenkrieger.standing import WORTH
from zaubertisch.lab.standings import observed, regression, solved, told


def test_equations_are_solved() -> None:
    assert solved([[4.0, 1.0], [1.0, 3.0]], [6.0, 7.0]) == pytest.approx([1.0, 2.0])


def test_known_figures_are_found_again() -> None:
    chance, true = Random(1), (0.5, -1.0, 2.0)
    rows = [(1.0, chance.gauss(0, 1), chance.gauss(0, 1)) for _ in range(4000)]
    odds = [sum(figure * x for figure, x in zip(true, row, strict=True)) for row in rows]
    seen = [(row, float(chance.random() < 1 / (1 + exp(-one)))) for row, one in zip(rows, odds, strict=True)]
    assert regression(seen) == pytest.approx(true, abs=0.15)


def test_who_has_defeated_more_is_nearer_to_winning() -> None:
    seen = [one for n in range(12) for one in observed(1, n)]
    assert seen == [one for n in range(12) for one in observed(1, n)]
    assert all(len(row) == 1 + len(WORTH) and won in (0, 0.5, 1) for row, won in seen)
    place = 1 + list(WORTH).index("defeats")
    ahead = [won for row, won in seen if row[place] > 0]
    behind = [won for row, won in seen if row[place] < 0]
    assert sum(ahead) / len(ahead) > sum(behind) / len(behind)
    assert [line.split()[0] for line in told(regression(seen))] == ["tempo", *WORTH]
