"""How good a seat stands: its chance to win, from what lies open.

The figures began as those of a regression over matches of the rule of thumb (`zaubertisch.lab.standings`).
Where that player makes little of a thing, which then looks worthless, they are set by hand.
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

FAR = 10  # the usual goal (SA9)
TEMPO = 0.6  # to be the one whose turn it is
WORTH = {
    "defeats": 0.35,
    "nearer": 0.42,
    "warriors": -0.23,  # each is one that can be defeated: only a strong one pays
    "bodies": 0.7,
    "armour": 0.07,
    "income": 0.4,
    "buildings": 0.7,
    "landscapes": 0.2,
    "hero": 0.6,  # by hand
    "hand": 0.05,  # by hand
    "sparks": 0.02,  # by hand
    "prepared": 0.12,  # by hand
}
"""What each counts, as the logarithm of the odds to win."""


def outlook(p: Public, seat: Seat, options: Options) -> float:
    """The chance that the seat wins, from 0 to 1."""
    if p.result is not None:
        return 0.5 if p.result.winner is None else float(p.result.winner == seat)
    force = in_force(p)
    mine, theirs = (has(p, force, one, options) for one in (seat, 1 - seat))
    ahead = sum(worth * (mine[what] - theirs[what]) for what, worth in WORTH.items())
    return 1 / (1 + exp(-ahead - (TEMPO if p.active == seat else -TEMPO)))


def has(p: Public, force: InForce, seat: Seat, options: Options) -> dict[str, float]:
    """What a seat has that counts."""
    field, defeats = p.field[seat], p.defeats[seat] * FAR / options.goal
    return {
        "defeats": defeats,
        "nearer": defeats**2 / FAR,  # the later ones are worth more
        "warriors": len(field),
        "bodies": sum(body(force, unit) for unit in field),
        "armour": sum(force.armour[unit.id] for unit in field),
        "income": income([factions(unit.card) for unit in field], options.sparks == "strict"),
        "buildings": len(p.buildings[seat]),
        "landscapes": len(p.landscapes[seat]),
        "hero": p.heroes[seat] is not None,  # not called yet
        "hand": p.hands[seat],
        "sparks": p.sparks[seat],
        "prepared": len(p.prepared[seat]),
    }
