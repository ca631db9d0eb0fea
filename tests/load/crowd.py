"""Many tables of Wizard, and three people at each, who answer as soon as they are asked, or at their ease."""

from __future__ import annotations

import asyncio
import secrets
from random import Random
from time import perf_counter

import msgspec

from tests.load.lines import Frames, Requests
from zaubertisch.kernel.fairness import promise_nonce

SEATS = 3


class Where(msgspec.Struct):
    """Of the table, what a player here must know."""

    phase: str
    match: str


class Seen(msgspec.Struct, tag_field="type", tag="frame"):
    """Of a frame, what a player here must know."""

    seq: int
    turn: int | None
    legal: list[msgspec.Raw]
    table: Where


READ = msgspec.json.Decoder(Seen)


class Tallies:
    """What all players together have done and seen."""

    def __init__(self) -> None:
        self.moves, self.late = 0, list[float]()
        self.begins = asyncio.Event()
        self.pause = 0.0  # seconds that everyone thinks, about


class Player:
    """A seat, the connection of its person, and the socket that it follows by."""

    def __init__(self, table: Table, name: str) -> None:
        self.table, self.name = table, name
        self.token, self.nonce = secrets.token_urlsafe(32), secrets.token_bytes(32)
        self.answered = -1
        self.requests = Requests(table.port)

    async def sit(self, match: str) -> None:
        await self.requests.open()
        promise = promise_nonce(match, self.nonce)
        said = {"key": secrets.token_hex(8), "name": self.name, "token": self.token, "promise": promise}
        await self.requests.ask(f"/tables/{self.table.id}/seats", said, self.table.invite)

    async def do(self, kind: str, **fields: object) -> None:
        said = {"key": secrets.token_hex(8), "do": {"type": kind, **fields}}
        await self.requests.ask(f"/tables/{self.table.id}/actions", said, self.token)

    async def follow(self) -> None:
        self.frames = await Frames(self.table.port, self.table.id, self.token, self.take).open()

    def take(self, said: bytes) -> None:
        if not said.startswith(b'{"type":"frame"'):
            return
        frame = READ.decode(said)
        self.table.seen(self, frame)
        if frame.legal and frame.turn is not None and frame.turn > self.answered:
            self.answered = frame.turn
            self.table.later(self.move(frame.turn, frame.legal))

    async def move(self, turn: int, legal: list[msgspec.Raw]) -> None:
        await self.table.ease()
        self.table.asked = turn, self, perf_counter()
        await self.do("move", turn=turn, move=self.table.chance.choice(legal))
        self.table.tallies.moves += 1

    def close(self) -> None:
        self.requests.close()
        self.frames.close()


class Table:
    """A table of three, opened and dealt."""

    def __init__(self, port: int, number: int, tallies: Tallies) -> None:
        self.port, self.number, self.tallies = port, number, tallies
        self.chance = Random(number)
        self.tasks: set[asyncio.Task[None]] = set()
        self.asked: tuple[int, Player, float] | None = None

    async def open(self) -> Table:
        desk = await Requests(self.port).open()
        said = {"key": secrets.token_hex(8), "game": "wizard", "seats": SEATS}
        opened = await desk.ask("/tables", said, home=f"10.0.{self.number // 50}.{self.number}")
        self.id, self.invite = opened["table"], opened["invite"]
        match = (await desk.ask(f"/tables/{self.id}", secret=self.invite))["table"]["match"]
        desk.close()
        self.players = [Player(self, name) for name in ("Ada", "Bea", "Cem")]
        for player in self.players:
            await player.sit(match)
            await player.follow()
        await self.players[0].do("start")
        for player in self.players:
            await player.do("nonce", nonce=player.nonce.hex())
        return self

    def later(self, work: object) -> None:
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def ease(self) -> None:
        """How long a person thinks."""
        await self.tallies.begins.wait()
        if self.tallies.pause:
            await asyncio.sleep(self.tallies.pause * self.chance.uniform(0.5, 1.5))

    def seen(self, player: Player, frame: Seen) -> None:
        """A frame has come; how long it took from the request to somebody else's eyes."""
        if self.asked is not None and frame.turn is not None:
            turn, mover, at = self.asked
            if frame.turn > turn and player is not mover:
                self.tallies.late.append(perf_counter() - at)
                self.asked = None

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for player in self.players:
            player.close()


async def open_tables(port: int, count: int, tallies: Tallies) -> list[Table]:
    """So many tables, all of them dealt."""
    tables = []
    for number in range(count):
        tables.append(await Table(port, number, tallies).open())
    return tables
