"""Thirty tables of all games, real servers, and kill -9 at random; afterwards the log is read."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from random import Random
from typing import Any

import httpx
import msgspec

from tests.kill.person import Person
from tests.server import outside
from tests.server.guests import bearer
from tests.server.running import Running
from zaubertisch.server.secret import hashed
from zaubertisch.server.table import log
from zaubertisch.server.table.room import Room

TABLES = (
    ("wizard", 1, 2),
    ("wizard", 2, 2),
    ("kampf", 2, 1),
    ("duell", 2, 0),
    ("duell", 1, 1),
    ("seelenkrieger", 1, 1),
)
"""Games, how many people and how many bots."""

CUT = """
SELECT count(pg_terminate_backend(pid)) FROM (
    SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()
    ORDER BY random() LIMIT 2
) AS unlucky
"""


class Storm:
    """Servers on one database, and everyone who plays there."""

    def __init__(self, servers: list[Running], seed: int) -> None:
        self.servers, self.chance = servers, Random(seed)
        self.people: list[Person] = []
        self.over = False
        self.kills = self.cuts = 0
        self.http = httpx.AsyncClient(timeout=20, limits=httpx.Limits(max_connections=200))

    def server(self) -> Running:
        """One that runs, as far as anyone knows."""
        running = [server for server in self.servers if server.process is not None]
        return self.chance.choice(running or self.servers)

    async def run(self, tables: int, kills: int) -> None:
        for number in range(tables):
            await self.open(*TABLES[number % len(TABLES)], number)
        async with asyncio.TaskGroup() as tasks:
            for person in self.people:
                tasks.create_task(person.follow())
                tasks.create_task(person.play())
            while self.kills < kills:
                await self.misfortune()
            await self.calm()
            self.over = True
            for server in self.servers:
                await asyncio.to_thread(server.stop)  # so that every line ends
        await self.http.aclose()

    async def open(self, game: str, people: int, bots: int, number: int) -> None:
        said = {"key": secrets.token_hex(8), "game": game, "seats": people + bots, "clock": 60}
        from_far = {"X-Forwarded-For": f"10.0.0.{number}"}
        opened = (await self.http.post(f"{self.server().url}/api/tables", json=said, headers=from_far)).json()
        guests = [Person(self, opened["table"], opened["invite"]) for _ in range(people)]
        for seat, guest in enumerate(guests):
            await guest.sit(f"Guest {number} {seat}")
        for _ in range(bots):
            await guests[0].do("add_bot", bot=self.chance.choice(("random", "thumb")))
        self.people += guests

    async def misfortune(self) -> None:
        """A server is killed, and started again after a while; or connections to the database are cut."""
        await asyncio.sleep(self.chance.uniform(0.2, 2))
        if len(self.servers) > 1 and self.chance.random() < 0.3:
            self.cuts += 1
            await outside.ask_postgres(str(self.servers[0].database), CUT)
            return
        self.kills += 1
        server = self.chance.choice(self.servers)
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(self.chance.uniform(0, 1))
        await asyncio.to_thread(server.start)

    async def calm(self) -> None:
        """Nothing fails any more, and every table goes on: each person sees something new."""
        before = [person.frame["seq"] for person in self.people]
        async with asyncio.timeout(120):
            for person, seq in zip(self.people, before, strict=True):
                await person.beyond(seq)

    # -- what must hold

    def check(self) -> Counter[str]:
        """Read every log, and hold it against what people were told; the counts of what was checked."""
        found: Counter[str] = Counter(kills=self.kills, cuts=self.cuts)
        for table in sorted({person.table for person in self.people}):
            people = [person for person in self.people if person.table == table]
            question = "SELECT seq, sender, key, body FROM event WHERE table_id = :table ORDER BY seq"
            rows = outside.ask(self.servers[0].database, question, table=table)
            assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), "a gap in the log"
            places = {(row[1], row[2]): row[0] for row in rows}
            for person in people:
                for key, seq in person.acknowledged.items():
                    assert places.get((hashed(person.token), key)) == seq, "an acknowledged move is gone"
                    found["acknowledged"] += 1
            self.check_moves([log.read(str(row[3])) for row in rows], found)
            self.check_lines([str(row[3]) for row in rows], people, found)
        return found

    def check_moves(self, entries: list[log.Entry], found: Counter[str]) -> None:
        """(turn, seat) once in each match."""
        match, moves = "", Counter[tuple[str, int, int]]()
        for entry in entries:
            if isinstance(entry.event, log.Opened | log.Renewed | log.Voided):
                match = entry.event.match
                found["matches"] += 1
            if isinstance(entry.event, log.Moved):
                moves[match, entry.event.turn, entry.event.seat] += 1
        assert max(moves.values(), default=1) == 1, "a move was made twice"
        opened = entries[0].event
        assert isinstance(opened, log.Opened)
        found[f"{opened.game} moves"] += len(moves)

    def check_lines(self, rows: list[str], people: list[Person], found: Counter[str]) -> None:
        """What each line told is what the log tells, without a gap; but each match begins anew."""
        room, told, renewed = Room(), list[dict[str, Any]](), [0]
        for row in rows:
            entry = log.read(row)
            room.fold(entry)
            renewed.append(room.seq if isinstance(entry.event, log.Renewed) else renewed[-1])
            seats = {person.token: room.seat_of(person.token) for person in people}
            told.append(
                {
                    token: msgspec.to_builtins(room.frame(seat, room.seq - 1).events)
                    for token, seat in seats.items()
                }
            )
        for person in people:
            for heard in person.heard:
                after = max(heard.after, renewed[heard.to])
                right = [event for each in told[after : heard.to] for event in each[person.token]]
                same = msgspec.json.encode(right, order="sorted") == msgspec.json.encode(
                    heard.events, order="sorted"
                )
                assert same, f"a gap between {heard.after} and {heard.to}"
                found["events"] += len(right)
            found["breaks"] += sum(heard.after == heard.to for heard in person.heard[1:])


__all__ = ["Storm", "bearer"]
