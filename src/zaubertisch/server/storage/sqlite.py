"""The SQLite file: opened by one process alone, brought up to date, and safe once it has answered."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa

from .migrating import migrate
from .store import DatabaseRefused

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Lock:
    """One process alone has the file, for as long as it lives; a crash frees it."""

    def __init__(self, database: Path) -> None:
        """Take the lock that lies beside the file, or raise DatabaseRefused."""
        self._file: IO[str] = open(f"{database}.lock", "a+")  # noqa: SIM115 - held for life
        try:
            self._take()
        except OSError:
            self._file.close()
            raise DatabaseRefused(
                f"The database {database} is in use by another Zaubertisch server. "
                "SQLite serves one process: stop the other one, or name another file."
            ) from None

    def _take(self) -> None:
        if sys.platform == "win32":
            self._file.seek(0)
            msvcrt.locking(self._file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def free(self) -> None:
        """Let another process have the file."""
        self._file.close()


def open_database(path: Path) -> tuple[Lock, sa.Engine]:
    """Lock the file, make it where there is none, and bring its tables up to date; raises DatabaseRefused."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = Lock(path)
    except OSError as no:
        raise DatabaseRefused(f"The database {path} cannot be opened: {no.strerror}.") from None
    engine = sa.create_engine(sa.URL.create("sqlite+pysqlite", database=str(path)))
    sa.event.listen(engine, "connect", _settle)
    try:
        _migrate(engine, path)
    except BaseException:
        engine.dispose()
        lock.free()
        raise
    return lock, engine


def _settle(connection: Any, _: object) -> None:
    """An answered move must survive the loss of power, so each commit reaches the disk before it returns."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")  # with an account goes all that it holds
    # A body that is no text any more makes its own table unreadable, not the query that finds it.
    connection.text_factory = lambda raw: raw.decode("utf-8", "surrogateescape")


def _migrate(engine: sa.Engine, path: Path) -> None:
    try:
        with engine.begin() as connection:
            migrate(connection, f"The database {path}")
    except sa.exc.DBAPIError as no:
        raise DatabaseRefused(f"The database {path} cannot be used: {no.orig}.") from None
