"""The starter decks, as they lie in `decks/`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal, get_args

from .deck import Deck
from .decklist import read

Starter = Literal["sturm-der-rotzaehne", "akademie-der-sterne", "bollwerk-der-tiefen", "heer-der-gruft"]
STARTERS: tuple[Starter, ...] = get_args(Starter)


@cache
def starter(name: Starter) -> Deck:
    """The deck of that name."""
    return read(text(name)).deck


def text(name: Starter) -> str:
    """The list as it was written."""
    return (files(__package__) / "decks" / f"{name}.txt").read_text(encoding="utf-8")
