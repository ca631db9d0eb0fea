"""The log on the disk, in both databases: durable before it is answered, in order, once for each key."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from zaubertisch.server.net.serve import open_house
from zaubertisch.server.storage.store import Append, Appended, KeySeen, Note, SeqTaken, Store


def note(wake_at: int | None = None) -> Note:
    return Note(listed=True, phase="gathering", at=5, wake_at=wake_at, summary='{"summary":1}')


def append(
    table: str, seq: int, key: str | None = None, body: bytes = b"{}", wake_at: int | None = None
) -> Append:
    return Append(table, seq, "somebody", key, body, note(wake_at))


async def opened(database: str) -> Store:
    """As `serve` opens it: before the loop of the server runs."""
    return (await asyncio.to_thread(open_house, database, 0)).store


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """A store of each kind."""
    store = await opened(database)
    yield store
    await store.close()


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


async def test_a_store_that_is_opened_again_has_everything(database: str) -> None:
    first = await opened(database)
    await first.append(append("t", 1, "key", b"body"))
    secret = await first.secret("tables")
    await first.close()
    second = await opened(database)
    assert await second.log("t") == [(1, b"body")]
    assert await second.secret("tables") == secret
    assert len(secret) == 32
    await second.close()


async def test_the_place_of_the_latest_entry(store: Store) -> None:
    for table, seq in (("t", 1), ("t", 2), ("u", 1), ("v", 1)):
        await store.append(append(table, seq))
    assert await store.heads(["t", "u", "none"]) == {"t": 2, "u": 1}


async def test_the_tables_were_served_when_it_was_last_said(store: Store) -> None:
    assert await store.alive() is None
    for moment in (5, 7):
        await store.beat(moment)
    assert await store.alive() == 7


@pytest.mark.parametrize("name", ["\0", "a" * 1000, "'; DROP TABLE event; --"])
async def test_nothing_lies_under_a_name_that_nobody_gave(store: Store, name: str) -> None:
    assert await store.log(name) == []
    assert await store.seen(name, name, name) is None
