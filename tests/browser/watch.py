"""What a page let its watcher know: complaints, requests, and the frames it heard."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, Request, WebSocket

Json = dict[str, Any]


class Watch:
    """Stands beside one page from its first moment on."""

    def __init__(self, page: Page, home: str) -> None:
        self._home, self._forgiven = home, list[re.Pattern[str]]()
        self._complaints: list[str] = []
        self.frames: list[Json] = []
        self.sent: list[Json] = []
        """What the page asked the server to do, in order."""
        page.on("console", self._said)
        page.on("pageerror", lambda error: self._complaints.append(f"error: {error}"))
        page.on("request", self._asked)
        page.on("websocket", self._listened)

    @property
    def complaints(self) -> list[str]:
        """Errors, warnings, and requests to anywhere else, apart from what is forgiven."""
        return [one for one in self._complaints if not any(no.search(one) for no in self._forgiven)]

    def forgive(self, complaint: str) -> None:
        """What a test brings about itself, as by killing the server."""
        self._forgiven.append(re.compile(complaint))

    @property
    def frame(self) -> Json:
        """The newest frame."""
        return self.frames[-1]

    @property
    def moves(self) -> list[Json]:
        """The moves that the page has sent."""
        return [do["move"] for do in self.sent if do["type"] == "move"]

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complaints.append(f"{message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((f"{self._home}/", "data:", "blob:")):
            self._complaints.append(f"asks elsewhere: {request.url}")
        if request.method == "POST" and request.url.endswith("/actions"):
            self.sent.append((request.post_data_json or {})["do"])

    def _listened(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self._home.replace("http", "ws", 1)):
            self._complaints.append(f"listens elsewhere: {socket.url}")
        socket.on("framereceived", self._heard)

    def _heard(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "frame":
            self.frames.append(message)
