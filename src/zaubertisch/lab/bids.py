"""Bids met, in the games that have bids."""

from __future__ import annotations

from typing import Any

from zaubertisch.games.wizard.state import Public as WizardPublic


def bids_met(public: Any) -> tuple[tuple[int, int], ...] | None:
    """For each seat how many bids were met, and how many were made; None in a game without bids."""
    if not isinstance(public, WizardPublic):
        return None
    return tuple(
        (sum(line.bids[seat] == line.taken[seat] for line in public.sheet), len(public.sheet))
        for seat in range(len(public.totals))
    )
