"""Damage, healing and the preparation phase."""

from __future__ import annotations

from zaubertisch.kernel import Seat

from . import events
from .finding import thing_of, unit_of
from .holding import all_hold
from .judge import Judge, replace
from .limits import spend
from .options import Options
from .reading import abilities
from .state import Mark, Public, Unit
from .tasks import Context, Doing, Fired
from .triggers import heard
from .vocabulary.triggers import OnDamaged, WouldBeDamaged

PREPARATION = 4  # game turns (S29)


def preparing(p: Public, seat: Seat, options: Options) -> bool:
    """Whether this seat may not attack yet, be it by effects: S29, S30.

    In the first four turns of the game nobody may; by the option, each until its own second turn is over.
    """
    if options.preparation == "both":
        return p.turn <= PREPARATION
    return p.turn <= PREPARATION - 1 + (seat != p.first)


def hurt(
    j: Judge, id: int, n: int, *, by: tuple[int, ...] = (), leave: int | None = None
) -> tuple[int, tuple[Fired, ...]]:
    """A warrior loses life, less what is prevented; how much it was, and the triggers that hear of it."""
    found = unit_of(j.p, id)
    if found is None or n <= 0:
        return 0, ()
    seat, unit = found
    if _instead(j, seat, unit):
        return 0, ()
    left = j.force().left(unit)
    if leave is not None:
        n = max(0, min(n, left - leave))
    marks, prevented = _absorb(unit.marks, n)
    lost = n - prevented
    felled = by if lost >= left > 0 else unit.felled
    j.edit(seat, unit, hurt=unit.hurt + lost, marks=marks, felled=felled)
    if n:
        j.say(events.Damaged(id, lost, prevented, by))
    return lost, heard(j, OnDamaged, id, seat, by=by) if lost else ()


def _instead(j: Judge, seat: Seat, unit: Unit) -> bool:
    """Whether something happens instead of the damage: by itself, each time that its conditions are true."""
    for place, one in abilities(unit.card, WouldBeDamaged):
        c = Context(seat, unit.id, unit.card)
        thing = thing_of(j.p, unit.id)
        assert thing is not None
        if all_hold(j.p, one.when, c) and spend(j, one, place, thing):
            j.push(Doing(one.do, c))
            return True
    return False


def _absorb(marks: tuple[Mark, ...], n: int) -> tuple[tuple[Mark, ...], int]:
    """The marks after so much damage, and how much of it they have prevented."""
    kept: list[Mark] = []
    prevented = 0
    for mark in marks:
        taken = min(mark.prevents, n - prevented)
        prevented += taken
        if not mark.prevents or taken < mark.prevents:
            kept.append(replace(mark, prevents=mark.prevents - taken))
    return tuple(kept), prevented


def heal(j: Judge, id: int, n: int) -> None:
    """A warrior gets life back, never beyond its full life."""
    found = unit_of(j.p, id)
    assert found is not None
    seat, unit = found
    back = max(0, min(n, unit.hurt))
    if back:
        healed = j.edit(seat, unit, hurt=unit.hurt - back)
        if j.force().left(healed) > 0:
            j.edit(seat, healed, felled=())
        j.remember("healed", seat, unit.card, id)
        j.say(events.Healed(id, back))


def fell(j: Judge, id: int) -> None:
    """The life of a warrior falls to 0 (SA2)."""
    found = unit_of(j.p, id)
    assert found is not None
    seat, unit = found
    j.edit(seat, unit, hurt=unit.hurt + max(0, j.force().left(unit)))
