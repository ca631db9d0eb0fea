"""The description of every address and every message, made from the structs themselves."""

from __future__ import annotations

from typing import Any

import msgspec

from zaubertisch.bots import COACHES
from zaubertisch.games import GAMES
from zaubertisch.kernel import LANGUAGES
from zaubertisch.server.messages import wire

from .addresses import ROUTES, Route

PLACE = "#/components/schemas/"

Schema = dict[str, Any]

PARAMETERS = {
    "{game}": {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}},
    "{table}": {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}},
    "{match}": {"name": "match", "in": "path", "required": True, "schema": {"type": "string"}},
    "{language}": {"name": "language", "in": "path", "required": True, "schema": {"enum": LANGUAGES}},
    "{seat}": {"name": "seat", "in": "path", "required": True, "schema": {"type": "integer"}},
    "{deck}": {"name": "deck", "in": "path", "required": True, "schema": {"type": "string"}},
    "/events": {"name": "since", "in": "query", "schema": {"type": "integer"}},
}


DECKS = ("AccountDeck", "CheckDeck", "DrawHand", "KeepDeck", "ReadyDeck", "ReadList")
"""The messages that hold a deck of some game."""


def document() -> bytes:
    """The OpenAPI document."""
    shapes = [wire.Problem, *(route.answer for route in ROUTES), *(r.request for r in ROUTES if r.request)]
    schemas, parts = msgspec.json.schema_components(shapes, ref_template=PLACE + "{name}")
    _tell_games(parts)
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
                "securitySchemes": {
                    "secret": {"type": "http", "scheme": "bearer"},
                    "session": {"type": "apiKey", "in": "cookie", "name": "zaubertisch"},
                },
            },
        }
    )


def _tell_games(parts: dict[str, Schema]) -> None:
    """Say in the messages what each game puts into them."""
    kinds: tuple[list[Schema], ...] = ([], [], [], [], [])
    offers: list[Schema] = []
    decks: list[Schema] = []
    books: list[Schema] = []
    for name, box in GAMES.items():
        shapes = [box.public, box.own, box.facts, box.move, box.event, box.options]
        shapes += [box.offer, box.brought, box.book]
        schemas, known = msgspec.json.schema_components(shapes, ref_template=f"{PLACE}{name}.{{name}}")
        parts.update({f"{name}.{shape}": schema for shape, schema in known.items()})
        for kind, schema in zip(kinds, schemas, strict=False):
            kind.append(schema)
        *_, offer, deck, book = schemas
        offers += [] if box.offer is None else [offer]
        decks += [] if box.brought is None else [deck]
        books += [] if box.book is None else [book]
    public, own, facts, moves, events = kinds
    nothing = {"type": "null"}
    seen = {"seat": {"anyOf": [{"type": "integer"}, nothing]}, "public": {"anyOf": public}}
    view = {"type": "object", "properties": {**seen, "own": {"anyOf": [*own, nothing]}}}
    parts["Book"] = {"anyOf": books, "description": parts["Book"]["description"]}
    frame = parts["Frame"]["properties"]
    frame["view"] = {"anyOf": [view, nothing]}
    frame["facts"] = {"anyOf": [*facts, nothing]}
    frame["mine"] = {"anyOf": [*moves, nothing]}
    frame["legal"]["items"] = {"anyOf": moves}
    frame["offers"]["items"] = {"anyOf": offers}
    frame["events"]["items"] = {"anyOf": events}
    moment = parts["Moment"]["properties"]
    moment["public"], moment["facts"] = {"anyOf": public}, {"anyOf": facts}
    parts["SeatMoment"]["properties"] |= {"own": {"anyOf": own}, "facts": {"anyOf": [*facts, nothing]}}
    parts["Moved"]["properties"]["move"] = {"anyOf": moves}
    parts["Heard"]["properties"]["event"] = {"anyOf": events}
    parts["Move"]["properties"]["move"] = {"anyOf": moves}
    for shape, field in (("SitDown", "brings"), ("Bring", "brings"), ("Frame", "brought")):
        parts[shape]["properties"][field] |= {"anyOf": [*decks, nothing]}
    coaches = COACHES.values()
    shapes = [*(coach.advice for coach in coaches), *(coach.reviewed for coach in coaches)]
    said, known = msgspec.json.schema_components(shapes, ref_template=PLACE + "coach.{name}")
    parts.update({f"coach.{shape}": schema for shape, schema in known.items()})
    parts["Lesson"]["properties"]["advice"] = {"anyOf": list(said[: len(coaches)])}
    parts["Reviewed"]["properties"]["review"] = {"anyOf": [*said[len(coaches) :], nothing]}
    for shape in DECKS:
        parts[shape]["properties"]["deck"] |= {"anyOf": decks}


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
    if route.signed_in:
        operation["security"] = [{"session": []}]
    return operation


DOCUMENT = document()
