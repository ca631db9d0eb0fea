"""A copy that was made while people played is brought back, and they play on from there."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from zaubertisch.games import GAMES
from zaubertisch.kernel.record import read, verify

from .guests import Guest, bearer
from .postgres import Postgres, name_of
from .running import servers
from .test_two_processes import moves_of, play, sit


def copied(database: Path, into: Path) -> Path:
    """A copy as `sqlite3 FILE ".backup COPY"` makes it, while the server writes."""
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(into)) as copy:
        source.backup(copy)
    return into


def dumped(postgres: Postgres, database: str, folder: Path) -> str:
    """The same by pg_dump and pg_restore, into a new database."""
    where = ["-h", "127.0.0.1", "-p", str(postgres.port), "-U", "test"]
    dump, into = folder / "copy.dump", postgres.database()
    made = ["pg_dump", "--format=custom", f"--file={dump}", name_of(database)]
    brought = ["pg_restore", "--clean", "--if-exists", f"--dbname={name_of(into)}", str(dump)]
    for name, *words in (made, brought):
        command = shutil.which(name) or str(postgres.binaries / name)
        subprocess.run([command, *where, *words], check=True, capture_output=True)
    return into


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_copy_made_in_play_is_played_on(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    postgres: Postgres | None = request.getfixturevalue("postgres") if kind == "postgresql" else None
    database = tmp_path / "tables.sqlite" if postgres is None else postgres.database()
    with servers(database, tmp_path) as start:
        before = start()
        ann, ben = sit(before, before, game="kampf", bots=0)
        play(ann, ben, moves=3)
        then = [row for row in ann.table.rows() if len(row) == 5]
        if postgres is None:
            copy: Path | str = copied(Path(database), tmp_path / "copy.sqlite")
        else:
            copy = dumped(postgres, str(database), tmp_path)
        play(ann, ben, moves=2)
        lost = ann.frame()["seq"]
        before.kill()
    with servers(copy, tmp_path) as start:
        after = start()
        for guest in (ann, ben):
            guest.table = guest.table.at(after)
        assert [row for row in ann.table.rows() if len(row) == 5][: len(then)] == then
        assert ann.frame()["seq"] < lost
        with ann.table.socket(ann.token, since=lost) as line:  # a page that has seen more starts from here
            assert f'"seq":{ann.frame()["seq"]}' in str(line.recv())
        assert play(ann, ben, moves=4) >= 4
        ann.do("abort")
        made = moves_of(ann.table)
        assert len(made) == len(set(made))
        record = after.http.get(f"{ann.table.path}/record", headers=bearer(ann.token))
        assert verify(read(record.content), GAMES).sound
        assert Guest(ann.table, "Cem").sat.json()["code"] == "match-over"
        assert after.troubles() == []
