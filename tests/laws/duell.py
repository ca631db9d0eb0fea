"""What the laws must know of the duel."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from tests.laws.lawbook import AnyTable, AnyView, Lawbook
from zaubertisch.games.duell.cards import BOX, DECK, SPELL, Card, in_order
from zaubertisch.games.duell.mana import MOST_MANA, mana_of
from zaubertisch.games.duell.rules import HAND, Duel
from zaubertisch.games.duell.state import Cast, Drink, Keep, Move, Public
from zaubertisch.kernel import AnyGame, Seat


def move_space(public: Public) -> Sequence[Move]:
    """Both answers to a potion, every card of the box, and one that is none."""
    return (Drink(), Keep(), *(Cast(card.id) for card in BOX), Cast(Card("F16")))


def check_cards(table: AnyTable) -> None:
    p = table.public
    hands = [own.hand for own in table.own]
    lie = [*p.used, *table.hidden.pile, *(card for hand in hands for card in hand)]
    assert Counter(lie) == Counter(DECK)
    assert all(hand == in_order(hand) for hand in hands)
    assert p.hands == tuple(map(len, hands))
    assert p.pile == len(table.hidden.pile)
    assert len(p.rounds) == p.round - (p.phase != "over")
    assert (p.result is not None) == (p.phase == "over")
    assert all(0 <= mana <= MOST_MANA for mana in p.mana)
    assert min(p.life) >= 0


def hidden_pair(
    game: AnyGame, players: int, public: Public | None, seat: Seat, rng: random.Random
) -> tuple[int, int] | None:
    """Two places that go to the other seat: at the deal one of its hand, later the first that it draws."""
    other = 1 - seat
    if public is None:
        drawn = range(2 * HAND + other, len(DECK), 2)
        hand = range(other * HAND, (other + 1) * HAND)
        x, y = rng.sample([*hand, *drawn], 2) if rng.random() < 0.5 else (rng.choice(hand), rng.choice(drawn))
        return x, y
    used = len(DECK) - 2 * (HAND - 1)  # when that pile is shuffled
    return other, rng.choice(range(other + 2, used, 2))


def likely(view: AnyView, legal: Sequence[Move]) -> Sequence[Move]:
    """A potion where mana is short, and spells that can be paid: else a duel ends in its third round."""
    mana = mana_of(view)
    if legal[0] == Drink():
        return [Drink()] if mana < 4 else legal
    spells = [move for move in legal if isinstance(move, Cast) and SPELL[move.card].cost <= min(mana, 5)]
    return spells or legal


def keeps_secret(game: AnyGame, public: Public) -> bool:
    """A hidden potion is shown with the spells and not before."""
    assert isinstance(game, Duel)
    return game.options.hidden_potion and public.phase == "drink"


DUELL_LAWS = Lawbook(
    brought=lambda players: (None,) * players,
    move_space=move_space,
    check_cards=check_cards,
    hidden_pair=hidden_pair,
    keeps_secret=keeps_secret,
    numbers={"potions": (0, 20), "safety_rounds": (100, 6)},
    likely=likely,
)
