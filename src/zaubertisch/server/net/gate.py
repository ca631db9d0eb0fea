"""The gate in front of every request: whose page asks, how often, and whether it can be read."""

from __future__ import annotations

import time
from typing import Any, TypeVar

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException

from zaubertisch.kernel import Refused
from zaubertisch.server.limits import BODY, COACHING, GUESSING, OPENING, SESSION, SIGNING, TALK, Buckets
from zaubertisch.server.messages import strict
from zaubertisch.server.messages.account_wire import Credentials
from zaubertisch.server.messages.wire import Act, OpenTable, Say, SayPhrase
from zaubertisch.server.table.names import skeleton

from .auth import bearer, check_home

T = TypeVar("T", bound=msgspec.Struct)
AnyRequest = Request[Any, Any, Any]


class Gate:
    """Reads requests that change something; raises Refused for those that it does not let in."""

    def __init__(self) -> None:
        """Nobody has asked for anything yet."""
        self._sessions = Buckets(SESSION)
        self._openings = Buckets(OPENING)
        self._signings = Buckets(SIGNING)
        self._guesses = Buckets(GUESSING)
        self._lessons = Buckets(COACHING)

    async def read(self, request: AnyRequest, shape: type[T]) -> T:
        """What the request says, in this shape."""
        check_home(request.headers)
        if request.content_type[0] != "application/json":
            raise Refused("not-json")
        try:
            body = await request.body()
        except InternalServerException:  # so Litestar says that they have hung up
            raise Refused("bad-request", detail="the body has no end", place="") from None
        if len(body) > BODY:
            raise Refused("too-large", most=BODY)
        try:
            said: T = strict.decode(body, shape)
        except strict.Misread as no:
            raise Refused("bad-request", detail=no.detail, place=no.place) from None
        self._count(request, said)
        return said

    def admit(self, request: AnyRequest) -> None:
        """Let in a request that says nothing but its address."""
        check_home(request.headers)
        self._take(self._sessions, bearer(request.headers) or _address(request))

    def admit_pupil(self, request: AnyRequest) -> None:
        """Let in a question to the coach, each of which takes a while to answer."""
        check_home(request.headers)
        self._take(self._lessons, bearer(request.headers) or _address(request))

    def count_guess(self, request: AnyRequest, name: str) -> None:
        """Somebody says the password of this account, or what they take for it."""
        address = _address(request)
        self._take(self._signings, address)
        # By the address too: whoever guesses keeps nobody else out of their own account.
        self._take(self._guesses, f"{address} {skeleton(name)}")

    def _count(self, request: AnyRequest, said: msgspec.Struct) -> None:
        """By the secret that is shown; by the address where none is, or where a new one costs nothing."""
        address = _address(request)
        if isinstance(said, OpenTable):
            self._take(self._openings, address)
        elif isinstance(said, Credentials):
            self.count_guess(request, said.name)
        else:
            cost = TALK if isinstance(said, Act) and isinstance(said.do, Say | SayPhrase) else 1
            self._take(self._sessions, bearer(request.headers) or address, cost)

    def _take(self, buckets: Buckets, who: str, cost: float = 1) -> None:
        if wait := buckets.take(who, time.monotonic(), cost):
            raise Refused("slow-down", seconds=int(wait) + 1)


def _address(request: AnyRequest) -> str:
    return request.client.host if request.client else ""
