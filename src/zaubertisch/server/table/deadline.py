"""The clock of a table: how long a decision may take, and the time that is given back."""

from __future__ import annotations

from zaubertisch.kernel import Seat

from . import log
from .absence import goes_on, next_stand_in
from .state import State


def timed(state: State) -> list[Seat]:
    """The persons for whom the clock runs."""
    if state.clock == 0 or not goes_on(state):
        return []
    return [seat for seat in state.waiting() if state.chairs[seat].plays is None]


def due(state: State) -> int | None:
    """When time is up for those who are waited for; None when no clock runs."""
    return state.clock_from + 1000 * state.clock if timed(state) else None


def late(state: State, at: int) -> list[Seat]:
    """The persons whose time is up by now: a bot answers this one question for them."""
    end = due(state)
    return timed(state) if end is not None and at >= end else []


def credit(state: State, alive: int, started: int) -> log.Credited | None:
    """What to write when nobody served the table between these times: no clock has run meanwhile."""
    if state.credited >= started:
        return None
    # Whatever was done here since the start, before its time was counted, says nothing about the pause.
    missed = started - (alive if state.at >= started else max(alive, state.at))
    runs = not (state.until is None and due(state) is None and next_stand_in(state) is None)
    return log.Credited(missed) if runs and missed > 0 else None


def give_back(state: State, missed: int) -> None:
    """Set every clock that runs forward by so many milliseconds; none began later than now."""
    state.clock_from = min(state.clock_from + missed, state.at)
    for chair in state.chairs:
        if chair.gone is not None:
            chair.gone = min(chair.gone + missed, state.at)
    state.company_from = min(state.company_from + missed, state.at)
    if state.until is not None:
        state.until += missed
