"""Whether a condition is true."""

from __future__ import annotations

from typing import assert_never

from .finding import attackers, find, unit_of
from .reading import factions
from .state import Deed, Public
from .tasks import Context
from .vocabulary.conditions import (
    Alone,
    Bearer,
    Condition,
    Control,
    Defeated,
    Factions,
    Landscape,
    Sparks,
    ThisTurn,
    Turn,
)


def all_hold(p: Public, conditions: tuple[Condition, ...], c: Context) -> bool:
    """Whether all of them are true."""
    return all(holds(p, condition, c) for condition in conditions)


def holds(p: Public, condition: Condition, c: Context) -> bool:
    """Whether it is true now, seen from whoever controls the card."""
    match condition:
        case Control(of=of, least=least, most=most):
            n = len(find(p, of, c))
            return n >= least and (most is None or n <= most)
        case Defeated(least=least):
            return p.defeats[1 - c.seat] >= least
        case Sparks(least=least):
            return p.sparks[c.seat] >= least
        case Factions(least=least):
            return len({f for unit in p.field[c.seat] for f in factions(unit.card)}) >= least
        case ThisTurn(least=least, most=most):
            n = len({deed.id for deed in p.deeds if counts(condition, deed, c)})
            return n >= least and (most is None or n <= most)
        case Landscape(card=card):
            return any(place.card == card for row in p.landscapes for place in row)
        case Bearer(factions=named, none=none):
            unit = None if c.bearer is None else unit_of(p, c.bearer)
            return unit is not None and none != any(f in named for f in factions(unit[1].card))
        case Alone():
            return len(attackers(p)) == 1
        case Turn(whose=whose):
            return (p.active == c.seat) == (whose == "own")
        case _:
            assert_never(condition)


def counts(asked: ThisTurn, deed: Deed, c: Context) -> bool:
    """Whether something that happened in this turn is what the condition asks for."""
    return (
        deed.what == asked.what
        and (asked.what == "defeated" or deed.seat == c.seat)
        and (not asked.factions or any(f in asked.factions for f in factions(deed.card)))
    )
