"""What the page of Wizard shows and only the rules can tell (W31, W33-W35)."""

from __future__ import annotations

from typing import Literal

import msgspec

from zaubertisch.kernel import Seat

from .bids import dealer, forbidden_bid
from .cards import Card, LeadSuit, Suit, is_free, playable, suit_to_follow, winner
from .score import projected, winners
from .state import Public, WizardView

Demand = Literal["nothing", "open", "free", "suit"]
"""What a trick asks for: no card is laid yet, only jesters are, nobody must follow, or a suit is asked."""


class Facts(msgspec.Struct, frozen=True):
    """Everything is by seat or for the viewer's own seat; None where it does not apply now."""

    places: tuple[Seat, ...]  # the order of play, from the start player on (W34)
    dealer: Seat
    cards: int  # each player got in this round
    demand: Demand
    follow: Suit | None  # the suit to follow (W35)
    ahead: Seat | None  # whose card would take the trick now
    projected: tuple[int | None, ...]  # the totals if the round ended now (W31); None without a bid
    bid_sum: int  # of the bids that can be seen
    forbidden_bid: int | None  # for the seat that bids last (W11, W13)
    locked: tuple[Card, ...]  # cards of the own hand that the trick does not allow: they must follow suit
    winners: tuple[Seat, ...]  # when the match is over (W28)


def facts(view: WizardView, lead_suit: LeadSuit) -> Facts:
    """The facts for one seat, or for a spectator, from the view alone."""
    p, players = view.public, len(view.public.totals)
    follow = suit_to_follow(p.trick, lead_suit)
    return Facts(
        places=tuple((p.start + i) % players for i in range(players)),
        dealer=dealer(p),
        cards=p.plan[p.round - 1].cards,
        demand=_demand(p, follow, lead_suit),
        follow=follow,
        ahead=(p.leader + winner(p.trick, p.trump)) % players if p.trick else None,
        projected=projected(p),
        bid_sum=sum(bid for bid in p.bids if bid is not None),
        forbidden_bid=forbidden_bid(p),
        locked=_locked(view, lead_suit),
        winners=winners(p) if p.phase == "over" else (),
    )


def _demand(p: Public, follow: Suit | None, lead_suit: LeadSuit) -> Demand:
    if not p.trick:
        return "nothing"
    if follow is not None:
        return "suit"
    return "free" if is_free(p.trick, lead_suit) else "open"


def _locked(view: WizardView, lead_suit: LeadSuit) -> tuple[Card, ...]:
    """While a trick is open to the seat: also before its turn comes, so that nothing lights up late."""
    p, own, seat = view.public, view.own, view.seat
    if own is None or seat is None:
        return ()
    if (seat - p.leader) % len(p.totals) < len(p.trick):
        return ()  # it has laid its card into this trick
    open_to = playable(own.hand, p.trick, lead_suit)
    return tuple(dict.fromkeys(card for card in own.hand if card not in open_to))
