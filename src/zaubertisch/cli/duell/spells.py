"""Spells as people read and type them."""

from __future__ import annotations

from zaubertisch.cli.words import Words
from zaubertisch.games.duell.cards import BOX, DECK, SPELL, Card

NAME = {card.id: card.name for card in BOX}
BY_NAME = {said.casefold(): card for card in DECK for said in (card, NAME[card])}


def spell_named(said: str) -> Card | None:
    """The card of the deck that somebody typed, by its name or by its id."""
    return BY_NAME.get(said.casefold())


def described(card: Card, words: Words) -> str:
    """The name, and all that matters of the spell: type, strength and cost."""
    spell = SPELL[card]
    kind = words(f"duel-type-{spell.type}")
    return words("duel-spell", spell=NAME[card], type=kind, strength=spell.strength, cost=spell.cost)
