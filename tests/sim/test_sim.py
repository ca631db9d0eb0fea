"""Nights when everything fails: what was acknowledged stays, nothing happens twice, and the match ends."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from tests.sim.disk import Outcome, Row
from tests.sim.house import House, Task
from tests.sim.world import World
from zaubertisch.kernel import Refused
from zaubertisch.server.messages import wire
from zaubertisch.server.table import log


def night(seed: int, make: type[House] = House) -> World:
    world = World(seed, make)
    world.run()
    world.check()
    return world


def test_the_table_outlives_every_night(long: bool) -> None:
    events = Counter[str]()
    for seed in range(2000 if long else 200):
        try:
            events += night(seed).events
        except AssertionError as broken:
            raise AssertionError(f"seed {seed}: {broken}") from broken
    assert min(events[what] for what in ("kill", "crash", "clock", "drop", "gone", "stale-turn", "away")) > 20


def test_a_seed_makes_the_same_night() -> None:
    one, other = night(7), night(7)
    assert one.disk.rows == other.disk.rows
    assert one.events == other.events


# -- the simulator must be able to find something: each of these is a fault of the house, and must show


class AnswersTooEarly(House):
    """Says that it is written before it is."""

    def write(self, task: Task, row: Row) -> None:
        super().write(task, row)
        task.answer(wire.Done(self.room.seq + 1))


class ForgetsKeys(House):
    """Does again what is sent again."""

    def write(self, task: Task, row: Row) -> None:
        self.disk.keys.clear()
        super().write(task, row)

    def before(self, task: Task) -> Outcome | None:
        return None


class NeverLooks(House):
    """Writes what it decided on a table that has gone on."""

    def write(self, task: Task, row: Row) -> None:
        self.append(len(self.disk.rows) + 1, task, row)

    def catch_up(self) -> None:
        if self.room.seq == 0 or self.world.chance.random() < 0.5:
            super().catch_up()


class KeepsItsOwnTime(House):
    """Lets the time of the log run backwards."""

    def write(self, task: Task, row: Row) -> None:
        entry = log.read(row.body)
        early = log.Entry(self.clock(), entry.event, entry.of)
        super().write(task, Row(row.sender, row.key, log.write(early)))


@pytest.mark.parametrize("broken", [AnswersTooEarly, ForgetsKeys, NeverLooks, KeepsItsOwnTime])
def test_a_broken_house_is_found_out(broken: type[House]) -> None:
    with pytest.raises((AssertionError, Refused)):
        list(map(partial(night, make=broken), range(10)))
