"""The house over a real file: nothing is shown before it is durable, and what cannot be written never was."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.others import Others
from zaubertisch.bots import BOTS
from zaubertisch.games.wizard.state import Bid
from zaubertisch.kernel import AnyGame, Refused, Rng, View
from zaubertisch.kernel.fairness import promise_nonce
from zaubertisch.server.house.alarm import now
from zaubertisch.server.house.clock import Clock
from zaubertisch.server.house.desk import Desk
from zaubertisch.server.house.house import House
from zaubertisch.server.house.presence import Presence
from zaubertisch.server.house.thinking import Thinking
from zaubertisch.server.messages import wire
from zaubertisch.server.messages.wire import Act, OpenTable, SitDown, TableOpened
from zaubertisch.server.net.streams import stream
from zaubertisch.server.storage.schema import event, room
from zaubertisch.server.storage.sqlite_store import SqliteStore
from zaubertisch.server.storage.store import Append, Outcome, SeqTaken


def token_of(name: str) -> str:
    return name.ljust(43, "x")


TOKEN = token_of("Ann")


def nonce_of(name: str) -> bytes:
    return name.encode().ljust(32, b".")


class SlowStore(SqliteStore):
    """A store whose appends wait until they may go on, or fail."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.go = asyncio.Event()
        self.go.set()
        self.fails = self.breaks = False
        self.waiting = 0

    async def append(self, append: Append) -> Outcome:
        self.waiting += 1
        await self.go.wait()
        self.waiting -= 1
        if self.fails:
            raise Refused("not-written")
        outcome = await super().append(append)
        broken, self.breaks = self.breaks, False
        return SeqTaken() if broken else outcome


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SlowStore]:
    store = SlowStore(tmp_path / "tables.sqlite")
    yield store
    await store.close()


@pytest.fixture
def house(store: SlowStore) -> House:
    return House(store, pace=0)


@pytest.fixture
def desk(house: House) -> Desk:
    return Desk(house)


def act(do: wire.Action) -> Act:
    return Act(secrets.token_hex(8), do)


def say(text: str) -> Act:
    return act(wire.Say(text))


async def sit(desk: Desk, opened: TableOpened, name: str) -> str:
    """Somebody sits down; their token."""
    token = token_of(name)
    match = (await desk.look(opened.table, opened.invite)).table.match
    sitting = SitDown(secrets.token_hex(8), name, token, promise_nonce(match, nonce_of(name)))
    await desk.sit(opened.table, sitting, opened.invite)
    return token


async def host(desk: Desk, clock: wire.Clock = 0) -> TableOpened:
    """A table with a host."""
    opened = await desk.open(OpenTable(secrets.token_hex(8), "wizard", 3, clock=clock), None)
    assert await sit(desk, opened, "Ann") == TOKEN
    return opened


async def play(
    desk: Desk,
    bots: Sequence[str] = ("random", "random"),
    others: Sequence[str] = (),
    clock: wire.Clock = 0,
) -> TableOpened:
    """A table at which a match has been dealt."""
    opened = await host(desk, clock)
    tokens = {"Ann": TOKEN, **{name: await sit(desk, opened, name) for name in others}}
    for bot in bots:
        await desk.act(opened.table, act(wire.AddBot(bot)), TOKEN)
    await desk.act(opened.table, act(wire.Start()), TOKEN)
    for name, token in tokens.items():
        await desk.act(opened.table, act(wire.OpenNonce(nonce_of(name).hex())), token)
    return opened


async def settled() -> None:
    for _ in range(50):
        await asyncio.sleep(0.002)


# -- writing


async def test_nothing_is_shown_before_it_is_durable(desk: Desk, store: SlowStore) -> None:
    table = (await host(desk)).table
    before = await desk.look(table, TOKEN)
    store.go.clear()
    async with asyncio.TaskGroup() as tasks:
        saying = tasks.create_task(desk.act(table, say("Hello"), TOKEN))
        await settled()
        looking = tasks.create_task(desk.look(table, TOKEN))
        await settled()
        assert store.waiting == 1
        assert not saying.done()
        assert not looking.done()
        store.go.set()
    assert saying.result().seq == before.seq + 1
    assert looking.result().seq == before.seq + 1


async def test_what_cannot_be_written_has_not_happened(desk: Desk, store: SlowStore) -> None:
    table = (await host(desk)).table
    before = await desk.look(table, TOKEN)
    store.fails = True
    with pytest.raises(Refused, match="not-written"):
        await desk.act(table, say("Hello"), TOKEN)
    assert await desk.look(table, TOKEN) == before
    store.fails = False
    assert (await desk.act(table, say("Hello"), TOKEN)).seq == before.seq + 1


async def test_what_was_written_unanswered_is_shown(desk: Desk, house: House, store: SlowStore) -> None:
    """The line to the database breaks after the commit: the second attempt finds the place taken."""
    table = (await host(desk)).table
    store.breaks = True
    with house.hints.watch(table) as watch:
        done = await desk.act(table, say("Hello"), TOKEN)
        assert await watch.wait(0), "a reader was not told"
    assert [seq for seq, _ in await store.log(table)][-1] == done.seq
    assert (await desk.look(table, TOKEN)).said[-1].text == "Hello"


async def test_whoever_hangs_up_leaves_the_table_as_the_log_has_it(desk: Desk, store: SlowStore) -> None:
    table = (await host(desk)).table
    before = await desk.look(table, TOKEN)
    store.go.clear()
    saying = asyncio.create_task(desk.act(table, say("Hello"), TOKEN))
    await settled()
    saying.cancel()
    with pytest.raises(asyncio.CancelledError):
        await saying
    store.go.set()
    assert await desk.look(table, TOKEN) == before
    assert (await desk.act(table, say("Hello again"), TOKEN)).seq == before.seq + 1


async def test_two_houses_over_one_log_agree(store: SlowStore) -> None:
    """As two processes over one database would: the loser of a place catches up and decides again."""
    one, two = (Desk(House(store, 0, Others())) for _ in range(2))
    table = (await host(one)).table
    requests = [desk.act(table, say(f"Line {n}"), TOKEN) for n in range(20) for desk in (one, two)]
    seqs = [done.seq for done in await asyncio.gather(*requests)]
    assert sorted(seqs) == list(range(3, 43))
    assert await one.look(table, TOKEN) == await two.look(table, TOKEN)


async def test_two_houses_give_one_answer_for_a_key(store: SlowStore) -> None:
    one, two = (Desk(House(store, 0, Others())) for _ in range(2))
    table = (await host(one)).table
    request = say("Once")
    answers = await asyncio.gather(*(desk.act(table, request, TOKEN) for desk in (one, two) * 5))
    assert len(set(answers)) == 1
    assert len(await store.log(table)) == 3


async def test_a_table_that_is_forgotten_is_read_again(
    desk: Desk, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zaubertisch.server.house.house.ROOMS", 2)
    tables = [(await host(desk)).table for _ in range(5)]
    for table in tables:
        await desk.act(table, say("Still here?"), TOKEN)
    assert [(await desk.look(table, TOKEN)).seq for table in tables] == [3] * 5
    assert len(house._places) == 2


# -- watching


async def test_a_line_on_which_nothing_happens_beats(
    house: House, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zaubertisch.server.net.streams.BEAT_SECONDS", 0.01)
    table = (await host(desk)).table
    async with aclosing(stream(desk, house.hints, Presence(house), table, TOKEN, None)) as messages:
        kinds = [type(await anext(messages)) for _ in range(3)]
        await desk.act(table, say("Hello"), TOKEN)
        while isinstance(message := await anext(messages), wire.Beat):
            pass
    assert kinds == [wire.Frame, wire.Beat, wire.Beat]
    assert [said.text for said in message.said] == ["Hello"]


async def test_hints_that_come_while_a_reader_is_busy_become_one(house: House, desk: Desk) -> None:
    table = (await host(desk)).table
    async with aclosing(stream(desk, house.hints, Presence(house), table, TOKEN, None)) as messages:
        assert [type(await anext(messages)) for _ in range(2)] == [wire.Frame, wire.Beat]
        for text in ("One", "Two", "Three"):
            await desk.act(table, say(text), TOKEN)
        message = await anext(messages)
    assert isinstance(message, wire.Frame)
    assert [said.text for said in message.said] == ["One", "Two", "Three"]


async def test_a_reader_who_comes_as_the_server_stops_is_sent_away(house: House, desk: Desk) -> None:
    table = (await host(desk)).table
    house.hints.close()
    told = [message async for message in stream(desk, house.hints, Presence(house), table, TOKEN, None)]
    assert list(map(type, told)) == [wire.Frame, wire.Beat]
    house.hints.look(table)  # nobody is left to be told


# -- what happens by itself


def happened(frame: wire.Frame) -> list[str]:
    return [happened.code for happened in frame.happened]


async def test_a_computer_that_slept_has_used_up_nobodys_time(
    house: House, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await play(desk, bots=("thumb",), others=("Ben",), clock=30)).table
    asleep = 0
    monkeypatch.setattr(house, "now", lambda: now() + asleep)
    async with ticking(house):
        await asked(desk, table, "Ann", "Ben")
        await settled()
        asleep = 3_600_000
        async with asyncio.timeout(20):
            with house.hints.watch(table) as watch:
                while "credited" not in (codes := happened(frame := await desk.look(table, TOKEN, 0))):
                    await watch.wait(20)
        assert "time_up" not in codes
        assert frame.table.due is not None
        assert frame.table.due > now() + asleep


class Stubborn:
    """A bot that fails, or moves against the rules."""

    def __init__(self, move: Any = None) -> None:
        self.move = move

    def choose(self, *_: object) -> Any:
        if self.move is None:
            raise ValueError("R7 is a secret")
        return self.move


@asynccontextmanager
async def ticking(house: House, thumb: Any = None) -> AsyncIterator[None]:
    """The clock runs; the bot called `thumb` may be one of no use."""
    thinking = Thinking({**BOTS, **({} if thumb is None else {"thumb": thumb})})
    async with asyncio.TaskGroup() as tasks:
        clock = tasks.create_task(Clock(house, thinking).run())
        yield
        clock.cancel()
    thinking.close()


async def asked(desk: Desk, table: str, *people: str) -> wire.Frame:
    """The frame of the person who is asked, as soon as one is."""
    async with asyncio.timeout(20):
        while True:
            for person in people or ("Ann",):
                if (frame := await desk.look(table, token_of(person))).legal:
                    return frame
            await asyncio.sleep(0.002)


async def answered(desk: Desk, table: str) -> None:
    """Ann answers the question that she is asked."""
    frame = await asked(desk, table)
    assert frame.turn is not None
    move = msgspec.Raw(msgspec.json.encode(frame.legal[0]))
    await desk.act(table, act(wire.Move(frame.turn, move)), TOKEN)


USELESS = {
    "one that fails": Stubborn(),
    "one that cheats": Stubborn(Bid(99)),
    "one that babbles": Stubborn("yes"),
}


@pytest.mark.parametrize("bot", USELESS.values(), ids=USELESS.keys())
async def test_a_table_goes_on_without_a_bot_that_is_of_no_use(
    house: House, desk: Desk, bot: Stubborn, caplog: pytest.LogCaptureFixture
) -> None:
    async with ticking(house, bot):
        table = (await play(desk, bots=("thumb", "thumb"))).table
        for _ in range(4):
            await answered(desk, table)
    assert "so random moves for it" in caplog.text
    assert "R7" not in caplog.text  # what went wrong may quote a hand


async def test_one_damaged_table_does_not_stop_the_clock(house: House, desk: Desk, store: SlowStore) -> None:
    damaged, sound = (await play(desk)).table, (await play(desk)).table
    with store._engine.begin() as connection:
        connection.execute(event.update().where(event.c.table_id == damaged), {"body": "{"})
        connection.execute(room.update(), {"wake_at": 1})
    again = House(store, pace=0)
    async with ticking(again):
        await answered(Desk(again), sound)
        await asked(Desk(again), sound)


async def test_a_sweep_that_fails_is_tried_again(
    house: House, desk: Desk, store: SlowStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zaubertisch.server.house.clock.SWEEP_SECONDS", 0.01)
    table = (await play(desk)).table
    again, due, fails = House(store, pace=0), store.due, [True] * 3

    async def sometimes(now: int) -> list[str]:
        if fails:
            fails.pop()
            raise OSError("the disk is gone")
        return await due(now)

    monkeypatch.setattr(store, "due", sometimes)
    async with ticking(again):
        while fails:
            await settled()
        await asked(Desk(again), table)


class Thinker:
    """A bot that thinks until it is told to answer."""

    def __init__(self) -> None:
        self.asked, self.go = threading.Event(), threading.Event()

    def choose(self, game: AnyGame, view: View[Any, Any], _: Rng) -> Any:
        self.asked.set()
        assert self.go.wait(20)
        return game.legal_moves(view)[0]


async def test_a_person_who_returns_is_not_overtaken_by_the_stand_in(house: House, desk: Desk) -> None:
    """The bot was thinking when the person came back, so its move is not written."""
    thinker = Thinker()
    async with ticking(house, thinker):
        table = (await play(desk, bots=("random",), others=("Ben",))).table
        before = await asked(desk, table, "Ann", "Ben")
        assert before.seat is not None
        token = token_of(("Ann", "Ben")[before.seat])
        await desk.act(table, act(wire.Leave()), token)
        assert await asyncio.to_thread(thinker.asked.wait, 20)
        await desk.act(table, act(wire.Return()), token)
        thinker.go.set()
        await settled()
        after = await desk.look(table, token)
        assert (after.turn, after.legal) == (before.turn, before.legal)
