"""A deck as it is brought to the table, and what is wrong with it (S19-S25, SA21-SA26)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

import msgspec

from .cards import AnyPrint, Building, Card, Hero, Landscape, Warrior, catalogue

Zone = Literal["main", "side", "hero"]

Code = Literal[
    "unknown-card",
    "count-below-one",
    "not-in-main",
    "not-in-side",
    "not-a-hero",
    "too-many-copies",
    "main-size",
    "few-warriors",
    "side-size",
]


class Lot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many of one card."""

    card: Card
    count: int


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The main deck, the side deck, and the hero apart (S25).  A card may be named more than once."""

    main: tuple[Lot, ...]
    side: tuple[Lot, ...] = ()
    hero: Card | None = None


class Format(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a deck must keep to (SA26)."""

    main: int = 40  # exactly (S19)
    warriors: int = 10  # at least (S20), without the hero (SA24)
    copies: int = 5  # of a card in the main deck (S21, SA21)
    side: int = 15  # at most (S24)
    side_copies: int = 5  # SA22


CLASSIC = Format()
QUICK = Format(main=30)


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is wrong: its code, where it is, and the figures."""

    code: Code
    zone: Zone
    card: Card | None = None
    have: int | None = None
    want: int | None = None


def cards(lots: tuple[Lot, ...]) -> tuple[Card, ...]:
    """The single cards, in the order of the lots."""
    return tuple(lot.card for lot in lots for _ in range(lot.count))


def copies(lots: tuple[Lot, ...]) -> Counter[Card]:
    """How many there are of each card, summed over all lots that name it."""
    summed: Counter[Card] = Counter()
    for lot in lots:
        summed[lot.card] += lot.count
    return summed


def belongs(card: AnyPrint) -> Zone:
    """Red cards and places go to the side deck (S23, S54), heroes apart (S25), the rest to the main deck."""
    if isinstance(card, Hero):
        return "hero"
    return "side" if card.rarity == "red" or isinstance(card, Landscape | Building) else "main"


def check_deck(deck: Deck, form: Format = CLASSIC) -> list[Problem]:
    """Everything that is wrong with a deck, all at once; nothing when it may be played."""
    return [*_lots(deck.main, "main", form.copies), *_main(deck, form), *_side(deck, form), *_hero(deck)]


def _main(deck: Deck, form: Format) -> Iterator[Problem]:
    """S19, S20."""
    summed = copies(deck.main)
    if summed.total() != form.main:
        yield Problem("main-size", "main", have=summed.total(), want=form.main)
    known = catalogue()
    warriors = sum(n for card, n in summed.items() if type(known.get(card)) is Warrior)
    if warriors < form.warriors:
        yield Problem("few-warriors", "main", have=warriors, want=form.warriors)


def _side(deck: Deck, form: Format) -> Iterator[Problem]:
    """S24, SA22."""
    yield from _lots(deck.side, "side", form.side_copies)
    size = copies(deck.side).total()
    if size > form.side:
        yield Problem("side-size", "side", have=size, want=form.side)


def _hero(deck: Deck) -> Iterator[Problem]:
    """S25; without one it is a deck all the same (SA23)."""
    if deck.hero is None:
        return
    card = catalogue().get(deck.hero)
    if card is None:
        yield Problem("unknown-card", "hero", deck.hero)
    elif belongs(card) != "hero":
        yield Problem("not-a-hero", "hero", deck.hero)


def _lots(lots: tuple[Lot, ...], zone: Literal["main", "side"], most: int) -> Iterator[Problem]:
    """What is wrong with single cards: S21-S23, SA21, SA22."""
    for lot in lots:
        if lot.count < 1:
            yield Problem("count-below-one", zone, lot.card, have=lot.count, want=1)
    for name, n in copies(lots).items():
        card = catalogue().get(name)
        if card is None:
            yield Problem("unknown-card", zone, name)
            continue
        if belongs(card) != zone:
            yield Problem("not-in-main" if zone == "main" else "not-in-side", zone, name)
        if n > most:
            yield Problem("too-many-copies", zone, name, have=n, want=most)
