"""The messages about decks away from the tables; see `wire`."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from zaubertisch.kernel import ReadyDeck

from .wire import Problem

DeckName = Annotated[str, msgspec.Meta(max_length=64)]
List = Annotated[str, msgspec.Meta(max_length=6 * 1024)]


class Shelf(msgspec.Struct, frozen=True):
    """GET /api/games/{game}/decks: the decks that the game brings along, and where its cards belong."""

    ready: tuple[ReadyDeck, ...]
    homes: dict[str, str]  # the part of a deck that each card belongs to


class CheckDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST .../decks/check: a deck, the options of the table it is meant for, and how to write it down."""

    deck: Any
    options: dict[str, Any] = {}
    name: DeckName = ""
    language: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class DeckChecked(msgspec.Struct, frozen=True):
    """All that is wrong with the deck, what it has beside what is asked for, and its list."""

    problems: tuple[Problem, ...]
    facts: Any
    text: str


class ReadDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST .../decks/read: a list as people write it, or a deck as JSON."""

    text: List


class DrawHand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST .../decks/hand: a deck that may be played, and whether its owner begins."""

    deck: Any
    options: dict[str, Any] = {}
    begins: bool = True
    chance: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] = 0  # the same number draws the same hand
