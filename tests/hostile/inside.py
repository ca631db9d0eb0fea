"""The real application in this process, asked through its ASGI interface: without sockets it is quick."""

from __future__ import annotations

import asyncio
import warnings
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

from litestar.exceptions import LitestarDeprecationWarning

from zaubertisch.server.house.house import House
from zaubertisch.server.house.presence import Presence
from zaubertisch.server.net.app import application
from zaubertisch.server.storage.sqlite_store import SqliteStore
from zaubertisch.server.storage.store import Append, Appended, Outcome

NEVER = 10**9
"""Seconds: nobody is missed here, so only what is asked for is written."""

Message = dict[str, Any]
HOST = "cards.example"
ADMIN = "the-token-of-whoever-runs-the-server"


class Request(NamedTuple):
    """What is sent: to an address, or into a socket one message after the other."""

    method: str  # or "SOCKET"
    path: str
    headers: tuple[tuple[str, str], ...] = ()
    query: str = ""
    body: bytes = b""
    says: tuple[str | bytes, ...] = ()


class Answer(NamedTuple):
    """What comes back; of a socket all that it says, and with which code it closes."""

    status: int
    headers: dict[str, str]
    body: bytes


class Watched(SqliteStore):
    """The store, and what was written there, by table."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.written: defaultdict[str, list[Append]] = defaultdict(list)
        self.latest: list[Append] = []

    async def append(self, append: Append) -> Outcome:
        outcome = await super().append(append)
        if isinstance(outcome, Appended):
            self.written[append.table].append(append)
            self.latest.append(append)
        return outcome


class Inside:
    """An application whose life has begun."""

    def __init__(self, app: Any, house: House, store: Watched) -> None:
        self.house = house
        self._app, self._store = app, store

    def latest(self) -> list[Append]:
        """What was written since this was asked last."""
        latest, self._store.latest = self._store.latest, []
        return latest

    def written(self, table: str) -> list[Append]:
        """All that was ever written at a table; it is forgotten with this."""
        return self._store.written.pop(table, [])

    async def ask(self, request: Request) -> Answer:
        """Send it, and wait for the answer; of an event stream only what comes before we hang up."""
        return await (self._dial(request) if request.method == "SOCKET" else self._send(request))

    async def _send(self, request: Request) -> Answer:
        heard: list[Message] = []
        sent = iter([{"type": "http.request", "body": request.body, "more_body": False}])

        async def receive() -> Message:
            return next(sent, {"type": "http.disconnect"})

        async def send(message: Message) -> None:
            heard.append(message)

        await self._app({**_scope(request), "type": "http", "method": request.method}, receive, send)
        start, *rest = heard
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in start["headers"]}
        return Answer(start["status"], headers, b"".join(message.get("body", b"") for message in rest))

    async def _dial(self, request: Request) -> Answer:
        """Open a socket, say everything, and hang up when that is answered."""
        heard: list[Message] = []
        sent: asyncio.Queue[Message] = asyncio.Queue()
        for message in ({"type": "websocket.connect"}, *map(_frame, request.says)):
            sent.put_nowait(message)

        async def send(message: Message) -> None:
            heard.append(message)
            if len(heard) > 1:  # it was accepted, and now it is answered
                sent.put_nowait({"type": "websocket.disconnect", "code": 1001})

        if not request.says:
            sent.put_nowait({"type": "websocket.disconnect", "code": 1001})
        scope = {**_scope(request), "type": "websocket", "subprotocols": []}
        await self._app(scope, sent.get, send)
        closed = next((message["code"] for message in heard if message["type"] == "websocket.close"), 0)
        status = next((message["status"] for message in heard if "status" in message), closed)
        said = "".join(message.get("text") or message.get("body", b"").decode() for message in heard)
        return Answer(status, {}, said.encode())


def _frame(said: str | bytes) -> Message:
    kind = "text" if isinstance(said, str) else "bytes"
    return {"type": "websocket.receive", kind: said}


def _scope(request: Request) -> Message:
    """As the line before the application makes it of a request, whose path comes decoded."""
    named = {name for name, _ in request.headers}
    host = () if "host" in named else (("host", HOST),)
    return {
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http",
        "path": unquote(request.path),
        "raw_path": request.path.encode("ascii", "replace"),
        "query_string": request.query.encode("ascii", "replace"),
        "root_path": "",
        "headers": [
            (name.encode("latin-1"), value.encode("latin-1", "replace"))
            for name, value in (*host, *request.headers)
        ],
        "client": ("192.0.2.1", 40_000),
        "server": (HOST, 80),
        "extensions": {"websocket.http.response": {}},
    }


@asynccontextmanager
async def inside(folder: Path) -> AsyncIterator[Inside]:
    """The application over a new database, from its start to its stop."""
    store = Watched(folder / "tables.sqlite")
    house = House(store, pace=0)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)  # the lock holds the version that warns
        app = application(house, presence=Presence(house, NEVER, NEVER, NEVER), admin=ADMIN)
    said: asyncio.Queue[Message] = asyncio.Queue()
    heard: asyncio.Queue[Message] = asyncio.Queue()
    life = asyncio.create_task(app({"type": "lifespan", "asgi": {"version": "3.0"}}, said.get, heard.put))
    said.put_nowait({"type": "lifespan.startup"})
    assert (await heard.get())["type"] == "lifespan.startup.complete"
    try:
        yield Inside(app, house, store)
    finally:
        said.put_nowait({"type": "lifespan.shutdown"})
        await life
