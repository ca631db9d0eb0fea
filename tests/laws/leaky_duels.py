"""The quick duel with a leak, in the ways in which Wizard has no room for one."""

from __future__ import annotations

from collections.abc import Mapping

from zaubertisch.games.duell.cards import SPELL
from zaubertisch.games.duell.mana import payment
from zaubertisch.games.duell.rules import Duel
from zaubertisch.games.duell.state import DuelTable, Keep, Move
from zaubertisch.kernel import EVERYONE, Seat, Tell


class ShowsThePotionEarly(Duel):
    """A hidden potion is taken from the stock that all see at once."""

    def apply(self, table: DuelTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, tell)
        table.public.potions = tuple(20 - own.drank for own in table.own)


class TellsThatSomebodyHasDrunk(Duel):
    """An event that comes only when a potion was drunk, and says no more than that it came."""

    def apply(self, table: DuelTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, tell)
        if any(own.drank for own in table.own):
            tell(EVERYONE, Keep())


class DrawsInTheOpen(Duel):
    """The card that one seat draws is told to all."""

    def _draw(self, table: DuelTable, tell: Tell) -> None:
        super()._draw(table, lambda audience, event: tell(EVERYONE, event))


class PassesOverWhoCannotPay(Duel):
    """An event for all when somebody holds nothing that can be paid."""

    def apply(self, table: DuelTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, tell)
        for own, mana in zip(table.own, table.public.mana, strict=True):
            if all(payment(SPELL[card], mana) is None for card in own.hand):
                tell(EVERYONE, Keep())


LEAKY_DUELS: tuple[type[Duel], ...] = (
    ShowsThePotionEarly,
    TellsThatSomebodyHasDrunk,
    DrawsInTheOpen,
    PassesOverWhoCannotPay,
)
