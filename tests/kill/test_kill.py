"""Real kills (`make test-kill`): nothing that was acknowledged is lost or there twice, no line has a gap."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from tests.kill.storm import Storm
from tests.server.running import Running
from zaubertisch.games import GAMES

KILLS = int(os.environ.get("KILLS", "50"))
TABLES = int(os.environ.get("TABLES", "30"))


@pytest.mark.long
@pytest.mark.parametrize("seed", [int(os.environ.get("SEED", "1"))])
def test_nothing_is_lost_or_doubled(database: str, tmp_path: Path, seed: int) -> None:
    """Two processes on PostgreSQL, one on SQLite."""
    count = 2 if database.startswith("postgresql") else 1
    servers = [Running(database, pace=30, log=tmp_path / f"{number}.log").start() for number in range(count)]
    try:
        storm = Storm(servers, seed)
        asyncio.run(storm.run(TABLES, KILLS))
        found = storm.check()
        print(database.partition(":")[0][-10:], dict(found))  # noqa: T201 - it is asked for
        assert all(found[f"{game} moves"] > 100 for game in GAMES), "a game that was hardly played"
    finally:
        for server in servers:
            server.close()
