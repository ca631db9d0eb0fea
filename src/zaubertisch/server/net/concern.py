"""Which table a request is about: so that whatever is logged while it is answered says so."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from zaubertisch.server.operating.journal import concerning

TABLE = re.compile(r"/(?:api|admin)/tables/([a-z2-7]{12})(?:/|$)")
"""An address of a table.  A stranger may write anything else into one; that is not repeated in a log."""


class Concern:
    """An ASGI application around another one."""

    def __init__(self, app: Any, seq: Callable[[str], int | None]) -> None:
        """Around this one; `seq` says how far a table's log has come."""
        self._app = app
        self._seq = seq

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let it answer."""
        if found := TABLE.match(scope.get("path", "")):
            with concerning(found[1], self._seq):
                await self._app(scope, receive, send)
        else:
            await self._app(scope, receive, send)
