"""From a command line to a running server: one address to open, or one sentence about what is in the way."""

from __future__ import annotations

import errno
import io
import logging
import os
import socket
import sys
from pathlib import Path
from types import FrameType
from typing import NoReturn

import uvicorn

from zaubertisch.server.house.house import House
from zaubertisch.server.house.neighbours import Alone
from zaubertisch.server.house.postgres_neighbours import PostgresNeighbours
from zaubertisch.server.house.presence import GRACE, Presence
from zaubertisch.server.limits import HELLO
from zaubertisch.server.storage.postgres import is_postgres
from zaubertisch.server.storage.postgres_store import PostgresStore
from zaubertisch.server.storage.sqlite_store import SqliteStore
from zaubertisch.server.storage.store import DatabaseRefused

from .app import application
from .lines import HttpLine, SocketLine
from .welcome import welcome

PACE = 700
"""Milliseconds that a bot takes for a move, so that people can follow."""

PATIENCE = 5
"""Seconds that open connections get when the server stops."""


class Server(uvicorn.Server):
    """Stops gently: streams end, answers are finished, the database is closed, and the exit code is 0."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        """A server for this house."""
        super().__init__(config)
        self._house = house

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal asks to stop, the second insists."""
        self.force_exit, self.should_exit = self.should_exit, True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let go of the readers first: a stream would never end by itself."""
        self._house.hints.close()
        await super().shutdown(sockets)


def run(host: str, port: int, database: str | Path, pace: int = PACE, grace: int = GRACE) -> None:
    """Serve until told to stop; leaves with code 2 and one sentence when that is not possible."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s")
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # strangers' nonsense is no fault of ours
    try:
        listener = _listen(host, port)
    except OSError as no:
        _give_up(_why_not_listen(host, port, no))
    try:
        house = open_house(str(database), pace)
    except DatabaseRefused as no:
        _give_up(str(no))
    config = uvicorn.Config(
        application(house, presence=Presence(house, grace)),
        http=HttpLine,
        ws=SocketLine,
        ws_max_size=HELLO,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # not every terminal can show the code for phones
    sys.stdout.write(welcome(host, listener.getsockname()[1]))
    sys.stdout.flush()
    Server(config, house).run([listener])


def open_house(database: str, pace: int) -> House:
    """A house over this database, a file or the address of a PostgreSQL; raises DatabaseRefused."""
    if is_postgres(database):
        return House(PostgresStore(database), pace, PostgresNeighbours(database))
    return House(SqliteStore(Path(database)), pace, Alone())


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=2048)


def _why_not_listen(host: str, port: int, no: OSError) -> str:
    match no.errno:
        case errno.EADDRINUSE:
            way = f"make play PORT={port + 1}" if "MAKELEVEL" in os.environ else f"--port {port + 1}"
            return f"Port {port} is in use. Stop what uses it, or name another port: {way}."
        case errno.EACCES:
            return f"Port {port} may not be used by this user. Name one above 1023: --port 8000."
        case _:
            return f"The address {host} cannot be used here: {no.strerror}. Name another: --host 127.0.0.1."


def _give_up(sentence: str) -> NoReturn:
    sys.stderr.write(f"{sentence}\n")
    raise SystemExit(2)
