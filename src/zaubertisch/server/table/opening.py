"""From the start to the deal: the promises are frozen, the nonces opened, and then the cards are dealt."""

from __future__ import annotations

from zaubertisch.kernel import Refused, Seat
from zaubertisch.kernel.fairness import promise_nonce
from zaubertisch.server.messages import wire

from . import decks, log, setup
from .seating import called, refuse_copied, refuse_late, refuse_others
from .state import State

TIME_TO_OPEN = 20_000
"""Milliseconds in which everyone must have opened the nonce they promised."""


def promise(state: State, seat: Seat, action: wire.Promise) -> log.Promised:
    """Commit to a nonce; until the start a promise may be made anew, since a nonce may get lost."""
    if state.phase != "gathering":
        raise Refused("promises-frozen", phase=state.phase)
    refuse_copied(state, seat, action.promise)
    return log.Promised(seat, action.promise)


def bring(state: State, seat: Seat, action: wire.Bring) -> log.Brought:
    """Bring another deck, or the usual one, as long as nobody has started."""
    refuse_late(state)
    return log.Brought(seat, decks.checked(state, action.brings))


def start(state: State, seat: Seat, at: int) -> log.Started:
    """Freeze all promises; raises Refused when too few sit here, or a promise or a deck is missing."""
    refuse_others(state, seat)
    refuse_late(state)
    setup.fit(state.game, len(state.occupied()))
    if silent := [s for s in state.persons() if state.chairs[s].promise is None]:
        raise Refused("not-promised", names=called(state, silent))
    if misfit := decks.unfit(state):
        raise Refused("decks-do-not-fit", names=called(state, misfit))
    return log.Started(state.occupied(), until=at + TIME_TO_OPEN)


def open_nonce(state: State, seat: Seat, action: wire.OpenNonce) -> log.NonceOpened:
    """Show the nonce that was promised, and no other."""
    if state.phase != "opening":
        raise Refused("not-opening", phase=state.phase)
    chair = state.chairs[seat]
    if chair.nonce is not None:
        raise Refused("already-opened")
    if promise_nonce(state.match_id, bytes.fromhex(action.nonce)) != chair.promise:
        raise Refused("nonce-not-promised")
    return log.NonceOpened(seat, action.nonce)


def missing(state: State) -> tuple[Seat, ...]:
    """The seats whose nonce is promised and not opened yet."""
    return tuple(s for s, chair in enumerate(state.chairs) if chair.kind == "person" and chair.nonce is None)
