"""Why a seat may not do something (K3-K8, KA6-KA8, KA11, KA14, KA18, KA23)."""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from zaubertisch.kernel import Reason

from .cards import BALL, HIGHEST_JOKER, JOKER, VALUE, Card
from .options import Options
from .plays import least, legal, total
from .state import Ball, Move, Play, Public, Take


def why_not(hand: tuple[Card, ...], p: Public, options: Options, move: Move) -> Reason | None:
    """Why the seat whose turn it is may not make the move; None when it may."""
    if move in legal(hand, p, options):
        return None
    match move:
        case Play():
            return _not_held(hand, move.cards) or _not_a_set(move) or _not_enough(p, options, move)
        case Ball():
            return _not_held(hand, (BALL, *move.cards)) or _no_ball(p, options, move)
        case Take():
            return Reason("must-beat", {"total": p.total}) if p.middle else Reason("nothing-to-take")
        case _:
            assert_never(move)


def _not_held(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> Reason | None:
    for card, times in Counter(cards).items():
        if hand.count(card) < times:
            return Reason("not-in-hand", {"card": card})
    return None


def _not_a_set(move: Play | Ball) -> Reason | None:
    """What is wrong with the cards whatever has been laid before: K3, K6, KA7, KA8."""
    cards, joker = move.cards, move.joker
    mages = tuple(card for card in cards if card != JOKER)
    if not cards or BALL in cards or len(set(mages)) > 1 or cards[: len(mages)] != mages:
        return Reason("not-of-one-value")
    if joker is None:
        return Reason("joker-without-value") if JOKER in cards else None
    if JOKER not in cards or not 1 <= joker <= HIGHEST_JOKER or (mages and joker != VALUE[mages[0]]):
        return Reason("joker-value", {"value": joker})
    return None


def _not_enough(p: Public, options: Options, move: Play) -> Reason:
    """Too low a total, or jokers alone where they must accompany a mage: K5, KA6."""
    if (laid := total(move)) < (enough := least(p, options)):
        return Reason("too-low", {"total": laid, "least": enough})
    return Reason("joker-needs-mage")


def _no_ball(p: Public, options: Options, move: Ball) -> Reason:
    """A ball that opens, or that comes with the wrong cards: KA11, KA14."""
    if not p.middle and not move.cards:
        return Reason("ball-cannot-open")
    if not p.middle or options.ball == "alone" or p.total == 0:
        return Reason("ball-stands-alone")
    if move.cards and (wrong := _not_a_set(move)) is not None:
        return wrong
    if total(move) != p.total:
        return Reason("ball-needs-total", {"total": p.total})
    return Reason("joker-needs-mage")
