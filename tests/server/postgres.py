"""A PostgreSQL of our own, from the system's binaries, in a folder that goes away with it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .running import free_port


def binaries() -> Path | None:
    """The folder of initdb and pg_ctl; Debian keeps it off the PATH."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "pg_ctl").exists()), None)


class Postgres:
    """A cluster with as many databases as tests ask for."""

    def __init__(self, binaries: Path, folder: Path) -> None:
        self.binaries, self.folder, self.made = binaries, folder, 0
        self.port = free_port()
        # PostgreSQL refuses to be run by root.
        import pwd  # here, since Windows has none

        self.user = "postgres" if "postgres" in {user.pw_name for user in pwd.getpwall()} else "nobody"
        self.as_user = {"user": self.user} if os.geteuid() == 0 else {}

    def start(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, self.user)
        self.run("initdb", "--auth=trust", "--username=test", "--encoding=UTF8", "--locale=C", "--no-sync")
        self.up()

    def up(self) -> None:
        # The machine itself is not switched off in these tests, so nothing need reach the disk.
        how = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        self.run("pg_ctl", "start", "--wait", f"--log={self.folder / 'log'}", f"--options={how}")

    def stop(self) -> None:
        self.run("pg_ctl", "stop", "--mode=immediate", "--wait")

    def run(self, command: str, *words: str) -> None:
        tried = subprocess.run(
            [self.binaries / command, f"--pgdata={self.folder / 'data'}", *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            cwd=self.folder,
            check=False,
            **self.as_user,  # type: ignore[call-overload]
        )
        assert tried.returncode == 0, tried.stderr

    def sql(self, statement: str, database: str = "postgres") -> list[list[str]]:
        """What psql answers."""
        words = ["-X", "-A", "-t", "-q", "-F", "\x1f", "-R", "\x1e", "-v", "ON_ERROR_STOP=1", "-c", statement]
        where = ["-h", str(self.folder), "-p", str(self.port), "-U", "test", "-d", database]
        psql = shutil.which("psql") or self.binaries / "psql"
        said = subprocess.run([psql, *where, *words], capture_output=True, text=True, check=True).stdout
        return [row.split("\x1f") for row in said.rstrip("\n").split("\x1e") if row]

    def database(self) -> str:
        """The address of a new database."""
        self.made += 1
        self.sql(f"CREATE DATABASE tables_{self.made}")
        return f"postgresql+asyncpg://test@127.0.0.1:{self.port}/tables_{self.made}"


def name_of(database: str) -> str:
    found = re.search(r"/(\w+)$", database)
    assert found is not None
    return found[1]


@contextmanager
def private(binaries: Path) -> Iterator[Postgres]:
    """A cluster for as long as the block runs."""
    folder = Path(tempfile.mkdtemp(prefix="zaubertisch-"))
    postgres = Postgres(binaries, folder)
    try:
        postgres.start()
        yield postgres
        postgres.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
