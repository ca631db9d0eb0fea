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


class Spell(msgspec.Struct, frozen=True):
    """All that matters of a spell in the quick duel: D2."""

    type: Type
    cost: int
    strength: int

    @property
    def attacks(self) -> bool:
        """Whether it is an attack; a universal spell always is: D3."""
        return self.type != "defence"


def sort_deck(box: Iterable[Print]) -> tuple[Card, ...]:
    """The quick deck: element spells alone; blood, dark, artefacts and the helper are set aside: D1, D19."""
    return tuple(card.id for card in box if card.category == "element")


def spell(card: Print) -> Spell:
    """The spell on a card of the deck."""
    return msgspec.convert(card, Spell, from_attributes=True)


BOX = msgspec.json.decode(files(__package__).joinpath("cards.json").read_bytes(), type=tuple[Print, ...])
DECK = sort_deck(BOX)
SPELL = {card.id: spell(card) for card in BOX if card.id in DECK}
PLACE = {card: place for place, card in enumerate(DECK)}  # in a sorted hand


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as a hand holds them: in the order of the box."""
    return tuple(sorted(cards, key=PLACE.__getitem__))


def hits(spell: Spell, other: Spell) -> bool:
    """Whether the spell costs whoever cast the other one a life, which is never more than one: D13.

    Only an attack does: against a defence it must be stronger (D10), against an attack at least as strong
    (D11), so two equal attacks hit both and two defences nobody (D12).  The element never matters (D4).
    """
    if not spell.attacks:
        return False
    return spell.strength > other.strength or (other.attacks and spell.strength == other.strength)
