"""HTTP and WebSocket as uvicorn speaks them, but a stream can see how much its reader leaves unread."""

from __future__ import annotations

from typing import cast

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
