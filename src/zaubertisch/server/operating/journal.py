"""The server's journal: a line for each thing that whoever runs it may have to know.

A line that concerns a table says which and how far its log had come.  None holds a card, a key or a token:
an error is told by `trouble.where`, and an entry by its kind.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

from zaubertisch.server.trouble import where

Form = Literal["text", "json"]
Level = Literal["info", "warning", "error"]

log = logging.getLogger(__name__)


def keep(form: Form = "text", level: Level = "warning") -> None:
    """Write the journal to standard error from now on."""
    out = logging.StreamHandler()
    out.setFormatter(JsonLine() if form == "json" else TextLine())
    logging.basicConfig(level=level.upper(), handlers=[out], force=True)
    for stranger in ("uvicorn", "websockets"):  # strangers' nonsense is no fault of ours
        logging.getLogger(stranger).setLevel(logging.ERROR)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("asyncio").setLevel(logging.WARNING)


def about(table: str, seq: int | None) -> dict[str, object]:
    """Which table a line is about, as `extra` of the logging call; None where its log was not read."""
    return {"table": table, "seq": seq}


_concern: ContextVar[tuple[str, Callable[[str], int | None]] | None] = ContextVar("concern", default=None)


@contextmanager
def concerning(table: str, seq: Callable[[str], int | None]) -> Iterator[None]:
    """Whatever is logged within the block is about this table, whose log is as far as `seq` then says."""
    before = _concern.set((table, seq))
    try:
        yield
    finally:
        _concern.reset(before)


def _place(record: logging.LogRecord) -> tuple[str, int | None] | None:
    """The table that a line is about, and its place."""
    if (table := getattr(record, "table", None)) is not None:
        return table, getattr(record, "seq", None)
    if (concern := _concern.get()) is not None:
        table, seq = concern
        return table, seq(table)
    return None


def unforeseen(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what nobody caught; a loop's own words would quote the error, and with it a hand."""
    error = context.get("exception")
    log.error("%s: %s", context["message"], "" if error is None else where(error))


class Line(logging.Formatter):
    """A line that tells where an error came from, and not what was in it."""

    def formatException(self, info: Any) -> str:
        """The way to the place of the error."""
        return where(info[1])


class JsonLine(Line):
    """A line as a JSON object, for machines."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        said: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name.removeprefix("zaubertisch."),
            "said": record.getMessage(),
        }
        if (place := _place(record)) is not None:
            said["table"], said["seq"] = place
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said).decode()


class TextLine(Line):
    """A line for people."""

    def __init__(self) -> None:
        """When, how bad, and what."""
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:
        """The line, with its table behind it."""
        line = super().formatMessage(record)
        if (place := _place(record)) is None:
            return line
        table, seq = place
        return f"{line} (table {table}{'' if seq is None else f', entry {seq}'})"
