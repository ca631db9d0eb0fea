"""Faults that a server could have; the simulation must find each of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tests.server.party import ShortWizard
from tests.sim.disk import DiskStore
from tests.sim.games import BOXES
from tests.sim.process import Process, Radio
from tests.sim.world import World
from zaubertisch.games.wizard.state import Move
from zaubertisch.kernel import Seat, Table, Tell
from zaubertisch.server.house.desk import Desk
from zaubertisch.server.house.house import House
from zaubertisch.server.house.place import Place
from zaubertisch.server.messages.wire import Frame
from zaubertisch.server.net.streams import Throat
from zaubertisch.server.storage.appends import Append, Appended, KeySeen, Outcome
from zaubertisch.server.table import log
from zaubertisch.server.table.room import Room


class AnswersTooEarly(Process):
    """Says that it is written before it is."""

    class makes_store(DiskStore):
        async def append(self, append: Append) -> Outcome:
            outcome = super().append(append)
            self.process.spawn(done(outcome))
            return Appended(append.seq)


async def done(outcome: Any) -> None:
    await outcome


class ForgetsKeys(Process):
    """Does again what is sent again."""

    class makes_store(DiskStore):
        async def append(self, append: Append) -> Outcome:
            return await super().append(msgspec.structs.replace(append, key=f"{append.key} {append.seq}"))

        async def seen(self, table: str, sender: str, key: str) -> KeySeen | None:
            return None


class HoldsItselfAlone(Process):
    """Takes what it remembers for all there is, while another process writes."""

    class makes_radio(Radio):
        def __init__(self, world: World, process: Process) -> None:
            super().__init__(world, process)
            self.several = False


class WritesOver(HoldsItselfAlone):
    """And has its entries follow on whatever stands there."""

    class makes_store(DiskStore):
        async def append(self, append: Append) -> Outcome:
            return await super().append(msgspec.structs.replace(append, seq=len(self.disk.rows) + 1))


class KeepsItsOwnTime(Process):
    """Lets the time of the log run backwards."""

    class makes_store(DiskStore):
        async def append(self, append: Append) -> Outcome:
            entry = log.read(append.body)
            early = log.Entry(self.process.now(), entry.event, entry.of)
            return await super().append(msgspec.structs.replace(append, body=log.write(early)))


class WaitsForItsClock(Process):
    """Holds every table to its own clock: one that was set back stops all bots."""

    class makes_house(House):
        def _place(self, table: str) -> Place:
            place = super()._place(table)
            place.time = lambda moment: moment  # type: ignore[method-assign]
            return place


class TellsTwice(Process):
    """Has a cursor that stays one behind."""

    class makes_desk(Desk):
        async def news(self, table: str, secret: str | None, since: int) -> Frame | None:
            news = await super().news(table, secret, since)
            return None if news is None else await self.look(table, secret, since - 1)


class SkipsWhatItMissed(Process):
    """Has a cursor that jumps to the end when a line comes anew."""

    class makes_desk(Desk):
        async def look(self, table: str, secret: str | None, since: int | None = None) -> Frame:
            return await super().look(table, secret, None)


class LosesHints(Process):
    """Never looks by itself where a hint was lost."""

    class makes_house(House):
        async def repair(self) -> None:
            pass

    class makes_radio(Radio):
        def tell(self, table: str) -> None:
            if self.world.chance.random() < 0.5:
                super().tell(table)


class KeepsWhatFailed(Process):
    """Goes on with a room in which something is true that was never written."""

    class makes_house(House):
        async def _caught_up(self, table: str, place: Place, question: int, may_be_new: bool = False) -> Room:
            room = await super()._caught_up(table, place, question, may_be_new)
            if self.remembered is not None and self.remembered.seq >= room.seq:
                place.room = self.remembered
                return self.remembered
            self.remembered = room
            return room

        remembered: Room | None = None


class FeedsTheSlow(Process):
    """Never cuts a line on which nobody reads."""

    class makes_throat(Throat):
        def check(self) -> None:
            pass


class TellsTheNextHand(ShortWizard):
    """Tells each seat, after every move, something about the seat to its left."""

    def apply(self, table: Table[Any, Any, Any], moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, tell)
        for seat in range(len(table.own)):
            left = table.own[(seat + 1) % len(table.own)]
            tell(seat, sorted(left.hand)[:1])


LEAKY = {**BOXES, "wizard": msgspec.structs.replace(BOXES["wizard"], make=TellsTheNextHand)}

FAULTS = (
    AnswersTooEarly,
    ForgetsKeys,
    HoldsItselfAlone,
    WritesOver,
    KeepsItsOwnTime,
    WaitsForItsClock,
    TellsTwice,
    SkipsWhatItMissed,
    LosesHints,
    KeepsWhatFailed,
    FeedsTheSlow,
)
