"""A table of the duel with the cards that a test wants."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from zaubertisch.games.duell import Duel, Options
from zaubertisch.games.duell.cards import DECK, Card
from zaubertisch.games.duell.rules import HAND
from zaubertisch.games.duell.state import Hidden, Move, Own, Public
from zaubertisch.kernel import Match

T = TypeVar("T")

DuelMatch = Match[Public, Own, Hidden, Move]
Hands = Sequence[Sequence[str]]


def pile_of(hands: Hands, pile: Sequence[str] = ()) -> tuple[Card, ...]:
    """The deck in an order that deals these cards, hands filled up and the pile gone on with from the end."""
    wanted = {Card(card) for cards in (*hands, pile) for card in cards}
    assert len(wanted) == sum(map(len, hands)) + len(pile), "a card is dealt twice"
    rest = [card for card in reversed(DECK) if card not in wanted]
    assert len(rest) + len(wanted) == len(DECK), "a card is dealt that the deck does not hold"
    dealt: list[Card] = []
    for hand in hands:
        fill = HAND - len(hand)
        dealt += [*map(Card, hand), *rest[:fill]]
        rest = rest[fill:]
    return (*dealt, *map(Card, pile), *rest)


class Rigged(msgspec.Struct):
    """Chance that deals as it is told to, and then leaves every pile as it lay."""

    pile: tuple[Card, ...] = ()

    def below(self, n: int) -> int:
        return 0

    def shuffle(self, items: Iterable[T]) -> tuple[T, ...]:
        laid = tuple(items)
        if not self.pile:
            return laid
        pile, self.pile = self.pile, ()
        assert sorted(map(str, laid)) == sorted(pile)
        return pile  # type: ignore[return-value]  # the same cards in another order


def match_of(options: Options, hands: Hands = ((), ()), pile: Sequence[str] = ()) -> DuelMatch:
    """A match of which these cards have been dealt; they come out of the pile in this order."""
    game = Duel(options)
    match: DuelMatch = Match(game, (None, None), bytes(32))
    match.table = game.deal(match.brought, Rigged(pile_of(hands, pile)))
    return match
