"""What people wait for while bots think: tables full of bots that look ahead, on a real server.

    python -m tests.server.bench_bots [--tables 50] [--seconds 30] [--bot adept]

Every table has one person and three bots.  The person answers at once when asked; measured is the time from
their request to its answer, which comes once the move is on the disk.  First the bots are those that move by
rule of thumb: what the server costs without any thinking, on the same machine and in the same minute.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import statistics
import sys
import time
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from websockets.asyncio.client import connect

from zaubertisch.bots.wizard.compiled import COMPILED
from zaubertisch.kernel.fairness import promise_nonce

from .running import Running

WARMING = 4
"""Seconds of play before the measuring begins: what thinks has to wake up first."""

PACE = 700
"""Milliseconds a bot takes for a move, as the server has it when nobody says otherwise."""


class Table:
    """One person among three bots."""

    def __init__(self, server: Running, http: httpx.AsyncClient, bot: str) -> None:
        self.server, self.http, self.bot = server, http, bot
        self.token, self.path = secrets.token_urlsafe(32), ""
        self.waits: list[float] = []  # seconds, for each move of the person
        self.bots_waited: list[float] = []  # seconds, from a bot's question to its move
        self.moves = 0

    async def begin(self) -> None:
        """Open the table, sit down, and let the cards be dealt."""
        wish = {"key": secrets.token_hex(8), "game": "wizard", "seats": 4}
        opened = (await self.http.post("/api/tables", json=wish)).raise_for_status().json()
        self.path = f"/api/tables/{opened['table']}"
        shown = {"Authorization": f"Bearer {opened['invite']}"}
        frame = (await self.http.get(self.path, headers=shown)).json()
        nonce = secrets.token_bytes(32)
        sitting = {
            "key": secrets.token_hex(8),
            "name": "Ann",
            "token": self.token,
            "promise": promise_nonce(frame["table"]["match"], nonce),
        }
        (await self.http.post(f"{self.path}/seats", json=sitting, headers=shown)).raise_for_status()
        for _ in range(3):
            await self.act({"type": "add_bot", "bot": self.bot})
        await self.act({"type": "start"})
        await self.act({"type": "nonce", "nonce": nonce.hex()})

    async def act(self, do: object) -> None:
        said = {"key": secrets.token_hex(8), "do": do}
        shown = {"Authorization": f"Bearer {self.token}"}
        (await self.http.post(f"{self.path}/actions", json=said, headers=shown)).raise_for_status()

    def forget(self) -> None:
        """Nothing has been measured yet."""
        self.waits, self.bots_waited, self.moves = [], [], 0

    async def play(self, until: float) -> None:
        """Answer whatever is asked, with the first legal move."""
        url = self.server.url.replace("http", "ws", 1) + self.path + "/socket"
        asked = time.perf_counter()
        turn, waiting = -1, list[int]()
        async with connect(url, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": self.token}))
            while (left := until - time.perf_counter()) > 0:
                try:
                    frame = json.loads(await asyncio.wait_for(socket.recv(), left))
                except TimeoutError:
                    break
                if frame["type"] != "frame" or frame["turn"] == turn:
                    continue
                if turn >= 0 and frame["seat"] not in waiting:
                    self.bots_waited.append(time.perf_counter() - asked)
                self.moves += frame["turn"] - turn if turn >= 0 else 0
                turn, waiting, asked = frame["turn"], frame["waiting"], time.perf_counter()
                if frame["legal"]:
                    await self.act({"type": "move", "turn": turn, "move": frame["legal"][0]})
                    self.waits.append(time.perf_counter() - asked)


async def bench(tables: int, seconds: int, bot: str) -> None:
    """Print the figures of tables with this bot, one a line: name, value, unit."""
    with TemporaryDirectory() as folder:
        server = Running(Path(folder) / "tables.sqlite", pace=PACE).start()
        try:
            limits = httpx.Limits(max_connections=tables)
            async with httpx.AsyncClient(base_url=server.url, timeout=60, limits=limits) as http:
                seated = [Table(server, http, bot) for _ in range(tables)]
                for table in seated:
                    await table.begin()
                await asyncio.gather(*(table.play(time.perf_counter() + WARMING) for table in seated))
                for table in seated:
                    table.forget()
                begun = time.perf_counter()
                await asyncio.gather(*(table.play(begun + seconds) for table in seated))
                lasted = time.perf_counter() - begun
        finally:
            server.close()
    waits = sorted(wait for table in seated for wait in table.waits)
    bots = sorted(wait for table in seated for wait in table.bots_waited)
    tell(bot, "moves", sum(table.moves for table in seated) / lasted, "moves/s")
    tell(bot, "human_moves", len(waits), "moves")
    tell(bot, "human_move_p50", 1000 * statistics.median(waits), "ms")
    tell(bot, "human_move_p99", 1000 * waits[int(0.99 * len(waits))], "ms")
    tell(bot, "bot_move_p50", statistics.median(bots), "s")
    tell(bot, "bot_move_p99", bots[int(0.99 * len(bots))], "s")


def tell(about: str, name: str, value: float, unit: str) -> None:
    """One figure."""
    said = str(value) if isinstance(value, int) else f"{value:.2f}"
    sys.stdout.write(f"bots.{about}.{name} {said} {unit}\n")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=int, default=30)
    parser.add_argument("--bot", default="adept")
    wish = parser.parse_args()
    load, cores = os.getloadavg()[0], os.cpu_count() or 1
    tell("run", "tables", wish.tables, "tables")
    tell("run", "compiled", int(COMPILED), "of 1")
    tell("run", "load_before", load, f"of {cores} cores")
    if load > cores / 4:
        tell("run", "disturbed", 1, "of 1: others use this machine, so these are no figures of the product")
    for bot in ("thumb", wish.bot):
        asyncio.run(bench(wish.tables, wish.seconds, bot))


if __name__ == "__main__":
    main()
