"""What lives and mana are worth, from 1 for a won duel to -1 for a lost one."""

from __future__ import annotations

from functools import cache

from zaubertisch.games.duell.mana import MOST_MANA, POTION

MANA = (-1.4, -1.05, -0.7, -0.35, 0.0, 0.32, 0.63, 0.93, 1.14, 1.3, 1.42)
"""What so much mana at the time of casting is worth in lives: in rounds between random hands, solved again
and again until the worth of what they leave no longer changed.  Below 4 a stock of potions has run out."""


@cache
def lives(mine: int, others: int) -> float:
    """What the lives are worth when each next one to be lost is as likely mine as the other's."""
    if mine == others:
        return 0.0
    if not mine or not others:
        return 1.0 if mine else -1.0
    return (lives(mine - 1, others) + lives(mine, others - 1)) / 2


@cache
def one_life(mine: int, others: int) -> float:
    """What one life more or less is worth in this position."""
    return (lives(mine, others - 1) - lives(mine - 1, others)) / 2


def mana(left: int) -> float:
    """What this mana, left after paying, is worth in lives: a potion comes before the next spell."""
    return MANA[left + POTION if left + POTION <= MOST_MANA else left]
