"""Moves, and how a match ends or begins again."""

from __future__ import annotations

from copy import copy
from typing import Any

import msgspec

from zaubertisch.kernel import AnyGame, Match, NotYourTurn, Refused, Seat, View
from zaubertisch.server.messages import strict, wire

from . import deadline, log
from .seat import STAND_IN
from .seating import refuse_others
from .state import State


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: the view is a copy, so that it may think while the table goes on."""

    game: AnyGame
    view: View[Any, Any]
    turn: int


def question(state: State, seat: Seat) -> Question:
    """The question that this seat is asked; raises Refused when it is asked nothing."""
    match = running(state)
    if seat not in match.waiting():
        raise NotYourTurn("not-your-turn", seat=seat)
    return Question(match.game, seen(match, seat), match.turn)


def seen(match: Match[Any, Any, Any, Any], seat: Seat | None) -> View[Any, Any]:
    """The seat's view as it is now and stays, whatever is folded later."""
    view = match.view(seat)
    return View(view.seat, copy(view.public), copy(view.own))


def running(state: State) -> Match[Any, Any, Any, Any]:
    """The match that is being played; raises Refused when there is none."""
    if state.phase != "playing" or state.match is None:
        raise Refused("not-playing", phase=state.phase)
    return state.match


def move(state: State, seat: Seat, action: wire.Move) -> log.Moved:
    """A person's answer to the question that is asked."""
    match = running(state)
    if state.chairs[seat].left:
        raise Refused("away")
    try:
        chosen = strict.decode(action.move, state.box.move)
    except strict.Misread as no:
        raise Refused("bad-move", game=state.box.name, place=no.place, detail=no.detail) from no
    match.check(seat, action.turn, chosen)
    return log.Moved(seat, action.turn, msgspec.Raw(msgspec.json.encode(chosen)))


def bot_move(state: State, seat: Seat, bot: str, turn: int, chosen: Any, at: int) -> log.Moved:
    """A bot's answer; raises Refused when it does not play that seat any more, or answers too late.

    For a person whose time is up the stand-in answers this one question.
    """
    match = running(state)
    plays = state.chair(seat).plays
    if plays is None and seat in deadline.late(state, at):
        plays = STAND_IN
    if plays != bot:
        raise Refused("bot-gone", bot=bot, seat=seat)
    match.check(seat, turn, chosen)
    return log.Moved(seat, turn, msgspec.Raw(msgspec.json.encode(chosen)), bot)


def abort(state: State, seat: Seat) -> log.Aborted:
    """The host breaks the match off."""
    running(state)
    refuse_others(state, seat)
    return log.Aborted(seat)


def rematch(state: State, seat: Seat, match: str, key: str) -> log.Renewed:
    """The host calls for another match, under a new key."""
    if state.phase != "over":
        raise Refused("not-over", phase=state.phase)
    refuse_others(state, seat)
    return log.Renewed(match, key)
