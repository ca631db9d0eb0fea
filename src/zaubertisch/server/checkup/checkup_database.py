"""The database and the disk below it, looked at beside a server that may be running."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import asyncpg

from zaubertisch.server.house.alarm import now
from zaubertisch.server.storage.postgres import AWAY, OLDEST, SECONDS, address_of, is_postgres, shown
from zaubertisch.server.storage.postgres_store import CONNECTIONS

from .finding import Finding

ROOM = 500_000_000
"""Bytes that should be free: a thousand long matches take about a tenth of it."""

SLOW = 0.05
"""Seconds for a commit to reach the disk from which on players notice."""

APART = 5_000
"""Milliseconds by which two clocks may differ before it matters."""


def findings(database: str) -> Iterator[Finding]:
    """What there is to say about this database, a file or the address of a PostgreSQL."""
    if is_postgres(database):
        yield from asyncio.run(_postgres(database))
    else:
        yield from _file(Path(database))


def _file(path: Path) -> Iterator[Finding]:
    folder = path.parent
    if not (folder.is_dir() and os.access(folder, os.W_OK)):
        yield Finding(
            "folder", f"{folder} cannot be written to", "Make it, and let the server's user own it."
        )
        return
    free = shutil.disk_usage(folder).free
    fix = (
        "" if free > ROOM else "Make room, or move the database to another disk while the server is stopped."
    )
    yield Finding("room", f"{free / 1e9:.1f} GB free in {folder}", fix)
    took = _sync(folder)
    fix = "" if took < SLOW else "Keep the file on a local disk; a network drive or an SD card is too slow."
    yield Finding("disk", f"{1000 * took:.0f} ms until something is really written", fix)
    yield _content(path)


def _sync(folder: Path) -> float:
    """Seconds that a small commit takes, the middle one of five."""
    took = []
    with TemporaryFile(dir=folder) as file:
        for _ in range(5):
            began = time.perf_counter()
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())
            took.append(time.perf_counter() - began)
    return sorted(took)[2]


def _content(path: Path) -> Finding:
    if not path.exists():
        return Finding("database", f"{path} is not there yet; the server makes it")
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            (tables,) = connection.execute("SELECT count(*) FROM room").fetchone()
    except sqlite3.Error as no:
        said = str(no)
    if said == "ok":
        return Finding("database", f"{path} is whole and holds {tables} tables")
    return Finding(
        "database", f"{path}: {said}", "Stop the server and go back to a copy; see docs/guide/host.md."
    )


async def _postgres(database: str) -> list[Finding]:
    what = f"database {shown(database)}"
    try:
        connection = await asyncpg.connect(address_of(database), timeout=SECONDS)
    except (*AWAY, asyncpg.PostgresError, ValueError) as no:
        fix = "See that it runs, lets this machine in (pg_hba.conf), and that name and password are right."
        return [Finding(what, f"cannot be reached ({type(no).__name__})", fix)]
    try:
        return [found async for found in _settings(connection, what)]
    finally:
        await connection.close()


async def _settings(connection: Any, what: str) -> Any:
    major = connection.get_server_version().major
    fix = "" if major >= OLDEST else f"Use PostgreSQL {OLDEST} or newer."
    yield Finding(what, f"answers; PostgreSQL {major}", fix)
    off = [name for name in ("fsync", "full_page_writes") if await _setting(connection, name) == "off"]
    fix = (
        f"Set it to on in postgresql.conf: {', '.join(off)}. Else the loss of power costs moves."
        if off
        else ""
    )
    yield Finding(
        "safety", "off: " + ", ".join(off) if off else "what was answered survives the loss of power", fix
    )
    most = int(await _setting(connection, "max_connections"))
    used = await connection.fetchval(
        "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'"
    )
    fix = "" if most - used > CONNECTIONS + 1 else "Raise max_connections in postgresql.conf."
    yield Finding("connections", f"{used} of {most} used; a process takes {CONNECTIONS + 1}", fix)
    at = await connection.fetchval("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
    apart = abs(now() - at)
    fix = (
        ""
        if apart < APART
        else "Let both machines set their clocks by the network (NTP, for example chrony)."
    )
    yield Finding("clock", f"the database's is {apart / 1000:.1f} s apart from the one here", fix)


async def _setting(connection: Any, name: str) -> str:
    value: str = await connection.fetchval("SELECT current_setting($1)", name)
    return value
