"""Nights when everything fails: what was acknowledged stays, nothing happens twice, and the match ends.

`make sim SEEDS=5000` plays as many; `make sim SEED=1234` one of them again, to the byte.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping

import pytest

from tests.sim.faults import FAULTS, LEAKY
from tests.sim.games import BOXES
from tests.sim.laws import check
from tests.sim.process import Process
from tests.sim.world import World
from zaubertisch.kernel import Box, Refused

SEEDS = int(os.environ.get("SEEDS", "2000"))

SEED = os.environ.get("SEED")

HAPPENS = ("kill", "crash", "torn", "break", "cut", "drop", "double", "clock", "unknown")
"""What goes wrong: each of these must have."""

IS_SEEN = ("done", "stale-turn", "away", "twin", "wizard", "kampf", "duell", "seelenkrieger")


def night(seed: int, process: type[Process] = Process, games: Mapping[str, Box] = BOXES) -> World:
    world = World(seed, process, games)
    world.run()
    check(world)
    world.events[world.evening.game] += 1
    return world


def nights(seeds: int, process: type[Process] = Process, games: Mapping[str, Box] = BOXES) -> Counter[str]:
    """So many nights, and what happened in them."""
    events = Counter[str]()
    for seed in range(seeds):
        try:
            events += night(seed, process, games).events
        except (AssertionError, Refused) as broken:
            raise AssertionError(f"seed {seed}: {broken!r}") from broken
    return events


def test_the_table_outlives_every_night() -> None:
    if SEED is not None:
        night(int(SEED))
        return
    events = nights(SEEDS)
    assert min(events[what] for what in (*HAPPENS, *IS_SEEN)) > SEEDS // 250, events


def test_a_seed_makes_the_same_night() -> None:
    for seed in range(5):
        one, other = night(seed), night(seed)
        assert one.disk.rows == other.disk.rows
        assert [tab.sent for tab in one.tabs] == [tab.sent for tab in other.tabs]
        assert one.events == other.events


# -- the simulation must be able to find something


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_server_is_found_out(fault: type[Process]) -> None:
    with pytest.raises(AssertionError):
        nights(60, fault)


def test_a_leak_is_found_out() -> None:
    with pytest.raises(AssertionError, match="two worlds"):
        nights(60, games=LEAKY)
