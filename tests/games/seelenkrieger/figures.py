"""The figures that the cases reckon with, whatever the catalogue says today."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from zaubertisch.games.seelenkrieger.cards import AnyPrint, Card
from zaubertisch.games.seelenkrieger.reading import CARDS

FIGURES: dict[str, dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("figures.toml").read_text(encoding="utf-8")
)


def first_print() -> dict[Card, AnyPrint]:
    """The cards of today, with the figures of the first print."""
    cards = dict(CARDS)
    for id, (damage, armour, life) in FIGURES["warriors"].items():
        cards[Card(id)] = replace(cards[Card(id)], damage=damage, armour=armour, life=life)
    for id, least in FIGURES["calls"].items():
        first, *others = cards[Card(id)].call
        cards[Card(id)] = replace(cards[Card(id)], call=(replace(first, least=least), *others))
    return cards
