"""The whole catalogue told in one language, as the page shows it: each card and word, and the scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from zaubertisch.games.seelenkrieger.cards import (
    AnyPrint,
    Building,
    Card,
    Equipment,
    Language,
    Spell,
    Warrior,
    catalogue,
)
from zaubertisch.games.seelenkrieger.scenarios.tale import Tale, tales
from zaubertisch.games.seelenkrieger.vocabulary.filters import Filter
from zaubertisch.games.seelenkrieger.vocabulary.words import NUMBERED, Faction, Keyword, Kind, Rarity

from .card import head, lines
from .glossary import GLOSSARY


class Told(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A card as it is printed, and its text."""

    id: Card
    name: str
    kind: Kind
    factions: tuple[Faction, ...]
    rarity: Rarity
    cost: int | None  # None: it is called, not paid (S40)
    head: str
    lines: tuple[str, ...]
    words: tuple[str, ...]  # what is to be explained, in the order of the glossary
    slots: int = 0  # that a warrior has, or that equipment fills
    damage: int | None = None
    armour: int | None = None
    life: int | None = None
    keywords: tuple[Keyword, ...] = ()
    curse: bool = False


class Word(msgspec.Struct, frozen=True):
    """A word of the cards: what it is called, and what it means."""

    name: str
    means: str
    numbered: bool = False  # a keyword that is told with its number


class Book(msgspec.Struct, frozen=True):
    """Everything that there is to read."""

    cards: tuple[Told, ...]  # in the order of the catalogue
    words: dict[str, Word]
    scenarios: tuple[Tale, ...]


def book(language: Language) -> Book:
    """The book in this language."""
    words = {code: Word(*told, numbered=code in NUMBERED) for code, told in GLOSSARY[language].items()}
    cards = tuple(_told(card, language) for card in catalogue().values())
    return Book(cards, words, tales(language))


def _told(card: AnyPrint, language: Language) -> Told:
    fights = card if isinstance(card, Warrior) else None
    return Told(
        id=card.id,
        name=getattr(card.name, language),
        kind=card.__struct_config__.tag,  # type: ignore[arg-type]  # the tags are the kinds
        factions=card.factions,
        rarity=card.rarity,
        cost=None if card.call else card.cost,
        head=head(card, language),
        lines=lines(card, language),
        words=words(card),
        slots=card.slots if isinstance(card, Warrior | Equipment) else 0,
        damage=fights.damage if fights else None,
        armour=fights.armour if fights else None,
        life=card.life if isinstance(card, Warrior | Building) else None,
        keywords=fights.keywords if fights else (),
        curse=_curses(card),
    )


def words(card: AnyPrint) -> tuple[str, ...]:
    """Every word that the card says, each once, in the order of the glossary."""
    said = {*_lines(card), *_within(card)}
    return tuple(word for word in GLOSSARY["en"] if word in said)


def _curses(card: AnyPrint) -> bool:
    return isinstance(card, Equipment) and card.bearer.side == "enemy"


def _lines(card: AnyPrint) -> Iterator[str]:
    """What it is, and the lines that not every card has."""
    yield str(card.__struct_config__.tag)
    if card.call:
        yield "call"
    if isinstance(card, Building) and card.first:
        yield "first"
    if isinstance(card, Spell):
        yield "needs"
        if card.use_cost:
            yield "use_cost"
        if len(card.choose) > 1:
            yield "choose"
    if isinstance(card, Equipment) and card.bearer != Filter(side="own"):
        yield "curse" if _curses(card) else "bearer"


def _within(it: Any) -> Iterator[str]:
    """The operations, triggers, limits and keywords in it, however deep they lie."""
    if isinstance(it, tuple):
        for one in it:
            yield from _within(one)
    elif isinstance(it, Keyword):
        yield it.name
    elif isinstance(it, msgspec.Struct):
        if it.__struct_config__.tag_field in ("op", "on"):
            yield str(it.__struct_config__.tag)
        if limit := getattr(it, "limit", None):
            yield f"limit.{limit}"
        for field in it.__struct_fields__:
            yield from _within(getattr(it, field))
