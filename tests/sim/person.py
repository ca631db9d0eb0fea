"""A person with a tab or two: each does what its newest frame calls for, and asks until it is answered."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from tests.server.party import nonce_of
from tests.sim.line import Line
from zaubertisch.kernel.fairness import promise_nonce
from zaubertisch.server.messages import wire

if TYPE_CHECKING:
    from tests.sim.world import World

RETRY = 1.0
"""Seconds after which a request that nobody has answered is sent again, as it was."""


class Sent(msgspec.Struct):
    """A frame as it was sent, to whom, and from where on it told what was new."""

    token: str
    since: int | None
    seq: int
    bytes: bytes
    events: list[Any]


class Person:
    """What the tabs of one person share: the seat's token, and the nonces."""

    def __init__(self, world: World, name: str, tabs: int) -> None:
        self.world, self.name = world, name
        self.tokens = 0
        self.spent = False  # this token has opened a seat
        self.done = 0  # the place in the log of the latest that was acknowledged
        self.tabs = [Tab(world, self, f"{name}-{number}") for number in range(tabs)]

    @property
    def token(self) -> str:
        return f"token-{self.tokens}-of-{self.name}".ljust(43, "x")

    def promise(self, match: str) -> str:
        return promise_nonce(match, bytes.fromhex(nonce_of(self.name, match)))


class Tab:
    """One page in one browser."""

    def __init__(self, world: World, person: Person, name: str) -> None:
        self.world, self.person, self.name = world, person, name
        self.frame: dict[str, Any] | None = None
        self.keys = 0
        self.asked: tuple[str, wire.SitDown | wire.Act] | None = None  # with the token that it is asked by
        self.line: Line | None = None
        self.sent: list[Sent] = []

    # -- what comes in

    async def follow(self) -> None:
        """A line, to whichever process, and another when it breaks."""
        while True:
            process = self.world.process()
            if process.alive:
                slow = self.world.unlucky(0.1)
                self.line = Line(self.world, self, process, slow)
                await self.line.broken.wait()
            await asyncio.sleep(self.world.chance.uniform(0.1, 1))

    def take(self, line: Line, sent: bytes) -> None:
        """A message has come; a frame is never older than the one before."""
        said = msgspec.json.decode(sent)
        if said["type"] != "frame" or line is not self.line:
            return
        before = None if self.frame is None else self.frame["seq"]
        assert before is None or said["seq"] >= before, "a line went back"
        self.sent.append(Sent(line.token, before, said["seq"], sent, said["events"]))
        self.frame = said

    def answered(self, token: str, request: wire.SitDown | wire.Act, said: wire.Done | wire.Problem) -> None:
        if self.asked == (token, request):
            self.asked = None
        if isinstance(said, wire.Done):
            self.person.done = max(self.person.done, said.seq)
            self.person.spent |= isinstance(request, wire.SitDown) and token == self.person.token
        for tab in self.person.tabs:  # whoever came with another token follows with this one from now on
            if tab.line is not None and tab.line.token != self.person.token:
                tab.line.drop()

    # -- what goes out

    async def play(self) -> None:
        while True:
            await asyncio.sleep(self.world.chance.uniform(RETRY / 2, RETRY))
            self.think()

    def think(self) -> None:
        """Ask again what is not answered, or ask for what the frame calls for."""
        knows = self.frame is not None and self.frame["seq"] >= self.person.done
        if self.asked is None and knows and self.sent[-1].token == self.person.token:
            self.asked = self.wish(self.frame or {})  # from a frame that knows of what was done already
        if self.asked is not None:
            self.world.request(self, *self.asked)

    def key(self) -> str:
        self.keys += 1
        return f"{self.name}-key-{self.keys}"

    def do(self, action: wire.Action) -> tuple[str, wire.Act]:
        return self.person.token, wire.Act(self.key(), action)

    def wish(self, frame: dict[str, Any]) -> tuple[str, wire.SitDown | wire.Act] | None:
        table, seat, chance = frame["table"], frame["seat"], self.world.chance
        if seat is None:
            return self.wish_to_sit(table)
        self.person.spent = True
        mine, host = table["seats"][seat], table["host"] == seat
        if self.world.stormy and chance.random() < 0.15:
            return self.do(self.whim(frame))
        if mine["stand_in"]:
            return self.do(wire.Return())
        asking = table["asking"]
        if asking is not None and seat in asking["missing"]:
            return self.do(wire.Allow(asking["turn"], chance.random() < 0.7))
        match table["phase"]:
            case "gathering" if not mine["promised"]:
                return self.do(wire.Promise(self.person.promise(table["match"])))
            case "gathering" if host:
                return self.wish_to_start(table)
            case "opening" if not mine["opened"]:
                return self.do(wire.OpenNonce(nonce_of(self.person.name, table["match"])))
            case "playing" if frame["legal"]:
                return self.do(self.move(frame))
            case "over" if host and self.world.stormy and chance.random() < 0.1:
                return self.do(wire.Rematch())
        return None

    def wish_to_sit(self, table: dict[str, Any]) -> tuple[str, wire.SitDown] | None:
        free = any(seat["kind"] == "free" for seat in table["seats"])
        if table["phase"] != "gathering" or not free:
            return None
        if self.person.tabs[0] is not self:
            return None  # the other tab sits down, and this one follows
        if self.person.spent:  # else a copy of the last request may still be under way, and be granted
            self.person.tokens, self.person.spent = self.person.tokens + 1, False
        token, promise = self.person.token, self.person.promise(table["match"])
        return token, wire.SitDown(self.key(), self.person.name, token, promise)

    def wish_to_start(self, table: dict[str, Any]) -> tuple[str, wire.Act] | None:
        kinds = [seat["kind"] for seat in table["seats"]]
        if len(kinds) - kinds.count("free") < table["players"][0]:
            return self.do(wire.AddBot("random"))
        if all(seat["promised"] for seat in table["seats"] if seat["kind"] == "person"):
            return self.do(wire.Start())
        return None

    def move(self, frame: dict[str, Any]) -> wire.Move:
        move = self.world.chance.choice(frame["legal"])
        return wire.Move(frame["turn"], msgspec.Raw(msgspec.json.encode(move)))

    def whim(self, frame: dict[str, Any]) -> wire.Action:
        """What nobody needs, or what comes too late, or twice."""
        late = wire.Move((frame["turn"] or 0) - 1, msgspec.Raw(b'{"type":"pass"}'))
        actions: list[wire.Action] = [
            wire.Say("What a night"),
            late,
            wire.Leave(),
            wire.Return(),
            wire.Start(),
        ]
        if frame["may_take_back"]:
            actions += [wire.TakeBack(frame["turn"])] * 9
        if frame["legal"]:
            actions += [self.move(frame)] * 3
        return wire.Abort() if self.world.chance.random() < 0.02 else self.world.chance.choice(actions)
