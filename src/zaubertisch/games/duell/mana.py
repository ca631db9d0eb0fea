"""What a seat may drink, and what it can pay (D8, D15, D16, DA6-DA11)."""

from __future__ import annotations

from zaubertisch.kernel import Seat

from .cards import SPELL, Card, Spell
from .options import Options
from .state import DuelView, Public

POTION, MOST_MANA = 4, 10


def may_drink(public: Public, seat: Seat) -> bool:
    """Whether a potion is left whose four mana do not go beyond ten (D15, D16); never in round 1: DA7."""
    p = public
    return p.round > 1 and p.mana[seat] + POTION <= MOST_MANA and p.potions[seat] != 0


def mana_of(view: DuelView) -> int:
    """The mana of the view's own seat, with the potion that only it knows of."""
    assert view.seat is not None
    assert view.own is not None
    return view.public.mana[view.seat] + (POTION if view.own.drank else 0)


def payment(spell: Spell, mana: int) -> int | None:
    """What the spell costs a seat with so much mana; None when it cannot pay: D8, D9."""
    return spell.cost if spell.cost <= mana else None


def castable(view: DuelView, options: Options) -> tuple[Card, ...]:
    """The cards of the hand that may be cast: all, or those that can be paid if any can: DA10, DA11."""
    assert view.own is not None
    hand = view.own.hand
    if options.unpayable == "lose":
        return hand
    mana = mana_of(view)
    return tuple([card for card in hand if payment(SPELL[card], mana) is not None]) or hand
