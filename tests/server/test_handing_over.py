"""A server that is told to stop: what it has answered is kept; its readers and its tables go on elsewhere."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import httpx
import pytest
from websockets import ConnectionClosed
from websockets.sync.client import ClientConnection

from zaubertisch.server.house.postgres_neighbours import PostgresNeighbours

from .guests import Guest, until
from .postgres import Postgres
from .running import Running, servers
from .test_neighbours import process
from .test_neighbours import until as so
from .test_two_processes import moves_of, play, sit

Serving = Callable[..., Running]


@pytest.fixture
def serving(postgres: Postgres, tmp_path: Path) -> Iterator[Serving]:
    """Servers on one new database."""
    with servers(postgres.database(), tmp_path) as start:
        yield start


def talk(guest: Guest, answered: list[int]) -> None:
    """Say something again and again, to a server that stops meanwhile; the places of what was answered."""
    try:
        while True:
            answer = guest.send({"type": "say", "text": f"line {len(answered)}"})
            if answer.status_code == 200:
                answered.append(answer.json()["seq"])
            elif answer.status_code != 429:
                return
    except httpx.TransportError:
        return


def code_of_close(line: ClientConnection) -> int | None:
    """Listen until the server hangs up; with which code it does."""
    try:
        while True:
            line.recv(timeout=30)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def test_what_was_answered_is_kept_and_the_other_goes_on(serving: Serving) -> None:
    """One stops while somebody talks there as fast as they can, somebody else listens, and bots play."""
    here, there = serving(pace=50), serving(pace=50)
    ann, ben = sit(here, there, bots=2)
    answered: list[int] = []
    talking = Thread(target=talk, args=(ann, answered))
    with ann.table.socket(ann.token) as hers, ben.table.socket(ben.token):
        talking.start()
        play(ann, ben, moves=2)
        until(lambda: len(answered) > 5)
        assert here.process is not None
        here.process.send_signal(signal.SIGTERM)
        assert code_of_close(hers) == 1012  # come again
        talking.join()
        assert here.process.wait(30) == 0
        ann.table = ann.table.at(there)
        with ann.table.socket(ann.token):
            assert play(ann, ben, moves=6) == 6
            rows = [row for row in ann.table.rows() if len(row) == 5]
            made = moves_of(ann.table)
    said = {int(str(row[1])): str(row[4]) for row in rows}
    assert [number for number, seq in enumerate(answered) if f'"line {number}"' not in said[seq]] == []
    assert sorted(said) == list(range(1, len(said) + 1))
    assert len(made) == len(set(made))
    assert not [entry for entry in said.values() if '"gone"' in entry or '"credited"' in entry]
    assert here.troubles() + there.troubles() == []


async def test_whoever_leaves_says_so_and_holds_no_claim(postgres: Postgres) -> None:
    """The others need not wait for their next sweep."""
    database = postgres.database()
    async with process(database) as here, process(database) as there:
        held = asyncio.Event()

        async def hold() -> None:
            async with here.neighbours.claim("some table") as mine:
                assert mine
                held.set()
                await asyncio.Event().wait()

        holding = asyncio.create_task(hold())
        await held.wait()
        assert isinstance(there.neighbours, PostgresNeighbours)
        async with there.neighbours.claim("some table") as mine:
            assert not mine
        assert not there.alarm.rung_for_all()
        holding.cancel()
        await asyncio.wait([holding])
        await here.neighbours.leave()
        await so(there.alarm.rung_for_all)
        async with there.neighbours.claim("some table") as mine:
            assert mine
        assert not here.alarm.rung_for_all()
