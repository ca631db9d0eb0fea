"""Tuning: repeatable, and able to find its way back to what pays."""

from __future__ import annotations

import msgspec
import pytest

from zaubertisch.bots.wizard.judgement import JUDGEMENT
from zaubertisch.lab.tune import FIELDS, START, try_out, tune


def test_the_same_seed_finds_the_same_judgement() -> None:
    once = tune(6, START, generations=1, deals=1, seed=3)
    assert once == tune(6, START, generations=1, deals=1, seed=3)
    assert once != START
    assert all(0.3 < getattr(once, name) / getattr(START, name) < 3 for name in FIELDS)


def test_who_judges_badly_loses_by_it() -> None:
    good = JUDGEMENT[4]
    timid = msgspec.structs.replace(good, higher=9.0, higher_trump=9.0, small_trump=0.0)
    same = try_out((4, good, good, range(3)))
    worse = try_out((4, timid, good, range(3)))
    assert worse < same - 30


def test_alone_among_its_like_it_gets_what_they_get() -> None:
    judge = JUDGEMENT[3]
    doubting = msgspec.structs.replace(judge, doubt_playing=judge.doubt_playing * 3)
    assert try_out((3, judge, judge, range(1))) == pytest.approx(try_out((3, judge, judge, range(1))))
    assert try_out((3, doubting, judge, range(1))) != try_out((3, judge, judge, range(1)))
