"""What the server carries, one figure a line: `python -m tests.load.bench`, by `make bench-server`.

The server has one core and the crowd another, as far as the machine has two that are free; so the load of
the machine before and after is a figure too.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter, process_time

from tests.load import halfway, peer
from tests.load.crowd import SEATS, Table, Tallies, open_tables
from tests.load.lines import Frames, Requests
from tests.load.machine import cpu, memory, on_core
from tests.server.postgres import binaries, private
from tests.server.running import Running

TABLES = 40
SECONDS = 3.0
ROUNDS = 3
"""So many times is measured; the median counts."""

SPIN = 0.2
"""Seconds of a core that are spent to see how much of it we get."""

SOCKETS = 1000
RESTARTED = 1000
LOOKED_AT = 20
"""Tables that somebody looks at when the server comes back."""

Figure = tuple[str, float, str, str]
"""Name, value, unit and target."""


def main() -> None:
    """Measure, and print."""

    async def measured() -> None:
        async for name, value, unit, target in figures():
            sys.stdout.write(f"{name} {value:.2f} {unit}{f'  (target {target})' if target else ''}\n")
            sys.stdout.flush()

    asyncio.run(measured())


async def figures() -> AsyncIterator[Figure]:
    """Every figure."""
    yield "machine-load-before", os.getloadavg()[0], "", ""
    yield "share-of-a-core", share(), "", "1, or the times below say little"
    with tempfile.TemporaryDirectory() as place, ExitStack() as held:
        folder = Path(place)
        async for figure in moves("sqlite", str(folder / "moves.sqlite"), folder, 1500):
            yield figure
        if (found := binaries()) is not None:
            postgres = held.enter_context(private(found))
            async for figure in moves("postgresql", postgres.database(), folder, 1000):
                yield figure
        async for figure in sockets(folder):
            yield figure
        async for figure in restart(folder):
            yield figure
        async for figure in beside_a_peer(folder):
            yield figure
    yield "machine-load-after", os.getloadavg()[0], "", ""


def share() -> float:
    """How much of a core we get when we want all of it."""
    with on_core(0):
        used, began = process_time(), perf_counter()
        while process_time() - used < SPIN:
            pass
        return SPIN / (perf_counter() - began)


def started(database: str, folder: Path) -> Running:
    """A server on the first core, while we keep to the second."""
    with on_core(0):
        return Running(database, log=folder / "server.log").start()


def pid(server: Running) -> int:
    assert server.process is not None
    return server.process.pid


async def moves(kind: str, database: str, folder: Path, target: int) -> AsyncIterator[Figure]:
    """Durable moves a second while everyone answers at once, each with three frames; then at half of that."""
    server, tallies = started(database, folder), Tallies()
    with on_core(1):
        tables = await open_tables(server.port, TABLES, tallies)
        tallies.begins.set()
        await asyncio.sleep(1)
        rates, costs = [], []
        for _ in range(ROUNDS):
            rate, cost = await played(server, tallies)
            rates.append(rate)
            costs.append(cost)
        rate, most = statistics.median(rates), TABLES * SEATS * 20
        yield f"moves-{kind}", rate, "moves/s", f"{target}, and the limit of rates is {most}"
        yield f"cpu-a-move-{kind}", 1000 * statistics.median(costs), "ms", "under 0.65"
        yield f"moves-a-cpu-second-{kind}", 1 / statistics.median(costs), "moves", f"{target}"
        tallies.pause = TABLES / (rate / 2)
        await asyncio.sleep(1)
        tallies.late.clear()
        half, _ = await played(server, tallies)
        late = statistics.quantiles(tallies.late, n=100)
        yield f"half-rate-{kind}", half, "moves/s", ""
        yield f"post-to-frame-median-{kind}", 1000 * late[49], "ms", ""
        yield f"post-to-frame-p99-{kind}", 1000 * late[98], "ms", "under 60"
        for table in tables:
            table.close()
    server.close()


async def played(server: Running, tallies: Tallies) -> tuple[float, float]:
    """Moves a second for a while, and seconds of a core for each."""
    moves, used, began = tallies.moves, cpu(pid(server)), perf_counter()
    await asyncio.sleep(SECONDS)
    done = tallies.moves - moves
    return done / (perf_counter() - began), (cpu(pid(server)) - used) / max(1, done)


async def sockets(folder: Path) -> AsyncIterator[Figure]:
    """What a reader costs who only follows."""
    server = started(str(folder / "sockets.sqlite"), folder)
    table = await Table(server.port, 0, Tallies()).open()

    async def follow(count: int) -> list[Frames]:
        return [
            await Frames(server.port, table.id, table.invite, lambda _: None).open() for _ in range(count)
        ]

    lines = await follow(100)
    before = memory(pid(server))
    lines += await follow(SOCKETS)
    await asyncio.sleep(1)
    yield "idle-socket", (memory(pid(server)) - before) / SOCKETS / 1024, "KiB", "under 25"
    for line in lines:
        line.close()
    table.close()
    server.close()


async def restart(folder: Path) -> AsyncIterator[Figure]:
    """Tables in the middle of a match, from the start of the server until each has shown what it asks."""
    path = folder / "restart.sqlite"
    names = await halfway.write(path, RESTARTED)
    began = perf_counter()
    server = started(str(path), folder)
    yield "restart-answers", perf_counter() - began, "s", ""
    empty = memory(pid(server))
    with on_core(1):
        doors = [await Requests(server.port).open() for _ in range(LOOKED_AT)]

        async def look(door: Requests, tables: list[str]) -> None:
            for table in tables:
                frame = await door.ask(f"/tables/{table}", secret=halfway.token_at(table))
                assert frame["table"]["phase"] == "playing"

        looked = perf_counter()
        await asyncio.gather(*(look(door, [name]) for door, name in zip(doors, names, strict=False)))
        yield "restart-looked-at", perf_counter() - looked, "s", "under 1"
        rest = names[LOOKED_AT:]
        await asyncio.gather(*(look(door, rest[nth::LOOKED_AT]) for nth, door in enumerate(doors)))
        yield "restart-all", perf_counter() - began, "s", "under 10"
        yield "restart-cpu", cpu(pid(server)), "s of one core", ""
        await asyncio.sleep(1)
        yield "idle-table", (memory(pid(server)) - empty) / RESTARTED / 1024, "KiB", "under 60"
        for door in doors:
            door.close()
    server.close()


async def beside_a_peer(folder: Path) -> AsyncIterator[Figure]:
    """The same three at a trick-taking table on boardgame.io, which keeps its tables in memory alone."""
    if (measured := await asyncio.to_thread(peer.moves, folder, TABLES, SECONDS * ROUNDS)) is not None:
        yield "moves-boardgame.io", measured.rate, "moves/s", ""
        yield "cpu-a-move-boardgame.io", 1000 * measured.cpu, "ms", ""


if __name__ == "__main__":
    main()
