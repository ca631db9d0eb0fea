"""How long tables are kept: finished ones for a time, open ones for good, in both databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from zaubertisch.kernel import Refused
from zaubertisch.server.house.alarm import now
from zaubertisch.server.house.desk import Desk
from zaubertisch.server.house.house import House
from zaubertisch.server.house.presence import Presence
from zaubertisch.server.messages import wire
from zaubertisch.server.net.serve import open_house
from zaubertisch.server.operating.keeping import SETTLE, Keeping
from zaubertisch.server.operating.office import Office
from zaubertisch.server.secret import hashed

from . import outside
from .test_house import TOKEN, act, host, play

KEEP = 90 * 86_400_000
LATER = SETTLE + 1


@pytest.fixture
async def house(database: str) -> AsyncIterator[House]:
    """A house on a database of each kind."""
    house = await asyncio.to_thread(open_house, database, 0)
    yield house
    await house.store.close()


async def rows(database: str, house: House, table: str) -> int:
    """How many rows there are of this table."""
    told = await house.store.log(table)
    note = await asyncio.to_thread(
        outside.ask, database, "SELECT count(*) FROM room WHERE table_id = :table", table=table
    )
    return len(told) + int(str(note[0][0]))


async def over(desk: Desk) -> str:
    """A table whose match is over."""
    table = (await play(desk)).table
    await desk.act(table, act(wire.Abort()), TOKEN)
    return table


async def test_what_is_over_for_long_goes_and_nothing_else_ever(house: House, database: str) -> None:
    desk, keeping = Desk(house), Keeping(house, KEEP)
    gathering, playing = (await host(desk, 0)).table, (await play(desk)).table
    old, closed = await over(desk), (await play(desk)).table
    await Office(house).close(closed, "Enough")
    ended = now()
    kept = {table: await rows(database, house, table) for table in (gathering, playing, old, closed)}
    await keeping.round(ended + KEEP - 60_000, KEEP)
    await keeping.round(ended + KEEP - 50_000, KEEP)
    assert kept == {table: await rows(database, house, table) for table in kept}
    # First the log says so, and the table answers no more; the rows go when nothing can be on its way.
    await keeping.round(ended + KEEP + 60_000, KEEP)
    for table in (old, closed):
        assert await rows(database, house, table) == kept[table] + 1
        with pytest.raises(Refused, match="no-such-table"):
            await desk.look(table, TOKEN)
    assert {each.table for each in await Office(house).tables("")} == {gathering, playing}
    await keeping.round(now() + LATER, 10 * KEEP)
    assert [await rows(database, house, table) for table in (old, closed)] == [0, 0]
    # A hundred years later: whatever is open is as it was, and goes on.
    await keeping.round(ended + 400 * KEEP, KEEP)
    await keeping.round(ended + 800 * KEEP, KEEP)
    assert [await rows(database, house, table) for table in (gathering, playing)] == [
        kept[gathering],
        kept[playing],
    ]
    await desk.act(playing, act(wire.Abort()), TOKEN)


async def test_a_match_that_is_called_for_in_the_same_moment(house: House, database: str) -> None:
    """Either it comes first and the table stays whole, or it is refused: never is half a log left."""
    desk, keeping = Desk(house), Keeping(house, KEEP)
    old = [await over(desk) for _ in range(6)]
    later = now() + KEEP + 60_000
    called = [desk.act(table, act(wire.Rematch()), TOKEN) for table in old]
    *answers, _ = await asyncio.gather(*called, keeping.round(later, KEEP), return_exceptions=True)
    await keeping.round(now() + LATER, KEEP)
    for table, answer in zip(old, answers, strict=True):
        left = await rows(database, house, table)
        if isinstance(answer, BaseException):
            assert isinstance(answer, Refused)
            assert (answer.reason.code, left) == ("no-such-table", 0)
        else:
            assert (await desk.look(table, TOKEN)).table.phase == "gathering"


async def test_nothing_is_written_behind_the_last_entry(house: House, database: str) -> None:
    """A process that read the table before cannot add to it: the log has the last word."""
    desk, keeping = Desk(house), Keeping(house, KEEP)
    old = await over(desk)
    await keeping.round(now() + KEEP + 60_000, KEEP)
    before = await rows(database, house, old)
    for asked in (wire.Rematch(), wire.Say("Hello")):
        with pytest.raises(Refused, match="no-such-table"):
            await desk.act(old, act(asked), TOKEN)
    presence = Presence(house)
    await presence.arrive(old, TOKEN)
    assert await presence._gone((old, hashed(TOKEN)), 60)
    assert await rows(database, house, old) == before


async def test_without_a_time_everything_is_kept(house: House) -> None:
    await asyncio.wait_for(Keeping(house, None).run(), 5)


async def test_what_cannot_be_read_is_kept_and_holds_up_nothing(house: House, database: str) -> None:
    desk = Desk(house)
    torn, old = await over(desk), await over(desk)
    house.forget(torn)
    damage = "UPDATE event SET body = 'torn' WHERE table_id = :table AND seq = 2"
    await asyncio.to_thread(outside.change, database, damage, table=torn)
    before = await rows(database, house, torn)
    keeping = Keeping(house, KEEP)
    await keeping.round(now() + KEEP + 60_000, KEEP)
    await keeping.round(now() + LATER, KEEP)
    assert await rows(database, house, torn) == before
    assert await rows(database, house, old) == 0
