"""The starter decks, as they lie in `decks/`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal, get_args

from .deck import Deck
from .decklist import read
from .options import Options

Classic = Literal["sturm-der-rotzaehne", "akademie-der-sterne", "bollwerk-der-tiefen", "heer-der-gruft"]
Quick = Literal[
    "sturm-der-rotzaehne-quick",
    "akademie-der-sterne-quick",
    "bollwerk-der-tiefen-quick",
    "heer-der-gruft-quick",
]
Starter = Classic | Quick
STARTERS: tuple[Classic, ...] = get_args(Classic)
QUICK_STARTERS: tuple[Quick, ...] = get_args(Quick)
"""The same four with 30 cards, for whoever plays `deck=quick` (SA26)."""


def starters(options: Options) -> tuple[Starter, ...]:
    """The starter decks of a table, by its format."""
    return QUICK_STARTERS if options.deck == "quick" else STARTERS


@cache
def starter(name: Starter) -> Deck:
    """The deck of that name."""
    return read(text(name)).deck


def text(name: Starter) -> str:
    """The list as it was written."""
    return (files(__package__) / "decks" / f"{name}.txt").read_text(encoding="utf-8")
