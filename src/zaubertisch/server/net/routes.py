"""The addresses of docs/protocol.md: each reads a request, asks at the desk, and answers."""

from __future__ import annotations

import gzip
from datetime import UTC, datetime
from typing import Any

from litestar import Router, WebSocket, get, post, websocket
from litestar.response import Response
from litestar.types import ASGIApp

from zaubertisch.kernel import Refused
from zaubertisch.kernel.record import Record
from zaubertisch.server.coaching.reviewing import Reviewing
from zaubertisch.server.coaching.teaching import Teaching
from zaubertisch.server.house import books
from zaubertisch.server.house.desk import Desk
from zaubertisch.server.house.hints import Hints
from zaubertisch.server.house.presence import Presence
from zaubertisch.server.house.replays import Replays
from zaubertisch.server.messages.coaching import Reviewed
from zaubertisch.server.messages.moments import MatchSummary
from zaubertisch.server.messages.wire import (
    Act,
    Done,
    Frame,
    GameSummary,
    Health,
    OpenTable,
    SatDown,
    SitDown,
    TableOpened,
    TableSummary,
)
from zaubertisch.server.table import lobby
from zaubertisch.server.table.state import Ended

from .account_routes import ACCOUNT
from .auth import bearer
from .deck_routes import DECKS
from .events import EventStream
from .gate import AnyRequest, Gate
from .openapi import DOCUMENT
from .packing import unpacks
from .sockets import Line
from .streams import stream


@get("/games", sync_to_thread=False)
def games() -> tuple[GameSummary, ...]:
    """What is played here."""
    return lobby.games()


@get("/games/{game:str}/cards/{language:str}", sync_to_thread=False)
def cards(request: AnyRequest, game: str, language: str) -> Response[bytes]:
    """Every card of a game, and every word on it explained; nothing where the browser has it already."""
    book = books.packed(game, language)
    headers = {"ETag": book.tag, "Cache-Control": "public, no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == book.tag:
        return Response(b"", status_code=304, headers=headers, media_type="application/json")
    if not unpacks(request.headers):
        return Response(book.plain, headers=headers, media_type="application/json")
    headers["Content-Encoding"] = "gzip"
    return Response(book.gzipped, headers=headers, media_type="application/json")


@get("/tables")
async def tables(desk: Desk) -> list[TableSummary]:
    """The listed tables."""
    return await desk.tables()


@post("/tables")
async def open_table(request: AnyRequest, desk: Desk, gate: Gate) -> TableOpened:
    """Open a table."""
    return await desk.open(await gate.read(request, OpenTable), bearer(request.headers))


@get("/tables/{table:str}")
async def look(request: AnyRequest, table: str, desk: Desk) -> Frame:
    """One frame."""
    return await desk.look(table, bearer(request.headers))


@post("/tables/{table:str}/seats")
async def sit_down(request: AnyRequest, table: str, desk: Desk, gate: Gate) -> SatDown:
    """Sit down."""
    return await desk.sit(table, await gate.read(request, SitDown), bearer(request.headers))


@post("/tables/{table:str}/actions", status_code=200)
async def act(request: AnyRequest, table: str, desk: Desk, gate: Gate) -> Done:
    """Do something at the table."""
    return await desk.act(table, await gate.read(request, Act), bearer(request.headers))


@get("/tables/{table:str}/advice")
async def advice(
    request: AnyRequest, table: str, desk: Desk, gate: Gate, teaching: Teaching
) -> Response[bytes]:
    """What the coach says to the seat that is asked."""
    gate.admit_pupil(request)
    lesson = await teaching.advise(*await desk.ask_coach(table, bearer(request.headers)))
    return Response(lesson, media_type="application/json")


@get("/tables/{table:str}/record")
async def record(request: AnyRequest, table: str, desk: Desk) -> Record:
    """The match that is over."""
    return await desk.record(table, bearer(request.headers))


@get("/tables/{table:str}/matches")
async def matches(request: AnyRequest, table: str, desk: Desk) -> list[MatchSummary]:
    """The matches that are over."""
    return await desk.matches(table, bearer(request.headers))


@get("/tables/{table:str}/matches/{match:str}")
async def match(request: AnyRequest, table: str, match: str, desk: Desk) -> Response[Record]:
    """One of them; with `?download` as a file."""
    ended = await desk.match(table, match, bearer(request.headers))
    return Response(ended.record, headers=file_of(ended) if "download" in request.query_params else {})


@get("/tables/{table:str}/matches/{match:str}/moments")
async def moments(
    request: AnyRequest, table: str, match: str, desk: Desk, replays: Replays
) -> Response[bytes]:
    """One of them, moment by moment, packed for those who can unpack it."""
    packed = await replays.packed(table, await desk.match(table, match, bearer(request.headers)))
    if not unpacks(request.headers):
        return Response(gzip.decompress(packed), media_type="application/json")
    return Response(packed, media_type="application/json", headers={"Content-Encoding": "gzip"})


@get("/tables/{table:str}/matches/{match:str}/review/{seat:int}")
async def review(
    request: AnyRequest, table: str, match: str, seat: int, desk: Desk, reviewing: Reviewing, gate: Gate
) -> Reviewed:
    """What the coach says about a seat's match, or how far it is with that."""
    gate.admit(request)
    return reviewing.look(table, await desk.match(table, match, bearer(request.headers)), seat)


@get("/tables/{table:str}/events")
async def events(request: AnyRequest, table: str, desk: Desk, hints: Hints, presence: Presence) -> ASGIApp:
    """Frames as server-sent events."""
    since = request.headers.get("last-event-id") or request.query_params.get("since")
    messages = stream(desk, hints, presence, table, bearer(request.headers), _place(since))
    return await EventStream.of(messages)


@websocket("/tables/{table:str}/socket")
async def socket(
    socket: WebSocket[Any, Any, Any], table: str, desk: Desk, hints: Hints, presence: Presence
) -> None:
    """Frames over a WebSocket."""
    await Line(socket, desk, hints, presence).serve(table)


@get("/openapi.json", sync_to_thread=False)
def openapi() -> Response[bytes]:
    """Every message and every address."""
    return Response(DOCUMENT, media_type="application/json")


@get("/health")
async def health(desk: Desk) -> Health:
    """Whether the server can read its database."""
    return await desk.health()


def file_of(ended: Ended) -> dict[str, str]:
    """A name under which a record is found again."""
    day = datetime.fromtimestamp(ended.at / 1000, UTC).date()
    name = f"zaubertisch-{ended.record.game}-{day}-{ended.record.opening.match}.json"
    return {"Content-Disposition": f'attachment; filename="{name}"'}


def _place(since: str | None) -> int | None:
    if since is None:
        return None
    if not (since.isascii() and since.isdigit() and len(since) < 16):
        raise Refused("bad-request", detail="`since` is the seq of a frame", place="since")
    return int(since)


SEATED = (games, cards, tables, open_table, look, sit_down, act, advice)
OVER = (record, matches, match, moments, review)
LINES = (events, socket, openapi, health)

API = Router("/api", route_handlers=[*SEATED, *OVER, *DECKS, *ACCOUNT, *LINES])
