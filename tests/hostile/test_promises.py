"""SECURITY.md promises nothing without a test."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_behind_every_promise_stands_a_test_that_is_there() -> None:
    promised = (ROOT / "SECURITY.md").read_text().partition("## What is not promised")[0]
    promises = promised.split("\n**")[1:]
    assert len(promises) > 5
    for promise in promises:
        tests = re.findall(r"`(tests/[\w/.]+)`", promise)
        assert tests, promise
        assert all((ROOT / test).exists() for test in tests), tests
