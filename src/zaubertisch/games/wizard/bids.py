"""Who deals, and the one bid that may be forbidden (W5, W11, W13)."""

from __future__ import annotations

from zaubertisch.kernel import Seat

from .state import Public


def dealer(public: Public) -> Seat:
    """The seat before the start player: W5."""
    return (public.start - 1) % len(public.totals)


def forbidden_bid(public: Public) -> int | None:
    """The one bid that the seat to act may not make: W11, W13."""
    p = public
    plan, bids_last = p.plan[p.round - 1], p.phase == "bid" and p.bids.count(None) == 1
    if not plan.notequal or not (bids_last or p.phase == "rebid"):
        return None
    others = [bid for seat, bid in enumerate(p.bids) if bid is not None and seat != dealer(p)]
    barred = plan.cards - sum(others)
    return barred if 0 <= barred <= plan.cards else None
