"""The log in a file: for one process alone, and on the disk before anyone is answered."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.dialects import postgresql

from zaubertisch.kernel import Refused
from zaubertisch.server.storage.schema import metadata
from zaubertisch.server.storage.sqlite import open_database
from zaubertisch.server.storage.sqlite_store import SqliteStore
from zaubertisch.server.storage.store import Appended, DatabaseRefused

from .test_store import append


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "folder" / "tables 100%.sqlite"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    """A store in a file."""
    store = SqliteStore(path)
    yield store
    await store.close()


async def test_nobody_is_answered_before_the_commit(store: SqliteStore, path: Path) -> None:
    """Whoever has an answer finds the entry in the file, seen from outside."""

    async def check(n: int) -> None:
        await store.append(append(f"t{n}", 1))
        with sqlite3.connect(path) as outside:
            found = outside.execute("SELECT count(*) FROM event WHERE table_id = ?", [f"t{n}"]).fetchone()
        outside.close()
        assert found == (1,)

    await asyncio.gather(*map(check, range(20)))


def test_each_commit_reaches_the_disk(path: Path) -> None:
    lock, engine = open_database(path)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    engine.dispose()
    lock.free()


async def test_what_cannot_be_written_is_refused_and_the_next_can_be(store: SqliteStore) -> None:
    with store._engine.begin() as connection:
        connection.exec_driver_sql(
            "CREATE TRIGGER full BEFORE INSERT ON room WHEN NEW.table_id = 'bad' "
            "BEGIN SELECT RAISE(ROLLBACK, 'disk full'); END"
        )
    with pytest.raises(Refused, match="not-written"):
        await store.append(append("bad", 1))
    assert await store.log("bad") == []
    assert await store.append(append("good", 1)) == Appended(1)


async def test_a_second_store_on_the_same_file_is_refused(store: SqliteStore, path: Path) -> None:
    with pytest.raises(DatabaseRefused, match="in use by another Zaubertisch server"):
        SqliteStore(path)


def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes(b"this is not a database, whatever its name says" * 100)
    with pytest.raises(DatabaseRefused, match="file is not a database"):
        SqliteStore(path)
    path.unlink()
    asyncio.run(SqliteStore(path).close())  # the lock was let go


def test_a_file_of_a_later_version_is_refused(path: Path) -> None:
    asyncio.run(SqliteStore(path).close())
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'v999'")
    connection.close()
    with pytest.raises(DatabaseRefused, match="newer Zaubertisch"):
        SqliteStore(path)


def test_a_place_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file, no folder")
    with pytest.raises(DatabaseRefused, match="cannot be opened"):
        SqliteStore(tmp_path / "file" / "tables.sqlite")


async def test_a_damaged_body_is_handed_on_as_it_is(store: SqliteStore, path: Path) -> None:
    await store.append(append("t", 1))
    await store.append(append("u", 1, body=b'"sound"'))
    with sqlite3.connect(path) as outside:
        outside.execute("UPDATE event SET body = CAST(x'7bff22' AS TEXT) WHERE table_id = 't'")
    outside.close()
    assert await store.log("t") == [(1, b'{\xff"')]
    assert await store.log("u") == [(1, b'"sound"')]


def test_the_steps_lead_to_the_schema(path: Path) -> None:
    lock, engine = open_database(path)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()
    lock.free()


def test_the_schema_holds_nothing_that_only_sqlite_has() -> None:
    for table in metadata.sorted_tables:
        assert str(sa.schema.CreateTable(table).compile(dialect=postgresql.dialect()))  # type: ignore[no-untyped-call]
