"""Work comes back in order, from wherever it was done."""

from __future__ import annotations

import os

from zaubertisch.lab.workers import cores, in_order


def square(number: int) -> tuple[int, int]:
    return number * number, os.getpid()


def test_results_come_in_the_order_of_the_work() -> None:
    done = list(in_order(square, range(40), workers=2))
    assert [result for result, _ in done] == [number * number for number in range(40)]
    assert os.getpid() not in {process for _, process in done}


def test_one_worker_stays_in_this_process() -> None:
    assert {process for _, process in in_order(square, range(3), workers=1)} == {os.getpid()}
    assert list(in_order(square, [], workers=2)) == []


def test_there_is_a_core_to_work_on() -> None:
    assert cores() >= 1
