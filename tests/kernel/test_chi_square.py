"""The yardstick for chance is right itself."""

from __future__ import annotations

import random

import pytest

from tests.kernel.chi_square import FAR, chi_square, is_even, quantile


@pytest.mark.parametrize(
    ("degrees", "z", "tabled"),
    [
        (10, 1.6449, 18.307),
        (5, 2.3263, 15.086),
        (119, FAR, 184.5),
        (30, -1.6449, 18.493),
        (99, 3.0902, 148.23),
    ],
)
def test_quantiles_are_those_of_the_tables(degrees: int, z: float, tabled: float) -> None:
    assert quantile(degrees, z) == pytest.approx(tabled, rel=0.01)


def test_a_value_worked_by_hand() -> None:
    assert chi_square({"a": 8, "b": 12}, {"a": 1, "b": 1}) == pytest.approx(0.8)
    assert chi_square({"a": 3}, {"a": 1, "b": 2}) == pytest.approx(6)


def test_a_fair_die_passes_a_loaded_one_and_one_without_chance_do_not() -> None:
    chance, faces = random.Random(1), dict.fromkeys(range(6), 1)

    def thrown(odds: list[int]) -> dict[int, int]:
        throws = chance.choices(range(6), odds, k=6000)
        return {face: throws.count(face) for face in faces}

    assert is_even(thrown([1] * 6), faces)
    assert not is_even(thrown([5, 5, 5, 5, 5, 6]), faces)
    assert not is_even(dict.fromkeys(faces, 1000), faces)
    assert not is_even({**thrown([1] * 6), 6: 1}, faces)
