"""The world around a table: a clock, a net that loses things, a disk that fails, and chance from one seed."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Callable
from random import Random

import msgspec

from tests.server.party import SHORT, snapshot
from tests.sim.disk import Disk, Row
from tests.sim.house import House, opening
from tests.sim.person import RETRY, Person, Tab, deliver
from zaubertisch.kernel.record import verify
from zaubertisch.server.messages import wire
from zaubertisch.server.table import log
from zaubertisch.server.table.room import Room

STORM = 25_000
"""Milliseconds for which everything fails that can."""

CALM = 400_000
"""Milliseconds by which a match must have ended once nothing fails any more."""


class World:
    """Two processes, one log, some people; the same seed makes the same night."""

    def __init__(self, seed: int, make: type[House] = House) -> None:
        self.chance, self.make = Random(seed), make
        self.now, self.count, self.stormy = 0, 0, True
        self.heap: list[tuple[int, int, Callable[[], None]]] = []
        self.disk = Disk()
        self.houses = [make(self, self.disk) for _ in range(2)]
        self.acknowledged: dict[tuple[str, str], tuple[int, str]] = {}
        self.events: Counter[str] = Counter()
        options = {"hiddentip": self.chance.random() < 0.5}
        first = opening(self.houses[0].fresh(), options, self.chance.choice((0, 30, 86_400)))
        self.disk.place(1, Row("nobody", None, log.write(first)))
        names = ("Ada", "Bea", "Cem", "Dov")[: self.chance.choice((2, 3, 3, 4))]
        self.people = [Person(self, name, self.chance.choice((1, 1, 2))) for name in names]

    @property
    def tabs(self) -> list[Tab]:
        return [tab for person in self.people for tab in person.tabs]

    # -- time

    def later(self, delay: int, do: Callable[[], None]) -> None:
        self.count += 1  # what is due at the same time happens in the order in which it was put off
        heapq.heappush(self.heap, (self.now + delay, self.count, do))

    def every(self, delay: int, do: Callable[[], None]) -> None:
        def again() -> None:
            do()
            self.later(self.chance.randint(delay // 2, delay), again)

        self.later(self.chance.randint(0, delay), again)

    def run(self) -> None:
        """A stormy night, then calm until the match is over and everyone has seen it."""
        for tab in self.tabs:
            self.every(RETRY, tab.think)
            self.every(1000, lambda tab=tab: self.poll(tab))  # type: ignore[misc]
        for number in range(len(self.houses)):
            self.every(300, lambda number=number: self.houses[number].sweep())  # type: ignore[misc]
        self.every(2_500, self.misfortune)
        while self.now < STORM + CALM and not (self.now > STORM and self.settled()):
            self.now, _, do = heapq.heappop(self.heap)
            if self.stormy and self.now > STORM:
                self.clear()
            do()

    def clear(self) -> None:
        self.stormy = False
        for number in range(len(self.houses)):
            self.start(number)
            self.houses[number].skew = 0

    def settled(self) -> bool:
        room = self.houses[0].room
        return (
            room.seq == len(self.disk.rows)
            and room.state.phase == "over"
            and not self.disk.writing
            and all(tab.frame is not None and tab.frame["seq"] == room.seq for tab in self.tabs)
            and all(tab.asked is None for tab in self.tabs)
        )

    # -- what goes wrong

    def misfortune(self) -> None:
        if not self.stormy:
            return
        number = self.chance.randrange(len(self.houses))
        draw = self.chance.random()
        if draw < 0.3:  # one process is killed, and another takes its place after a while
            self.events["kill"] += 1
            self.houses[number].alive = False
            self.later(self.chance.randint(0, 4_000), lambda: self.start(number))
        elif draw < 0.5:  # the power goes: all processes at once, and what was being written is torn
            self.events["crash"] += 1
            self.disk.crash(self.chance)
            for other in range(len(self.houses)):
                self.houses[other].alive = False
                self.start(other)
        elif draw < 0.7:
            self.events["gone"] += 1
            grace = self.chance.choice((500, 2_000, 60_000))
            self.houses[number].lose(self.chance.choice(self.people).token, grace)
        elif draw < 0.9:
            self.events["clock"] += 1
            self.houses[number].skew = self.chance.choice((-3_600_000, -5_000, 0, 0, 5_000, 30_000))

    def start(self, number: int) -> None:
        self.houses[number].alive = False
        self.houses[number] = self.make(self, self.disk)
        self.houses[number].catch_up()
        if self.houses[number].room.seq:
            self.houses[number].give_back(self.now - self.chance.randint(0, 3_000))

    # -- the net

    def carry(self, do: Callable[[], None]) -> None:
        """Bring something over, late, twice, out of order, or not at all."""
        if not self.stormy:
            self.later(self.chance.randint(1, 40), do)
            return
        if self.chance.random() < 0.2:
            self.events["drop"] += 1
            return
        copies = 2 if self.chance.random() < 0.15 else 1
        for _ in range(copies):
            self.later(self.chance.choice((5, 20, 80, 400, 3_000)), do)

    def house(self) -> House:
        return self.chance.choice(self.houses)

    def request(self, tab: Tab, token: str, request: wire.SitDown | wire.Act) -> None:
        self.carry(lambda: deliver(self.house(), tab, token, request))

    def poll(self, tab: Tab) -> None:
        def look() -> None:
            house = self.house()
            if house.alive:
                self.show(house, tab)

        self.carry(look)

    def publish(self, house: House) -> None:
        for tab in self.tabs:
            self.show(house, tab)

    def show(self, house: House, tab: Tab) -> None:
        since = None if tab.frame is None else tab.frame["seq"]
        frame = house.look(tab.person.token, since)
        seat = house.room.seat_of(tab.person.token)
        if seat is not None and house.room.state.chairs[seat].gone is not None and not self.stormy_line():
            house.find(tab.person.token)
        self.carry(lambda: tab.take(frame))

    def stormy_line(self) -> bool:
        """Whether a reader is not noticed just now."""
        return self.stormy and self.chance.random() < 0.8

    # -- what must hold

    def note(self, token: str, request: wire.SitDown | wire.Act, said: wire.Done | wire.Problem) -> None:
        """What a process has answered; an acknowledgement is a promise."""
        self.events[said.code if isinstance(said, wire.Problem) else "done"] += 1
        if isinstance(said, wire.Done):
            self.acknowledged[token, request.key] = (said.seq, log.digest_of(request))
            assert said.seq <= len(self.disk.rows), f"acknowledged and not written: {request.key}"

    def check_acknowledged(self) -> None:
        for (token, key), (seq, of) in self.acknowledged.items():
            assert seq <= len(self.disk.rows), f"an acknowledged entry is gone: {key}"
            row = self.disk.rows[seq - 1]
            assert (row.sender, row.key, log.read(row.body).of) == (token, key, of)

    def check(self) -> None:
        """The laws, when all is over."""
        self.check_acknowledged()
        entries = [log.read(row.body) for row in self.disk.rows]
        assert [entry.at for entry in entries] == sorted(entry.at for entry in entries)
        assert max(Counter((row.sender, row.key) for row in self.disk.rows if row.key).values()) == 1
        self.check_moves(entries)
        truth = Room.of(entries, SHORT)
        assert truth.state.phase == "over", "the match did not end"
        assert verify(truth.record(), SHORT).sound
        for house in self.houses:
            house.catch_up()
            assert snapshot(house.room) == snapshot(truth)
        for tab in self.tabs:
            seen = dict(tab.frame or {})
            right = msgspec.to_builtins(truth.frame(truth.seat_of(tab.person.token)))
            for news in ("events", "said", "happened", "past"):  # what is new depends on what was known
                del seen[news], right[news]
            assert msgspec.json.encode(seen) == msgspec.json.encode(right), tab.name

    def check_moves(self, entries: list[log.Entry]) -> None:
        """(turn, seat) is applied once in every match."""
        match, moves = "", Counter[tuple[str, int, int]]()
        for entry in entries:
            if isinstance(entry.event, log.Opened | log.Renewed | log.Voided):
                match = entry.event.match
            if isinstance(entry.event, log.Moved):
                moves[match, entry.event.turn, entry.event.seat] += 1
        assert max(moves.values(), default=1) == 1
