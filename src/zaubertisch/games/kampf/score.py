"""What a round brings, who starts the next one, and who has won (K10-K13, KA4, KA22, KA26)."""

from __future__ import annotations

from zaubertisch.kernel import Seat

from .options import Options
from .state import Line, Public


def line(public: Public) -> Line:
    """The round as it ends now: what was collected and what is left in hand; the middle is nobody's."""
    p = public
    collected = tuple(taken + held for taken, held in zip(p.collected, p.hands, strict=True))
    totals = tuple(total + more for total, more in zip(p.totals, collected, strict=True))
    return Line(collected, p.hands, totals)


def next_start(public: Public, options: Options) -> Seat:
    """Who starts after the round just written on the sheet.

    The next seat clockwise; or who has collected most cards in the round, of several the first one
    clockwise after its starter (KA4).
    """
    players = len(public.totals)
    order = [(public.start + i) % players for i in range(1, players + 1)]
    if options.starter == "next":
        return order[0]
    return max(order, key=public.sheet[-1].collected.__getitem__)


def standing(public: Public) -> tuple[int, ...]:
    """All cards collected so far, those of the running round among them."""
    p = public
    return p.totals if p.phase == "over" else tuple(map(sum, zip(p.totals, p.collected, strict=True)))


def ranks(public: Public) -> tuple[int, ...]:
    """The place of each seat, from 1; who has the same number of cards shares it."""
    cards = standing(public)
    return tuple(1 + sum(other < mine for other in cards) for mine in cards)


def winners(public: Public, options: Options) -> tuple[Seat, ...]:
    """Who has the fewest cards; of several all, or those with the fewest in the last round: K13, KA26."""
    fewest = [seat for seat, total in enumerate(public.totals) if total == min(public.totals)]
    if options.tie == "last_round":
        latest = public.sheet[-1].collected
        fewest = [seat for seat in fewest if latest[seat] == min(latest[other] for other in fewest)]
    return tuple(fewest)
