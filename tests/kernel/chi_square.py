"""Whether counts are such as even chance would make them."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from math import sqrt
from typing import TypeVar

K = TypeVar("K", bound=Hashable)

FAR = 3.719  # a normal value is that far above its mean once in 10,000 times, and as far below


def quantile(degrees: int, z: float) -> float:
    """The chi-square as unlikely as a normal value z deviations from its mean (Wilson and Hilferty)."""
    spread = 2 / (9 * degrees)
    return degrees * (1 - spread + z * sqrt(spread)) ** 3


def chi_square(counted: Mapping[K, int], weights: Mapping[K, float]) -> float:
    """How far the counts are from the weights."""
    scale = sum(counted.values()) / sum(weights.values())
    return sum((counted.get(k, 0) - weight * scale) ** 2 / (weight * scale) for k, weight in weights.items())


def is_even(counted: Mapping[K, int], weights: Mapping[K, float]) -> bool:
    """Nothing was counted that cannot be; the counts are neither too far from the weights nor too near."""
    degrees = len(weights) - 1
    near, far = quantile(degrees, -FAR), quantile(degrees, FAR)
    return counted.keys() <= weights.keys() and near < chi_square(counted, weights) < far
