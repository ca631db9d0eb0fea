"""A small real reverse proxy: one host, on which the table lives below a path beside other pages."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from .running import free_port

ELSEWHERE = b"HTTP/1.1 404 Not Found\r\nContent-Length: 9\r\nConnection: close\r\n\r\nElsewhere"
"""What the host answers beside the path."""


class Proxy:
    """Passes on what is asked below a path: whole, as nginx does by itself, or without the path."""

    def __init__(self, upstream: int, path: str, strips: bool) -> None:
        self.upstream, self.path, self.strips = upstream, path, strips
        self.port = free_port()
        self.host = f"http://127.0.0.1:{self.port}"
        self.url = self.host + path
        self.astray: list[str] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request for each connection, or one socket."""
        outwards: asyncio.StreamWriter | None = None
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            method, target, rest = head.split(" ", 2)
            if target != self.path and not target.startswith(f"{self.path}/"):
                self.astray.append(target)
                writer.write(ELSEWHERE)
            else:
                target = target.removeprefix(self.path) or "/" if self.strips else target
                if "\r\nupgrade:" not in rest.lower():
                    rest = re.sub(r"(?i)\r\nconnection:[^\r]*", "", rest)
                    rest = rest.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n", 1)
                inwards, outwards = await asyncio.open_connection("127.0.0.1", self.upstream)
                outwards.write(f"{method} {target} {rest}".encode("latin-1"))
                await asyncio.gather(pour(reader, outwards), pour(inwards, writer))
            writer.close()
            await writer.wait_closed()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            for end in (writer, outwards):
                if end is not None:
                    end.transport.abort()


async def pour(source: asyncio.StreamReader, into: asyncio.StreamWriter) -> None:
    """All that comes, as it comes."""
    with suppress(OSError):
        while piece := await source.read(65536):
            into.write(piece)
            await into.drain()
    into.close()


@contextmanager
def proxied(upstream: int, path: str = "/cards", strips: bool = False) -> Iterator[Proxy]:
    """A proxy for as long as the block runs, in a thread of its own."""
    proxy, loop = Proxy(upstream, path, strips), asyncio.new_event_loop()

    async def run() -> None:
        server = await asyncio.start_server(proxy.serve, "127.0.0.1", proxy.port)
        up.set()
        await down.wait()
        server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await asyncio.sleep(0.05)  # for what is closed to be gone

    up, down = threading.Event(), asyncio.Event()
    thread = threading.Thread(target=lambda: loop.run_until_complete(run()))
    thread.start()
    try:
        assert up.wait(10)
        yield proxy
    finally:
        loop.call_soon_threadsafe(down.set)
        thread.join()
        loop.close()
