"""The same tests run on the sources and on what mypyc makes of them (`make test-compiled`)."""

from __future__ import annotations

import os

from zaubertisch.bots.wizard import compiled
from zaubertisch.bots.wizard.compiled import chance, masks


def test_what_runs_here_is_what_was_asked_for() -> None:
    assert masks.__file__.endswith(".py") != compiled.COMPILED
    if os.environ.get("ZT_COMPILED"):  # elsewhere it may be either: somebody may have called `make compiled`
        assert compiled.COMPILED


def test_random_play_is_the_same_for_ever() -> None:
    """Figures of 20 whole matches, the same with and without a compiler."""
    assert chance.random_matches(4, 20, 1) == (10819, -26740)
