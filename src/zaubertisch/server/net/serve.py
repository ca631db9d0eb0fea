"""From a command line to a running server: one address to open, or one sentence about what is in the way."""

from __future__ import annotations

import asyncio
import errno
import gc
import io
import logging
import os
import socket
import sys
from pathlib import Path
from types import FrameType
from typing import NoReturn

import msgspec
import uvicorn

from zaubertisch.server.house.house import House
from zaubertisch.server.house.neighbours import Alone
from zaubertisch.server.house.postgres_neighbours import PostgresNeighbours
from zaubertisch.server.house.presence import GRACE, Presence
from zaubertisch.server.house.valkey_carrier import ValkeyCarrier
from zaubertisch.server.limits import HELLO
from zaubertisch.server.operating.journal import Form, Level, keep
from zaubertisch.server.operating.token import TokenRefused, kept_token
from zaubertisch.server.storage.postgres import is_postgres
from zaubertisch.server.storage.postgres_store import PostgresStore
from zaubertisch.server.storage.sqlite_store import SqliteStore
from zaubertisch.server.storage.store import DatabaseRefused

from .app import application
from .lines import HttpLine, SocketLine
from .welcome import welcome

log = logging.getLogger(__name__)

PACE = 700
"""Milliseconds that a bot takes for a move, so that people can follow."""

PATIENCE = 5
"""Seconds that open connections get when the server stops."""


class Server(uvicorn.Server):
    """Stops gently: streams end, answers are finished, the database is closed, and the exit code is 0."""

    def __init__(self, config: uvicorn.Config, house: House, drain: int = 0) -> None:
        """A server for this house; `drain` seconds it still serves those who are there when it is to stop."""
        super().__init__(config)
        self._house = house
        self._drain = drain

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal asks to stop, the second insists."""
        self.force_exit, self.should_exit = self.should_exit, True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """First let nobody new be sent here, then let go of the readers: no stream would end by itself."""
        self._house.stopping = True
        log.info("Stopping")
        await asyncio.sleep(self._drain)
        self._house.hints.close()
        await super().shutdown(sockets)


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """How whoever starts the server wants it."""

    host: str
    port: int
    database: str
    pace: int = PACE
    grace: int = GRACE
    journal: Form = "text"
    level: Level = "warning"
    token_file: Path | None = None
    keep: int | None = None  # milliseconds that finished tables are kept; None is for good
    drain: int = 0  # seconds
    hints: str | None = None  # the address of a Valkey that carries them
    root: str = ""  # the path below which browsers find it


def run(wish: Wish) -> None:
    """Serve until told to stop; leaves with code 2 and one sentence when that is not possible."""
    keep(wish.journal, wish.level)
    host, port = wish.host, wish.port
    try:
        listener = _listen(host, port)
    except OSError as no:
        _give_up(_why_not_listen(host, port, no))
    try:
        token = None if wish.token_file is None else kept_token(wish.token_file)
        house = open_house(wish.database, wish.pace, wish.hints)
    except (DatabaseRefused, TokenRefused) as no:
        _give_up(str(no))
    config = uvicorn.Config(
        application(house, presence=Presence(house, wish.grace), keep=wish.keep, admin=token, root=wish.root),
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
    sys.stdout.write(welcome(host, listener.getsockname()[1], wish.root))
    sys.stdout.flush()
    gc.collect()
    gc.freeze()  # what is loaded by now stays: to look through it ever again would halt all tables
    Server(config, house, wish.drain).run([listener])


def open_house(database: str, pace: int, hints: str | None = None) -> House:
    """A house over this database, a file or the address of a PostgreSQL; raises DatabaseRefused.

    `hints` is the address of a Valkey that carries what processes tell each other.
    """
    if is_postgres(database):
        carrier = None if hints is None else ValkeyCarrier(hints)
        return House(PostgresStore(database), pace, PostgresNeighbours(database, carrier))
    if hints is not None:
        raise DatabaseRefused("A SQLite file serves one process, which needs no hints. Leave out --hints.")
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
