"""How good a seat stands: its chance to win, from what lies open.

The figures are those of a logistic regression over six thousand turns of `thumb` against itself, rounded.
Only where that player makes little of a thing, which it then takes for worthless, they are set by hand.
"""

from __future__ import annotations

from math import exp

from zaubertisch.games.seelenkrieger.options import Options
from zaubertisch.games.seelenkrieger.reading import factions
from zaubertisch.games.seelenkrieger.sparks import income
from zaubertisch.games.seelenkrieger.state import Public
from zaubertisch.games.seelenkrieger.values import InForce, in_force
from zaubertisch.kernel import Seat

from .worth import body

TEMPO = 0.6  # to be the one whose turn it is
DEFEAT, NEARER = 0.35, 0.42  # each defeat, and how much more the later ones are worth
BODY, ARMOUR, INCOME, BUILDING, LANDSCAPE, HERO = 0.7, 0.07, 0.4, 0.7, 0.2, 0.6
HAND, SPARK, PREPARED = 0.05, 0.02, 0.12  # by hand
FAR = 10  # the usual goal (SA9)


def outlook(p: Public, seat: Seat, options: Options) -> float:
    """The chance that the seat wins, from 0 to 1."""
    if p.result is not None:
        return 0.5 if p.result.winner is None else float(p.result.winner == seat)
    force = in_force(p)
    ahead = _standing(p, force, seat, options) - _standing(p, force, 1 - seat, options)
    return 1 / (1 + exp(-ahead - (TEMPO if p.active == seat else -TEMPO)))


def _standing(p: Public, force: InForce, seat: Seat, options: Options) -> float:
    """What a seat has, in the figures of the regression."""
    field, defeats = p.field[seat], p.defeats[seat] * FAR / options.goal
    strict = options.sparks == "strict"
    return (
        DEFEAT * defeats
        + NEARER * defeats**2 / 10
        + BODY * sum(body(force, unit) for unit in field)
        + ARMOUR * sum(force.armour[unit.id] for unit in field)
        + INCOME * income([factions(unit.card) for unit in field], strict)
        + BUILDING * len(p.buildings[seat])
        + LANDSCAPE * len(p.landscapes[seat])
        + HERO * (p.heroes[seat] is not None)
        + HAND * p.hands[seat]
        + SPARK * p.sparks[seat]
        + PREPARED * len(p.prepared[seat])
    )
