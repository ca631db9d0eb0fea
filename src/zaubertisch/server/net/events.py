"""Frames as server-sent events: for bots, for curl, and where a proxy lets no WebSocket through."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any

import msgspec

from zaubertisch.server.messages.sentences import problem
from zaubertisch.server.messages.wire import Beat, Frame, Refusal

from .answers import reason_of
from .streams import Gone, SlowReader, Throat, throat_of

RETRY = 1000
"""After how many milliseconds a reader that lost the line should come again."""

HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"x-accel-buffering", b"no"),  # nginx would keep the frames to itself
]

Messages = AsyncGenerator[Frame | Beat, None]


class EventStream:
    """An answer that goes on for as long as the reader listens."""

    def __init__(self, first: Frame | Beat, rest: Messages) -> None:
        """The first message is there already: whoever may not watch was told so by an ordinary answer."""
        self._first = first
        self._rest = rest

    @classmethod
    async def of(cls, messages: Messages) -> EventStream:
        """The stream of these messages; raises Refused."""
        return cls(await anext(messages), messages)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer, as an ASGI application."""
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        try:
            async with asyncio.TaskGroup() as tasks:
                listening = tasks.create_task(_until_gone(receive))
                with throat_of(scope) as throat:
                    await self._tell(throat, send)
                listening.cancel()
            await send({"type": "http.response.body", "body": b""})
        except* (Gone, SlowReader):
            pass

    async def _tell(self, throat: Throat, send: Any) -> None:
        async def say(message: Frame | Beat | Refusal) -> None:
            await send({"type": "http.response.body", "body": written(message), "more_body": True})
            throat.check()

        async with aclosing(self._rest):
            try:
                await say(self._first)
                async for message in self._rest:
                    await say(message)
                    del message  # or it would be held until the next one
            except (Gone, SlowReader):
                raise
            except Exception as error:
                no = problem(reason_of(error))
                await say(Refusal(no.code, no.message, no.facts))


def written(message: Frame | Beat | Refusal) -> bytes:
    """The message as an event; a frame's place in the log is its id, by which the reader comes again."""
    kind = message.__struct_config__.tag
    head = f"id: {message.seq}\nretry: {RETRY}\n" if isinstance(message, Frame) else ""
    return f"{head}event: {kind}\ndata: ".encode() + msgspec.json.encode(message) + b"\n\n"


async def _until_gone(receive: Any) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    raise Gone
