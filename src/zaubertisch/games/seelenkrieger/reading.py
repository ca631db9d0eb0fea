"""What a card says, sorted once for those who ask all the time."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TypeVar

from .cards import AnyPrint, Card, Spell, Warrior, catalogue
from .vocabulary.triggers import AnyAbility, Effect
from .vocabulary.words import Faction, Kind

A = TypeVar("A")

CARDS: dict[Card, AnyPrint] = dict(catalogue())
PLACE: dict[Card, int] = {card: place for place, card in enumerate(CARDS)}


@cache
def kind(card: Card) -> Kind:
    """What type of card it is (S5)."""
    tag = CARDS[card].__struct_config__.tag
    assert isinstance(tag, str)
    return tag  # type: ignore[return-value]  # the tags are the kinds


def factions(card: Card) -> tuple[Faction, ...]:
    """To which factions it belongs (S12)."""
    return CARDS[card].factions


def abilities(card: Card, on: type[A]) -> list[tuple[int, A]]:
    """Its abilities with this trigger, each with its place on the card."""
    return [(i, ability) for i, ability in enumerate(CARDS[card].abilities) if isinstance(ability, on)]


def effect(card: Card, place: int) -> Effect:
    """The effect at this place: of a spell one of those to choose from, else an ability."""
    printed = CARDS[card]
    return printed.choose[place] if isinstance(printed, Spell) else printed.abilities[place]


def ability(card: Card, place: int) -> AnyAbility:
    """The ability at this place on the card."""
    return CARDS[card].abilities[place]


def warrior(card: Card) -> Warrior:
    """The print of a warrior or a hero."""
    printed = CARDS[card]
    assert isinstance(printed, Warrior)
    return printed


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as a hand holds them: in the order of the catalogue."""
    return tuple(sorted(cards, key=PLACE.__getitem__))


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards, one of this name fewer."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def without_all(cards: tuple[Card, ...], gone: Iterable[Card]) -> tuple[Card, ...]:
    """The cards without each of these once; what is not among them is passed over."""
    for card in gone:
        if card in cards:
            cards = without(cards, card)
    return cards
