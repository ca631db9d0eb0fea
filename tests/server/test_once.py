"""What is worked out once: whoever asks meanwhile waits for it, and what failed is no answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

import pytest

from zaubertisch.server.house.once import Once

Work = Callable[[], Coroutine[None, None, bytes]]


def work(done: list[bytes], said: bytes, begin: asyncio.Event | None = None) -> Work:
    async def works() -> bytes:
        if begin is not None:
            await begin.wait()
        done.append(said)
        return said

    return works


async def test_many_who_ask_at_once_are_answered_by_one_piece_of_work() -> None:
    once, done, begin = Once(4), list[bytes](), asyncio.Event()
    asked = [asyncio.ensure_future(once.answer("a", work(done, b"1", begin))) for _ in range(5)]
    await asyncio.sleep(0)
    asked[0].cancel()  # the first one hangs up, and the others lose nothing
    begin.set()
    assert await asyncio.gather(*asked[1:]) == [b"1"] * 4
    assert await once.answer("a", work(done, b"2")) == b"1"
    assert done == [b"1"]


async def test_what_failed_is_tried_again() -> None:
    async def fails() -> bytes:
        raise ValueError("no answer")

    once, done = Once(4), list[bytes]()
    with pytest.raises(ValueError, match="no answer"):
        await once.answer("a", fails)
    assert await once.answer("a", work(done, b"1")) == b"1"


async def test_the_one_unasked_for_longest_is_forgotten() -> None:
    once, done = Once(2), list[bytes]()
    for name in ("a", "b", "a", "c", "a", "b"):
        await once.answer(name, work(done, name.encode()))
    assert done == [b"a", b"b", b"c", b"b"]
