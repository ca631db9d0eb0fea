"""Sitting down and getting up: what must be written, or why not."""

from __future__ import annotations

from collections.abc import Iterable

from zaubertisch.bots import BOTS, bots_of
from zaubertisch.kernel import Refused, Seat
from zaubertisch.server import secret
from zaubertisch.server.messages import wire

from . import decks, log, names, setup
from .state import State


def sit(state: State, request: wire.SitDown, invite: str | None) -> log.Sat:
    """A person takes a seat with a deck; at a table that is not listed the invitation must be shown."""
    if not state.listed and not secret.fits(invite, state.invite):
        raise Refused("invitation-needed" if invite is None else "wrong-invitation")
    if secret.place(request.token, [chair.token for chair in state.chairs]) is not None:
        raise Refused("already-seated")
    if secret.place(request.token, state.spent) is not None:
        raise Refused("token-spent")
    if state.phase == "over":
        raise Refused("match-over")
    if state.phase != "gathering":
        raise Refused("match-running")
    seat = free_seat(state, request.seat)
    name = names.normalise(request.name)
    if names.taken(name, (chair.name for chair in state.chairs)):
        raise Refused("name-taken", name=name)
    refuse_copied(state, seat, request.promise)
    return log.Sat(
        seat, name, secret.hashed(request.token), request.promise, decks.checked(state, request.brings)
    )


def free_seat(state: State, wanted: Seat | None) -> Seat:
    """The seat that was asked for, or the first free one."""
    if wanted is not None:
        if state.chair(wanted).kind != "free":
            raise Refused("seat-taken", seat=wanted)
        return wanted
    for seat, chair in enumerate(state.chairs):
        if chair.kind == "free":
            return seat
    raise Refused("table-full", seats=len(state.chairs))


def refuse_copied(state: State, seat: Seat, promise: str) -> None:
    """A promise that somebody else has made is no promise of one's own."""
    if any(chair.promise == promise for s, chair in enumerate(state.chairs) if s != seat):
        raise Refused("promise-copied")


def refuse_others(state: State, seat: Seat) -> None:
    """Some things are for the host alone."""
    if state.host() != seat:
        host = state.host()
        raise Refused("not-host", host="" if host is None else state.chairs[host].name)


def refuse_late(state: State) -> None:
    """Some things are settled by the start."""
    if state.phase != "gathering":
        raise Refused("not-gathering", phase=state.phase)


def add_bot(state: State, seat: Seat, action: wire.AddBot) -> log.BotSat:
    """The host puts a bot on a free seat; it is called like nobody at the table."""
    refuse_others(state, seat)
    refuse_late(state)
    if action.bot not in BOTS:
        raise Refused("unknown-bot", bot=action.bot, bots=", ".join(bots_of(state.box.name)))
    if action.bot not in bots_of(state.box.name):
        raise Refused("bot-does-not-play", bot=action.bot, game=state.box.name)
    place = free_seat(state, action.seat)
    start = int(secret.hashed(state.table)[:8], 16) + place
    return log.BotSat(place, action.bot, names.bot_name((chair.name for chair in state.chairs), start))


def remove(state: State, seat: Seat, action: wire.Remove) -> log.Freed:
    """The host frees a seat before the start."""
    refuse_others(state, seat)
    refuse_late(state)
    if state.chair(action.seat).kind == "free":
        raise Refused("seat-free", seat=action.seat)
    return log.Freed(action.seat, by=seat)


def set_options(state: State, seat: Seat, action: wire.SetOptions) -> log.OptionsSet:
    """The host changes options or the number of seats; nobody loses a seat by it."""
    refuse_others(state, seat)
    refuse_late(state)
    options, game = setup.settle(state.box, action.options)
    seats = len(state.chairs) if action.seats is None else action.seats
    setup.fit(game, seats)
    if seats < (sitting := len(state.occupied())):
        raise Refused("seats-occupied", occupied=sitting, seats=seats)
    return log.OptionsSet(setup.plain(options), seats, action.clock)


def leave(state: State, seat: Seat) -> log.Freed | log.Left:
    """Get up: the seat is free before the start; afterwards it is kept, and a bot sits in."""
    if state.chairs[seat].left:
        raise Refused("already-left")
    return log.Freed(seat, by=seat) if state.phase == "gathering" else log.Left(seat)


def come_back(state: State, seat: Seat) -> log.Returned:
    """Take one's own seat back; nobody is asked."""
    if not state.chairs[seat].away:
        raise Refused("not-away")
    return log.Returned(seat)


def called(state: State, seats: Iterable[Seat]) -> str:
    """The names of who sits there."""
    return ", ".join(state.chairs[seat].name for seat in seats)
