"""Lines are counted: whose last one breaks is gone, whoever has one is here, and a start is no absence."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing, asynccontextmanager
from pathlib import Path

import pytest

from tests.server.others import Others
from zaubertisch.kernel.fairness import promise_nonce
from zaubertisch.server.house.clock import Clock
from zaubertisch.server.house.desk import Desk
from zaubertisch.server.house.house import House
from zaubertisch.server.house.presence import Presence
from zaubertisch.server.house.thinking import Thinking
from zaubertisch.server.messages import wire
from zaubertisch.server.net.streams import stream
from zaubertisch.server.storage.sqlite_store import SqliteStore

from .guests import match, until
from .running import Running

TOKENS = {name: name.ljust(43, "x") for name in ("Ann", "Ben", "Cem")}


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(tmp_path / "tables.sqlite")
    yield store
    await store.close()


class Evening:
    """A table at which three people play, and the process that serves it."""

    def __init__(self, served: SqliteStore | House) -> None:
        self.house = served if isinstance(served, House) else House(served, pace=0)
        self.desk = Desk(self.house)
        self.presence = Presence(self.house, grace=1, reload=0.01, settle=0.03)

    async def begin(self, clock: wire.Clock = 0, start: bool = True) -> None:
        opened = await self.desk.open(wire.OpenTable(secrets.token_hex(8), "wizard", 3, clock=clock), None)
        self.table = opened.table
        for name, token in TOKENS.items():
            match = (await self.desk.look(self.table, opened.invite)).table.match
            promise = promise_nonce(match, name.encode().ljust(32))
            sitting = wire.SitDown(secrets.token_hex(8), name, token, promise)
            await self.desk.sit(self.table, sitting, opened.invite)
        if not start:
            return
        await self.act("Ann", wire.Start())
        for name in TOKENS:
            await self.act(name, wire.OpenNonce(name.encode().ljust(32).hex()))

    async def act(self, name: str, do: wire.Action) -> None:
        await self.desk.act(self.table, wire.Act(secrets.token_hex(8), do), TOKENS[name])

    async def seats(self) -> dict[str, wire.SeatView]:
        self.seen = await self.desk.look(self.table, TOKENS["Ann"])
        return {seat.name: seat for seat in self.seen.table.seats}

    async def until(self, so: Callable[[dict[str, wire.SeatView]], bool]) -> None:
        async with asyncio.timeout(20):
            while True:
                if so(await self.seats()):
                    return
                await asyncio.sleep(0.003)

    @asynccontextmanager
    async def line(self, name: str) -> AsyncIterator[None]:
        """Somebody follows the table, as a page does."""
        told = stream(self.desk, self.house.hints, self.presence, self.table, TOKENS[name], None)

        async def follow() -> None:
            async with aclosing(told) as messages:
                async for _ in messages:
                    pass

        async with asyncio.TaskGroup() as tasks:
            following = tasks.create_task(follow())
            await asyncio.sleep(0)
            yield
            following.cancel()


@asynccontextmanager
async def served(evening: Evening) -> AsyncIterator[None]:
    thinking = Thinking()
    async with asyncio.TaskGroup() as tasks:
        running = [
            tasks.create_task(Clock(evening.house, thinking).run()),
            tasks.create_task(evening.presence.run()),
        ]
        yield
        for task in running:
            task.cancel()
    thinking.close()


async def test_whose_last_line_breaks_is_gone_and_whoever_comes_again_is_here(store: SqliteStore) -> None:
    evening = Evening(store)
    await evening.begin()
    async with served(evening), evening.line("Ann"), evening.line("Ben"):
        async with evening.line("Cem"):
            async with evening.line("Cem"):
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.05)
            assert (await evening.seats())["Cem"].here  # the other tab is open
        await evening.until(lambda seats: not seats["Cem"].here)
        await evening.until(lambda seats: seats["Cem"].stand_in)
        async with evening.line("Cem"):
            await evening.until(lambda seats: seats["Cem"].here and not seats["Cem"].stand_in)


async def test_loading_the_page_again_is_not_noticed(store: SqliteStore) -> None:
    evening = Evening(store)
    evening.presence = Presence(evening.house, reload=0.3)
    await evening.begin()
    before = (await evening.desk.look(evening.table, TOKENS["Ann"])).seq
    async with served(evening):
        for _ in range(5):
            async with evening.line("Ben"):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.02)
        assert (await evening.desk.look(evening.table, TOKENS["Ann"])).seq == before


async def test_after_a_start_only_who_does_not_come_back_is_gone(store: SqliteStore) -> None:
    first = Evening(store)
    await first.begin()
    again = Evening(store)
    again.table = first.table
    async with served(again), again.line("Ann"), again.line("Ben"):
        await again.until(lambda seats: not seats["Cem"].here)
        assert [seat.here for seat in (await again.seats()).values()] == [True, True, False]


async def test_lines_that_end_because_the_server_stops_are_no_absence(store: SqliteStore) -> None:
    evening = Evening(store)
    await evening.begin()
    before = (await evening.desk.look(evening.table, TOKENS["Ann"])).seq
    async with served(evening):
        async with evening.line("Ann"):
            evening.house.hints.close()
        await asyncio.sleep(0.05)
        assert (await evening.desk.look(evening.table, TOKENS["Ann"])).seq == before


async def test_time_without_a_server_does_not_count(store: SqliteStore) -> None:
    """The server was away for an hour; whoever was asked still has what was left of their minute."""
    evening = Evening(store)
    await evening.begin(clock=60)
    due = (await evening.desk.look(evening.table, TOKENS["Ann"])).table.due
    assert due is not None
    hour = 3_600_000
    asked = due - 60_000
    await store.beat(asked + 20_000)
    again = Evening(House(store, 0, now=lambda: asked + 20_000 + hour))
    again.table = evening.table
    again.presence = Presence(again.house)  # which says later that nobody is here
    async with served(again):
        await again.until(lambda _: again.seen.table.due != due)
        frame = again.seen
    assert frame.table.due == due + hour
    assert [happened.code for happened in frame.happened] == []
    news = await again.desk.look(again.table, TOKENS["Ann"], frame.seq - 1)
    assert [happened.code for happened in news.happened] == ["credited"]


def test_a_real_line_that_breaks(serving: Callable[..., Running]) -> None:
    running = serving(grace=1)
    ann, ben = match(running, "Ann", "Ben", bots=1)
    with ann.table.socket(ann.token):
        with ann.table.socket(ben.token):
            assert ann.frame()["table"]["seats"][ben.seat]["here"]
        until(lambda: ann.frame()["table"]["seats"][ben.seat]["stand_in"])
        with ann.table.socket(ben.token):
            until(lambda: not ann.frame()["table"]["seats"][ben.seat]["stand_in"])
    assert running.troubles() == []


async def test_a_database_that_cannot_be_read_for_once_ends_nothing(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(House(store, 0, Others()))
    await evening.begin()
    read, failures = store.log, iter([True, True])

    async def failing(table: str, after: int = 0) -> list[tuple[int, bytes]]:
        if asyncio.current_task() is watcher and next(failures, False):
            raise OSError("the disk is gone")
        return await read(table, after)

    async with evening.line("Ann"), evening.line("Ben"):
        async with evening.line("Cem"):
            await asyncio.sleep(0.05)
        watcher = asyncio.create_task(evening.presence.run())
        monkeypatch.setattr(store, "log", failing)
        await evening.until(lambda seats: not seats["Cem"].here)
        assert not watcher.done()
        assert next(failures, None) is None  # it did fail
        watcher.cancel()


async def test_before_the_start_a_broken_line_counts_only_after_the_grace_time(store: SqliteStore) -> None:
    evening = Evening(store)
    evening.presence = Presence(evening.house, grace=250, reload=0.01)
    await evening.begin(start=False)
    async with served(evening), evening.line("Ben"):
        async with evening.line("Ann"):
            await asyncio.sleep(0.02)
        broken = asyncio.get_running_loop().time()
        await evening.until(lambda seats: not seats["Ann"].here)
        assert asyncio.get_running_loop().time() - broken >= 0.25
        assert evening.seen.table.host == 1


async def test_after_a_start_the_host_of_a_match_that_is_over_can_be_gone_too(store: SqliteStore) -> None:
    first = Evening(store)
    await first.begin()
    await first.act("Ann", wire.Abort())
    again = Evening(store)
    again.table = first.table
    async with served(again), again.line("Ben"), again.line("Cem"):
        await again.until(lambda seats: not seats["Ann"].here)
        await again.act("Ben", wire.Rematch())
