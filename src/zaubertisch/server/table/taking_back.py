"""Taking a move back: the mover asks, all others must allow it, and the bots wait meanwhile.

Whose line broke is asked all the same, until a bot sits in; by correspondence that is everyone.
"""

from __future__ import annotations

from zaubertisch.kernel import Reason, Refused, Seat, StaleTurn
from zaubertisch.server.messages import wire

from . import log
from .playing import running
from .state import Asked, State

TIME_TO_ANSWER = 30_000
"""Milliseconds that bots wait for the answers."""

MOST = 100
"""Moves taken back in one match: more than friends ask for, and no more than a replay can hold."""


def why_not(state: State, seat: Seat) -> Reason | None:
    """Why this seat may not ask to take its latest move back now."""
    match = running(state)
    if state.serious:
        return Reason("serious-table")
    if state.chairs[seat].away:
        return Reason("away")
    if state.returned >= MOST:
        return Reason("enough-taken-back", {"most": MOST})
    if (reason := match.why_not_take_back(seat)) is not None:
        return reason
    return Reason("take-back-refused") if match.turn in (state.denied, asked_about(state)) else None


def asked_about(state: State) -> int | None:
    """The question that a move led to which somebody wants back."""
    return None if state.asking is None else state.asking.turn


def ask(state: State, seat: Seat, action: wire.TakeBack, at: int) -> log.AskedBack:
    """Ask for the latest move back; raises Refused."""
    match = running(state)
    if action.turn != match.turn:
        raise StaleTurn("stale-turn", asked=match.turn, answered=action.turn)
    if (reason := why_not(state, seat)) is not None:
        raise Refused(reason.code, **reason.facts)
    return log.AskedBack(seat, action.turn, until=at + TIME_TO_ANSWER)


def answer(state: State, seat: Seat, action: wire.Allow) -> log.Allowed:
    """Say yes or no; raises Refused when nobody asks this seat."""
    running(state)
    asking = state.asking
    if asking is None or asking.turn != action.turn or seat not in missing(state, asking):
        raise Refused("nobody-asks")
    return log.Allowed(seat, action.turn, action.yes)


def missing(state: State, asking: Asked) -> tuple[Seat, ...]:
    """The persons whose answer is missing; bots allow everything, also those that sit in for somebody."""
    return tuple(s for s in state.persons() if s != asking.seat and s not in asking.allowed)


def shown(state: State) -> wire.Asking | None:
    """What everyone sees of the wish."""
    asking = state.asking
    if asking is None:
        return None
    return wire.Asking(asking.seat, asking.turn, asking.until, missing(state, asking))
