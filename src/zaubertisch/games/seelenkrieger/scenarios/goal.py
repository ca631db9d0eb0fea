"""Whether a scenario is solved (S53): asked of what everyone sees."""

from __future__ import annotations

from zaubertisch.games.seelenkrieger.finding import on_field
from zaubertisch.games.seelenkrieger.options import Options
from zaubertisch.games.seelenkrieger.reading import factions
from zaubertisch.games.seelenkrieger.sparks import income
from zaubertisch.games.seelenkrieger.state import Public, Result

from .library import staged
from .position import Names
from .scenario import Goal, Scenario, Standing

SOLVER, OTHER = 0, 1  # A and B


def judged(p: Public, options: Options) -> Result | None:
    """The end of a scenario: A has reached the goal, or cannot reach it any more; None while it is open."""
    if not options.scenario:
        return None
    scenario, names = staged(options.scenario)
    if not p.agenda and not scenario.goal.win and reached(p, scenario.goal, names):
        return Result(SOLVER, "scenario")
    return Result(OTHER, "scenario") if missed(p, scenario, names) else None


def reached(p: Public, goal: Goal, names: Names) -> bool:
    """Whether all of it is true now."""
    there = {thing.id for thing in on_field(p)}
    own = {thing.card for thing in on_field(p) if thing.seat == SOLVER}
    return (
        p.turn >= goal.turn
        and p.defeats[SOLVER] >= goal.defeats
        and not _lost(p, goal)
        and (not goal.income or income([factions(unit.card) for unit in p.field[SOLVER]]) >= goal.income)
        and p.sparks[SOLVER] >= goal.sparks
        and own.issuperset(goal.in_play)
        and there.issuperset(names[name] for name in goal.stands)
        and there.isdisjoint(names[name] for name in goal.gone)
    )


def missed(p: Public, scenario: Scenario, names: Names) -> bool:
    """Whether the goal is out of reach: too late, too much lost, or somebody gone who should stand."""
    there = {thing.id for thing in on_field(p)}
    gone = any(names[name] not in there for name in scenario.goal.stands)
    return p.turn > scenario.until or _lost(p, scenario.goal) or gone


def _lost(p: Public, goal: Goal) -> bool:
    return goal.lost is not None and p.defeats[OTHER] > goal.lost


def standing(p: Public, options: Options) -> Standing | None:
    """How the scenario of this table stands; None where none is played."""
    if not options.scenario:
        return None
    scenario, names = staged(options.scenario)
    steps = [place for place, step in enumerate(scenario.step) if reached(p, step.when, names)]
    solved = None if p.result is None else p.result.winner == SOLVER
    return Standing(options.scenario, steps[-1] if steps else None, solved)
