"""The time of a table, which no clock can turn back, and how often its log is read for it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from tests.server.others import Others
from tests.server.test_house import TOKEN, asked, host, say, ticking
from tests.server.test_house import play as begin
from zaubertisch.server.house.alarm import now
from zaubertisch.server.house.desk import Desk
from zaubertisch.server.house.house import House
from zaubertisch.server.house.place import Place
from zaubertisch.server.messages import wire
from zaubertisch.server.storage.sqlite_store import SqliteStore

HOUR = 3_600_000


class Counted(SqliteStore):
    """A store that counts how often a log is read."""

    read = 0

    async def log(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        self.read += 1
        return await super().log(table, after)


class Watch:
    """A clock that can be set."""

    def __init__(self) -> None:
        self.set = 0

    def __call__(self) -> int:
        return now() + self.set


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Counted]:
    store = Counted(tmp_path / "tables.sqlite")
    yield store
    await store.close()


def test_the_time_of_a_table_never_runs_backwards_and_never_stands_still() -> None:
    place = Place()
    told = [place.time(moment) for moment in (5000, 5010, 1000, 1010, 5000, 5010, 4000)]
    assert told == [5000, 5010, 5010, 5020, 9010, 9020, 9020]


@pytest.mark.parametrize("restarts", [False, True], ids=["while it runs", "before a restart"])
async def test_bots_move_though_the_clock_was_set_back(store: Counted, restarts: bool) -> None:
    watch = Watch()
    house = House(store, 1, now=watch)
    async with ticking(house):
        table = (await begin(Desk(house), bots=("random", "random"))).table
        await asked(Desk(house), table)
    watch.set = -HOUR
    house = House(store, 1, now=watch) if restarts else house
    async with ticking(house), asyncio.timeout(60):
        for _ in range(3):
            frame = await asked(Desk(house), table)
            move = wire.Move(frame.turn or 0, msgspec.Raw(msgspec.json.encode(frame.legal[0])))
            await Desk(house).act(table, wire.Act(secrets.token_hex(8), move), TOKEN)


async def test_many_readers_at_once_read_the_log_twice_at_most(store: Counted) -> None:
    """The first may have begun before the others asked; who asks while it reads is answered by the next."""
    writer, reader = Desk(House(store, 0, Others())), Desk(House(store, 0, Others()))
    table = (await host(writer)).table
    seq = (await reader.look(table, TOKEN)).seq
    with reader._house.hints.watch(table):
        for _ in range(3):
            written = await writer.act(table, say("Who is there?"), TOKEN)
            before = store.read
            reader._house.hints.look(table)
            news = await asyncio.gather(*(reader.news(table, TOKEN, seq) for _ in range(30)))
            assert {frame.seq for frame in news if frame is not None} == {written.seq}
            assert store.read <= before + 2
            looks = await asyncio.gather(*(reader.look(table, TOKEN, seq) for _ in range(30)))
            assert {frame.seq for frame in looks} == {written.seq}
            assert store.read <= before + 4
            seq = written.seq


async def test_what_was_written_here_is_not_read_for_those_who_follow_here(store: Counted) -> None:
    desk = Desk(house := House(store, 0, Others()))
    table = (await host(desk)).table
    with house.hints.watch(table):
        written = await desk.act(table, say("Hear me"), TOKEN)
        before = store.read
        news = [await desk.news(table, TOKEN, written.seq - 1) for _ in range(3)]
    assert [frame and frame.seq for frame in news] == [written.seq] * 3
    assert store.read == before


async def test_where_nobody_else_writes_a_log_is_read_once(store: Counted) -> None:
    desk = Desk(House(store, 0))
    table = (await host(desk)).table
    before = store.read
    for _ in range(5):
        await desk.act(table, say("Nobody else"), TOKEN)
        await desk.look(table, TOKEN)
    assert store.read == before
