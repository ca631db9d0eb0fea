"""The world around a table: a clock, a net that loses things, a disk that fails, and chance from one seed."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from random import Random
from typing import Any

from tests.server.party import INVITE, PACE, nonce_of, snapshot
from tests.sim.disk import TABLE, Disk
from tests.sim.games import BOXES, evening
from tests.sim.loop import Loop
from tests.sim.person import Person, Tab
from tests.sim.process import Process
from zaubertisch.kernel import Box
from zaubertisch.server.house.neighbours import Reader
from zaubertisch.server.messages import wire
from zaubertisch.server.secret import hashed
from zaubertisch.server.storage.appends import Append, Note
from zaubertisch.server.table import lobby, log
from zaubertisch.server.table.room import Fresh, Room

EPOCH = 1_000_000_000
STORM = 12.0
"""Seconds for which everything fails that can."""

CALM = 300.0
"""Seconds after which a match must have ended once nothing fails any more."""


class World:
    """One or two processes, one log, some people; the same seed makes the same night."""

    def __init__(self, seed: int, process: type[Process] = Process, games: Mapping[str, Box] = BOXES) -> None:
        self.chance, self.make, self.games = Random(seed), process, games
        self.loop, self.stormy = Loop(), True
        self.failure: BaseException | None = None
        self.events: Counter[str] = Counter()
        self.acknowledged: dict[tuple[str, str], tuple[int, str]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.disk, self.evening = Disk(), evening(self.chance)
        self.grace = self.chance.choice((500, 2_000, 60_000))
        self.known: list[bytes] = []  # what each process knows in the end, to the byte
        self.claimed: Process | None = None
        self.abandoned: list[Reader] = []
        self.room = Room(games)
        self.open()
        self.processes: list[Process] = []
        self.processes += [self.make(self) for _ in range(self.chance.choice((1, 2, 2, 2)))]
        most = min(self.evening.seats, 4)
        names = ("Ada", "Bea", "Cem", "Dov")[: self.chance.randint(max(1, most - 2), most)]
        self.people = [Person(self, name, self.chance.choice((1, 1, 2))) for name in names]
        if self.chance.random() < 0.8:
            self.gather()

    def open(self) -> None:
        """The table stands."""
        clock: wire.Clock = self.chance.choice((0, 30, 86_400))
        game, seats, options = self.evening.game, self.evening.seats, self.evening.options
        request = wire.OpenTable("key-of-the-table", game, seats, options, "Storm", True, clock=clock)
        self.put("", lobby.open_table(request, TABLE, INVITE, self.fresh(), games=self.games))

    def gather(self) -> None:
        """Everyone sits, and the cards are dealt, before anything fails."""
        for person in self.people:
            sitting = wire.SitDown(
                "first-key", person.name, person.token, person.promise(self.room.state.match_id)
            )
            self.put(person.token, self.room.sit(sitting, INVITE, self.fresh()))
            person.spent = True
        host = self.people[0]
        for _ in range(self.evening.seats - len(self.people)):
            self.put(host.token, self.room.decide(0, wire.AddBot("random"), self.fresh()))
        self.put(host.token, self.room.decide(0, wire.Start(), self.fresh()))
        for seat, person in enumerate(self.people):
            nonce = wire.OpenNonce(nonce_of(person.name, self.room.state.match_id))
            self.put(person.token, self.room.decide(seat, nonce, self.fresh()))

    def put(self, token: str, entry: log.Entry) -> None:
        self.room.fold(entry)
        wake = self.room.wake(PACE)
        note = Note(True, self.room.state.phase, self.now, None if wake is None else wake.at, "{}")
        self.disk.place(Append(TABLE, self.room.seq, hashed(token), None, log.write(entry), note))

    def fresh(self) -> Fresh:
        return Fresh(self.now, self.hex(8), self.hex(32))

    @property
    def tabs(self) -> list[Tab]:
        return [tab for person in self.people for tab in person.tabs]

    def hex(self, size: int) -> str:
        return self.chance.randbytes(size).hex()

    # -- time

    @property
    def now(self) -> int:
        return EPOCH + round(1000 * self.loop.moment)

    def later(self, delay: float, do: Callable[[], Any]) -> None:
        self.loop.call_later(delay, do)

    def run(self) -> None:
        """A stormy night, then calm until the match is over and everyone has seen it."""
        try:
            self.loop.run_until_complete(self.night())
        finally:
            self.end()

    async def night(self) -> None:
        for process in self.processes:
            process.start()
        for tab in self.tabs:
            self.tasks += [self.loop.create_task(work) for work in (tab.follow(), tab.play())]
        for task in self.tasks:
            task.add_done_callback(self.see_failure)
        while self.loop.moment < STORM:
            await asyncio.sleep(self.chance.uniform(0.5, 1.8))
            self.misfortune()
        self.calm()
        while not self.settled():  # noqa: ASYNC110 - time is simulated
            await asyncio.sleep(0.5)
        seen = 0
        while seen != len(self.disk.rows):  # until whatever is still under way has arrived
            seen = len(self.disk.rows)
            await asyncio.sleep(4)
            self.known = [await process.house.see(TABLE, snapshot) for process in self.processes]

    def end(self) -> None:
        """Everything stops, whether the night was good or not."""
        for process in self.processes:
            if process.alive:
                process.kill()
        left = asyncio.all_tasks(self.loop)
        for task in left:
            task.cancel()
        with suppress(asyncio.CancelledError):
            self.loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        self.loop.close()
        if self.failure is not None:
            raise self.failure

    def see_failure(self, task: asyncio.Task[None]) -> None:
        """A task that fails has found something."""
        if not task.cancelled() and (failure := task.exception()) is not None:
            self.failure = self.failure or failure

    def calm(self) -> None:
        """Nothing fails any more; but a clock may stay wrong for good."""
        self.stormy = False
        for number, process in enumerate(self.processes):
            if not process.alive:
                self.start(number)

    def settled(self) -> bool:
        """Whether the match is over and everyone has seen it; or it is too late for that."""
        if self.failure is not None or self.loop.moment > STORM + CALM:
            return True
        last = len(self.disk.rows)
        rooms = [place.room for each in self.processes for place in each.house._places.values()]
        over = any(room and room.seq == last and room.state.phase == "over" for room in rooms)
        tabs = all(tab.asked is None and tab.frame and tab.frame["seq"] == last for tab in self.tabs)
        return over and tabs and not self.disk.writing

    # -- what goes wrong

    def unlucky(self, share: float) -> bool:
        """Whether it fails this time."""
        return self.stormy and self.chance.random() < share

    def misfortune(self) -> None:
        number, draw = self.chance.randrange(len(self.processes)), self.chance.random()
        if draw < 0.3:
            self.strike(self.processes[number])
        elif draw < 0.4:  # the power goes: all processes at once, and what was being written is torn
            self.events["crash"] += 1
            for process in self.processes:
                self.strike(process)
        elif draw < 0.7:  # somebody's lines break
            self.events["break"] += 1
            for tab in self.chance.choice(self.people).tabs:
                if tab.line is not None:
                    tab.line.drop()
        else:
            self.events["clock"] += 1
            skew = self.chance.choice((-3_600_000, -3_600_000, -5_000, 0, 30_000))
            self.processes[number].skew = skew

    def strike(self, process: Process) -> None:
        """A process is killed, and another takes its place after a while."""
        if process.alive and self.stormy:
            self.events["kill"] += 1
            process.kill()
            self.tear([each for each in self.disk.writing if each[0] is process])
            number = self.processes.index(process)
            self.later(self.chance.uniform(0, 4), lambda: self.start(number))

    def tear(self, lost: list[Any]) -> None:
        """Of what is being written a part gets there, and nobody is told."""
        if lost:
            self.events["torn"] += 1
        whole = self.chance.randint(0, len(lost))
        kept = [each for each in self.disk.writing if each not in lost]
        self.disk.writing = lost
        self.disk.tear(whole)
        self.disk.writing = kept

    def start(self, number: int) -> None:
        if not self.processes[number].alive:
            self.processes[number] = self.make(self, self.processes[number].skew)
            self.processes[number].start()

    # -- the net

    def process(self) -> Process:
        return self.chance.choice(self.processes)

    def carry(self, do: Callable[[], None]) -> None:
        """Bring something over, late, twice, out of order, or not at all."""
        if not self.stormy:
            self.later(self.chance.uniform(0.001, 0.04), do)
            return
        if self.chance.random() < 0.2:
            self.events["drop"] += 1
            return
        copies = 2 if self.chance.random() < 0.15 else 1
        self.events["double"] += copies - 1
        for _ in range(copies):
            self.later(self.chance.choice((0.005, 0.02, 0.08, 0.4, 3)), do)

    def request(self, tab: Tab, token: str, request: wire.SitDown | wire.Act) -> None:
        async def serve(process: Process) -> None:
            said = await process.answer(token, request)
            self.note(token, request, said)
            self.carry(lambda: tab.answered(token, request, said))

        def arrive() -> None:
            process = self.process()
            if process.alive:
                process.spawn(serve(process))

        self.carry(arrive)

    def note(self, token: str, request: wire.SitDown | wire.Act, said: wire.Done | wire.Problem) -> None:
        """What a process has answered; an acknowledgement is a promise."""
        self.events[said.code if isinstance(said, wire.Problem) else "done"] += 1
        if isinstance(said, wire.Done):
            place = said.seq, log.digest_of(request)
            before = self.acknowledged.setdefault((token, request.key), place)
            assert before == place, f"one request, two places: {request.key}"
            assert said.seq <= len(self.disk.rows), f"acknowledged and not written: {request.key}"
