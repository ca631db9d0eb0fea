"""The barest client: a connection for requests and one for frames, so that the server is measured."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import Callable
from typing import Any, cast

import msgspec


def written(head: list[str]) -> bytes:
    """The head of a request."""
    return "\r\n".join([*head, "", ""]).encode()


class Requests(asyncio.Protocol):
    """Requests over one connection, one after the other."""

    def __init__(self, port: int) -> None:
        self.port, self.held, self.lock = port, b"", asyncio.Lock()
        self.transport: asyncio.Transport | None = None
        self.answer: asyncio.Future[bytes] | None = None

    async def open(self) -> Requests:
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)
        return self

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, _: Exception | None) -> None:
        """The server hangs up on whoever is silent for some seconds."""
        self.transport, self.held = None, b""
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(ConnectionResetError())

    def data_received(self, data: bytes) -> None:
        self.held += data
        head, found, body = self.held.partition(b"\r\n\r\n")
        if not found:
            return
        size = int(head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0] or 0)
        if len(body) >= size and self.answer is not None:
            answer, self.answer, self.held = self.answer, None, b""
            if head.startswith(b"HTTP/1.1 2"):
                answer.set_result(body)
            else:
                answer.set_exception(RuntimeError(f"{head.splitlines()[0]!r} {body!r}"))

    async def ask(
        self, path: str, said: Any = None, secret: str | None = None, home: str = "10.0.0.1"
    ) -> Any:
        """What the server answers, asked again when it had hung up; raises RuntimeError when it refuses."""
        body = b"" if said is None else msgspec.json.encode(said)
        head = [
            f"{'GET' if said is None else 'POST'} /api{path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            f"X-Forwarded-For: {home}",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
        ]
        head += [] if secret is None else [f"Authorization: Bearer {secret}"]
        async with self.lock:
            while True:
                if self.transport is None:
                    await self.open()
                self.answer = asyncio.get_running_loop().create_future()
                cast("asyncio.Transport", self.transport).write(written(head) + body)
                try:
                    return msgspec.json.decode(await self.answer)
                except ConnectionResetError:
                    continue

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


class Frames(asyncio.Protocol):
    """A socket that has said hello, and hands on every message as it came."""

    def __init__(self, port: int, table: str, secret: str | None, take: Callable[[bytes], None]) -> None:
        self.port, self.table, self.secret, self.take = port, table, secret, take
        self.held, self.open_ = bytearray(), False
        self.transport: asyncio.Transport | None = None
        self.first = asyncio.get_running_loop().create_future()

    async def open(self) -> Frames:
        """Open it, and wait for the first message."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)
        await self.first
        return self

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        head = [
            f"GET /api/tables/{self.table}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            f"Origin: http://127.0.0.1:{self.port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        ]
        transport.write(written(head))

    def data_received(self, data: bytes) -> None:
        self.held += data
        if not self.open_:
            end = self.held.find(b"\r\n\r\n")
            if end < 0:
                return
            del self.held[: end + 4]
            self.open_ = True
            hello = json.dumps({"type": "hello", "token": self.secret, "since": None}).encode()
            self.send(0x81, hello)
        while (said := self.next()) is not None:
            if not self.first.done():
                self.first.set_result(None)
            self.take(said)

    def next(self) -> bytes | None:
        """The next whole message, if there is one."""
        held = self.held
        if len(held) < 2:
            return None
        size, start = held[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(held[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(held[2:10], "big"), 10
        if len(held) < start + size:
            return None
        kind, said = held[0] & 15, bytes(held[start : start + size])
        del held[: start + size]
        if kind == 9:
            self.send(0x8A, said)
            return self.next()
        return said

    def send(self, kind: int, said: bytes) -> None:
        """A short message; the mask that clients must use is nought."""
        size = (
            bytes([kind, 128 | len(said)])
            if len(said) < 126
            else bytes([kind, 254, *len(said).to_bytes(2, "big")])
        )
        assert self.transport is not None
        self.transport.write(size + bytes(4) + said)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()
