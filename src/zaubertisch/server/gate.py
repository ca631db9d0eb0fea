"""The gate in front of every request: whose page asks, how often, and whether it can be read."""

from __future__ import annotations

import time
from typing import Any, TypeVar

import msgspec
from litestar import Request

from zaubertisch.kernel import Refused

from . import strict
from .auth import bearer, check_home
from .limits import BODY, OPENING, SESSION, TALK, Buckets
from .wire import Act, OpenTable, Say, SayPhrase

T = TypeVar("T", bound=msgspec.Struct)
AnyRequest = Request[Any, Any, Any]


class Gate:
    """Reads requests that change something; raises Refused for those that it does not let in."""

    def __init__(self) -> None:
        """Nobody has asked for anything yet."""
        self._sessions = Buckets(SESSION)
        self._openings = Buckets(OPENING)

    async def read(self, request: AnyRequest, shape: type[T]) -> T:
        """What the request says, in this shape."""
        check_home(request.headers)
        if request.content_type[0] != "application/json":
            raise Refused("not-json")
        body = await request.body()
        if len(body) > BODY:
            raise Refused("too-large", most=BODY)
        try:
            said: T = strict.decode(body, shape)
        except strict.Misread as no:
            raise Refused("bad-request", detail=no.detail, place=no.place) from None
        self._count(request, said)
        return said

    def _count(self, request: AnyRequest, said: msgspec.Struct) -> None:
        """By the secret that is shown; by the address where none is, or where a new one costs nothing."""
        address = request.client.host if request.client else ""
        if isinstance(said, OpenTable):
            wait = self._openings.take(address, time.monotonic())
        else:
            cost = TALK if isinstance(said, Act) and isinstance(said.do, Say | SayPhrase) else 1
            wait = self._sessions.take(bearer(request.headers) or address, time.monotonic(), cost)
        if wait:
            raise Refused("slow-down", seconds=int(wait) + 1)
