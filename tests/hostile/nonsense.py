"""Requests of strangers: what our page would send, and then something is wrong with it."""

from __future__ import annotations

import json
from random import Random
from typing import Any
from urllib.parse import quote

import msgspec

from tests.hostile.company import JSON, Company, bearer
from tests.hostile.inside import ADMIN, HOST, Request
from tests.hostile.mutations import STRANGE, TEXTS, mutated
from tests.hostile.shapes import Shapes
from zaubertisch.games import GAMES
from zaubertisch.server.net.openapi import DOCUMENT
from zaubertisch.server.net.operating_routes import OPERATING

Headers = list[tuple[str, str]]

WORDS = tuple(text for text in TEXTS if isinstance(text, str))
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "get", "BREW")
PLACES = ("/", "/api", "/api/", "/api/tables", "/assets/", "/index.html", "/t", "/api/openapi.json", "/sw.js")
SOCKETS = ("/api/tables/{table}/socket", "/api/tables/{table}/events")
KINDS = ("", "text/plain", "application/json; charset=utf-16", "application/json;", "multipart/form-data")
ORIGINS = ("null", "", "http://evil.example", f"http://{HOST}", f"https://{HOST}:443", "http://[", "://", "é")
CLOSING = {
    "content": {"application/json": {"schema": {"properties": {"why": {"type": "string"}}, "type": "object"}}}
}
"""The document does not tell what is for whoever runs the server."""

ENDS = ("abort", "leave")
"""After these little can be asked of a table."""

NAMES = (
    *("accept-encoding", "if-none-match", "last-event-id", "cookie", "host", "range", "origin"),
    *("x-forwarded-for", "authorization", "content-length", "content-encoding", "upgrade", "expect"),
)
VALUES = (
    "",
    "gzip;q=0",
    "gzip, ;q",
    "*",
    "bytes=0-1,5-",
    "zaubertisch=",
    "zaubertisch=x; zaubertisch=y",
    "-1",
)


class Nonsense:
    """Draws one request after the other."""

    def __init__(self, chance: Random) -> None:
        document = json.loads(DOCUMENT)
        self.chance = chance
        self.shapes = Shapes(document["components"]["schemas"], chance)
        self.routes = [
            (path, method.upper(), told.get("requestBody"))
            for path, ways in document["paths"].items()
            for method, told in ways.items()
        ]
        self.routes += [
            (route.path.replace(":str}", "}"), method, CLOSING if method == "POST" else None)
            for route in OPERATING.routes
            for method in getattr(route, "methods", ())
            if method in ("GET", "POST")
        ]
        moves = document["components"]["schemas"]["Move"]["properties"]["move"]["anyOf"]
        self.moves = dict(zip(GAMES, moves, strict=True))
        self.cookie = ""  # of somebody who is signed in

    async def draw(self, company: Company) -> Request:
        """One request, at this table or near it."""
        kind = self.chance.random()
        if kind < 0.5:
            return await self._action(company)
        if kind < 0.8:
            return self._route(company)
        return self._socket(company) if kind < 0.9 else self._junk(company)

    async def _action(self, company: Company) -> Request:
        """An action, by the one who is asked or by somebody else."""
        seat = await company.asked() if self.chance.random() < 0.7 else self.chance.randrange(company.people)
        said: dict[str, Any] = {"key": company.secret(16), "do": await self._deed(company, seat)}
        body = msgspec.json.encode(said) if self.chance.random() < 0.4 else mutated(said, self.chance)
        headers = [JSON, bearer(self._secret(company, company.tokens[seat]))]
        return Request("POST", f"{company.path}/actions", self._headers(headers), body=body)

    async def _deed(self, company: Company, seat: int) -> Any:
        if self.chance.random() < 0.75 and (move := await company.legal(seat)) is not None:
            if self.chance.random() < 0.6:
                game = company.game if self.chance.random() < 0.9 else self.chance.choice(list(GAMES))
                move["move"] = self.shapes.draw(self.moves[game])
            if self.chance.random() < 0.1:
                move["turn"] += self.chance.choice((-1, 1, 2**40))
            return move
        deed = self.shapes.draw(self.shapes.schemas["Act"])["do"]
        if deed["type"] in ENDS and self.chance.random() < 0.95:
            deed = self.shapes.draw(self.shapes.schemas["Say"])
        if "turn" in deed and self.chance.random() < 0.5:
            deed["turn"] = (await company.frame(seat)).get("turn")
        return deed

    def _route(self, company: Company) -> Request:
        """Any documented address, as it wants to be asked or nearly so."""
        path, method, body = self.chance.choice(self.routes)
        headers: Headers = [JSON]
        if path.startswith(("/admin", "/metrics")) and self.chance.random() < 0.7:
            headers.append(bearer(ADMIN))
        elif "/account" in path and self.cookie and self.chance.random() < 0.7:
            headers.append(("cookie", self.cookie))
        else:
            headers.append(
                bearer(self._secret(company, self.chance.choice([company.invite, *company.tokens])))
            )
        sent = b""
        if body is not None:
            said = self.shapes.draw(body["content"]["application/json"]["schema"])
            if path.startswith("/admin") and self.chance.random() < 0.7:
                said["why"] = 1  # else few tables would stay open
            if "game" in said and self.chance.random() < 0.8:
                said["game"] = self.chance.choice(list(GAMES))
            whole = self.chance.random() < 0.3
            sent = msgspec.json.encode(said) if whole else mutated(said, self.chance)
        if self.chance.random() < 0.05:
            method = self.chance.choice(METHODS)
        return Request(method, self._place(path, company), self._headers(headers), self._query(), sent)

    def _socket(self, company: Company) -> Request:
        """A socket that says hello, or something else, and then perhaps more."""
        secret = self.chance.choice([company.invite, *company.tokens])
        hello = {"type": "hello", "token": secret, "since": self.chance.choice([None, 0, 3, 10**6])}
        says: list[str | bytes] = []
        for _ in range(self.chance.choice((0, 1, 1, 1, 2))):
            said = msgspec.json.encode(hello) if self.chance.random() < 0.3 else mutated(hello, self.chance)
            # A line before ours lets no text through that is none.
            says.append(said[:4096].decode("utf-8", "replace") if self.chance.random() < 0.95 else said)
        path = self._place("/api/tables/{table}/socket", company)
        return Request("SOCKET", path, self._headers([]), self._query(), says=tuple(says))

    def _junk(self, company: Company) -> Request:
        """Something at some address."""
        method = self.chance.choice(METHODS)
        path = self.chance.choice(PLACES) + quote(self.chance.choice(WORDS)[:200])
        if self.chance.random() < 0.3:
            path = (
                self._place(self.chance.choice(self.routes)[0], company)
                + "/"
                + quote(self.chance.choice(WORDS), safe="")
            )
        body = mutated(self.chance.choice([{}, [], "", 0]), self.chance)
        return Request(method, path, self._headers([JSON]), self._query(), body)

    # -- parts of a request

    def _secret(self, company: Company, right: str) -> str:
        if self.chance.random() < 0.85:
            return right
        others = (*company.tokens, company.invite, company.secret(), right[:-1], right.swapcase())
        return self.chance.choice((*others, *WORDS)).replace("\n", "")

    def _place(self, path: str, company: Company) -> str:
        match = next(iter(company.frames.values()), {}).get("table", {}).get("match", "")
        right = {
            "{table}": company.id,
            "{match}": match,
            "{game}": self.chance.choice(list(GAMES)),
            "{language}": self.chance.choice(["de", "nl", "en"]),
            "{deck}": company.secret(12),
        }
        for part, value in right.items():
            if part in path:
                wrong = quote(self.chance.choice(WORDS), safe="")
                path = path.replace(part, value if self.chance.random() < 0.85 else wrong)
        return path

    def _headers(self, right: Headers) -> tuple[tuple[str, str], ...]:
        headers = list(right)
        if headers and self.chance.random() < 0.05:
            headers.pop(self.chance.randrange(len(headers)))
        if self.chance.random() < 0.05:
            headers = [
                (name, self.chance.choice(KINDS)) if name == JSON[0] else (name, v) for name, v in headers
            ]
        if self.chance.random() < 0.04:
            headers.append(("origin", self.chance.choice(ORIGINS)))
        if self.chance.random() < 0.1:
            name = self.chance.choice(NAMES)
            headers.append((name, self.chance.choice((*VALUES, *WORDS))))
        return tuple(headers)

    def _query(self) -> str:
        if self.chance.random() < 0.9:
            return ""
        names = ("since", "download", "", "token", "since=1&since")
        return f"{self.chance.choice(names)}={quote(str(self.chance.choice(STRANGE))[:300])}"
