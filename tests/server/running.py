"""A real server in a process of its own, on a real file, that can be killed and started again."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import httpx

from . import outside

SECONDS = 30


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    return port


class Running:
    """The server at one port, over one database."""

    def __init__(
        self,
        database: Path | str,
        pace: int = 0,
        host: str = "127.0.0.1",
        grace: int = 60,
        log: Path | None = None,
        words: Sequence[str] = (),
    ) -> None:
        self.database, self.pace, self.host, self.grace = database, pace, host, grace
        self.words = words
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log or Path(database).with_suffix(".log")
        self.process: subprocess.Popen[str] | None = None
        self.http = httpx.Client(base_url=self.url, timeout=SECONDS)

    def command(self) -> list[str]:
        where = [f"--host={self.host}", f"--port={self.port}", f"--database={self.database}"]
        how = [f"--pace={self.pace}", f"--grace={self.grace}"]
        return [sys.executable, "-m", "zaubertisch.cli", "serve", *where, *how, *self.words]

    def start(self) -> Running:
        """Start it, and wait until it answers."""
        with self.log.open("a") as log:
            self.process = subprocess.Popen(self.command(), stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.output().readline().startswith("Zaubertisch is at"), self.log.read_text()
        for _ in range(600):
            try:
                assert self.http.get("/api/health", timeout=1).status_code == 200
            except httpx.TransportError:
                if self.process.poll() is not None:
                    break
            else:
                return self
        raise AssertionError(f"The server did not come up: {self.log.read_text()}")

    def output(self) -> IO[str]:
        assert self.process is not None
        assert self.process.stdout is not None
        return self.process.stdout

    def kill(self) -> None:
        """As by kill -9: nothing is finished, nothing is told."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """As by Ctrl+C; the exit code."""
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(SECONDS)
        self.output().close()
        self.process = None
        return code

    def close(self) -> None:
        if self.process is not None:
            self.kill()
        self.http.close()

    def rows(self, table: str) -> list[tuple[object, ...]]:
        """All that the database holds of a table, as it lies there."""
        events = outside.ask(
            self.database, "SELECT * FROM event WHERE table_id = :table ORDER BY seq", table=table
        )
        return events + outside.ask(self.database, "SELECT * FROM room WHERE table_id = :table", table=table)

    def troubles(self) -> list[str]:
        """What the server has logged, apart from what a test expects."""
        return [line for line in self.log.read_text().splitlines() if re.search("ERROR|Traceback", line)]


@contextmanager
def servers(database: Path | str, folder: Path) -> Iterator[Callable[..., Running]]:
    """Starts servers on one database, each with a log in the folder, and closes them in the end."""
    started: list[Running] = []

    def start(**how: Any) -> Running:
        started.append(Running(database, log=folder / f"server-{len(started)}.log", **how))
        return started[-1].start()

    try:
        yield start
    finally:
        for running in started:
            running.close()
