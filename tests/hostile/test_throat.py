"""A slow reader is cut as soon as it leaves too much unread, not when there is more to say to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from types import SimpleNamespace
from typing import Any

import pytest

from zaubertisch.server.limits import OUTSTANDING
from zaubertisch.server.messages.wire import Beat
from zaubertisch.server.net import sockets
from zaubertisch.server.net.events import EventStream
from zaubertisch.server.net.streams import TRANSPORT

FOREVER = 30
"""Seconds after which a reader that should have been cut was not."""


class Transport:
    """A connection whose other end swallows nothing."""

    def __init__(self) -> None:
        self.unread, self.cut = 0, False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.cut = True

    def set_write_buffer_limits(self, high: int) -> None:
        assert high > OUTSTANDING

    def get_extra_info(self, _: str) -> None:
        return None


async def nothing() -> Any:
    await asyncio.Event().wait()


async def beats() -> AsyncGenerator[Beat, None]:
    """Two, and then nothing for as long as one likes."""
    yield Beat(1)
    yield Beat(2)
    await nothing()


async def test_over_events() -> None:
    line = Transport()

    async def send(message: Any) -> None:
        line.unread += len(message.get("body", b"")) * OUTSTANDING // 50  # the first is borne, the second not

    scope = {"type": "http", "extensions": {TRANSPORT: line}}
    async with asyncio.timeout(FOREVER):
        await (await EventStream.of(beats()))(scope, nothing, send)
    assert line.cut


async def test_over_a_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Transport()
    said = iter([{"type": "websocket.receive", "text": json.dumps({"type": "hello", "token": "x"})}])

    async def receive() -> Any:
        return next(said, None) or await nothing()

    async def send(text: str) -> None:
        line.unread += OUTSTANDING * 2 // 3

    async def done(*_: object) -> None:
        return None

    socket = SimpleNamespace(
        headers={},
        scope={"type": "websocket", "extensions": {TRANSPORT: line}},
        accept=done,
        close=done,
        receive=receive,
        send_data=send,
    )
    monkeypatch.setattr(sockets, "stream", lambda *_: beats())
    without: Any = None
    async with asyncio.timeout(FOREVER):
        await sockets.Line(socket, without, without, without).serve("table")  # type: ignore[arg-type]
    assert line.cut
    assert line.unread < 2 * OUTSTANDING
