"""What the laws must know of Kampf der Magier."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from tests.laws.lawbook import AnyTable, Lawbook
from zaubertisch.games.kampf.cards import DECKS, HAND, MAGES, Card, Distribution, in_order
from zaubertisch.games.kampf.determinize import unseen
from zaubertisch.games.kampf.score import standing
from zaubertisch.games.kampf.state import Ball, Hidden, Move, Play, Public, Take
from zaubertisch.kernel import AnyGame, Seat

DECK_CARDS = 55


@lru_cache(maxsize=1)
def all_moves() -> tuple[Move, ...]:
    """Mages of one value with jokers that stand for it, balls with and without them, and nonsense."""
    together: list[tuple[tuple[str, ...], int | None]] = []
    for mage in MAGES:
        value, most = int(mage), max(deck.count(mage) for deck in DECKS.values())
        for mages, jokers in product(range(most + 1), range(3 if value < 8 else 2)):
            cards = (mage,) * mages + ("J",) * jokers
            together.append((cards, value if jokers else None))
    odd = [
        (),
        ("4", "5"),
        ("J", "4"),
        ("4", "J"),
        ("J",),
        ("C",),
        ("C", "C"),
        ("4", "C"),
        ("14",),
        ("x", "J"),
    ]
    together += product(odd, (None, 0, 4, 5, 8))
    cards_of_moves = dict.fromkeys((tuple(map(Card, cards)), joker) for cards, joker in together)
    return (Take(), *(kind(cards, joker) for kind in (Play, Ball) for cards, joker in cards_of_moves))


def move_space(public: Public) -> Sequence[Move]:
    return all_moves()


def check_cards(table: AnyTable) -> None:
    p = table.public
    distribution: Distribution = "flat" if cards_of(table).count(MAGES[11]) > 2 else "steep"
    assert isinstance(table.hidden, Hidden)
    assert p.hands == tuple(len(own.hand) for own in table.own)
    assert p.stock == len(table.hidden.stock)
    assert all(own.hand == in_order(own.hand) for own in table.own)
    taken = [0] * len(table.own)
    for fight in p.fights:
        if fight.taker is not None:
            taken[fight.taker] += sum(len(laid.cards) for laid in fight.laid)
    if p.phase == "over":
        left = p.sheet[-1].left
        assert p.collected == tuple(map(sum, zip(taken, left, strict=True)))
        assert standing(p) == p.totals
        assert len(cards_of(table)) + sum(left) == DECK_CARDS
    else:
        assert p.collected == tuple(taken)
        assert Counter(cards_of(table)) == Counter(DECKS[distribution])
        assert sorted(unseen(p, None, distribution)) == sorted(
            [*table.hidden.stock, *(card for own in table.own for card in own.hand)]
        )
    assert max(p.hands) <= HAND
    assert p.stock == 0 or set(p.hands) <= {HAND} or p.phase == "over"
    assert len(p.sheet) == p.round - (p.phase != "over")
    assert p.totals == (p.sheet[-1].totals if p.sheet else (0,) * len(table.own))


def cards_of(table: AnyTable) -> list[Card]:
    """Every card that is not face down with a seat unseen."""
    p = table.public
    seen = [card for fight in p.fights for laid in fight.laid for card in laid.cards]
    seen += [card for laid in p.middle for card in laid.cards]
    return [*seen, *(card for own in table.own for card in own.hand), *table.hidden.stock]


def hidden_pair(
    game: AnyGame, players: int, public: Public | None, seat: Seat, rng: random.Random
) -> tuple[int, int] | None:
    """A place in another hand, and one in another hand or in the stock; seat s gets the s-th six cards."""
    if public is not None and public.round == public.rounds:
        return None
    others = [place for place in range(players * HAND) if place // HAND != seat]
    return rng.choice(others), rng.choice([*others, *range(players * HAND, DECK_CARDS)])


def drawn(before: Public, after: Public, seat: Seat) -> range:
    """The stock is drawn from its front, so its size tells which places are gone."""
    if before.round != after.round:
        return range(0)
    return range(DECK_CARDS - before.stock, DECK_CARDS - after.stock)


KAMPF_LAWS = Lawbook(lambda players: (None,) * players, move_space, check_cards, hidden_pair, drawn=drawn)
