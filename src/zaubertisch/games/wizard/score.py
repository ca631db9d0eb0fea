"""What a round brings, and who has won (W26-W28, W31)."""

from __future__ import annotations

from zaubertisch.kernel import Seat

from .state import Public


def points(bid: int, taken: int) -> int:
    """Bid met: twenty and ten a trick; bid missed: minus ten for each trick it was off: W26, W27."""
    return 20 + 10 * taken if bid == taken else -10 * abs(taken - bid)


def winners(public: Public) -> tuple[Seat, ...]:
    """Who has the highest total; equal totals share the victory: W28."""
    best = max(public.totals)
    return tuple(seat for seat, total in enumerate(public.totals) if total == best)


def projected(public: Public) -> tuple[int | None, ...]:
    """The totals as if the round ended now (W31); None for a seat without a bid, and when all is over."""
    p = public
    if p.phase == "over":
        return (None,) * len(p.totals)
    return tuple(
        None if bid is None else total + points(bid, taken)
        for total, bid, taken in zip(p.totals, p.bids, p.taken, strict=True)
    )
