"""A server seen from outside, through whatever stands before it: what a browser needs, and what gets lost."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from zaubertisch.server.house.alarm import now

from .finding import Finding

SECONDS = 10
"""How long an answer may take; what a proxy keeps to itself does not come by then."""

APART = 5_000
"""Milliseconds by which two clocks may differ before it matters."""

BROKEN = (OSError, HTTPException, ValueError)


class Checkup:
    """One server by its address."""

    def __init__(self, address: str) -> None:
        """Nothing was asked yet."""
        self._address = address.rstrip("/")
        parts = urlsplit(self._address)
        self._origin = Origin(f"{parts.scheme}://{parts.netloc}")
        self._secure = parts.scheme == "https"

    def findings(self) -> Iterator[Finding]:
        """One after the other; when the server does not answer at all, nothing else is asked."""
        first = self.answers()
        yield first
        if first.well:
            yield self.host()
            yield self.scheme()
            yield self.socket()
            yield from self.stream()

    def answers(self) -> Finding:
        """Whether it is there, and can read its database."""
        what = "address"
        try:
            with self._ask("/api/health") as answer:
                if json.load(answer) == {"ok": True}:
                    return Finding(what, f"{self._address} answers")
                said = "something else answers there"
        except HTTPError as no:
            said = f"the answer is {no.code}"
        except BROKEN as no:
            said = f"no answer ({getattr(no, 'reason', no)})"
        fix = "Start the server, and let the proxy pass every address on to it, /api/ and / alike."
        return Finding(what, f"{self._address}: {said}", fix)

    def host(self) -> Finding:
        """Whether the name that the browser uses comes through: else every move is taken for a stranger's."""
        what, code = "Host header", self._code("/api/tables", {})
        if code == "wrong-origin":
            fix = "Let the proxy pass the header on: nginx `proxy_set_header Host $http_host;` (Caddy does)."
            return Finding(what, "gets lost, so the page may not do anything", fix)
        return Finding(what, "comes through")

    def scheme(self) -> Finding:
        """Whether the server knows that the browser speaks https: else its cookie leaves without a seal."""
        what = "X-Forwarded-Proto"
        if not self._secure:
            return Finding(what, "not needed for http")
        with self._ask("/api/account/sign-out", {"everywhere": False}) as answer:
            if "secure" in (answer.headers.get("set-cookie") or "").lower():
                return Finding(what, "comes through")
        fix = (
            "Let the proxy set it (nginx `proxy_set_header X-Forwarded-Proto $scheme;`), and name the proxy "
            "to the server if it runs on another machine: FORWARDED_ALLOW_IPS=its address."
        )
        return Finding(what, "gets lost, so the server takes https for http", fix)

    def socket(self) -> Finding:
        """Whether a WebSocket comes through."""
        what = "WebSocket"
        address = "ws" + self._address.removeprefix("http") + "/api/tables/no-such-table/socket"
        try:
            with connect(address, origin=self._origin, open_timeout=SECONDS, compression=None) as line:
                line.send(json.dumps({"type": "hello", "token": None, "since": None}))
                if json.loads(line.recv(timeout=SECONDS))["code"] == "no-such-table":
                    return Finding(what, "comes through")
                said = "something else answers there"
        except (*BROKEN, WebSocketException, KeyError) as no:
            said = f"does not come through ({type(no).__name__})"
        fix = (
            "nginx: `proxy_http_version 1.1;`, `proxy_set_header Upgrade $http_upgrade;` and "
            '`proxy_set_header Connection "upgrade";`. Until then the page uses server-sent events.'
        )
        return Finding(what, said, fix)

    def stream(self) -> Iterator[Finding]:
        """Whether what happens at a table comes at once, and what time it is there."""
        what = "server-sent events"
        said = {"key": secrets.token_hex(8), "game": "wizard", "seats": 3, "title": "Doctor"}
        with self._ask("/api/tables", said) as answer:
            opened = json.load(answer)
        try:
            path, invited = f"/api/tables/{opened['table']}/events", f"Bearer {opened['invite']}"
            with self._ask(path, Authorization=invited) as lines:
                at = next(said["at"] for said in _messages(lines) if said["type"] == "beat")
        except (*BROKEN, StopIteration) as no:
            fix = (
                "Let the proxy pass answers on as they come: nginx `proxy_buffering off;` for "
                "/api/tables/, or leave the header X-Accel-Buffering as the server sets it."
            )
            yield Finding(what, f"are held back on their way ({type(no).__name__})", fix)
            return
        yield Finding(what, "come at once")
        apart = abs(now() - at)
        fix = (
            ""
            if apart < APART
            else "Let both machines set their clocks by the network (NTP, for example chrony)."
        )
        yield Finding("clock", f"{apart / 1000:.1f} s apart from the one here", fix)

    def _code(self, path: str, said: dict[str, Any]) -> str:
        try:
            with self._ask(path, said, Origin=self._origin) as answer:
                answer.read()
        except HTTPError as no:
            code: str = json.load(no).get("code", "")
            return code
        return ""

    def _ask(self, path: str, said: dict[str, Any] | None = None, **headers: str) -> Any:
        body = None if said is None else json.dumps(said).encode()
        whole = {"Content-Type": "application/json", **headers}
        return urlopen(Request(self._address + path, body, whole), timeout=SECONDS)


def _messages(lines: Any) -> Iterator[dict[str, Any]]:
    end = time.monotonic() + SECONDS
    for line in lines:
        if line.startswith(b"data: "):
            yield json.loads(line[6:])
        if time.monotonic() > end:
            return
