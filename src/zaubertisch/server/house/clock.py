"""What happens by itself: bots move, openings end.  Woken in time where that is possible, else by a sweep."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from zaubertisch.kernel import Refused, Seat
from zaubertisch.server.operating.journal import concerning
from zaubertisch.server.table.log import Entry
from zaubertisch.server.table.playing import Question
from zaubertisch.server.table.room import Fresh, Room
from zaubertisch.server.trouble import where

from .house import House, NothingToWrite
from .tempo import in_time
from .thinking import Thinking

SWEEP_SECONDS = 2.0
"""How late a table can be when nothing woke us: after a restart, or when a bot failed."""

PAUSE = 10_000
"""Milliseconds without a look at the time after which nobody is held to have served: a computer that
slept, or whose time was set anew."""

BEAT_SECONDS = 10.0
"""How often is written down that the tables are served; players get what is lost by it."""

CLAIMED = 250
"""Milliseconds until a table that another process serves is looked at again."""

STUCK = 30_000
"""Milliseconds after which a claim is not honoured any more; should both write, the log lets one through."""

EVER = 2**62
"""Later than any time that a table waits for."""

log = logging.getLogger(__name__)


class Asked(msgspec.Struct, frozen=True):
    """A bot that is to move.  Its key names the move for good: turns begin anew with each match."""

    seat: Seat
    bot: str
    match: str
    question: Question

    @property
    def key(self) -> str:
        """What makes it safe to answer twice."""
        return f"bot:{self.match}:{self.seat}:{self.question.turn}"


class Clock:
    """Serves the tables whose time has come; no table twice at the same time."""

    def __init__(self, house: House, thinking: Thinking) -> None:
        """A clock for this house, whose bots think there."""
        self._house = house
        self._thinking = thinking
        self._busy: set[str] = set()
        self._again: set[str] = set()  # their time came while they were served
        self._unpaid: dict[str, int] = {}  # tables that may have waited for a server, since when
        self._refused: dict[str, int] = {}  # tables that another process has claimed, since when
        self._started = 0

    async def run(self) -> None:
        """Run until cancelled."""
        loop = asyncio.get_running_loop()
        if await self._house.neighbours.first():
            await self._count_the_pause(await self._alive())
        now = self._house.now
        sweep, beat, looked = loop.time(), loop.time(), now()
        async with asyncio.TaskGroup() as tasks:
            while True:
                due: set[str] = set()
                rung = self._house.alarm.rung_for_all()
                if rung or loop.time() >= sweep or not 0 <= now() - looked <= PAUSE:
                    # Alarms that were set before our clock was set back would ring too late.
                    overdue = await self._overdue(now() if now() >= looked else EVER)
                    if overdue is None:  # what time does must wait until it is known how long nobody served
                        await asyncio.sleep(SWEEP_SECONDS)
                        continue
                    if now() - looked > PAUSE and await self._house.neighbours.first():
                        await self._count_the_pause(looked)
                    due.update(overdue)
                    looked, sweep = now(), loop.time() + SWEEP_SECONDS
                    if not self._unpaid:
                        await self._house.neighbours.let_in()
                due.update(self._house.alarm.due(now()))
                if loop.time() >= beat:
                    await self._beat()
                    beat = loop.time() + BEAT_SECONDS
                self._again |= due & self._busy
                for table in sorted(due - self._busy):
                    self._busy.add(table)
                    with concerning(table, self._house.seq):  # which the task takes along
                        tasks.create_task(self._serve(table))
                await self._house.alarm.wait(now(), max(0, sweep - loop.time()))

    async def _overdue(self, by: int) -> list[str] | None:
        """The tables whose time has come though nothing rang here; None when the database is away."""
        try:
            await self._house.repair()
            return await self._house.store.due(by)
        except Exception as error:
            log.error("The sweep failed and will be tried again: %s", where(error))
            return None

    async def _serve(self, table: str) -> None:
        """Do what is due at a table, until nothing is.  Whatever goes wrong there stays there."""
        self._again.add(table)
        try:
            async with self._house.neighbours.claim(table) as mine:
                if mine or self._waited_long(table):
                    self._refused.pop(table, None)
                    await self._do_what_is_due(table)
                else:
                    self._house.alarm.set(table, self._house.now() + CLAIMED)
        except Refused as no:
            self._unpaid.pop(table, None)  # nobody gets time back at a table that cannot be read
            log.info("A table cannot be served: %s", no.reason.code)
        except Exception as error:
            log.error("A table could not be served and will be tried again: %s", where(error))
        finally:
            self._busy.discard(table)
            self._again.discard(table)

    async def _do_what_is_due(self, table: str) -> None:
        while table in self._again:
            self._again.discard(table)
            await self._give_back(table)
            await self._let_time_write(table)
            if asked := await self._house.see(table, partial(self._asked, table)):
                thought = in_time(self._moves(asked), self._house.beat, self._house.now, asyncio.sleep)
                for one, move in zip(asked, await thought, strict=True):
                    await self._let_move(table, one, move)
        self._house.wake_again(table)

    def _waited_long(self, table: str) -> bool:
        """Whether another process has claimed the table for so long that it must have got stuck."""
        now = self._house.now()
        return now - self._refused.setdefault(table, now) > STUCK

    async def _alive(self) -> int | None:
        """When the server before this one was seen last; None when there was none."""
        try:
            return await self._house.store.alive()
        except Exception as error:
            log.error("How long no server ran is not known: %s", where(error))
            return None

    async def _count_the_pause(self, alive: int | None) -> None:
        """While no server ran no clock did: every table that waits for a time gets it back first."""
        self._started = self._house.now()
        if alive is None:
            return
        try:
            waiting = await self._house.store.due(EVER)
        except Exception as error:
            log.error("Which tables waited while no server ran is not known: %s", where(error))
            return
        self._unpaid = dict.fromkeys(waiting, alive) | self._unpaid
        for table in waiting:
            self._house.alarm.set(table, self._started)

    async def _beat(self) -> None:
        try:
            await self._house.store.beat(self._house.now())
        except Exception as error:
            log.error("That the tables are served could not be written down: %s", where(error))

    async def _give_back(self, table: str) -> None:
        alive = self._unpaid.get(table)
        if alive is None:
            return

        def decide(room: Room, fresh: Fresh) -> Entry:
            ahead = self._house.ahead(table)
            entry = room.credit(alive + ahead, self._started + ahead, fresh)
            if entry is None:
                raise NothingToWrite
            return entry

        with suppress(NothingToWrite):
            await self._house.write(table, "time", None, "", decide)
        del self._unpaid[table]

    async def _let_time_write(self, table: str) -> None:
        def decide(room: Room, fresh: Fresh) -> Entry:
            for entry in room.due(fresh, self._house.pace):
                return entry
            raise NothingToWrite

        with suppress(NothingToWrite):
            while True:
                await self._house.write(table, "time", None, "", decide)

    def _asked(self, table: str, room: Room) -> list[Asked]:
        match = room.state.match_id
        bots = room.bots_to_move(self._house.time(table), self._house.pace)
        return [Asked(seat, bot, match, room.question(seat)) for seat, bot in bots]

    async def _moves(self, asked: Sequence[Asked]) -> list[Any]:
        return [await self._thinking.choose(one.bot, one.question) for one in asked]

    async def _let_move(self, table: str, asked: Asked, move: Any) -> None:
        def decide(room: Room, fresh: Fresh) -> Entry:
            if room.state.match_id != asked.match:
                raise Refused("bot-gone", bot=asked.bot, seat=asked.seat)
            return room.bot_move(asked.seat, asked.bot, asked.question.turn, move, fresh)

        try:
            await self._house.write(table, "bot", asked.key, "", decide)
        except Refused as no:
            # The person came back, or the match was broken off, while the bot was thinking.
            log.info("A move of %s came too late: %s", asked.bot, no.reason.code)
