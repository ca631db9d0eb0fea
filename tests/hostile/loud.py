"""`zaubertisch serve` as it is, but made to write down everything; and, when one is named, with a leak.

python -m tests.hostile.loud LEAK serve --port 8000 …
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable

import msgspec

from zaubertisch.cli import main
from zaubertisch.kernel.record import Record
from zaubertisch.server.messages.wire import Frame, TableSummary
from zaubertisch.server.storage.appends import Append
from zaubertisch.server.storage.writer import Writer
from zaubertisch.server.table import frames
from zaubertisch.server.table.room import Room
from zaubertisch.server.table.state import State

log = logging.getLogger("leak")


def hear_everything() -> None:
    """Every line of whatever weight goes to stderr; what the server mutes of others stays mute."""
    logging.basicConfig(level=logging.DEBUG, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    logging.root.setLevel = lambda level: None  # type: ignore[method-assign]


def hand() -> None:
    """A frame is logged as it goes out."""
    of_old = Room.frame

    def frame(room: Room, seat: int | None, since: int | None = None) -> Frame:
        told = of_old(room, seat, since)
        log.debug("sent %s", told.view)
        return told

    Room.frame = frame  # type: ignore[method-assign, assignment]


def entry() -> None:
    """An entry is logged as it is written."""
    of_old = Writer.append

    async def append(writer: Writer, append: Append) -> object:
        log.debug("writing %s", append.body.hex())
        return await of_old(writer, append)

    Writer.append = append  # type: ignore[method-assign, assignment]


def summary() -> None:
    """The lobby tells more of a table than its name."""
    of_old = frames.summary

    def summary(state: State) -> TableSummary:
        told = of_old(state)
        own = [] if state.match is None else [msgspec.json.encode(state.match.table.own).decode()]
        return msgspec.structs.replace(told, title=" ".join([told.title, *own])[:4000])

    frames.summary = summary


def stumble() -> None:
    """No leak but a fault, whose words quote all hands: what is told of it must not."""

    def record(room: Room) -> Record:
        assert room.state.match is not None
        raise ValueError(str(room.state.match.table.own), room.state.key)

    Room.record = record  # type: ignore[method-assign, assignment]


LEAKS: dict[str, Callable[[], None]] = {
    "hand": hand,
    "entry": entry,
    "summary": summary,
    "stumble": stumble,
}

if __name__ == "__main__":
    hear_everything()
    for leak in filter(None, sys.argv.pop(1).split(",")):
        LEAKS[leak]()
    main()
