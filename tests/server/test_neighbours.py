"""Processes on one database, here in one loop: hints after the commit, claims, and who follows where."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from functools import partial
from typing import Any

import msgspec
import pytest

from zaubertisch.server.house import clock
from zaubertisch.server.house.desk import Desk
from zaubertisch.server.house.house import House
from zaubertisch.server.house.postgres_neighbours import PostgresNeighbours
from zaubertisch.server.house.presence import Presence
from zaubertisch.server.house.thinking import Thinking
from zaubertisch.server.messages import wire
from zaubertisch.server.net.serve import open_house
from zaubertisch.server.net.streams import stream
from zaubertisch.server.table import log
from zaubertisch.server.table.playing import Question

from . import outside
from .postgres import Postgres
from .test_house import TOKEN, act, play
from .test_presence import Evening

SECONDS = 20

CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE pid <> pg_backend_pid() AND datname = current_database()
"""


async def until(happens: Callable[[], Any]) -> None:
    async with asyncio.timeout(SECONDS):
        while True:
            so = happens()
            if await so if asyncio.iscoroutine(so) else so:
                return
            await asyncio.sleep(0.01)


@asynccontextmanager
async def process(database: str) -> AsyncIterator[House]:
    """A process without a clock, so that no sweep repairs anything."""
    house = await asyncio.to_thread(open_house, database, 0)
    listening = asyncio.create_task(house.neighbours.run(house.hints, house.alarm))
    await first(house)
    yield house
    listening.cancel()
    await asyncio.wait([listening])
    await house.store.close()


async def first(house: House) -> bool:
    """Whether it is, once it is connected; its clocks have nothing to get back."""
    yes = await house.neighbours.first()
    await house.neighbours.let_in()
    return yes


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture
async def two(database: str) -> AsyncIterator[tuple[House, House]]:
    async with process(database) as one, process(database) as other:
        yield one, other


async def test_a_reader_here_sees_what_was_written_there(two: tuple[House, House]) -> None:
    """No sweep runs: without the hint nothing would come but a beat."""
    here, there = two
    desk = Desk(here)
    opened = await desk.open(wire.OpenTable(secrets.token_hex(8), "wizard", 3), None)
    token = secrets.token_urlsafe(32)
    sitting = wire.SitDown(secrets.token_hex(8), "Ann", token, "0" * 64)
    lines = stream(Desk(there), there.hints, Presence(there), opened.table, opened.invite, None)
    async with aclosing(lines), asyncio.timeout(SECONDS):
        assert isinstance(await anext(lines), wire.Frame)
        assert isinstance(await anext(lines), wire.Beat)
        sat = await desk.sit(opened.table, sitting, opened.invite)
        frame = await anext(lines)
    assert isinstance(frame, wire.Frame)
    assert frame.seq == sat.seq


async def test_a_lost_hint_is_repaired(two: tuple[House, House], monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = two
    monkeypatch.setattr(here.neighbours, "tell", lambda table: None)
    opened = await Desk(here).open(wire.OpenTable(secrets.token_hex(8), "wizard", 3), None)
    await Desk(there).look(opened.table, opened.invite)
    with there.hints.watch(opened.table) as watch:
        await there.repair()
        assert not await watch.wait(0.05), "nothing was lost yet"
        sitting = wire.SitDown(secrets.token_hex(8), "Ann", secrets.token_urlsafe(32), "0" * 64)
        await Desk(here).sit(opened.table, sitting, opened.invite)
        assert not await watch.wait(0.05)
        await there.repair()
        assert await watch.wait(SECONDS)


async def test_a_table_is_claimed_by_one(two: tuple[House, House]) -> None:
    here, there = two
    async with here.neighbours.claim("t") as mine, there.neighbours.claim("t") as theirs:
        async with there.neighbours.claim("another") as free:
            assert (mine, theirs, free) == (True, False, True)
    async with there.neighbours.claim("t") as free:
        assert free


async def test_a_process_that_dies_claims_nothing_and_leaves_its_readers(database: str) -> None:
    async with process(database) as here:
        async with AsyncExitStack() as life:
            there = await life.enter_async_context(process(database))
            assert (await first(here), await first(there)) == (False, False)
            for reader, at in ((("t", "ann"), here), (("t", "ben"), there), (("u", "cem"), there)):
                at.neighbours.follows(reader, True)
            await until(lambda: here.neighbours.followed(("t", "ben")))
            await until(lambda: here.neighbours.followed(("u", "cem")))
            there.neighbours.follows(("u", "cem"), False)
            await until(lambda: _not(here.neighbours.followed(("u", "cem"))))
            assert not await here.neighbours.followed(("t", "ann")), "that one is our own"
            assert await here.neighbours.abandoned() == []
            await life.enter_async_context(there.neighbours.claim("t"))
            assert isinstance(there.neighbours, PostgresNeighbours)
            there.neighbours._connection.terminate()
            await until(lambda: here.neighbours.first())
        assert await here.neighbours.abandoned() == [("t", "ben")]
        assert await here.neighbours.abandoned() == []
        async with here.neighbours.claim("t") as mine:
            assert mine


async def test_others_begin_when_the_first_lets_them_in(database: str) -> None:
    async with process(database) as here:
        assert await here.neighbours.first()
        other = await asyncio.to_thread(open_house, database, 0)
        listening = asyncio.create_task(other.neighbours.run(other.hints, other.alarm))
        asking = asyncio.create_task(other.neighbours.first())
        done, _ = await asyncio.wait([asking], timeout=0.5)
        assert not done
        await here.neighbours.let_in()
        async with asyncio.timeout(SECONDS):
            assert await asking is False
        listening.cancel()
        await asyncio.wait([listening])
        await other.store.close()


async def test_a_line_that_is_cut_is_laid_anew(two: tuple[House, House], database: str) -> None:
    """Somebody ends all connections: readers are told to look, and what is asked is asked again."""
    here, there = two
    here.neighbours.follows(("t", "ann"), True)
    await until(lambda: there.neighbours.followed(("t", "ann")))
    with there.hints.watch("t") as watch:
        await outside.ask_postgres(database, CUT)
        await asyncio.gather(first(here), first(there))
        assert await watch.wait(SECONDS)
        assert await here.store.log("t") == []
        await until(lambda: there.neighbours.followed(("t", "ann")))
        await until(lambda: _heard(here, watch))


async def test_no_bot_is_asked_twice(two: tuple[House, House], monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think for longer than the other process waits until it looks for what is overdue."""
    monkeypatch.setattr(clock, "SWEEP_SECONDS", 0.02)
    monkeypatch.setattr(clock, "CLAIMED", 20)
    asked: Counter[tuple[int, int]] = Counter()

    class Slow(Thinking):
        async def choose(self, bot: str, question: Question) -> Any:
            asked[question.turn, question.view.seat or 0] += 1
            await asyncio.sleep(0.2)
            return await super().choose(bot, question)

    desks = [Desk(house) for house in two]
    table = (await play(desks[0])).table
    thinking = Slow()
    clocks = [asyncio.create_task(clock.Clock(house, thinking).run()) for house in two]
    for desk in desks * 2:
        await until(partial(_asked, desk, table))
        frame = await desk.look(table, TOKEN)
        move = wire.Move(frame.turn or 0, msgspec.Raw(msgspec.json.encode(frame.legal[0])))
        await desk.act(table, act(move), TOKEN)
    await until(partial(_asked, desks[0], table))
    assert len(asked) > 5
    assert set(asked.values()) == {1}
    for running in clocks:
        running.cancel()
    await asyncio.wait(clocks)
    thinking.close()


async def _asked(desk: Desk, table: str) -> bool:
    return bool((await desk.look(table, TOKEN)).legal)


async def test_a_time_without_database_is_given_back_once(
    two: tuple[House, House], postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both processes were without it; one of them finds nobody serving, and the other waits for that one."""
    monkeypatch.setattr(clock, "PAUSE", 1000)
    monkeypatch.setattr(clock, "SWEEP_SECONDS", 0.1)
    evening = Evening(two[0])
    await evening.begin(clock=60)
    before = len(await evening.house.store.log(evening.table))
    thinking = Thinking()
    clocks = [asyncio.create_task(clock.Clock(house, thinking).run()) for house in two]
    await asyncio.sleep(1)
    await asyncio.to_thread(postgres.stop)
    await asyncio.sleep(3)
    await asyncio.to_thread(postgres.up)

    async def credited() -> list[log.Credited]:
        entries = [log.read(row).event for _, row in await evening.house.store.log(evening.table, before)]
        return [event for event in entries if isinstance(event, log.Credited)]

    await until(credited)
    await asyncio.sleep(1)
    (once,) = await credited()
    assert once.missed > 2500
    for running in clocks:
        running.cancel()
    await asyncio.wait(clocks)
    thinking.close()


async def _heard(here: House, watch: Any) -> bool:
    here.neighbours.tell("t")
    return bool(await watch.wait(0.2))


async def _not(asked: Any) -> bool:
    return not await asked
