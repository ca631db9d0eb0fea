"""The cards of Seelenkrieger as its second telling needs them: figures, keywords, what must be true."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FIGURES: dict[str, Any] = tomllib.loads(Path(__file__).with_name("seelenkrieger.toml").read_text("utf-8"))


@dataclass(frozen=True)
class Card:
    """S5, S6: all of a card that matters while effects are off; what its kind does not have is 0."""

    kind: str  # "warrior", "equipment", "spell", "landscape" or "building"; a hero is a warrior (S11)
    factions: str = ""  # S12: none to two letters
    cost: int = 0
    damage: int = 0
    armour: int = 0
    life: int = 0
    slots: int = 0  # S6: that a warrior has; SA50: that equipment takes
    keywords: Mapping[str, int] = field(default_factory=dict)
    bearer: str = ""  # SA49: "own", "enemy", or the faction that an own bearer must have
    use_cost: int = 0  # SA37
    condition: tuple[tuple[Any, ...], ...] = ()  # S8 of a spell, S41 of what is called


@dataclass(frozen=True)
class Deck:
    """S19, S24, S25: what a player brings."""

    main: tuple[str, ...]
    side: tuple[str, ...] = ()
    hero: str = ""  # "": none (SA23)


def condition(words: list[list[Any]]) -> tuple[tuple[Any, ...], ...]:
    return tuple(tuple(word) for word in words)


def warriors(section: str) -> dict[str, Card]:
    return {
        name: Card(
            "warrior",
            factions,
            cost,
            damage,
            armour,
            life,
            slots,
            keywords=keywords,
            condition=condition(FIGURES["calls"].get(name, [])),
        )
        for name, (factions, cost, damage, armour, life, slots, keywords) in FIGURES[section].items()
    }


def places() -> dict[str, Card]:
    return {
        name: Card(
            kind="building" if life else "landscape",
            factions=factions,
            life=life,
            condition=condition(FIGURES["calls"][name]),
        )
        for name, (factions, life) in FIGURES["places"].items()
    }


def equipment() -> dict[str, Card]:
    return {
        name: Card("equipment", factions, cost, slots=slots, bearer=bearer)
        for name, (factions, cost, slots, bearer) in FIGURES["equipment"].items()
    }


def spells() -> dict[str, Card]:
    return {
        name: Card("spell", factions, cost, use_cost=use_cost, condition=condition(needs))
        for name, (factions, cost, use_cost, needs) in FIGURES["spells"].items()
    }


def listed(line: str) -> tuple[str, ...]:
    """The cards of a line such as ``4xO1 2xO2``."""
    entries = [entry.partition("x") for entry in line.split()]
    return tuple(name for count, _, name in entries for _ in range(int(count)))


HEROES: dict[str, Card] = warriors("heroes")
CARDS: dict[str, Card] = warriors("warriors") | equipment() | spells() | places() | warriors("red") | HEROES
STARTERS: tuple[Deck, ...] = tuple(
    Deck(listed(deck["main"]), listed(deck["side"]), deck["hero"]) for deck in FIGURES["decks"]
)
