"""A process that serves the table: the real house, desk, clock and presence; disk and net fail."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import aclosing, asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec

from tests.server.party import INVITE, PACE
from tests.sim.disk import TABLE, DiskStore
from zaubertisch.kernel import Refused
from zaubertisch.server.house.alarm import Alarm
from zaubertisch.server.house.clock import Clock
from zaubertisch.server.house.desk import Desk
from zaubertisch.server.house.hints import Hints
from zaubertisch.server.house.house import House
from zaubertisch.server.house.neighbours import Reader
from zaubertisch.server.house.presence import Presence
from zaubertisch.server.house.thinking import Thinking
from zaubertisch.server.messages import wire
from zaubertisch.server.messages.sentences import problem
from zaubertisch.server.net.streams import TRANSPORT, SlowReader, Throat, stream

if TYPE_CHECKING:
    from tests.sim.line import Line
    from tests.sim.world import World


class Radio:
    """The other processes: hints get lost, come late or twice; a claim is believed by two now and then."""

    def __init__(self, world: World, process: Process) -> None:
        self.world, self.process = world, process
        self.several = len(world.processes) > 1
        self.readers: dict[Reader, None] = {}
        self.holds_the_door = not any(self.others())

    def others(self) -> list[Process]:
        return [other for other in self.world.processes if other is not self.process and other.alive]

    def tell(self, table: str) -> None:
        for other in self.others():
            self.world.carry(lambda other=other: other.house.hints.look(table))  # type: ignore[misc]

    @asynccontextmanager
    async def claim(self, table: str) -> AsyncIterator[bool]:
        holder = self.world.claimed
        mine = holder is None or not holder.alive
        if mine:
            self.world.claimed = self.process
        try:
            yield mine or self.world.unlucky(0.2)
        finally:
            if mine and self.world.claimed is self.process:
                self.world.claimed = None

    async def first(self) -> bool:
        return self.holds_the_door

    async def let_in(self) -> None:
        self.holds_the_door = not self.several

    async def followed(self, reader: Reader) -> bool:
        return any(reader in other.radio.readers for other in self.others())

    async def abandoned(self) -> list[Reader]:
        left, self.world.abandoned = self.world.abandoned, []
        return left

    def follows(self, reader: Reader, yes: bool) -> None:
        if yes:
            self.readers[reader] = None
        else:
            self.readers.pop(reader, None)

    async def leave(self) -> None:
        """Nobody leaves: processes are killed."""

    async def run(self, hints: Hints, alarm: Alarm) -> None:
        """There is nothing to listen to: what others tell comes by itself."""


class Guessing(Thinking):
    """Bots that think for a moment, some for longer, and then move as chance has it."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def choose(self, bot: str, question: Any) -> Any:
        await asyncio.sleep(4 if self.world.unlucky(0.05) else 0.01)
        return self.world.chance.choice(question.game.legal_moves(question.view))


class Process:
    """It may be killed at any moment; what it knows is read from the log again."""

    makes_store: type[DiskStore] = DiskStore
    makes_radio: type[Radio] = Radio
    makes_house: type[House] = House
    makes_desk: type[Desk] = Desk
    makes_throat: type[Throat] = Throat

    def __init__(self, world: World, skew: int = 0) -> None:
        self.world, self.skew = world, skew
        self.alive = False
        self.tasks: dict[asyncio.Task[None], None] = {}

    def start(self) -> None:
        """Begin to serve."""
        self.alive = True
        self.radio = self.makes_radio(self.world, self)
        store = self.makes_store(self.world, self)
        self.house = self.makes_house(store, PACE, self.radio, self.world.games, self.now, self.world.hex)
        self.desk = self.makes_desk(self.house)
        self.presence = Presence(self.house, grace=self.world.grace, reload=1.0, settle=5.0)
        self.spawn(Clock(self.house, Guessing(self.world)).run())
        self.spawn(self.presence.run())

    def kill(self) -> None:
        """Nothing is finished, nothing is told."""
        self.alive = False
        self.world.abandoned += self.radio.readers
        for task in self.tasks:
            task.cancel()

    def now(self) -> int:
        return self.world.now + self.skew

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = self.world.loop.create_task(work)
        self.tasks[task] = None
        task.add_done_callback(lambda done: self.tasks.pop(done, None))
        task.add_done_callback(self.world.see_failure)
        return task

    # -- what people want

    async def answer(self, token: str, request: wire.SitDown | wire.Act) -> wire.Done | wire.Problem:
        try:
            if isinstance(request, wire.SitDown):
                return wire.Done((await self.desk.sit(TABLE, request, INVITE)).seq)
            return await self.desk.act(TABLE, request, token)
        except Refused as no:
            return problem(no.reason)

    async def follow(self, line: Line) -> None:
        """Tell a reader until the line breaks."""
        throat = self.makes_throat({"type": "websocket", "extensions": {TRANSPORT: line}})
        told = stream(self.desk, self.house.hints, self.presence, TABLE, line.token, line.since)
        try:
            async with aclosing(told) as messages:
                async for message in messages:
                    throat.check()
                    line.write(msgspec.json.encode(message))
        except (Refused, SlowReader):
            pass
        finally:
            line.abort()
