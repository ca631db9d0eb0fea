"""The description of every address and every message, made from the structs themselves."""

from __future__ import annotations

from typing import Any

import msgspec

from zaubertisch.kernel.record import Record

from . import wire

REF = "#/components/schemas/{name}"

Schema = dict[str, Any]


class Route(msgspec.Struct, frozen=True, kw_only=True):
    """An address, what is sent there, and what comes back."""

    does: str
    method: str = "get"
    path: str
    request: Any = None
    answer: Any
    status: int = 200
    media: str = "application/json"
    secret: str | None = None  # what is shown as Bearer


TABLE = "/api/tables/{table}"
ANY = "A seat's token or the invitation; nothing is needed at a listed table."
MESSAGE = wire.Frame | wire.Beat | wire.Refusal
HELLO = "Watch over a WebSocket: say Hello, then listen."
EVENTS = "Watch by server-sent events: `id` is the seq, `event` the type and `data` the message."

ROUTES = (
    Route(does="What is played here.", path="/api/games", answer=list[wire.GameSummary]),
    Route(does="The listed tables.", path="/api/tables", answer=list[wire.TableSummary]),
    Route(
        does="Open a table.",
        method="post",
        path="/api/tables",
        request=wire.OpenTable,
        answer=wire.TableOpened,
        status=201,
    ),
    Route(does="The table as you may see it.", path=TABLE, answer=wire.Frame, secret=ANY),
    Route(
        does="Sit down.",
        method="post",
        path=f"{TABLE}/seats",
        request=wire.SitDown,
        answer=wire.SatDown,
        status=201,
        secret="The invitation; none is needed at a listed table.",
    ),
    Route(
        does="Whatever else is done at a table.",
        method="post",
        path=f"{TABLE}/actions",
        request=wire.Act,
        answer=wire.Done,
        secret="The seat's token.",
    ),
    Route(does=HELLO, path=f"{TABLE}/socket", request=wire.Hello, answer=MESSAGE, status=101),
    Route(does=EVENTS, path=f"{TABLE}/events", answer=MESSAGE, media="text/event-stream", secret=ANY),
    Route(does="The latest match that is over.", path=f"{TABLE}/record", answer=Record, secret=ANY),
    Route(does="This document.", path="/api/openapi.json", answer=dict[str, Any]),
    Route(does="Whether the server is well.", path="/api/health", answer=wire.Health),
)

PARAMETERS = {
    "{table}": {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}},
    "/events": {"name": "since", "in": "query", "schema": {"type": "integer"}},
}


def document() -> bytes:
    """The OpenAPI document."""
    shapes = [wire.Problem, *(route.answer for route in ROUTES), *(r.request for r in ROUTES if r.request)]
    schemas, parts = msgspec.json.schema_components(shapes, ref_template=REF)
    named = dict(zip(map(repr, shapes), schemas, strict=True))
    paths: dict[str, dict[str, Schema]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method] = _operation(route, named)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Zaubertisch", "version": "1", "description": "See docs/protocol.md."},
            "paths": paths,
            "components": {
                "schemas": parts,
                "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
            },
        }
    )


def _operation(route: Route, named: dict[str, Schema]) -> Schema:
    problem = {"application/json": {"schema": named[repr(wire.Problem)]}}
    answer = {route.media: {"schema": named[repr(route.answer)]}}
    operation: Schema = {
        "summary": route.does,
        "parameters": [told for part, told in PARAMETERS.items() if part in route.path],
        "responses": {
            str(route.status): {"description": route.does, "content": answer},
            "4XX": {"description": "Why not; nothing has changed.", "content": problem},
        },
    }
    if route.request is not None:
        said = {"application/json": {"schema": named[repr(route.request)]}}
        operation["requestBody"] = {"required": True, "content": said}
    if route.secret is not None:
        operation["description"] = f"Bearer: {route.secret}"
        operation["security"] = [{"secret": []}, {}]
    return operation


DOCUMENT = document()
