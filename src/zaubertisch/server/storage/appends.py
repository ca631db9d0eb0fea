"""What is to be written into a log, and what became of it."""

from __future__ import annotations

import msgspec


class Note(msgspec.Struct, frozen=True):
    """What the database says about a table without its log, in the order of `postgres_writer.APPEND`.

    `at` is the time of the latest event.
    """

    listed: bool
    phase: str
    at: int
    wake_at: int | None
    summary: str  # JSON


class Append(msgspec.Struct, frozen=True):
    """An entry for the log, the place it is meant for, and what the table is once it stands there."""

    table: str
    seq: int
    sender: str
    key: str | None
    body: bytes
    note: Note


class Appended(msgspec.Struct, frozen=True):
    """It is written, and durable."""

    seq: int


class SeqTaken(msgspec.Struct, frozen=True):
    """Something else stands in that place: catch up, and decide again."""


class KeySeen(msgspec.Struct, frozen=True):
    """This sender has used the key before, for the entry at that place."""

    seq: int
    body: bytes


Outcome = Appended | SeqTaken | KeySeen

GROUP = 256
"""The most appends that share a commit."""
