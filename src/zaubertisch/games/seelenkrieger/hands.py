"""The first hand is exchanged (SA15)."""

from __future__ import annotations

from zaubertisch.kernel import Seat, put

from .reading import in_order
from .state import SoulTable


def redraw(table: SoulTable, seat: Seat) -> None:
    """The whole first hand is shuffled in, and as many cards are drawn (SA15)."""
    own, hidden, n = table.own[seat], table.hidden, table.public.hands[seat]
    pile = table.rng.shuffle(in_order((*own.hand, *hidden.decks[seat])))
    own.hand, own.deck = in_order(pile[:n]), in_order(pile[n:])
    hidden.decks = put(hidden.decks, seat, pile[n:])
