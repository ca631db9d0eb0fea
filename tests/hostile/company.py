"""People on every seat of one table, as far into an evening as the lot says."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec

from tests.hostile.inside import Inside, Request
from zaubertisch.games import GAMES
from zaubertisch.kernel import Refused
from zaubertisch.kernel.fairness import promise_nonce
from zaubertisch.server.table import log
from zaubertisch.server.table.room import Room

Json = dict[str, Any]

SIGNS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"
NAMES = ("Ann", "Ben", "Cem")
STAGES = ("gathering", "opening", "playing", "playing", "playing", "over")
JSON = ("content-type", "application/json")


def bearer(secret: str) -> tuple[str, str]:
    return "authorization", f"Bearer {secret}"


class Company:
    """A table and the secrets of all who sit there."""

    def __init__(self, inside: Inside, chance: Random, game: str) -> None:
        self.inside, self.chance, self.game = inside, chance, game
        self.id = self.invite = ""
        self.people = max(2, GAMES[game].make(GAMES[game].options()).seats.start)
        self.tokens = [self.secret() for _ in range(self.people)]
        self.nonces = [chance.randbytes(32) for _ in range(self.people)]
        self.frames: dict[int, Json] = {}

    def secret(self, length: int = 43) -> str:
        return "".join(self.chance.choices(SIGNS, k=length))

    async def gather(self) -> None:
        """Sit down, and go on until the stage that is drawn."""
        opened = await self.post("/api/tables", {"game": self.game, "seats": self.people}, self.secret())
        self.id, self.invite = opened["table"], opened["invite"]
        match = (await self.look(self.invite))["table"]["match"]
        for name, token, nonce in zip(NAMES, self.tokens, self.nonces, strict=False):
            promise = promise_nonce(match, nonce)
            await self.post(
                f"{self.path}/seats", {"name": name, "token": token, "promise": promise}, self.invite
            )
        stage = self.chance.choice(STAGES)
        if stage != "gathering":
            await self.act(0, {"type": "start"})
        if stage in ("playing", "over"):
            for seat, nonce in enumerate(self.nonces):
                await self.act(seat, {"type": "nonce", "nonce": nonce.hex()})
            for _ in range(self.chance.randint(0, 8)):
                await self.move()
        if stage == "over" and (await self.frame(0))["table"]["phase"] == "playing":
            await self.act(0, {"type": "abort"})

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    async def frame(self, seat: int) -> Json:
        """What the seat sees; asked for anew only after something has happened."""
        if seat not in self.frames:
            self.frames[seat] = await self.look(self.tokens[seat])
        return self.frames[seat]

    @property
    def playing(self) -> bool:
        """Whether a match was being played when somebody looked last."""
        frame = next(iter(self.frames.values()), None)
        return frame is None or bool(frame.get("table", {}).get("phase") == "playing")

    async def asked(self) -> int:
        """A seat that is waited for, or any where none is."""
        waiting: list[int] = (await self.frame(0)).get("waiting") or list(range(self.people))
        return self.chance.choice(waiting)

    async def legal(self, seat: int) -> Json | None:
        """A move that the seat may make."""
        frame = await self.frame(seat)
        if not frame.get("legal"):
            return None
        return {"type": "move", "turn": frame["turn"], "move": self.chance.choice(frame["legal"])}

    async def move(self) -> None:
        """Somebody who is asked makes a move."""
        seat = await self.asked()
        if (move := await self.legal(seat)) is not None:
            await self.act(seat, move)

    async def act(self, seat: int, do: Json) -> None:
        await self.post(f"{self.path}/actions", {"do": do}, self.tokens[seat])

    async def look(self, secret: str) -> Json:
        answer = await self.inside.ask(Request("GET", self.path, (bearer(secret),)))
        frame: Json = json.loads(answer.body)
        return frame

    async def post(self, path: str, said: Json, secret: str) -> Json:
        """Something that is granted."""
        body = json.dumps({"key": self.secret(16), **said}).encode()
        answer = await self.inside.ask(Request("POST", path, (JSON, bearer(secret)), body=body))
        assert answer.status in (200, 201), answer
        self.frames.clear()
        done: Json = json.loads(answer.body)
        return done

    async def check(self) -> None:
        """The log holds what was written, in order and no more, and tells everybody what they see."""

        def look(room: Room) -> tuple[int, list[bytes]]:
            return room.seq, self.seen(room)

        seq, seen = await self.inside.house.see(self.id, look)
        again = Room()
        rows = [row for row in await self.inside.house.store.log(self.id) if row[0] <= seq]
        for _, row in rows:
            again.fold(log.read(row))
        assert self.seen(again) == seen
        written = self.inside.written(self.id)
        assert [place for place, _ in rows] == [append.seq for append in written if append.seq <= seq]

    def seen(self, room: Room) -> list[bytes]:
        """What everyone sees who was ever here."""
        return [_seen(room, secret) for secret in (*self.tokens, self.invite)]


def _seen(room: Room, secret: str) -> bytes:
    try:
        return msgspec.json.encode(room.frame(room.seat_of(secret)))
    except Refused as no:  # at a table that was closed
        return no.reason.code.encode()
