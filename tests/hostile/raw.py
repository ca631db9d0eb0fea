"""A connection without any library between: it says what we like, and not always all of it."""

from __future__ import annotations

import os
import socket
import struct
from contextlib import suppress

from tests.server.running import Running

SECONDS = 10
"""Less than a beat of the server, so that a line on which nothing but beats come is not taken for cut."""

KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Raw:
    """A connection to this server; whoever reads little has a small buffer, too."""

    def __init__(self, server: Running, buffer: int | None = None) -> None:
        self.socket = socket.socket()
        if buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(SECONDS)
        self.socket.connect(("127.0.0.1", server.port))

    def __enter__(self) -> Raw:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def say(self, text: str | bytes) -> None:
        self.socket.sendall(text.encode() if isinstance(text, str) else text)

    def upgrade(self, path: str, *headers: str) -> None:
        """Ask for a socket."""
        asks = ("Connection: Upgrade", "Upgrade: websocket", f"Sec-WebSocket-Key: {KEY}")
        lines = (f"GET {path}/socket HTTP/1.1", *asks, "Sec-WebSocket-Version: 13", *headers)
        self.say("\r\n".join(lines) + "\r\n\r\n")

    def frame(self, opcode: int, said: bytes, last: bool = True) -> bytes:
        """A frame as a client sends it."""
        mask = os.urandom(4)
        size = len(said)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
        body = bytes(sign ^ mask[at % 4] for at, sign in enumerate(said))
        return bytes([opcode | 0x80 * last]) + length + mask + body

    def head(self) -> str:
        """The first lines of what is answered."""
        return self.until(b"\r\n\r\n").decode("latin-1")

    def until(self, sign: bytes) -> bytes:
        """What comes until this does."""
        got = b""
        while sign not in got and (piece := self.socket.recv(65536)):
            got += piece
        return got

    def rest(self) -> bytes:
        """All that comes until the other end hangs up; fails if it does not."""
        got = b""
        with suppress(ConnectionResetError):
            while piece := self.socket.recv(65536):
                got += piece
        return got
