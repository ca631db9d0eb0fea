"""Who follows the table, and what becomes of those who do not: a grace time, and then a bot sits in.

Nobody sits in at a table played by correspondence, where being away is part of the game, nor while
nobody is here: then the match waits.
"""

from __future__ import annotations

from zaubertisch.kernel import Seat

from . import log
from .state import State

DAY = 86_400
"""Seconds; a clock of a day or more makes the match one by correspondence."""


def gone(state: State, seat: Seat, grace: int) -> log.Gone | None:
    """What to write when the last line of a person breaks: they have `grace` milliseconds."""
    chair = state.chairs[seat]
    return log.Gone(seat, grace) if chair.kind == "person" and chair.gone is None else None


def arrived(state: State, seat: Seat) -> log.Arrived | None:
    """What to write when a person's line stands; the seat is theirs again unless they had left it."""
    return log.Arrived(seat) if state.chairs[seat].gone is not None else None


def by_correspondence(state: State) -> bool:
    """Whether everyone has days for a decision."""
    return state.clock >= DAY


def goes_on(state: State) -> bool:
    """Whether bots move and clocks run: somebody is here, or nobody need be."""
    return state.phase == "playing" and (by_correspondence(state) or bool(state.here()))


def grace_end(state: State, seat: Seat) -> int | None:
    """When a bot sits in for this person; None while they are here, or the match waits for them."""
    chair = state.chairs[seat]
    if chair.kind != "person" or chair.away or chair.gone is None:
        return None
    if by_correspondence(state) or not goes_on(state):
        return None
    return max(chair.gone, state.company_from) + chair.grace


def next_stand_in(state: State) -> tuple[int, Seat] | None:
    """The next end of a grace time, and whose it is."""
    ends = [(end, s) for s in range(len(state.chairs)) if (end := grace_end(state, s)) is not None]
    return min(ends, default=None)


def unnoticed(state: State, grace: int) -> int:
    """For how many milliseconds a person may be gone before it is written down.

    Where nobody waits for a move, as long as a bot would wait: the host's seat does not pass on because
    a phone slept, or an invitation was sent from another page.
    """
    return grace if state.phase in ("gathering", "over") else 0
