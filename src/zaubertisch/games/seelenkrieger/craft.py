"""Decks away from the table: ready ones, lists, figures and sample hands for whoever builds one."""

from __future__ import annotations

from typing import cast, get_args

import msgspec

from zaubertisch.kernel import (
    AnyGame,
    Decks,
    ReadList,
    ReadyDeck,
    Rng,
    SampleHand,
    Samples,
    Seat,
    Unread,
)

from .cards import Language, Warrior, catalogue
from .deck import Deck, Format, belongs, copies
from .decklist import read, read_json, write
from .hands import redraw
from .rules import Seelenkrieger
from .starters import STARTERS, text
from .state import SoulTable

COMING = 8
"""So many draws are shown beside a sample hand."""


class DeckFacts(msgspec.Struct, frozen=True):
    """What the deck has, and what it must keep to at such a table (SA26)."""

    main: int
    warriors: int
    side: int
    hero: bool
    format: Format


def ready() -> tuple[ReadyDeck, ...]:
    """The starter decks, by the names of their lists."""
    lists = {key: read(text(key)) for key in STARTERS}
    return tuple(ReadyDeck(key, written.name or key, written.deck) for key, written in lists.items())


def homes() -> dict[str, str]:
    """Whether a card goes to the main deck, the side deck, or apart as the hero (S23, S25, S54)."""
    return {card: belongs(printed) for card, printed in catalogue().items()}


def facts(game: AnyGame, deck: Deck) -> DeckFacts:
    """The sizes of the deck beside those that are asked for."""
    assert isinstance(game, Seelenkrieger)
    known, main = catalogue(), copies(deck.main)
    warriors = sum(n for card, n in main.items() if type(known.get(card)) is Warrior)
    return DeckFacts(main.total(), warriors, copies(deck.side).total(), deck.hero is not None, game.format)


def read_list(text: str) -> ReadList:
    """A list as people write it, or the same as JSON."""
    said = text.lstrip("\ufeff")
    written = read_json(said.encode()) if said.lstrip().startswith("{") else read(said)
    unread = tuple(Unread(one.code, one.line, one.text, one.nearest) for one in written.faults)
    return ReadList(written.deck, written.name, unread)


def write_list(deck: Deck, language: str, name: str) -> str:
    """The list of the deck with the names of this language; German where it is not spoken."""
    spoken = cast(Language, language) if language in get_args(Language) else "de"
    return write(deck, spoken, name or None)


def samples(game: AnyGame, deck: Deck, begins: bool, rng: Rng) -> Samples:
    """A first hand as the deal would bring it, and after the exchange (SA14, SA15); raises Misfit."""
    assert isinstance(game, Seelenkrieger)
    waiting = Seelenkrieger(msgspec.structs.replace(game.options, mulligan=True))  # else the match goes on
    table = waiting.deal([deck, deck], rng)
    first = table.public.first
    seat = first if begins else 1 - first
    hand = _shown(table, seat)
    if not game.options.mulligan:
        return Samples(hand, None)
    redraw(table, seat)
    return Samples(hand, _shown(table, seat))


def _shown(table: SoulTable, seat: Seat) -> SampleHand:
    return SampleHand(table.own[seat].hand, table.hidden.decks[seat][:COMING])


DECKS = Decks(ready, homes, facts, read_list, write_list, samples)
