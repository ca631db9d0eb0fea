"""Spells as people read and type them."""

from __future__ import annotations

from zaubertisch.cli.words import Words
from zaubertisch.games.duell.cards import DECK, SPELL, Card


def name_of(card: Card, words: Words) -> str:
    """What the spell is called in the reader's language."""
    return words(f"spell-{card}")


def spell_named(said: str, words: Words) -> Card | None:
    """The card of the deck that somebody typed, by its name or by its id."""
    wanted = said.casefold()
    return next((card for card in DECK if wanted in (card.casefold(), name_of(card, words).casefold())), None)


def described(card: Card, words: Words) -> str:
    """The name, and all that matters of the spell: type, strength and cost."""
    spell = SPELL[card]
    kind = words(f"duel-type-{spell.type}")
    name = name_of(card, words)
    return words("duel-spell", spell=name, type=kind, strength=spell.strength, cost=spell.cost)
