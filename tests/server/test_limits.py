"""Buckets of tokens: so many at once, so many a second, and nobody is kept waiting for what others did."""

from __future__ import annotations

import pytest

from zaubertisch.server.limits import Buckets, Rate


@pytest.fixture
def buckets() -> Buckets:
    return Buckets(Rate(burst=3, per_second=2))


def test_a_burst_and_then_one_by_one(buckets: Buckets) -> None:
    assert [buckets.take("ann", 0) for _ in range(4)] == [0, 0, 0, 0.5]
    assert buckets.take("ann", 0.25) == 0.25
    assert buckets.take("ann", 0.5) == 0


def test_what_was_refused_costs_nothing(buckets: Buckets) -> None:
    for _ in range(100):
        buckets.take("ann", 0)
    assert buckets.take("ann", 0.5) == 0


def test_what_costs_more_waits_longer(buckets: Buckets) -> None:
    assert buckets.take("ann", 0, cost=2) == 0
    assert buckets.take("ann", 0, cost=2) == 0.5


def test_a_bucket_never_holds_more_than_it_can(buckets: Buckets) -> None:
    buckets.take("ann", 0)
    assert [buckets.take("ann", 1000) for _ in range(4)] == [0, 0, 0, 0.5]


def test_everyone_has_a_bucket(buckets: Buckets) -> None:
    for _ in range(4):
        buckets.take("ann", 0)
    assert buckets.take("ben", 0) == 0


def test_full_buckets_are_forgotten_and_the_rest_stays_bounded(
    buckets: Buckets, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Buckets, "MOST", 10)
    for n in range(100):
        buckets.take(f"passer-by {n}", n)
    assert len(buckets._levels) <= 10
    for n in range(100):
        buckets.take(f"crowd {n}", 100)
    assert len(buckets._levels) <= 10
    assert buckets.take("crowd 99", 100) == 0
