"""Moments of a match of Seelenkrieger between Mira and Till that tests, pictures and figures are about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zaubertisch.games.seelenkrieger.moves import Cast
from zaubertisch.games.seelenkrieger.tasks import Attacking, Window

from .evening import Evening, evening
from .moments import MIRA, TILL


def of_two(moment: Callable[[Evening], bool], **options: Any) -> Evening:
    return evening(moment, seats=2, people=("Mira", "Till"), game="seelenkrieger", **options)


def mira_may_attack(match: Evening) -> bool:
    """Her turn in the middle of a match: hand, warriors of both, equipment, a landscape."""
    p = match.public
    rows = p.field
    return bool(
        match.asks(MIRA)
        and p.phase == "play"
        and not p.agenda
        and all(3 <= len(row) <= 6 for row in rows)
        and any(unit.equipment for row in rows for unit in row)
        and any(p.landscapes)
        and match.facts(MIRA).blows.shares_at
        and any(held.locked is None for held in match.facts(MIRA).hand)
    )


def till_may_answer(match: Evening) -> bool:
    """Mira attacks, Till is asked and has something prepared; one more defeat is not the end yet."""
    p = match.public
    top = p.agenda[-1] if p.agenda else None
    attacked = isinstance(top, Window) and any(isinstance(task, Attacking) for task in p.agenda)
    return bool(
        attacked and p.active == MIRA and match.asks(TILL) and p.prepared[TILL] and max(p.defeats) > 2
    )


def till_has_an_answer(match: Evening) -> bool:
    """The same, and what he has prepared would help now."""
    return till_may_answer(match) and any(isinstance(move, Cast) for move in match.frame(TILL).legal)
