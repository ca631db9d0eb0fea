"""What a reader of a table gets, over whatever line: frames, and a beat when nothing is new."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterator
from contextlib import contextmanager
from typing import Any

from zaubertisch.server.house.desk import Desk
from zaubertisch.server.house.hints import Hints
from zaubertisch.server.house.presence import Presence
from zaubertisch.server.limits import BEAT_SECONDS, KERNEL, OUTSTANDING
from zaubertisch.server.messages.wire import Beat, Frame

TRANSPORT = "zaubertisch.transport"
"""Where `lines` leaves the connection's transport for us, among the extensions of the ASGI scope."""


async def stream(
    desk: Desk, hints: Hints, presence: Presence, table: str, secret: str | None, since: int | None
) -> AsyncGenerator[Frame | Beat, None]:
    """The table as the reader may see it, now and whenever it changes; raises Refused.

    The first beat comes at once, so that the reader knows what time it is here.

    The cursor is the reader's own, and what it gets is always read from the table; a hint only says
    when to look.  Whoever reads slowly gets fewer frames, each with everything since the one before.
    """
    with hints.watch(table) as watch, presence.line(table, secret):
        frame: Frame | None = await desk.look(table, secret, since)
        assert frame is not None
        seq, missed = frame.seq, _missed(frame)
        yield frame
        yield Beat(desk.time(table))
        while not watch.closing:
            frame = None  # thousands of readers wait here: none of them holds on to what it was told
            if missed:
                await presence.arrive(table, secret)
            if not await watch.wait(BEAT_SECONDS):
                yield Beat(desk.time(table))
            elif (frame := await desk.news(table, secret, seq)) is not None:
                seq, missed = frame.seq, _missed(frame)
                yield frame


def _missed(frame: Frame) -> bool:
    """The table thinks that the reader of this frame is gone."""
    return frame.seat is not None and not frame.table.seats[frame.seat].here


class Gone(Exception):
    """The reader has hung up."""


class SlowReader(Exception):
    """The reader leaves too much unread; its connection is cut."""


class Throat:
    """How much may go down a line before whoever is at its end must have swallowed something."""

    def __init__(self, scope: Any) -> None:
        """The throat of this connection; one without a transport to ask never chokes."""
        self.kind: str = scope["type"]
        self._transport = scope.get("extensions", {}).get(TRANSPORT)
        if self._transport is not None:
            self._transport.set_write_buffer_limits(high=2 * OUTSTANDING)
            if (connection := self._transport.get_extra_info("socket")) is not None:
                connection.setsockopt(*KERNEL)

    def outstanding(self) -> int:
        """How many bytes wait to be swallowed."""
        return 0 if self._transport is None else int(self._transport.get_write_buffer_size())

    def check(self) -> None:
        """Cut the line, and raise SlowReader, when too much is outstanding."""
        if self.outstanding() > OUTSTANDING:
            self._transport.abort()
            raise SlowReader


THROATS: set[Throat] = set()
"""Those of all the lines that this process talks into."""


@contextmanager
def throat_of(scope: Any) -> Iterator[Throat]:
    """The throat of this connection, for as long as something is told there."""
    throat = Throat(scope)
    THROATS.add(throat)
    try:
        yield throat
    finally:
        THROATS.discard(throat)
