"""Which cards go together, what they count, and which are enough (K3, K5-K8, KA6-KA14, KA18, KA23, KA24)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from .cards import BALL, HIGHEST_JOKER, JOKER, MAGES, VALUE, Card
from .options import Options
from .state import Ball, Move, Play, Public, Take


def total(move: Play | Ball) -> int:
    """What the cards of a move add up to; the ball itself adds nothing: KA11."""
    each = move.joker if move.joker is not None else VALUE[move.cards[0]] if move.cards else 0
    return each * len(move.cards)


@lru_cache(maxsize=1024)  # a frame asks for those of one hand again and again
def sets(hand: tuple[Card, ...], joker_alone: bool = True) -> tuple[Play, ...]:
    """Every way to lay cards of one value, jokers as 1 to 7 among them, the lowest total and the fewest
    cards first: K3, K6, KA6-KA8, KA24."""
    found = []
    for card in MAGES:
        value = VALUE[card]
        most = hand.count(JOKER) if value <= HIGHEST_JOKER else 0
        for mages in range(hand.count(card) + 1):
            for jokers in range(most + 1):
                if mages or (jokers and joker_alone):
                    cards = (card,) * mages + (JOKER,) * jokers
                    found.append(Play(cards, value if jokers else None))
    return tuple(sorted(found, key=lambda play: (total(play), len(play.cards), play.cards)))


def legal(hand: tuple[Card, ...], p: Public, options: Options) -> list[Move]:
    """Everything that a seat with this hand may do when its turn comes; never empty."""
    return answers(hand, p, options) if p.middle else opens(hand, options)


def opens(hand: tuple[Card, ...], options: Options) -> list[Move]:
    """What may open a fight; who could open with nothing at all may lead what is barred else: KA6, KA14."""
    ball = [Ball()] if BALL in hand else []
    leads: list[Move] = [*sets(hand, options.joker_alone), *(ball if options.lead_ball == "free" else [])]
    return leads or [*sets(hand), *ball]


def answers(hand: tuple[Card, ...], p: Public, options: Options) -> list[Move]:
    """What may be done against the total: beat it, keep it, or take the middle; where the table asks for it,
    who can beat it may not take: K5, K7, K8, KA23."""
    together, enough = sets(hand, options.joker_alone), least(p, options)
    beating = [play for play in together if total(play) >= enough]
    ball = balls(together, p, options) if BALL in hand else []
    return [*beating, *ball, *([] if beating and options.forced else [Take()])]


def least(p: Public, options: Options) -> int:
    """The lowest total that is enough: any opens a fight, then it must be higher; after a ball the same may
    do: K3, K5, KA12."""
    shielded = p.middle != () and p.middle[-1].is_ball
    return max(1, p.total) if options.equal_suffices and shielded else p.total + 1


def balls(together: Iterable[Play], p: Public, options: Options) -> list[Ball]:
    """A ball alone, or with cards that make the total again; a total of 0 needs none: K7, KA11, KA13."""
    if options.ball == "alone" or p.total == 0:
        return [Ball()]
    return [Ball(play.cards, play.joker) for play in together if total(play) == p.total]
