"""Kampf der Magier with leaks that only a game with a stock can have; the law of two worlds finds them."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from tests.laws.kampf import KAMPF_LAWS
from tests.laws.two_worlds import Leak, two_worlds
from zaubertisch.games.kampf import Kampf
from zaubertisch.games.kampf.cards import JOKER
from zaubertisch.games.kampf.state import CardsLaid, Fight, KampfTable, Laid, Move
from zaubertisch.kernel import EVERYONE, Seat, Tell

pytestmark = pytest.mark.no_cover  # too many turns to be traced; the other laws reach every branch


class TellsWhatWasDrawn(Kampf):
    """Everyone hears which cards a seat has drawn."""

    def _refill(self, table: KampfTable, seat: Seat, tell: Tell) -> None:
        held = len(table.own[seat].hand)
        drawn = table.hidden.stock[: 6 - held]
        super()._refill(table, seat, tell)
        tell(EVERYONE, CardsLaid(Laid(seat, drawn, None, 0), opens=False))


class ShowsTheNextCard(Kampf):
    """The next card of the stock lies in the open."""

    def apply(self, table: KampfTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, tell)
        table.public.last = Fight((Laid(0, table.hidden.stock[:1], None, 0),), None)


class CountsTheJokersLeft(Kampf):
    """The number of jokers in the stock is public."""

    def _deal_round(self, table: KampfTable, tell: Tell) -> None:
        super()._deal_round(table, tell)
        table.public.last = Fight((), table.hidden.stock.count(JOKER))


class SortsByTheStock(Kampf):
    """A hand in an order that hangs on the cards to come."""

    def _deal_round(self, table: KampfTable, tell: Tell) -> None:
        super()._deal_round(table, tell)
        for own in table.own:
            own.hand = tuple(sorted(own.hand, key=table.hidden.stock.count))


class RemembersTheLeftovers(Kampf):
    """The cards left in the hands at the end of a round are shown, not only counted."""

    def _end_round(self, table: KampfTable, tell: Tell) -> None:
        for seat, own in enumerate(table.own):
            tell(EVERYONE, CardsLaid(Laid(seat, own.hand, None, 0), opens=False))
        super()._end_round(table, tell)


LEAKY = (TellsWhatWasDrawn, ShowsTheNextCard, CountsTheJokersLeft, SortsByTheStock, RemembersTheLeftovers)


@pytest.mark.parametrize("leaky", LEAKY)
def test_a_leaky_game_is_caught(leaky: type[Kampf]) -> None:
    with pytest.raises(Leak):
        two_worlds(leaky, KAMPF_LAWS, 4, random.Random(leaky.__name__), 3000)
