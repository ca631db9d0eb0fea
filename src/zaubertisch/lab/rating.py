"""What a rating makes of many games: a figure for each bot, the higher the stronger, and how sure it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from statistics import fmean
from typing import Any

import msgspec

Game = tuple[Sequence[str], Sequence[float]]
"""Who sat down, and what each got; the same bot may sit on several places."""


class Rating(msgspec.Struct, frozen=True):
    """A bell: its middle and its width."""

    mu: float
    sigma: float


def ratings(games: Iterable[Game]) -> dict[str, Rating] | None:
    """The ratings after these games in their order (Plackett and Luce, everyone against everyone).

    Where a bot sits several times, each of its copies is rated, and their mean is taken.  None where the
    library openskill is not installed.
    """
    try:
        model: Any = import_module("openskill.models").PlackettLuce()
    except ImportError:
        return None
    known: dict[str, Rating] = {}
    for names, scores in games:
        before = [[_made(model, known.get(name))] for name in names]
        after = [team[0] for team in model.rate(before, scores=list(scores))]
        for bot in set(names):
            copies = [one for name, one in zip(names, after, strict=True) if name == bot]
            known[bot] = Rating(fmean(one.mu for one in copies), fmean(one.sigma for one in copies))
    return known


def _made(model: Any, known: Rating | None) -> Any:
    return model.rating() if known is None else model.rating(mu=known.mu, sigma=known.sigma)
