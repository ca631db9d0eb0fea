"""What every answer carries: this page runs its own code, asks its own server, and is shown in no other."""

from __future__ import annotations

import re
from http import HTTPStatus
from typing import Any

POLICY = (
    "default-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",  # the client moves cards by their style
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)

ALWAYS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
]

FRESH = (b"cache-control", b"no-store")
"""For what the API says, unless it says otherwise: a hand is not to be found in a cache."""

STARTS = ("http.response.start", "websocket.http.response.start")
"""How an answer begins: to a request, and to whoever gets no socket."""

OURS = ("/api/", "/admin/", "/metrics", "/healthz", "/readyz")
"""Where no page is."""

HOST = re.compile(r"[A-Za-z0-9.:\[\]-]+")


class Headers:
    """An ASGI application around another one."""

    def __init__(self, app: Any) -> None:
        """Around this one."""
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let it answer, and add what every answer carries."""

        async def add(message: Any) -> None:
            if message["type"] in STARTS:
                policy = (b"content-security-policy", policy_for(dict(scope["headers"]).get(b"host", b"")))
                said = any(name.lower() == b"cache-control" for name, _ in message["headers"])
                kept = [FRESH] if scope["path"].startswith(OURS) and not said else []
                message = {**message, "headers": [*message["headers"], *ALWAYS, policy, *kept]}
            await send(message)

        await self._app(scope, receive, send if scope["type"] == "lifespan" else add)


def policy_for(host: bytes) -> bytes:
    """The policy of a page under this host; older browsers do not count its socket as 'self'."""
    name = host.decode("latin-1")
    sockets = f" ws://{name} wss://{name}" if HOST.fullmatch(name) else ""
    return "; ".join((*POLICY, f"connect-src 'self'{sockets}")).encode()


def answered(status: int, sentence: str) -> bytes:
    """A whole answer to what is not even HTTP, so that no application can answer it."""
    policy = (b"content-security-policy", b"default-src 'none'")
    kind = (b"content-type", b"text/plain; charset=utf-8")
    length = (b"content-length", b"%d" % len(sentence.encode()))
    headers = [kind, length, (b"connection", b"close"), *ALWAYS, policy, FRESH]
    lines = [
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode(),
        *(b"%b: %b" % each for each in headers),
    ]
    return b"\r\n".join([*lines, b"", sentence.encode()])
