"""What goes to and fro between the server and whoever runs it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .wire import SeatSummary, TablePhase


class TableHeader(msgspec.Struct, frozen=True):
    """A table from outside: all that whoever runs the server may see of it while it is open."""

    table: str
    title: str
    game: str
    phase: TablePhase
    listed: bool
    seats: tuple[SeatSummary, ...]
    at: int  # of its latest event


class CloseTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Close a table, and tell its people why."""

    why: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
