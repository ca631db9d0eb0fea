"""Why something is not allowed: a stable code and the facts that a sentence about it needs.

The kernel speaks no language.  Whoever shows a reason finds the sentence by its code and fills in
the facts.
"""

from __future__ import annotations

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """A stable code, such as `must-follow`, and the facts of its sentence, such as the suit."""

    code: str
    facts: dict[str, int | str] = {}


class Refused(Exception):
    """Something was asked for that is not allowed; nothing has changed by it."""

    def __init__(self, code: str, /, *parts: Reason, **facts: int | str) -> None:
        """Say no, with a stable code and the facts of the sentence, and each part where several are wrong."""
        super().__init__(code)
        self.reason = Reason(code, facts)
        self.parts = parts


class Misfit(Refused):
    """The options contradict each other, or do not fit the number of players."""


class StaleTurn(Refused):
    """The move answers a question that is no longer asked."""


class NotYourTurn(Refused):
    """The seat has nothing to decide now."""


class IllegalMove(Refused):
    """The rules do not allow the move."""
