"""The turn: what comes by itself at its start and at its end (S29-S33, S42)."""

from __future__ import annotations

from zaubertisch.kernel import Seat, put

from . import events
from .harm import heal
from .judge import Judge, replace
from .reading import factions
from .sparks import income
from .state import Place, Result, Unit
from .tasks import Check, Discarding, Stage, Triggers, window
from .triggers import heard
from .vocabulary.triggers import TurnEnd, TurnStart
from .vocabulary.words import Duration

IDLE = 2  # own turns without a card (S4)


def begin(j: Judge, seat: Seat) -> None:
    """A turn begins: all limits of a turn are new, the own warriors may attack again."""
    p = j.p
    p.turn, p.active, p.actor = p.turn + 1, seat, seat
    p.passing, p.deeds, p.played, p.called = (False, False), (), 0, 0
    p.fresh = tuple(tuple(False for _ in row) for row in p.fresh)
    p.buildings = tuple(tuple(map(_fresh, row)) for row in p.buildings)
    p.landscapes = tuple(tuple(map(_fresh, row)) for row in p.landscapes)
    p.field = tuple(
        tuple(_awake(unit, seat, rested=side == seat) for unit in row) for side, row in enumerate(p.field)
    )
    j.push(Stage("draw"))


def _fresh(place: Place) -> Place:
    return replace(place, spent=()) if place.spent else place


def _awake(unit: Unit, seat: Seat, *, rested: bool) -> Unit:
    """The unit at the start of the turn of a seat; what lasted until its next turn ends."""
    marks = tuple(mark for mark in unit.marks if not (mark.until == "own_turn" and mark.by == seat))
    used = unit.used and not rested
    return replace(unit, used=used, spent=(), marks=marks, equipment=tuple(map(_fresh, unit.equipment)))


def draw_and_income(j: Judge) -> None:
    """First the card (S31), then the sparks (S32), then what else a turn's start brings (SA28)."""
    p, seat = j.p, j.p.active
    draws = p.turn > 1 or j.options.first_draws  # SA17
    if draws and not j.draw(seat, 1) and j.options.empty_draw_loses:
        finish(j, Result(1 - seat, "empty_deck"))  # SA11
        return
    sparks = income([factions(unit.card) for unit in p.field[seat]], j.options.sparks == "strict")
    if not j.options.sparks_last:
        p.sparks = put(p.sparks, seat, 0)  # SA27
    j.gain(seat, sparks)
    j.say(events.TurnBegan(p.turn, seat, sparks))
    if j.options.windows == "all":
        j.push(window("start", seat))
    _regenerate(j, seat)
    fired = heard(j, TurnStart, None, seat)
    if fired:
        j.push(Check(), Triggers(fired))


def _regenerate(j: Judge, seat: Seat) -> None:
    force = j.force()
    for unit in j.p.field[seat]:
        if n := force.has(unit.id, "regeneration"):
            heal(j, unit.id, n)


def end(j: Judge) -> None:
    """The active player is done: everyone may answer, then what a turn's end brings (S42)."""
    j.push(Stage("over"), Stage("end"))
    if j.options.windows == "all":
        j.push(window("end", j.p.active))


def end_triggers(j: Judge) -> None:
    """What happens at the end of a turn."""
    fired = heard(j, TurnEnd, None, j.p.active)
    if fired:
        j.push(Check(), Triggers(fired))


def over(j: Judge) -> None:
    """The turn is over: what lasted this turn ends, too many cards are laid away (SA19)."""
    expire(j, "turn")
    j.push(Stage("next"))
    limit, held = j.options.hand_limit, j.p.hands[j.p.active]
    if limit and held > limit:
        j.push(Discarding(j.p.active, held - limit))


def next_turn(j: Judge) -> None:
    """Whoever played no card in two own turns loses (S4, SA8); at last it is enough (SA12)."""
    p, seat = j.p, j.p.active
    p.idle = put(p.idle, seat, 0 if p.played else p.idle[seat] + 1)
    if p.idle[seat] >= IDLE:
        finish(j, Result(1 - seat, "no_card"))
    elif p.turn >= 2 * j.options.longest:
        ahead = p.defeats[0] - p.defeats[1]
        finish(j, Result(None if not ahead else 0 if ahead > 0 else 1, "turns"))
    else:
        begin(j, 1 - seat)


def finish(j: Judge, result: Result) -> None:
    """The match is over."""
    j.p.result, j.p.phase, j.p.agenda = result, "over", ()
    j.say(events.MatchOver(result))


def expire(j: Judge, until: Duration) -> None:
    """What lasted so long ends; losing life by it may defeat (SA53)."""
    for seat, row in enumerate(j.p.field):
        for unit in row:
            marks = tuple(mark for mark in unit.marks if mark.until != until)
            if marks != unit.marks:
                j.edit(seat, unit, marks=marks)
