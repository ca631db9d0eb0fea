"""How a table ends for good: whoever runs the server closes it, or it was over for long enough.

After that nothing more is written into its log, whoever asks; so its rows can be taken away.
"""

from __future__ import annotations

from zaubertisch.kernel import Refused

from . import log, talk
from .state import State


def refuse_closed(state: State) -> None:
    """Refuse everything at a table that is closed, and say why it is."""
    if state.expired:
        raise Refused("no-such-table")
    if state.closed is not None:
        raise Refused("table-closed", why=state.closed)


def close(state: State, why: str) -> log.Closed:
    """Whoever runs the server closes the table, and its people are told why."""
    refuse_closed(state)
    return log.Closed(talk.line(why))


def expire(state: State, before: int) -> log.Expired | None:
    """What to write when nothing has happened since then at a table that is over; None at any other."""
    if state.expired or state.phase != "over" or state.at >= before:
        return None
    return log.Expired()
