"""The cards in the box of the duel, the deck sorted from them, and what two spells do to each other (D1-D13).

The box is a data file: whoever adds a card adds a line.  `text` and `exhaustion` are room for the beginner
mode, whose rules are not published (D21); nothing in the quick duel reads them (D2).
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from typing import Literal, NewType

import msgspec

Card = NewType("Card", str)
Category = Literal["element", "blood", "dark", "artefact", "helper"]
Element = Literal["fire", "water", "earth", "air"]
Type = Literal["attack", "defence", "universal"]


class Print(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on a card; what its category does not have is None."""

    id: Card
    name: str
    category: Category
    element: Element | None = None
    type: Type | None = None
    cost: int | None = None
    strength: int | None = None
    text: str | None = None
    exhaustion: int | None = None


def sort_deck(box: Iterable[Print]) -> tuple[Card, ...]:
    """The quick deck: element spells alone; blood, dark, artefacts and the helper are set aside: D1, D19."""
    return tuple(card.id for card in box if card.category == "element")


BOX = msgspec.json.decode(files(__package__).joinpath("cards.json").read_bytes(), type=tuple[Print, ...])
DECK = sort_deck(BOX)

COST = {card.id: card.cost for card in BOX if card.cost is not None}
STRENGTH = {card.id: card.strength for card in BOX if card.strength is not None}
ATTACKS = {card.id: card.type != "defence" for card in BOX if card.type is not None}  # universal too: D3
PLACE = {card: place for place, card in enumerate(DECK)}  # in a sorted hand


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as a hand holds them: in the order of the box."""
    return tuple(sorted(cards, key=PLACE.__getitem__))


def hits(spell: Card, other: Card) -> bool:
    """Whether the spell costs whoever cast the other one a life; element and category never matter: D4.

    Only an attack does: against a defence it must be stronger (D10), against an attack at least as strong
    (D11), so two equal attacks hit both and two defences nobody (D12).
    """
    if not ATTACKS[spell]:
        return False
    margin = STRENGTH[spell] - STRENGTH[other]
    return margin > 0 or (margin == 0 and ATTACKS[other])
