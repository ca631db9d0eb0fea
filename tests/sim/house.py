"""A process that serves the table: it reads the log, decides, writes, and answers when it is written."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from tests.server.party import INVITE, PACE, SHORT
from tests.sim.disk import Disk, Outcome, Row
from zaubertisch.kernel import Refused
from zaubertisch.server.messages import wire
from zaubertisch.server.messages.sentences import problem
from zaubertisch.server.table import lobby, log
from zaubertisch.server.table.room import Fresh, Room

if TYPE_CHECKING:
    from tests.sim.world import World

Decide = Callable[[Room, Fresh], log.Entry | None]
Answer = Callable[[wire.Done | wire.Problem], None]


class Task(msgspec.Struct, frozen=True):
    """Something to decide and write."""

    sender: str
    key: str | None
    of: str
    decide: Decide
    answer: Answer


class House:
    """One process.  It may be killed at any moment; what it knows is read from the log again."""

    def __init__(self, world: World, disk: Disk) -> None:
        self.world, self.disk = world, disk
        self.alive = True
        self.skew = 0  # of its clock, in milliseconds
        self.room = Room(SHORT)
        self.tasks: list[Task] = []
        self.busy = False

    def clock(self) -> int:
        return self.world.now + self.skew

    def fresh(self) -> Fresh:
        number = self.world.chance.getrandbits(256)
        return Fresh(self.clock(), f"match-{number % 10**9}", f"{number:064x}")

    # -- requests

    def sit(self, request: wire.SitDown, answer: Answer) -> None:
        of = log.digest_of(request)
        self.take(
            Task(
                request.token,
                request.key,
                of,
                lambda room, fresh: room.sit(request, INVITE, fresh, of),
                answer,
            )
        )

    def act(self, token: str, request: wire.Act, answer: Answer) -> None:
        of = log.digest_of(request)

        def decide(room: Room, fresh: Fresh) -> log.Entry:
            if (seat := room.seat_of(token)) is None:
                raise Refused("no-such-seat")
            return room.decide(seat, request.do, fresh, of)

        self.take(Task(token, request.key, of, decide, answer))

    def look(self, token: str, since: int | None) -> bytes:
        """The frame for whoever shows this token."""
        self.catch_up()
        return msgspec.json.encode(self.room.frame(self.room.seat_of(token), since))

    def sweep(self) -> None:
        """Whatever time or a bot has to do."""
        self.take(Task("time", None, "", self.due, lambda _: None))

    def lose(self, token: str, grace: int) -> None:
        """The last line of whoever shows this token has broken."""

        def decide(room: Room, fresh: Fresh) -> log.Entry | None:
            seat = room.seat_of(token)
            return None if seat is None else room.gone(seat, grace, fresh)

        self.take(Task("time", None, "", decide, lambda _: None))

    def find(self, token: str) -> None:
        """Their line stands."""

        def decide(room: Room, fresh: Fresh) -> log.Entry | None:
            seat = room.seat_of(token)
            return None if seat is None else room.arrived(seat, fresh)

        self.take(Task("time", None, "", decide, lambda _: None))

    def give_back(self, alive: int) -> None:
        """This process has just begun, and nobody served the table since then."""
        started = self.clock()
        self.take(
            Task("time", None, "", lambda room, fresh: room.credit(alive, started, fresh), lambda _: None)
        )

    def due(self, room: Room, fresh: Fresh) -> log.Entry | None:
        for entry in room.due(fresh, PACE):
            return entry
        for seat, bot in room.bots_to_move(fresh.at, PACE):
            question = room.question(seat)
            moves = question.game.legal_moves(question.view)
            return room.bot_move(seat, bot, question.turn, self.world.chance.choice(moves), fresh)
        return None

    # -- one after the other

    def take(self, task: Task) -> None:
        if self.alive:
            self.tasks.append(task)
            self.next()

    def next(self) -> None:
        if self.alive and self.tasks and not self.busy:
            self.busy = True
            self.work(self.tasks.pop(0))

    def work(self, task: Task) -> None:
        self.catch_up()
        if (before := self.before(task)) is not None:
            return self.finish(task, before)
        try:
            entry = task.decide(self.room, self.fresh())
        except Refused as no:
            return self.done(task, problem(no.reason))
        if entry is None:
            return self.done(task, wire.Done(0))
        row = Row(task.sender, task.key, log.write(entry))
        return self.write(task, row)

    def before(self, task: Task) -> Outcome | None:
        return self.disk.seen(task.sender, task.key)

    def write(self, task: Task, row: Row) -> None:
        self.append(self.room.seq + 1, task, row)

    def append(self, seq: int, task: Task, row: Row) -> None:
        self.disk.write(seq, row, lambda outcome: self.finish(task, outcome))
        self.world.later(self.world.chance.randint(1, 20), self.disk.commit)

    def finish(self, task: Task, outcome: Outcome) -> None:
        if not self.alive:
            return
        if outcome.seq is None:
            self.work(task)  # somebody else was faster: look again, decide again
        elif outcome.of != task.of:
            self.done(task, problem(Refused("key-reused").reason))
        else:
            self.done(task, wire.Done(outcome.seq))

    def done(self, task: Task, said: wire.Done | wire.Problem) -> None:
        self.busy = False
        before = self.room.seq
        self.catch_up()
        task.answer(said)
        if self.room.seq != before:
            self.world.publish(self)
        self.next()

    def catch_up(self) -> None:
        for row in self.disk.rows[self.room.seq :]:
            self.room.fold(log.read(row.body))


def opening(fresh: Fresh, options: dict[str, Any], clock: wire.Clock) -> log.Entry:
    request = wire.OpenTable("key-of-the-table", "wizard", 4, options, "Storm", clock=clock)
    return lobby.open_table(request, "table-1", INVITE, fresh, games=SHORT)
