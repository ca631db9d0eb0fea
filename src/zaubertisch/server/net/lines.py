"""HTTP and WebSocket as uvicorn speaks them, but a stream can see how much its reader leaves unread."""

from __future__ import annotations

from typing import cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .streams import TRANSPORT


class HttpLine(HttpToolsProtocol):
    """HTTP, with the transport among the extensions of each scope."""

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        cast(dict[str, object], self.scope)["extensions"] = {TRANSPORT: self.transport}


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
