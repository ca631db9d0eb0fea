"""What comes of the attack that waits: as all stands now, and with each answer that could be given.

It is found by carrying out what was announced on a table that fits the view, so nothing is told that the seat
could not work out for itself.
"""

from __future__ import annotations

from copy import copy

import msgspec

from zaubertisch.kernel import FastRng, Seat, clone

from . import events
from .combat import go
from .course import answer, run
from .determinize import determinize
from .judge import Judge
from .legal import answers
from .moves import Cast, Use
from .options import Options
from .outlook import Strike, strike
from .state import Public, SoulTable, SoulView
from .tasks import Attacking, Striking, Task, Window

FEW = 24
"""So many answers are told of; of more the first."""


class Answer(msgspec.Struct, frozen=True):
    """An answer that could be given, and what the attack would do then; None where no attack is left."""

    move: Use | Cast
    strike: Strike | None


def coming(view: SoulView, options: Options) -> Strike | None:
    """The attack that waits, as it will be once everything above it is done and nobody answers any more.

    Where a question or a card not seen yet comes in between, it is told as it stands at this moment.
    """
    p = view.public
    at = _attack(p.agenda)
    if at is None:
        return strike(p)
    came = _come(determinize(view, FastRng(0), options), p.active, at, options)
    return strike(p if came is None else came)


def answered(view: SoulView, options: Options) -> tuple[Answer, ...]:
    """The answers of a seat that is asked about an attack, as far as it can be told what comes of them."""
    p, own, seat = view.public, view.own, view.seat
    at = _attack(p.agenda)
    window = p.agenda[-1] if p.agenda else None
    if at is None or own is None or not isinstance(window, Window) or window.asked != seat:
        return ()
    told: list[Answer] = []
    guess: SoulTable | None = None
    for move in answers(p, own, seat, window, options):
        if not isinstance(move, Use | Cast) or len(told) == FEW:
            continue
        guess = guess or determinize(view, FastRng(0), options)
        table = clone(guess)
        answer(Judge(table, options, lambda _audience, _event: None), seat, move)
        came = _come(table, seat, at, options)
        if came is not None:
            told.append(Answer(move, strike(came)))
    return tuple(told)


def _attack(agenda: tuple[Task, ...]) -> int | None:
    """Where the uppermost attack that waits lies."""
    return next((i for i in reversed(range(len(agenda))) if isinstance(agenda[i], Attacking)), None)


def _come(table: SoulTable, seat: Seat, at: int, options: Options) -> Public | None:
    """How all stands just before the damage; None where that cannot be told."""
    p = table.public
    p.passing = (False, False)
    above = tuple(task for task in p.agenda[at + 1 :] if not isinstance(task, Window))
    if not _goes(table, seat, at, above, options):
        return None
    attack = p.agenda[at] if len(p.agenda) > at else None
    if not isinstance(attack, Attacking):
        return p
    before = copy(p)
    p.agenda = p.agenda[:at]
    go(Judge(table, options, lambda _audience, _event: None), attack)  # what the attackers' own effects do
    place = next((i for i, task in enumerate(p.agenda) if isinstance(task, Striking)), None)
    if place is None or len(p.agenda) == place + 1:
        return before
    return p if _goes(table, seat, place, p.agenda[place + 1 :], options) else before


def _goes(table: SoulTable, seat: Seat, at: int, above: tuple[Task, ...], options: Options) -> bool:
    """Do what lies above this place, while nobody answers; whether it came so far without a question.

    Cards that were turned up or looked at on the way are not known, and what depends on them neither.
    """
    seen: list[object] = []
    judge = Judge(table, options, lambda _audience, event: seen.append(event))
    p = table.public
    here = Window("attack", seat, seat)
    p.agenda = (*p.agenda[: at + 1], here, *above)
    while True:
        run(judge)
        top = p.agenda[-1] if p.phase == "play" and p.agenda else None
        if any(isinstance(e, events.Revealed | events.Looked) for e in seen):
            return False
        if p.phase == "play" and len(p.agenda) <= at:
            return True  # the attack came to nothing, and its window with it
        if not isinstance(top, Window):
            return False
        p.agenda = p.agenda[:-1]
        if top is here:
            return True
