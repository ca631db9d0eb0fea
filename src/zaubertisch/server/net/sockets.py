"""Frames over a WebSocket: the reader says hello once, and from then on only listens."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import aclosing, contextmanager, suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from zaubertisch.kernel import Reason, Refused
from zaubertisch.server.house.desk import Desk
from zaubertisch.server.house.hints import Hints
from zaubertisch.server.house.presence import Presence
from zaubertisch.server.limits import HELLO_SECONDS
from zaubertisch.server.messages import strict
from zaubertisch.server.messages.sentences import problem, status
from zaubertisch.server.messages.wire import Beat, Frame, Hello, Refusal

from .answers import reason_of
from .auth import check_home
from .streams import Gone, SlowReader, stream, throat_of

REFUSED = 1008
"""The close code after a refusal."""

RESTART = 1012
"""The close code when the server stops: come again."""


class Line:
    """One reader's socket."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], desk: Desk, hints: Hints, presence: Presence
    ) -> None:
        """Nothing has been said on it yet."""
        self._socket = socket
        self._desk = desk
        self._hints = hints
        self._presence = presence

    async def serve(self, table: str) -> None:
        """Everything from the opening to the close."""
        try:
            check_home(self._socket.headers)
        except Refused as no:
            return await self._turn_away(no.reason)
        try:
            with _sending():
                await self._socket.accept()
            hello = await self._hello()
            async with asyncio.TaskGroup() as tasks:
                listening = tasks.create_task(self._listen())
                await self._tell(table, hello)
                listening.cancel()
            with _sending():
                await self._socket.close(RESTART)
        except* (Gone, SlowReader):
            pass
        except* Exception as errors:
            await self._refuse(reason_of(_first(errors)))

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                said = await self._hear()
        except TimeoutError:
            raise Refused("no-hello", seconds=HELLO_SECONDS) from None
        try:
            hello: Hello = strict.decode(said.encode(), Hello)
        except strict.Misread as no:
            raise Refused("bad-request", detail=no.detail, place=no.place) from None
        if "origin" not in self._socket.headers and hello.token is None:
            raise Refused("origin-needed")
        return hello

    async def _tell(self, table: str, hello: Hello) -> None:
        told = stream(self._desk, self._hints, self._presence, table, hello.token, hello.since)
        with throat_of(self._socket.scope) as throat:
            async with aclosing(told) as messages:
                async for message in messages:
                    await self._say(message)
                    throat.check()
                    del message  # or it would be held until the next one

    async def _listen(self) -> None:
        """A reader has nothing more to say; what it does is done by POST."""
        await self._hear()
        raise Refused("bad-request", detail="after hello a socket only listens", place="")

    async def _hear(self) -> str:
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise Gone
        said = event.get("text")
        if not isinstance(said, str):
            raise Refused("bad-request", detail="expected text, got a binary frame", place="")
        return said

    async def _say(self, message: Frame | Beat | Refusal) -> None:
        with _sending():
            await self._socket.send_data(msgspec.json.encode(message).decode())

    async def _refuse(self, reason: Reason) -> None:
        """Say why, and close."""
        no = problem(reason)
        with suppress(Gone, OSError, RuntimeError):  # hung up meanwhile
            await self._say(Refusal(no.code, no.message, no.facts))
            await self._socket.close(REFUSED, no.code)

    async def _turn_away(self, reason: Reason) -> None:
        """Refuse to open the socket at all, with an ordinary answer."""
        headers = [(b"content-type", b"application/json")]
        start: Any = {
            "type": "websocket.http.response.start",
            "status": status(reason.code),
            "headers": headers,
        }
        body: Any = {"type": "websocket.http.response.body", "body": msgspec.json.encode(problem(reason))}
        await self._socket.send(start)
        await self._socket.send(body)


@contextmanager
def _sending() -> Iterator[None]:
    """Whoever has hung up meanwhile is gone, and that is no error."""
    try:
        yield
    except (OSError, WebSocketDisconnect):
        raise Gone from None


def _first(errors: BaseExceptionGroup[Any]) -> BaseException:
    """One of the errors in a group of groups."""
    error: BaseException = errors
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error
