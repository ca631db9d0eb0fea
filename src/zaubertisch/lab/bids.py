"""Bids met, in the games that have bids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from zaubertisch.games.wizard.state import Public as WizardPublic


def bids_met(public: Any) -> tuple[tuple[int, int], ...] | None:
    """For each seat how many bids were met, and how many were made; None in a game without bids."""
    if not isinstance(public, WizardPublic):
        return None
    return tuple(
        (sum(line.bids[seat] == line.taken[seat] for line in public.sheet), len(public.sheet))
        for seat in range(len(public.totals))
    )


class Bids(msgspec.Struct, frozen=True):
    """How many bids were met, and how many were made, in rounds of so many cards."""

    cards: int
    met: int
    made: int


def by_cards(public: Any) -> tuple[tuple[Bids, ...], ...] | None:
    """For each seat its bids, round by round; None in a game without bids."""
    if not isinstance(public, WizardPublic):
        return None
    return tuple(
        tuple(
            Bids(plan.cards, int(line.bids[seat] == line.taken[seat]), 1)
            for plan, line in zip(public.plan, public.sheet, strict=True)
        )
        for seat in range(len(public.totals))
    )


def summed(bids: Iterable[Bids]) -> tuple[Bids, ...]:
    """The bids taken together, one entry for each number of cards, the fewest first."""
    met, made = Counter[int](), Counter[int]()
    for one in bids:
        met[one.cards] += one.met
        made[one.cards] += one.made
    return tuple(Bids(cards, met[cards], made[cards]) for cards in sorted(made))
