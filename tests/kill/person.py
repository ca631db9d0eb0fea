"""Somebody who plays through all of it: asks again until there is an answer, and remembers each."""

from __future__ import annotations

import asyncio
import json
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
from websockets import ConnectionClosed
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake

from tests.server.guests import bearer
from zaubertisch.kernel.fairness import promise_nonce
from zaubertisch.server.table.story import REACH

if TYPE_CHECKING:
    from tests.kill.storm import Storm

Json = dict[str, Any]
AWAY = (OSError, httpx.TransportError, ConnectionClosed, InvalidHandshake, TimeoutError)
PASSING = {429, 500, 503}


class Heard(msgspec.Struct):
    """What a frame has told: the events after one place of the log up to another."""

    after: int
    to: int
    events: list[Any]


class Person:
    """A seat, its token, its line, and what was acknowledged."""

    def __init__(self, storm: Storm, table: str, invite: str) -> None:
        self.storm, self.table, self.invite = storm, table, invite
        self.token = secrets.token_urlsafe(32)
        self.nonces: dict[str, bytes] = {}
        self.frame: Json = {}
        self.heard: list[Heard] = []
        self.acknowledged: dict[str, int] = {}
        self.changed, self.news = asyncio.Event(), asyncio.Condition()

    # -- asking

    async def ask(self, path: str, said: Json, secret: str | None = None) -> Json | None:
        """Until there is an answer, from whichever server; None for a refusal, or when all is over."""
        headers = bearer(secret or self.token)
        while not self.storm.over:
            with suppress(*AWAY):
                url = f"{self.storm.server().url}/api/tables/{self.table}{path}"
                answer = await self.storm.http.post(url, json=said, headers=headers)
                if answer.status_code < 300:
                    done: Json = answer.json()
                    return done
                if answer.status_code not in PASSING:
                    return None
            await asyncio.sleep(0.1)
        return None

    async def do(self, kind: str, **fields: Any) -> None:
        """Do it; now and then twice at once, as an impatient finger does."""
        key = secrets.token_hex(8)
        said = {"key": key, "do": {"type": kind, **fields}}
        times = 2 if self.storm.chance.random() < 0.2 else 1
        for done in await asyncio.gather(*(self.ask("/actions", said) for _ in range(times))):
            if done is not None:
                seq = self.acknowledged.setdefault(key, done["seq"])
                assert seq == done["seq"], "one request, two places in the log"

    async def sit(self, name: str) -> None:
        url = f"{self.storm.server().url}/api/tables/{self.table}"
        match = (await self.storm.http.get(url, headers=bearer(self.invite))).json()["table"]["match"]
        said = {"name": name, "token": self.token, "promise": self.promise(match)}
        assert await self.ask("/seats", {"key": secrets.token_hex(8), **said}, self.invite)

    def promise(self, match: str) -> str:
        return promise_nonce(match, self.nonces.setdefault(match, secrets.token_bytes(32)))

    # -- playing

    async def play(self) -> None:
        """Whatever the table asks for, until the storm is over."""
        while not self.storm.over:
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self.changed.wait()
            self.changed.clear()
            if self.frame and self.frame["seat"] is not None:
                await self.answer(self.frame, self.frame["seat"], self.frame["table"])

    async def answer(self, frame: Json, seat: int, table: Json) -> None:
        host, match = table["host"] == seat, table["match"]
        match table["phase"]:
            case "over" if host:
                await self.do("rematch")
            case "gathering" if not table["seats"][seat]["promised"]:
                await self.do("promise", promise=self.promise(match))
            case "gathering" if host and all(
                each["promised"] for each in table["seats"] if each["kind"] == "person"
            ):
                await self.do("start")
            case "opening" if not table["seats"][seat]["opened"]:
                await self.do("nonce", nonce=self.nonces[match].hex())
            case "playing" if frame["legal"]:
                move = self.storm.chance.choice(frame["legal"])
                await self.do("move", turn=frame["turn"], move=move)

    # -- watching

    async def follow(self) -> None:
        """A line, to whichever server, and another when it breaks."""
        while not self.storm.over:
            with suppress(*AWAY):
                url = self.storm.server().url.replace("http", "ws", 1)
                async with connect(f"{url}/api/tables/{self.table}/socket", compression=None) as line:
                    since = self.frame.get("seq")
                    await line.send(json.dumps({"type": "hello", "token": self.token, "since": since}))
                    async for said in line:
                        await self.hear(json.loads(said))
            await asyncio.sleep(0.1)

    async def beyond(self, seq: int) -> None:
        """Wait until the line has told of more than this place."""
        async with self.news:
            await self.news.wait_for(lambda: self.frame["seq"] > seq)

    async def hear(self, said: Json) -> None:
        if said["type"] == "refusal":
            assert said["code"] == "broken", said
        if said["type"] != "frame":
            return
        before = self.frame.get("seq")
        assert before is None or said["seq"] >= before, "a line went back"
        known = before is not None and said["seq"] - before <= REACH
        after = before if known and before is not None else said["seq"]
        self.heard.append(Heard(after, said["seq"], said["events"]))
        self.frame = said
        self.changed.set()
        async with self.news:
            self.news.notify_all()
