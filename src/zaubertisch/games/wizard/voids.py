"""Dealing cards to seats that lack some suits, each deal equally likely.

The seats are dealt one after the other.  What a seat takes from each suit is drawn with the odds of all
the deals that go on from there: they are counted, not tried, so nothing ever fails.  Which cards of the
suit it gets is then even chance.

Cards that the same seats may take are one pool.  With every seat that has got its hand, pools run
together, until for the last seat one is left and one that nobody takes from: so the count stays short.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb

from zaubertisch.kernel import Rng

from .cards import SUIT, SUITS, Card, Suit

Pools = tuple[tuple[int, int], ...]
"""Who may take from a pool, one bit for each seat still to be dealt, the next seat lowest; and its cards."""

Shares = tuple[int, ...]
"""How many cards a seat takes from each pool."""


def deal_around_voids(
    cards: Sequence[Card], seats: Sequence[tuple[int, frozenset[Suit]]], rng: Rng
) -> tuple[list[list[Card]], list[Card]]:
    """A hand for each seat, given by its size and the suits it lacks, and the cards left over."""
    takers = {
        suit: sum(1 << i for i, (_, lacks) in enumerate(seats) if suit not in lacks)
        for suit in (*SUITS, None)
    }
    piles: dict[int, list[Card]] = {who: [] for who in (0, *sorted(takers.values()))}
    for card in cards:
        piles[takers[SUIT[card]]].append(card)

    sizes = tuple(size for size, _ in seats)
    hands: list[list[Card]] = [[] for _ in seats]
    for i, hand in enumerate(hands):
        pools = tuple((who, len(pile)) for who, pile in piles.items())
        shares = _draw_shares(sizes[i:], pools, rng)
        together: dict[int, list[Card]] = {}
        for (who, pile), share in zip(piles.items(), shares, strict=True):
            hand += _draw(pile, share, rng)
            together.setdefault(who >> 1, []).extend(pile)
        piles = together
    return hands, piles[0]


def _draw(pile: list[Card], n: int, rng: Rng) -> Iterator[Card]:
    """Take n cards out of the pile, each choice equally likely."""
    for _ in range(n):
        at = rng.below(len(pile))
        pile[at], pile[-1] = pile[-1], pile[at]
        yield pile.pop()


def _draw_shares(sizes: tuple[int, ...], pools: Pools, rng: Rng) -> Shares:
    """The shares of the first seat, by the odds of the deals."""
    choices, deals = _odds(sizes, pools)
    return choices[bisect_right(deals, _below(deals[-1], rng)) - 1]


def _below(n: int, rng: Rng) -> int:
    """One of 0 .. n-1, each equally likely, also where n is more than an Rng can draw at once."""
    while True:
        draw, span = 0, 1
        while span < n:
            draw, span = draw << 30 | rng.below(1 << 30), span << 30
        if draw < span - span % n:
            return draw % n


@lru_cache(maxsize=1 << 15)
def _odds(sizes: tuple[int, ...], pools: Pools) -> tuple[list[Shares], list[int]]:
    """What the first seat may take, and before each choice (and at the end) the number of deals so far."""
    choices = list(_shares(sizes[0], pools))
    return choices, list(accumulate((_deals(sizes, pools, shares) for shares in choices), initial=0))


def _deals(sizes: tuple[int, ...], pools: Pools, shares: Shares) -> int:
    """The number of deals in which the first seat takes these shares."""
    deals, left = 1, dict[int, int]()
    for (who, cards), share in zip(pools, shares, strict=True):
        deals *= comb(cards, share)
        left[who >> 1] = left.get(who >> 1, 0) + cards - share
    return deals * _odds(sizes[1:], tuple(left.items()))[1][-1] if sizes[1:] else deals


def _shares(size: int, pools: Pools) -> Iterator[Shares]:
    """All ways to take a hand of this size from the pools that the first seat may take from."""
    if not pools:
        yield ()
        return
    (who, cards), *others = pools
    most = min(size, cards) if who & 1 else 0
    elsewhere = sum(cards for who, cards in others if who & 1)
    for share in range(max(0, size - elsewhere), most + 1):
        for rest in _shares(size - share, tuple(others)):
            yield share, *rest
