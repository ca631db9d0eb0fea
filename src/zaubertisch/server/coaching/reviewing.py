"""Where the coach looks back: among the workers, question by question, so that bots come between."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from zaubertisch.bots import COACHES
from zaubertisch.kernel import Refused, Seat
from zaubertisch.server.house.workers import Workers
from zaubertisch.server.messages.coaching import Reviewed
from zaubertisch.server.table.state import Ended

from .looking_back import answer, past

KEPT = 64
"""How many reviews are kept: whoever comes back finds theirs."""

AT_ONCE = 2
"""So many are worked on; the others wait."""


class Thought:
    """A review as far as it has come."""

    def __init__(self) -> None:
        """Nothing has been thought yet."""
        self.answered = 0
        self.questions = 0
        self.task: asyncio.Task[msgspec.Struct] | None = None


class Reviewing:
    """Reviews of matches that are over, each made once."""

    def __init__(self, workers: Workers) -> None:
        """These think."""
        self._workers = workers
        self._free = asyncio.Semaphore(AT_ONCE)
        self._thoughts: OrderedDict[str, Thought] = OrderedDict()

    def look(self, table: str, ended: Ended, seat: Seat) -> Reviewed:
        """The review, or how far it is; the first who asks begins it.  Raises Refused."""
        record = ended.record
        if record.game not in COACHES:
            raise Refused("no-coach", game=record.game, games=", ".join(COACHES))
        if not 0 <= seat < len(record.names):
            raise Refused("seat-missing", seat=seat, seats=len(record.names))
        name = f"{table} {record.opening.match} {seat}"
        thought = self._thoughts.setdefault(name, Thought())
        self._thoughts.move_to_end(name)
        if thought.task is None:
            thought.task = asyncio.create_task(self._review(thought, ended, seat))
            self._let_go()
        if thought.task.done() and (thought.task.cancelled() or thought.task.exception() is not None):
            del self._thoughts[name]  # whoever asks again begins anew
        review = thought.task.result() if thought.task.done() else None
        return Reviewed(seat, thought.answered, thought.questions, review)

    def close(self) -> None:
        """Nobody waits any more."""
        for thought in self._thoughts.values():
            if thought.task is not None:
                thought.task.cancel()

    async def _review(self, thought: Thought, ended: Ended, seat: Seat) -> msgspec.Struct:
        coach = COACHES[ended.record.game]
        async with self._free:
            played = await self._workers.ask(past, msgspec.json.encode(ended.record), seat)
            thought.questions = coach.questions(played)
            review = coach.review(played)
            try:
                question = next(review)
                while True:
                    said = await self._workers.ask(answer, played.game, question)
                    thought.answered += 1
                    question = review.send(said)
            except StopIteration as end:
                done: msgspec.Struct = end.value
                return done

    def _let_go(self) -> None:
        while len(self._thoughts) > KEPT:
            _, thought = self._thoughts.popitem(last=False)
            if thought.task is not None:
                thought.task.cancel()
