"""What the laws must know of Wizard."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from tests.laws.lawbook import AnyTable, Lawbook
from zaubertisch.games.wizard import Wizard
from zaubertisch.games.wizard.cards import DECK, SUITS, Card, in_order
from zaubertisch.games.wizard.determinize import hand_sizes
from zaubertisch.games.wizard.options import rounds
from zaubertisch.games.wizard.state import Bid, Move, NameTrump, Play, Public
from zaubertisch.kernel import AnyGame, Seat


def move_space(public: Public) -> Sequence[Move]:
    """Every suit, every bid and some that are none, every card and one that is none."""
    return (
        *map(NameTrump, SUITS),
        *map(Bid, range(-1, 23)),
        *map(Play, dict.fromkeys(DECK)),
        Play(Card("R14")),
    )


def check_cards(table: AnyTable) -> None:
    p = table.public
    players, cards = len(p.totals), p.plan[p.round - 1].cards
    played = [card for trick in p.tricks for card in trick.cards] + list(p.trick)
    seen = [*played, *(card for own in table.own for card in own.hand)]
    assert len(seen) == players * cards
    turned = [] if p.turned is None else [p.turned]
    assert Counter([*seen, *turned]) <= Counter(DECK)
    assert (p.turned is None) == (players * cards == len(DECK))
    assert all(own.hand == in_order(own.hand) for own in table.own)
    assert tuple(len(own.hand) for own in table.own) == hand_sizes(p)
    assert sum(p.taken) == len(p.tricks)
    assert p.taken == tuple([trick.taker for trick in p.tricks].count(seat) for seat in range(players))
    assert len(p.bids) == len(p.taken) == len(table.own) == players
    assert len(p.sheet) == p.round - (p.phase != "over")


def hidden_pair(
    game: AnyGame, players: int, public: Public | None, seat: Seat, rng: random.Random
) -> tuple[int, int] | None:
    """A place in another hand, and one in another hand or in the stock; seat s gets the s-th few cards."""
    assert isinstance(game, Wizard)
    plan, played = rounds(game.options, players), 0 if public is None else public.round
    if played == len(plan):
        return None
    cards = plan[played].cards
    others = [place for place in range(players * cards) if place // cards != seat]
    stock = range(players * cards + 1, len(DECK))  # the card before it is turned up
    return rng.choice(others), rng.choice([*others, *stock])


WIZARD_LAWS = Lawbook(lambda players: (None,) * players, move_space, check_cards, hidden_pair)
