"""What the page of Kampf der Magier shows and only the rules can tell."""

from __future__ import annotations

import msgspec

from zaubertisch.kernel import Reason, Seat

from .cards import BALL, Card, highest_total
from .options import Options
from .plays import least, legal, sets, total
from .reasons import why_not
from .score import ranks, standing, winners
from .state import Ball, KampfView, Move, Play, Public, Take


class Sum(msgspec.Struct, frozen=True):
    """Cards of the own hand that can be laid together, and what they come to."""

    cards: tuple[Card, ...]
    joker: int | None
    total: int
    allowed: bool  # against the middle as it is


class Locked(msgspec.Struct, frozen=True):
    """A card of the own hand that fits into nothing that may be done now, and why."""

    card: Card
    why: Reason


class Facts(msgspec.Struct, frozen=True):
    """Everything is by seat or for the viewer's own seat; empty or None where it does not apply now."""

    least: int  # the lowest total that is enough now (K5, KA12)
    holder: Seat | None  # whose cards made the total to beat; a crystal ball only keeps it (K7)
    last_fight: bool  # a hand is empty, and only this fight is still fought out (KA21)
    highest: int  # the highest total there is in this deck
    middle: int  # how many cards lie there, and what taking them costs (K8)
    standing: tuple[int, ...]  # all cards collected so far, this round's among them
    ranks: tuple[int, ...]  # by these, from 1
    sums: tuple[Sum, ...]  # all cards of the own hand that go together (K3, K6)
    locked: tuple[Locked, ...]
    no_take: Reason | None  # why the own seat may not take the middle (KA18, KA23)
    winners: tuple[Seat, ...]  # when the match is over (K13)


def facts(view: KampfView, options: Options) -> Facts:
    """The facts for one seat, or for a spectator, from the view alone."""
    p, over = view.public, view.public.phase == "over"
    hand = () if view.own is None else view.own.hand
    moves = legal(hand, p, options)
    return Facts(
        least=least(p, options),
        holder=next((laid.seat for laid in reversed(p.middle) if not laid.is_ball), None),
        last_fight=not over and 0 in p.hands,
        highest=highest_total(options.distribution),
        middle=sum(len(laid.cards) for laid in p.middle),
        standing=standing(p),
        ranks=ranks(p),
        sums=tuple(Sum(play.cards, play.joker, total(play), play in moves) for play in sets(hand)),
        locked=_locked(hand, moves, p, options),
        no_take=None if over or view.own is None else why_not(hand, p, options, Take()),
        winners=winners(p, options) if over else (),
    )


def _locked(hand: tuple[Card, ...], moves: list[Move], p: Public, options: Options) -> tuple[Locked, ...]:
    """Also before the turn comes: by the middle as it is now."""
    fits = {card for move in moves if not isinstance(move, Take) for card in move.cards}
    if any(isinstance(move, Ball) for move in moves):
        fits.add(BALL)
    best = {card: _best(card, hand) for card in dict.fromkeys(hand) if card not in fits}
    reasons = {card: why_not(hand, p, options, move) for card, move in best.items()}
    return tuple(Locked(card, why) for card, why in reasons.items() if why is not None)


def _best(card: Card, hand: tuple[Card, ...]) -> Play | Ball:
    """What makes most of a card."""
    return Ball() if card == BALL else max((play for play in sets(hand) if card in play.cards), key=total)
