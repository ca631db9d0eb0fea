"""People at the tables of a running server: each with a secret, over plain HTTP."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from zaubertisch.kernel.fairness import promise_nonce

from .running import SECONDS, Running

Json = dict[str, Any]


def key() -> str:
    return secrets.token_hex(8)


def until(happens: Callable[[], Any], seconds: float = SECONDS) -> Any:
    """Ask again until it is so."""
    give_up = time.monotonic() + seconds
    while not (so := happens()):
        assert time.monotonic() < give_up, "it did not happen"
        time.sleep(0.01)
    return so


class Table:
    """A table and how to get at it."""

    def __init__(self, server: Running, **wish: Any) -> None:
        self.server = server
        said = {"key": key(), "game": "wizard", "seats": 3, **wish}
        opened = server.http.post("/api/tables", json=said).raise_for_status().json()
        self.id: str = opened["table"]
        self.invite: str = opened["invite"]
        self.path = f"/api/tables/{self.id}"

    def at(self, server: Running) -> Table:
        """The same table, through another process."""
        there = copy(self)
        there.server = server
        return there

    def look(self, secret: str | None) -> httpx.Response:
        return self.server.http.get(self.path, headers=bearer(secret))

    def post(self, to: str, said: Any, secret: str | None = None, **headers: str) -> httpx.Response:
        return self.server.http.post(self.path + to, json=said, headers={**bearer(secret), **headers})

    @contextmanager
    def socket(self, secret: str | None, since: int | None = None, **how: Any) -> Iterator[ClientConnection]:
        """A socket that has said hello."""
        with self.dial(**how) as socket:
            socket.send(json.dumps({"type": "hello", "token": secret, "since": since}))
            yield socket

    def dial(self, origin: str | None = None, **how: Any) -> Any:
        """A socket on which nothing has been said; opened by `with`."""
        url = self.server.url.replace("http", "ws", 1) + self.path + "/socket"
        return connect(url, origin=origin, compression=None, **how)  # type: ignore[arg-type]

    def rows(self) -> list[tuple[object, ...]]:
        return self.server.rows(self.id)


class Guest:
    """Somebody on a seat."""

    def __init__(self, table: Table, name: str, invite: str | None = None) -> None:
        self.table, self.name = table, name
        self.token = secrets.token_urlsafe(32)
        self.nonce = secrets.token_bytes(32)
        match = table.look(invite or table.invite).json()["table"]["match"]
        self.sitting = {
            "key": key(),
            "name": name,
            "token": self.token,
            "promise": promise_nonce(match, self.nonce),
        }
        self.sat = table.post("/seats", self.sitting, invite or table.invite)

    @property
    def seat(self) -> int:
        seat: int = self.frame()["seat"]
        return seat

    def frame(self) -> Json:
        frame: Json = self.table.look(self.token).raise_for_status().json()
        return frame

    def send(self, do: Json, with_key: str | None = None) -> httpx.Response:
        return self.table.post("/actions", {"key": with_key or key(), "do": do}, self.token)

    def do(self, kind: str, **fields: Any) -> int:
        """Do it, and be sure that it is done."""
        answer = self.send({"type": kind, **fields})
        assert answer.status_code == 200, answer.text
        seq: int = answer.json()["seq"]
        return seq

    def asked(self) -> Json | None:
        """The frame, once this seat is asked or the match is over; until then None."""
        frame = self.frame()
        return frame if frame["legal"] or frame["table"]["phase"] == "over" else None

    def move(self, which: int = 0) -> Json:
        """The body of a move for the question now asked."""
        frame = until(self.asked)
        return {"type": "move", "turn": frame["turn"], "move": frame["legal"][which % len(frame["legal"])]}


def again(guest: Guest) -> None:
    """The host, alone with bots, breaks the match off and starts another."""
    guest.do("abort")
    guest.do("rematch")
    nonce = secrets.token_bytes(32)
    guest.do("promise", promise=promise_nonce(guest.frame()["table"]["match"], nonce))
    guest.do("start")
    guest.do("nonce", nonce=nonce.hex())


def bearer(secret: str | None) -> dict[str, str]:
    return {} if secret is None else {"Authorization": f"Bearer {secret}"}


def match(server: Running, *names: str, bots: int = 2, **wish: Any) -> list[Guest]:
    """A match that has been dealt, between these people and so many bots."""
    table = Table(server, seats=len(names) + bots, **wish)
    guests = [Guest(table, name) for name in names]
    for _ in range(bots):
        guests[0].do("add_bot", bot="random")
    guests[0].do("start")
    for guest in guests:
        guest.do("nonce", nonce=guest.nonce.hex())
    return guests
