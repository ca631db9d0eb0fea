"""The log on the disk: durable before it is answered, in order, once for each key, for one process alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.dialects import postgresql

from zaubertisch.kernel import Refused
from zaubertisch.server.database import DatabaseRefused, open_database
from zaubertisch.server.schema import metadata
from zaubertisch.server.store import Append, Appended, KeySeen, Note, SeqTaken, Store


def note(wake_at: int | None = None) -> Note:
    return Note(listed=True, phase="gathering", at=5, wake_at=wake_at, summary='{"summary":1}')


def append(
    table: str, seq: int, key: str | None = None, body: bytes = b"{}", wake_at: int | None = None
) -> Append:
    return Append(table, seq, "somebody", key, body, note(wake_at))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "folder" / "tables 100%.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = Store(path)
    yield store
    store.close()


async def test_what_was_appended_is_read_in_order(store: Store) -> None:
    for seq in (1, 2, 3):
        assert await store.append(append("t", seq, body=b'{"n":%d}' % seq)) == Appended(seq)
    assert await store.log("t") == [(1, b'{"n":1}'), (2, b'{"n":2}'), (3, b'{"n":3}')]
    assert await store.log("t", after=2) == [(3, b'{"n":3}')]
    assert await store.log("u") == []


async def test_of_racing_appends_one_gets_the_place(store: Store) -> None:
    outcomes = await asyncio.gather(*(store.append(append("t", 1, f"key-{n}")) for n in range(50)))
    assert outcomes.count(Appended(1)) == 1
    assert outcomes.count(SeqTaken()) == 49
    assert len(await store.log("t")) == 1


async def test_a_key_is_used_once_by_each_sender(store: Store) -> None:
    await store.append(append("t", 1, "key", b"first"))
    assert await store.append(append("t", 2, "key", b"second")) == KeySeen(1, b"first")
    other = Append("t", 2, "another", "key", b"second", note())
    assert await store.append(other) == Appended(2)
    assert await store.seen("t", "another", "key") == KeySeen(2, b"second")
    assert await store.seen("t", "another", "lock") is None


async def test_what_has_no_key_may_come_as_often_as_it_likes(store: Store) -> None:
    assert [await store.append(append("t", seq)) for seq in (1, 2)] == [Appended(1), Appended(2)]


async def test_a_loser_in_a_group_takes_nothing_of_the_others_away(store: Store) -> None:
    wanted = [append(table, 1) for table in "aabbcc"]
    outcomes = await asyncio.gather(*map(store.append, wanted))
    assert outcomes == [Appended(1), SeqTaken()] * 3


async def test_the_note_is_that_of_the_latest_event(store: Store) -> None:
    await store.append(append("t", 1, wake_at=10))
    assert (await store.due(9), await store.due(10)) == ([], ["t"])
    await store.append(append("t", 2, wake_at=20))
    assert (await store.due(10), await store.due(20)) == ([], ["t"])
    await store.append(append("t", 3))
    assert await store.due(1000) == []


async def test_the_lobby_sees_listed_tables_the_latest_first(store: Store) -> None:
    for table, listed, at in (("a", True, 1), ("b", True, 3), ("c", False, 4), ("d", True, 2)):
        summary = Note(listed, "gathering", at, None, table)
        await store.append(Append(table, 1, "somebody", None, b"{}", summary))
    assert await store.listed(since=2) == ["b", "d"]


async def test_nobody_is_answered_before_the_commit(store: Store, path: Path) -> None:
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


async def test_what_cannot_be_written_is_refused_and_the_next_can_be(store: Store) -> None:
    with store._engine.begin() as connection:
        connection.exec_driver_sql(
            "CREATE TRIGGER full BEFORE INSERT ON room WHEN NEW.table_id = 'bad' "
            "BEGIN SELECT RAISE(ROLLBACK, 'disk full'); END"
        )
    with pytest.raises(Refused, match="not-written"):
        await store.append(append("bad", 1))
    assert await store.log("bad") == []
    assert await store.append(append("good", 1)) == Appended(1)


async def test_a_store_that_is_opened_again_has_everything(path: Path) -> None:
    first = Store(path)
    await first.append(append("t", 1, "key", b"body"))
    secret = first.secret("tables")
    first.close()
    second = Store(path)
    assert await second.log("t") == [(1, b"body")]
    assert second.secret("tables") == secret
    assert len(secret) == 32
    second.close()


def test_a_second_store_on_the_same_file_is_refused(store: Store, path: Path) -> None:
    with pytest.raises(DatabaseRefused, match="in use by another Zaubertisch server"):
        Store(path)


def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes(b"this is not a database, whatever its name says" * 100)
    with pytest.raises(DatabaseRefused, match="file is not a database"):
        Store(path)
    path.unlink()
    Store(path).close()  # the lock was let go


def test_a_file_of_a_later_version_is_refused(path: Path) -> None:
    Store(path).close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'v999'")
    connection.close()
    with pytest.raises(DatabaseRefused, match="newer Zaubertisch"):
        Store(path)


def test_a_place_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file, no folder")
    with pytest.raises(DatabaseRefused, match="cannot be opened"):
        Store(tmp_path / "file" / "tables.sqlite")


async def test_a_damaged_body_is_handed_on_as_it_is(store: Store, path: Path) -> None:
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
