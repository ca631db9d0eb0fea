"""HTTP and WebSocket as uvicorn speaks them, but nobody may dawdle, or make us keep what they send.

A stream can also see how much its reader leaves unread.
"""

from __future__ import annotations

import asyncio
from typing import cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from zaubertisch.server.limits import HEAD, OUTSTANDING, PIECES, REQUEST_SECONDS

from .headers import answered
from .streams import TRANSPORT


class HttpLine(HttpToolsProtocol):
    """HTTP, with the transport among the extensions of each scope."""

    _late: asyncio.TimerHandle | None = None  # hangs up on whoever has not said all of a request by then
    _head = 0  # how much has come of a head that is not complete; -1 when it is

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody calls, and is waited for."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Something comes; a head has an end."""
        self._wait()
        if self._head >= 0:
            self._head += len(data)
        super().data_received(data)
        if self._head > HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request has no end.")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._head = max(self._head, 0)
        cast(dict[str, object], self.scope)["extensions"] = {TRANSPORT: self.transport}

    def on_headers_complete(self) -> None:
        """The head is complete."""
        self._head = -1
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is complete."""
        self._wait_no_longer()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have hung up, or we have."""
        self._wait_no_longer()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP, with the headers of every answer."""
        self.transport.write(answered(400, msg))
        self.transport.close()

    def _wait(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _wait_no_longer(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class SocketLine(WebSocketsSansIOProtocol):
    """WebSocket, with the transport among the extensions of its scope."""

    async def run_asgi(self) -> None:
        """The socket is asked for; serve it."""
        cast(dict[str, dict[str, object]], self.scope)["extensions"][TRANSPORT] = self.transport
        await super().run_asgi()

    async def send(self, message: ASGISendEvent) -> None:
        """Send; a socket that was refused by an ordinary answer is answered: that is no fault of ours."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def handle_ping(self) -> None:
        """Answer a ping, unless the answers to earlier ones are left unread."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > OUTSTANDING:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """A message goes on, but not in endless pieces: an empty one is not counted by its size."""
        super().handle_cont(event)
        if len(self.frames) > PIECES:
            self.transport.abort()
