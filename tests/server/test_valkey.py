"""Hints over a Valkey of our own, or a Redis: told there, and by PostgreSQL while it is away."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from zaubertisch.server.house.desk import Desk
from zaubertisch.server.house.house import House
from zaubertisch.server.messages import wire
from zaubertisch.server.net.serve import open_house
from zaubertisch.server.storage.store import DatabaseRefused

from .postgres import Postgres
from .running import free_port
from .test_neighbours import SECONDS, first, until

PROGRAM = shutil.which("valkey-server") or shutil.which("redis-server")


class Valkey:
    """A server that keeps nothing, and can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.port, self.folder = free_port(), folder
        self.address = f"valkey://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        assert PROGRAM is not None
        words = [f"--port {self.port}", "--bind 127.0.0.1", '--save ""', f"--dir {self.folder}"]
        split = [part for word in words for part in word.replace('""', "").split(" ")]
        self.process = subprocess.Popen([PROGRAM, *split], stdout=subprocess.DEVNULL)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(10)
            self.process = None


@pytest.fixture
def valkey(tmp_path: Path) -> Iterator[Valkey]:
    if PROGRAM is None:
        pytest.skip("There is neither valkey-server nor redis-server here.")
    valkey = Valkey(tmp_path)
    valkey.start()
    yield valkey
    valkey.stop()


@asynccontextmanager
async def process(database: str, hints: str) -> AsyncIterator[House]:
    """A process without a clock, so that no sweep repairs anything."""
    house = await asyncio.to_thread(open_house, database, 0, hints)
    listening = asyncio.create_task(house.neighbours.run(house.hints, house.alarm))
    await first(house)
    yield house
    listening.cancel()
    await asyncio.wait([listening])
    await house.store.close()


async def told(here: House, there: House) -> None:
    """Something is written here, and somebody who watches there is told to look."""
    opened = await Desk(here).open(wire.OpenTable(secrets.token_hex(8), "wizard", 3), None)
    with there.hints.watch(opened.table) as watch:
        sitting = wire.SitDown(secrets.token_hex(8), "Ann", secrets.token_urlsafe(32), "0" * 64)
        await Desk(here).sit(opened.table, sitting, opened.invite)
        assert await watch.wait(SECONDS)


async def test_hints_go_over_valkey_and_over_postgresql_while_it_is_away(
    postgres: Postgres, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.database()
    async with process(database, valkey.address) as here, process(database, valkey.address) as there:
        notified: list[str] = []
        do = here.neighbours._do  # type: ignore[attr-defined]

        async def noted(statement: str, *values: object) -> None:
            notified.append(statement)
            await do(statement, *values)

        monkeypatch.setattr(here.neighbours, "_do", noted)
        await until(lambda: _reaches(here, there))
        notified.clear()
        await told(here, there)
        assert [said for said in notified if "pg_notify" in said] == []
        valkey.stop()
        await told(here, there)
        assert [said for said in notified if "pg_notify" in said]
        valkey.start()
        await until(lambda: _reaches(here, there))
        notified.clear()
        await told(here, there)
        assert [said for said in notified if "pg_notify" in said] == []


async def _reaches(here: House, there: House) -> bool:
    """Whether a word of Valkey's alone comes from here to there."""
    carrier = here.neighbours._carrier  # type: ignore[attr-defined]
    with there.hints.watch("a-table") as watch:
        return await carrier.send("a-table") and await watch.wait(0.2)


def test_what_cannot_be_is_said_in_a_sentence(tmp_path: Path, postgres: Postgres) -> None:
    with pytest.raises(DatabaseRefused, match="needs no hints"):
        open_house(str(tmp_path / "tables.sqlite"), 0, "valkey://127.0.0.1:6379")
    for address in ("127.0.0.1:6379", "http://127.0.0.1", "valkey://host:port"):
        with pytest.raises(DatabaseRefused, match="valkey://host:6379"):
            open_house(postgres.database(), 0, address)
