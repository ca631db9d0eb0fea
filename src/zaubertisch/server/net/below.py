"""Below a path of its host: the same application at https://example.org/cards/ as at a host of its own."""

from __future__ import annotations

from typing import Any


class Below:
    """An ASGI application that takes the path off, wherever the proxy has not done so already."""

    def __init__(self, app: Any, root: str) -> None:
        """Around this one; the root is "" or a path without a slash at its end."""
        self._app = app
        self._root = root

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let it answer as if it had the host to itself."""
        path: str = scope.get("path", "")
        if scope["type"] == "http" and path == self._root:
            headers = [(b"location", f"{self._root}/".encode()), (b"content-length", b"0")]
            await send({"type": "http.response.start", "status": 308, "headers": headers})
            await send({"type": "http.response.body", "body": b""})
        elif path.startswith(f"{self._root}/"):
            raw = scope.get("raw_path", path.encode()).removeprefix(self._root.encode())
            await self._app({**scope, "path": path.removeprefix(self._root), "raw_path": raw}, receive, send)
        else:
            await self._app(scope, receive, send)
