"""A table of Wizard with the cards that a test wants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar, cast

import msgspec

from zaubertisch.games.wizard import Options, Wizard
from zaubertisch.games.wizard.cards import DECK, JESTER, SUIT_CARDS, WIZARD, Card
from zaubertisch.games.wizard.state import Move, Own, Public
from zaubertisch.kernel import Match, Seat

T = TypeVar("T")

WizardMatch = Match[Public, Own, None, Move]
Deal = tuple[Sequence[Sequence[str]], str | None]
"""A hand for each seat, and the card turned up or None."""

PLAIN = (*[WIZARD] * 3, *SUIT_CARDS, *[JESTER] * 4, WIZARD)
"""A deck that never turns up a wizard: in no round is it the turn of one of these four places."""


def pile_of(deal: Deal) -> tuple[Card, ...]:
    """The deck in an order that deals these cards."""
    hands, turned = deal
    wanted = [Card(card) for hand in hands for card in hand] + ([] if turned is None else [Card(turned)])
    rest = Counter(DECK)
    rest.subtract(wanted)
    assert min(rest.values()) == 0, "a card is dealt that the deck does not hold"
    assert turned is not None or not any(rest.values()), "some card must be turned up"
    return (*wanted, *rest.elements())


class Rigged(msgspec.Struct):
    """Chance that draws the start player of round 1 and deals the rounds as it is told to."""

    start: Seat
    piles: dict[int, tuple[Card, ...]]
    round: int = 0

    def below(self, n: int) -> int:
        return self.start % n

    def shuffle(self, items: Iterable[T]) -> tuple[T, ...]:
        self.round += 1
        pile = self.piles.get(self.round, PLAIN)
        assert Counter(items) == Counter(pile), "the whole deck is shuffled for each round"
        return cast("tuple[T, ...]", pile)


def match_at(
    options: Options, players: int, number: int, start: Seat, deals: Iterable[Deal] = ()
) -> WizardMatch:
    """A match at the beginning of this round, where that seat starts; nobody has any points yet."""
    game = Wizard(options)
    match: WizardMatch = Match(game, (None,) * players, bytes(32))
    piles = dict(enumerate(map(pile_of, deals), start=number))
    match.table = game.deal(match.brought, Rigged(start - (number - 1), piles))
    while match.table.public.round < number:
        for seat in match.waiting():
            match.submit(seat, match.turn, game.legal_moves(match.view(seat))[0])
    match.table.public.totals = (0,) * players
    return match
