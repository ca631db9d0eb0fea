"""Decks away from the tables: what a game brings along, and what it says of a deck that somebody builds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zaubertisch.games import GAMES
from zaubertisch.kernel import AnyGame, Box, Decks, FastRng, ReadList, Refused, Samples
from zaubertisch.server.messages import strict
from zaubertisch.server.messages.deck_wire import CheckDeck, DeckChecked, DrawHand, ReadDeck, Shelf
from zaubertisch.server.messages.sentences import problem
from zaubertisch.server.table import setup


def shelf(game: str) -> Shelf:
    """The decks that the game brings along."""
    _, decks = _with_decks(game)
    return Shelf(decks.ready(), dict(decks.homes()))


def check(game: str, asked: CheckDeck) -> DeckChecked:
    """All that is wrong with a deck at such a table; raises Refused when it is none."""
    box, decks = _with_decks(game)
    _, made = setup.settle(box, asked.options)
    deck = deck_of(box, asked.deck)
    problems = tuple(map(problem, box.misfits(made, deck)))
    return DeckChecked(problems, decks.facts(made, deck), decks.write(deck, asked.language, asked.name))


def read(game: str, asked: ReadDeck) -> ReadList:
    """The deck of a list, and the lines that could not be read."""
    return _with_decks(game)[1].read(asked.text)


def hand(game: str, asked: DrawHand) -> Samples:
    """A first hand of a deck that may be played; raises Refused for any other."""
    box, decks = _with_decks(game)
    made: AnyGame
    _, made = setup.settle(box, asked.options)
    deck = deck_of(box, asked.deck)
    if parts := box.misfits(made, deck):
        raise Refused("deck-not-allowed", *parts, problems=len(parts))
    return decks.samples(made, deck, asked.begins, FastRng(asked.chance))


def deck_of(box: Box, said: Any) -> Any:
    """A deck in the type of its game, whatever is in it; raises Refused."""
    try:
        return strict.convert(said, box.brought)
    except strict.Misread as no:
        raise Refused("bad-deck", game=box.name, place=no.place, detail=no.detail) from no


def game_with_decks(game: str, games: Mapping[str, Box] = GAMES) -> Box:
    """The game of this name, in which decks are built; raises Refused."""
    box = games.get(game)
    if box is None:
        raise Refused("unknown-game", game=game, games=", ".join(games))
    if box.decks is None:
        raise Refused("nothing-to-bring", game=game)
    return box


def _with_decks(game: str) -> tuple[Box, Decks]:
    box = game_with_decks(game)
    assert box.decks is not None
    return box, box.decks
