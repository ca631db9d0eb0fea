"""The cards as they are printed.  All of them lie in `catalogue.toml`; whoever adds a card adds data."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NewType

import msgspec

from zaubertisch.kernel import Language as Language

from .vocabulary.conditions import Condition
from .vocabulary.filters import Filter
from .vocabulary.operations import Operation
from .vocabulary.triggers import AnyAbility, Effect
from .vocabulary.words import Faction, Keyword, Rarity

Card = NewType("Card", str)


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the card is called."""

    de: str
    nl: str
    en: str


class Print(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="kind",
    kw_only=True,
):
    """What every card has."""

    id: Card
    name: Name
    factions: tuple[Faction, ...] = ()  # at most two (S12)
    rarity: Rarity
    cost: int = 0  # what lies in the side deck or is a hero costs nothing (S40)
    call: tuple[Condition, ...] = ()  # the summoning condition of a side-deck card or a hero (S41)
    abilities: tuple[AnyAbility, ...] = ()


class Warrior(Print, frozen=True, tag="warrior", kw_only=True):
    """A soul warrior (S6)."""

    damage: int
    armour: int
    life: int
    slots: int
    keywords: tuple[Keyword, ...] = ()


class Hero(Warrior, frozen=True, tag="hero", kw_only=True):
    """A special soul warrior, stronger than all others (S11)."""


class Equipment(Print, frozen=True, tag="equipment", kw_only=True):
    """Hung on a warrior that its text allows (S7, SA49); it fills so many slots (SA50)."""

    slots: int = 1
    bearer: Filter = Filter(side="own")


class Spell(Print, frozen=True, tag="spell", kw_only=True):
    """Paid, laid down prepared and used later or at once (S37); of several effects its player chooses one."""

    needs: tuple[Condition, ...]  # when paying and when using (S8, SA36)
    use_cost: int = 0  # SA37
    choose: tuple[Effect, ...]


class Landscape(Print, frozen=True, tag="landscape", kw_only=True):
    """One lies on the whole table; its effect is for both players (S9, SA68)."""


class Building(Print, frozen=True, tag="building", kw_only=True):
    """Has its own life; its effect is for its controller alone (S10)."""

    life: int
    first: tuple[Operation, ...] = ()  # done when it is called, before anybody answers


AnyPrint = Warrior | Hero | Equipment | Spell | Landscape | Building


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    card: tuple[AnyPrint, ...]


@cache
def catalogue() -> dict[Card, AnyPrint]:
    """All cards by their id, in the order of the file."""
    text = files(__package__).joinpath("catalogue.toml").read_bytes()
    return {card.id: card for card in msgspec.toml.decode(text, type=Catalogue).card}
