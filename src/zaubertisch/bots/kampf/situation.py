"""A view of Kampf der Magier in the integers of the search."""

from __future__ import annotations

from zaubertisch.games.kampf.cards import BALL, JOKER, MAGES
from zaubertisch.games.kampf.determinize import unseen
from zaubertisch.games.kampf.options import Options
from zaubertisch.games.kampf.state import Ball, KampfView, Move, Public, Take

from .compiled import cards
from .compiled.round import Round, Table
from .compiled.seen import Seen

KIND = {JOKER: cards.JOKER, BALL: cards.BALL} | {card: value for value, card in enumerate(MAGES, start=1)}


def seen_in(view: KampfView, options: Options) -> Seen:
    """What the view's seat knows of the round."""
    p, own, seat = view.public, view.own, view.seat
    assert own is not None
    assert seat is not None
    hidden = [KIND[card] for card in unseen(p, own, options.distribution)]
    now = round_of(p, options)
    now.hands[seat] = sum(cards.some(KIND[card], 1) for card in own.hand)
    return Seen(seat, now, hidden, list(p.totals), p.rounds - p.round)


def round_of(p: Public, options: Options) -> Round:
    """The round as it lies open, with no hands."""
    table = Table(
        options.joker_alone,
        options.lead_ball == "free",
        options.ball == "alone",
        options.equal_suffices,
        options.finish_fight,
    )
    now = Round(len(p.hands), table)
    for seat, (size, collected) in enumerate(zip(p.hands, p.collected, strict=True)):
        now.sizes[seat], now.collected[seat] = size, collected
    now.laid = sum(len(laid.cards) for laid in p.middle)
    now.total, now.shielded = p.total, p.middle != () and p.middle[-1].is_ball
    now.stocked, now.turn = p.stock, p.turn
    return now


def number_of(move: Move) -> int:
    """A move, as one integer."""
    match move:
        case Take():
            return cards.TAKE
        case Ball():
            return _laying((*move.cards, BALL), move.joker)
        case _:
            return _laying(move.cards, move.joker)


def _laying(laid: tuple[str, ...], joker: int | None) -> int:
    jokers, balls = laid.count(JOKER), laid.count(BALL)
    mages = len(laid) - jokers - balls
    value = KIND[laid[0]] if mages else joker or 0  # type: ignore[index]
    return cards.laying(value, mages, jokers, balls)
