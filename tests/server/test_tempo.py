"""A bot's wait tells nothing of its hand: worlds that look alike from outside are waited for alike."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from itertools import islice
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.bots.test_bots import PLAIN, tables
from tests.laws.settings import Setting
from tests.server.test_house import answered, play, ticking
from zaubertisch.kernel import FastRng, view_of
from zaubertisch.server.house import clock
from zaubertisch.server.house.desk import Desk
from zaubertisch.server.house.house import House
from zaubertisch.server.house.tempo import in_time, rest
from zaubertisch.server.storage.sqlite_store import SqliteStore

BEAT = 350


@given(st.integers(0, 5000), st.integers(1, 2000))
def test_a_move_is_shown_at_a_beat(taken: int, beat: int) -> None:
    shown = taken + rest(taken, beat)
    assert shown % beat == 0
    assert shown > 0
    assert shown - taken <= beat


def test_where_bots_answer_at_once_there_is_no_beat() -> None:
    assert rest(17, 0) == 0


class Watch:
    """Time that passes only when somebody thinks or waits."""

    def __init__(self) -> None:
        self.at = 0

    def now(self) -> int:
        return self.at

    async def think(self, milliseconds: int) -> int:
        self.at += milliseconds
        return milliseconds

    async def sleep(self, seconds: float) -> None:
        self.at += round(1000 * seconds)


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_other_hands_behind_the_same_view_are_waited_for_as_long(setting: Setting) -> None:
    """The thought takes a time of its own for every hand: that alone would tell one from the other."""
    game, chance, differ = setting.game(), FastRng(3), set[int]()
    for table in islice(tables(setting, 5), 0, 60, 3):
        onlooker = view_of(table, None)
        seat = game.to_act(table.public)[0]
        for world in (table, game.determinize(onlooker, chance)):
            watch, thought = Watch(), crc32(str(world.own[seat]).encode()) % BEAT
            assert asyncio.run(in_time(watch.think(thought), BEAT, watch.now, watch.sleep)) == thought
            assert watch.at == BEAT
            differ.add(thought)
    assert len(differ) > 1


def test_half_of_the_pace_is_the_beat() -> None:
    house = House(SqliteStore.__new__(SqliteStore), pace=701)
    assert (house.pace, house.beat) == (351, 350)


async def test_every_move_of_a_bot_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann answers, so that after her, or before, a bot is asked."""
    beats: list[int] = []
    noted = asyncio.Event()

    async def noting(thought: Awaitable[Any], beat: int, *_: object) -> Any:
        beats.append(beat)
        noted.set()
        return await thought

    monkeypatch.setattr(clock, "in_time", noting)
    store = SqliteStore(tmp_path / "tables.sqlite")
    house = House(store, pace=701)
    desk = Desk(house)
    async with ticking(house):
        await answered(desk, (await play(desk)).table)
        async with asyncio.timeout(20):
            await noted.wait()
    await store.close()
    assert set(beats) == {house.beat}
