"""What people bring to the table, a deck: read, checked, and known to nobody else before the end."""

from __future__ import annotations

from typing import Any

import msgspec

from zaubertisch.kernel import Reason, Refused, Seat
from zaubertisch.server.messages import strict

from .state import State


def checked(state: State, brings: Any) -> Any:
    """What somebody wants to bring, as it is written; raises Refused with all that is wrong with it."""
    if brings is None:
        return None
    brought = read(state, brings)
    if parts := state.box.misfits(state.game, brought):
        raise Refused("deck-not-allowed", *parts, problems=len(parts))
    return msgspec.to_builtins(brought)


def read(state: State, brings: Any) -> Any:
    """What is brought, in the type of the game; raises Refused."""
    if state.box.brought is None:
        raise Refused("nothing-to-bring", game=state.box.name)
    try:
        return strict.convert(brings, state.box.brought)
    except strict.Misread as no:
        raise Refused("bad-deck", game=state.box.name, place=no.place, detail=no.detail) from no


def brought(state: State) -> list[Any]:
    """What each seat brings: its own, or what is usual there."""
    return [
        state.box.usual(state.game, seat) if chair.brought is None else chair.brought
        for seat, chair in enumerate(state.chairs)
    ]


def misfits(state: State, seat: Seat | None) -> tuple[Reason, ...]:
    """What is wrong with the deck of this seat since the options have changed; for its own eyes."""
    if seat is None or state.phase != "gathering" or (own := state.chairs[seat].brought) is None:
        return ()
    return state.box.misfits(state.game, own)


def unfit(state: State) -> list[Seat]:
    """The seats whose deck does not fit the options; what is wrong with it, only they are told."""
    decks = brought(state)
    return [seat for seat in state.occupied() if state.box.misfits(state.game, decks[seat])]
