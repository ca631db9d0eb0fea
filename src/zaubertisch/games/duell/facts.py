"""What the page of the duel shows and only the rules can tell."""

from __future__ import annotations

import msgspec

from .cards import SPELL, Card
from .mana import POTION, castable, mana_of, may_drink, payment
from .options import Options
from .state import DuelView


class Prospect(msgspec.Struct, frozen=True):
    """A card of the own hand: what casting it in this round would mean."""

    card: Card
    payable: bool  # with the mana that the seat has now
    mana: int | None  # left after paying; None when it cannot be paid
    payable_with_potion: bool  # the potion that may still be drunk in this round; else as `payable`
    locked: bool  # may not be cast (DA10)


class Facts(msgspec.Struct, frozen=True):
    """What is by seat is for both; the rest is for the viewer's own seat, None or empty for a spectator."""

    drinks_to: tuple[int | None, ...]  # the mana that a potion would bring now; None: may not drink (D15)
    mana: int | None  # with a potion that the other seat does not see yet
    hand: tuple[Prospect, ...]
    nothing_payable: bool  # whatever is cast, it loses (DA11)
    last_round: bool  # the rounds are used up after this one (DA14)
    refills: bool  # the used pile becomes the draw pile before the next card is drawn (DA4)


def facts(view: DuelView, options: Options) -> Facts:
    """The facts for one seat, or for a spectator, from the view alone."""
    p = view.public
    drinks_to = tuple(
        mana + POTION if p.phase == "drink" and may_drink(p, seat) else None
        for seat, mana in enumerate(p.mana)
    )
    hand = _prospects(view, drinks_to, options)
    return Facts(
        drinks_to=drinks_to,
        mana=None if view.own is None else mana_of(view),
        hand=hand,
        nothing_payable=bool(hand) and not any(card.payable_with_potion for card in hand),
        last_round=p.phase != "over" and p.round == options.safety_rounds,
        refills=p.phase != "over" and options.refill and p.pile == 0,
    )


def _prospects(view: DuelView, drinks_to: tuple[int | None, ...], options: Options) -> tuple[Prospect, ...]:
    seat, own = view.seat, view.own
    if seat is None or own is None:
        return ()
    mana, open_to = mana_of(view), castable(view, options)
    most = drinks_to[seat] or mana

    def prospect(card: Card) -> Prospect:
        cost = payment(SPELL[card], mana)
        return Prospect(
            card=card,
            payable=cost is not None,
            mana=None if cost is None else mana - cost,
            payable_with_potion=payment(SPELL[card], most) is not None,
            locked=view.public.phase == "cast" and card not in open_to,
        )

    return tuple(map(prospect, own.hand))
