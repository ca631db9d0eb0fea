"""What a game says about decks away from any table: ready ones, lists as people write them, hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from .rng import Rng

AnyGame = Any  # a game with its options settled; see `game`


class ReadyDeck(msgspec.Struct, frozen=True):
    """A deck that the game brings along, by its key, with the name that it goes by."""

    key: str
    name: str
    deck: Any


class Unread(msgspec.Struct, frozen=True):
    """A line of a list that cannot be read: why, and what was probably meant."""

    code: str
    line: int
    text: str
    nearest: str | None = None


class ReadList(msgspec.Struct, frozen=True):
    """What a list says: the deck, its name if it has one, and the lines that could not be read."""

    deck: Any
    name: str | None
    unread: tuple[Unread, ...]


class SampleHand(msgspec.Struct, frozen=True):
    """A first hand as it may come, and the cards that would be drawn next, the first one first."""

    hand: tuple[str, ...]
    coming: tuple[str, ...]


class Samples(msgspec.Struct, frozen=True):
    """A first hand, and the one that it is exchanged for; None where the table exchanges none."""

    first: SampleHand
    redrawn: SampleHand | None


class Decks(msgspec.Struct, frozen=True):
    """How decks of a game are built.  What is wrong with one is for the box's `misfits` to say."""

    ready: Callable[[], tuple[ReadyDeck, ...]]
    homes: Callable[[], Mapping[str, str]]  # the part of a deck that each card belongs to
    facts: Callable[[AnyGame, Any], msgspec.Struct]  # what it has, and what is asked for
    read: Callable[[str], ReadList]  # a list, or JSON; nothing raises
    write: Callable[[Any, str, str], str]  # a deck, a language, a name -> a list
    samples: Callable[[AnyGame, Any, bool, Rng], Samples]  # a deck, whether it begins; raises Refused
