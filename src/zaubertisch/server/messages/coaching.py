"""The messages of the coach."""

from __future__ import annotations

from typing import Any

import msgspec

from zaubertisch.kernel import Seat


class Lesson(msgspec.Struct, frozen=True):
    """GET /api/tables/{table}/advice: what the coach says to the seat about the question of this turn."""

    turn: int
    seat: Seat | None
    advice: Any


class Reviewed(msgspec.Struct, frozen=True):
    """GET /api/tables/{table}/matches/{match}/review/{seat}: the coach looks back; null while it thinks."""

    seat: Seat
    answered: int  # of the questions that it asks itself
    questions: int  # 0 while that is not known
    review: Any
