"""All tables of this server: each as its log tells it, kept in memory for as long as that is useful."""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec

from zaubertisch.games import GAMES
from zaubertisch.kernel import Box, Refused
from zaubertisch.server.limits import ROOMS
from zaubertisch.server.operating.figures import Figures
from zaubertisch.server.operating.journal import about
from zaubertisch.server.storage.store import Append, Appended, KeySeen, Note, Store
from zaubertisch.server.table import log
from zaubertisch.server.table.room import Fresh, Room

from .alarm import Alarm, now
from .hints import Hints
from .neighbours import Alone, Neighbours
from .place import Place

logger = logging.getLogger(__name__)

T = TypeVar("T")
Decide = Callable[[Room, Fresh], log.Entry]
"""What to write, given what is true; raises Refused, or NothingToWrite."""


class NothingToWrite(Exception):
    """Everything that could be written here is true already."""


class Written(msgspec.Struct, frozen=True):
    """An entry of the log, durable, and its place."""

    seq: int
    entry: log.Entry


class House:
    """Reads tables from their logs, and writes what is decided.

    A decision is folded into a room that nobody can see, then written together with what it makes of
    the table, and seen once it is durable.  So nothing is shown that a crash could undo, and nothing is
    written that could not be read again.  If it cannot be written, that room is thrown away.
    """

    def __init__(
        self,
        store: Store,
        pace: int,
        neighbours: Neighbours | None = None,
        games: Mapping[str, Box] = GAMES,
        now: Callable[[], int] = now,
        chance: Callable[[int], str] = secrets.token_hex,
    ) -> None:
        """A house over this store where these games are played; bots take `pace` milliseconds for a move.

        In the first half nobody has asked them yet, the second is the beat they think in.
        Time and chance come in here, and nowhere else.
        """
        self.store = store
        self.neighbours: Neighbours = neighbours or Alone()
        self.pace, self.beat = pace - pace // 2, pace // 2
        self.now = now
        self._games, self._chance = games, chance
        self.hints = Hints()
        self.alarm = Alarm()
        self.figures = Figures()
        self.stopping = False  # the server lets nobody new in
        self._places: OrderedDict[str, Place] = OrderedDict()
        self._damaged: set[str] = set()

    async def see(self, table: str, look: Callable[[Room], T], hinted: bool = False) -> T:
        """What there is to see at a table whose log was read to the end just now; raises Refused.

        Whoever looks because of a hint needs no more than what the hint told of.
        """
        place = self._place(table)
        question = 0 if hinted and not self.hints.unread(table) else place.ask()
        async with place.lock:
            return look(await self._caught_up(table, place, question))

    def time(self, table: str) -> int:
        """The table's own time; see `Place.time`."""
        return self._place(table).time(self.now())

    def ahead(self, table: str) -> int:
        """By how many milliseconds that is more than the time of this process."""
        place = self._place(table)
        place.time(self.now())
        return place.ahead

    async def write(
        self, table: str, sender: str, key: str | None, of: str, decide: Decide, *, opens: bool = False
    ) -> Written:
        """Decide on what is true and write it, once for each key of a sender; raises Refused.

        The answer comes after the entry is durable.  A key that was used before gives the entry of
        then, if it stands for the same request.  Only what `opens` a table may begin its log.
        """
        place = self._place(table)
        question = place.ask()
        async with place.lock:
            while True:
                room = await self._caught_up(table, place, question, opens)
                known = key is not None and (opens or place.used(sender, key))
                if known and (seen := await self._seen(table, sender, key)) is not None:
                    return _again(seen, of)
                try:
                    entry = decide(room, self._fresh(place))
                except Refused:  # as is most of what was done before and is asked for again
                    if (seen := await self._seen(table, sender, key)) is not None:
                        return _again(seen, of)
                    raise
                place.room = None
                with self.figures.fold_time.measured():
                    room.fold(entry)
                place.use(sender, key)
                wake = self._wake_at(room, place)
                append = Append(table, room.seq, sender, key, log.write(entry), _note(room, wake))
                with self.figures.append_time.measured():
                    outcome = await self.store.append(append)
                if isinstance(outcome, Appended):
                    self.figures.appends.add()
                    logger.info(
                        "Written: %s", entry.event.__struct_config__.tag, extra=about(table, room.seq)
                    )
                    place.room = room
                    self.alarm.set(table, wake)
                    self.hints.show(table)
                    self.neighbours.tell(table)
                    return Written(room.seq, entry)
                self.figures.conflicts.add()

    async def _seen(self, table: str, sender: str, key: str | None) -> KeySeen | None:
        return None if key is None else await self.store.seen(table, sender, key)

    async def _caught_up(self, table: str, place: Place, question: int, may_be_new: bool = False) -> Room:
        """The room with everything folded that the log held when the question was asked, or later.

        What many ask at once is read once; and where no other process can write nothing is read at all.
        """
        if place.room is not None and (place.knows(question) or not self.neighbours.several):
            return place.room
        place.begin_to_read()
        self.hints.reading(table)
        room, place.room = place.room, None
        before = 0 if room is None else room.seq
        room = room or Room(self._games)
        for seq, row in await self.store.log(table, room.seq):
            self._fold(table, room, seq, row)
        if room.seq == 0 and not may_be_new:
            self._places.pop(table, None)
            raise Refused("no-such-table")
        if room.seq > 0:
            place.room = room
            if before == 0:
                self.alarm.set(table, self._wake_at(room, place))
            if room.seq > before:
                if before > 0 and self.hints.is_watched(table):
                    self.figures.hint_lag.add(max(0, self.now() - room.state.at) / 1000)
                self.hints.show(table)  # another process wrote that, or this one without hearing of it
        return room

    async def repair(self) -> None:
        """Tell every reader who is behind to look: a hint of another process may have been lost."""
        if self.neighbours.several and (watched := self.hints.watched()):
            for table, seq in (await self.store.heads(watched)).items():
                place = self._places.get(table)
                if place is None or place.room is None or place.room.seq < seq:
                    self.figures.repairs.add()
                    self.hints.look(table)

    def _fold(self, table: str, room: Room, seq: int, row: bytes) -> None:
        """Make a row of the log true.  A damaged log stops its own table, and is reported once."""
        place = room.seq + 1
        try:
            if seq != place:
                raise Refused("log-unreadable", detail=f"entry {place} is missing")
            with self.figures.fold_time.measured():
                room.fold(log.read(row))
        except Refused as no:
            if table not in self._damaged:
                self._damaged.add(table)
                logger.error(
                    "The log of a table cannot be read: %s", no.reason.code, extra=about(table, place)
                )
            raise

    def wake_again(self, table: str) -> None:
        """Set the alarm of a table anew, when its time is still to come; what is overdue the sweep finds."""
        place = self._place(table)
        at = None if place.room is None else self._wake_at(place.room, place)
        if at is not None and at > self.now():
            self.alarm.set(table, at)

    def seq(self, table: str) -> int | None:
        """How far the table's log had come when it was last read here; None when it was not."""
        place = self._places.get(table)
        return None if place is None or place.room is None else place.room.seq

    def forget(self, table: str) -> None:
        """The table's rows are gone."""
        self._places.pop(table, None)

    def kept(self) -> int:
        """How many tables are in memory."""
        return len(self._places)

    def _wake_at(self, room: Room, place: Place) -> int | None:
        place.time(self.now())
        wake = room.wake(self.pace)
        return None if wake is None else wake.at - place.ahead

    def _fresh(self, place: Place) -> Fresh:
        chance = self._chance(8 + 32)  # at once: the system is asked for it with every move
        return Fresh(place.time(self.now()), chance[:16], chance[16:])

    def _place(self, table: str) -> Place:
        """The table's place; the ones unused for longest are forgotten when there are too many."""
        place = self._places.get(table)
        if place is None:
            place = self._places[table] = Place()
        self._places.move_to_end(table)
        while len(self._places) > ROOMS:
            self._places.popitem(last=False)
        return place


def _again(seen: KeySeen, of: str) -> Written:
    """The answer of then to a request that comes again; raises Refused for another one with its key."""
    entry = log.read(seen.body)
    if entry.of != of:
        raise Refused("key-reused")
    return Written(seen.seq, entry)


def _note(room: Room, wake: int | None) -> Note:
    """What the database says about the table beside its log."""
    state = room.state
    listed = state.listed and state.closed is None
    phase = "expired" if state.expired else state.phase  # by which `operating.keeping` finds its rows
    return Note(listed, phase, state.at, wake, msgspec.json.encode(room.summary()).decode())
