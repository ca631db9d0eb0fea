"""Who has no life left is defeated: all together, and again until nothing changes (S2, S47, SA79)."""

from __future__ import annotations

from zaubertisch.kernel import Seat, put

from . import events
from .finding import thing_of, unit_of
from .holding import all_hold
from .judge import Judge
from .limits import spend, used_up
from .reading import abilities, kind
from .scenarios.goal import judged
from .state import Public, Result, Unit
from .tasks import Check, Context, Doing, Falling, Fired, Replacing, Triggers, window
from .triggers import heard
from .vocabulary.operations import Operation, Pay
from .vocabulary.triggers import OnAllyDefeated, OnAnyDefeated, OnDefeated, OnEnemyDefeated, WouldBeDefeated


def dying(j: Judge) -> list[tuple[Seat, Unit]]:
    """All warriors without life, the active player's first (S52)."""
    force = j.force()
    seats = (j.p.active, 1 - j.p.active)
    return [(seat, unit) for seat in seats for unit in j.p.field[seat] if force.left(unit) <= 0]


def check(j: Judge) -> None:
    """If warriors have no life left, everyone may answer that first: the fourth window (SA39)."""
    if any(isinstance(task, Falling) for task in j.p.agenda):
        return  # they are being asked about already
    if fallen := tuple(unit.id for _, unit in dying(j)):
        j.push(Falling(fallen), window("defeat", j.p.actor, fallen))


def fall(j: Judge, task: Falling) -> None:
    """After the answers: what happens instead of a defeat (SA80); then the rest is defeated together."""
    now = dying(j)
    if any(unit.id not in task.answered for _, unit in now):
        new = tuple(unit.id for _, unit in now)
        j.push(Falling(new, task.asked), window("defeat", j.p.actor, new))
        return
    for seat, unit in now:
        for place, one in abilities(unit.card, WouldBeDefeated):
            name = f"{unit.id}.{place}"
            c = Context(seat, unit.id, unit.card)
            if name not in task.asked and may_replace(j.p, one, place, c):
                j.push(Falling(task.answered, (*task.asked, name)), Replacing(unit.id, place, c))
                return
    defeat(j, now)


def may_replace(p: Public, one: WouldBeDefeated, place: int, c: Context) -> bool:
    """Whether something may happen instead: not used up, its conditions true, its sparks there."""
    pays = [op.n for op in one.do if isinstance(op, Pay)]
    thing = thing_of(p, c.source)
    assert thing is not None
    return not used_up(p, one, place, thing) and all_hold(p, one.when, c) and sum(pays) <= p.sparks[c.seat]


def replace_defeat(j: Judge, task: Replacing) -> None:
    """It happens instead: the warrior is not defeated, nothing is counted, nothing hears of it (SA80)."""
    one = dict(abilities(task.context.card, WouldBeDefeated))[task.ability]
    c = task.context
    thing = thing_of(j.p, task.unit)
    assert thing is not None
    spend(j, one, task.ability, thing)
    j.say(events.DefeatReplaced(task.unit))
    for op in one.do:
        if isinstance(op, Pay):
            j.pay(c.seat, op.n)
    left: tuple[Operation, ...] = tuple(op for op in one.do if not isinstance(op, Pay))
    j.push(Doing(left, c))


def defeat(j: Judge, fallen: list[tuple[Seat, Unit]]) -> None:
    """All at once.  Who hears of it is settled before anyone leaves; then they leave and count (S1, SA1)."""
    if not fallen:
        return
    p = j.p
    fired: tuple[Fired, ...] = ()
    for seat, unit in fallen:
        fired += heard(j, OnDefeated, unit.id, seat, owner=unit.owner)
        fired += heard(j, OnAllyDefeated, unit.id, seat, owner=unit.owner)
        fired += heard(j, OnEnemyDefeated, unit.id, seat, by=unit.felled, owner=unit.owner)
        fired += heard(j, OnAnyDefeated, unit.id, seat, owner=unit.owner)
    for seat, unit in fallen:
        found = unit_of(p, unit.id)
        assert found is not None
        j.lift(*found)
        p.defeats = put(p.defeats, 1 - seat, p.defeats[1 - seat] + _weight(j, unit))
        j.remember("defeated", seat, unit.card, unit.id)
        j.say(events.WarriorDefeated(unit.id, unit.card, seat, unit.owner, unit.felled))
    for _, unit in fallen:
        if kind(unit.card) == "hero" and j.options.hero_returns:  # SA73
            j.lay_hero(unit)
        else:
            j.lay(unit.id, unit.card, unit.owner, "valley")
    j.push(Check())
    if fired:
        j.push(Triggers(fired))


def _weight(j: Judge, unit: Unit) -> int:
    """For how many a defeat counts (SA6)."""
    return j.options.hero_counts if kind(unit.card) == "hero" else 1


def decided(j: Judge) -> Result | None:
    """Whether enough warriors are defeated (S1), both at once a draw (SA4); or a scenario is over (S53)."""
    p, goal = j.p, j.options.goal
    reached = [seat for seat in range(2) if p.defeats[seat] >= goal]
    if not reached:
        return judged(p, j.options)
    if len(reached) == 1:
        return Result(reached[0], "defeats")
    return Result(p.active if j.options.both_reach == "active_wins" else None, "defeats")
