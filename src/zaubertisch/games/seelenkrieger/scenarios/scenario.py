"""A scenario as it is written: a position, a goal, and what is told about it in three languages."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from zaubertisch.games.seelenkrieger.cards import Card
from zaubertisch.games.seelenkrieger.cards import Name as Text
from zaubertisch.games.seelenkrieger.reading import CARDS
from zaubertisch.kernel import LANGUAGES, Language

from .position import Position

CARD = re.compile(r"\{(\w+)(?:\.(damage|armour|life|cost))?\}")
"""A card in a text, by its id: `{O1}`; or a figure on it: `{O1.damage}`."""


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What A shall bring about: all of it at once, when nothing waits.  Only `win` is left to the rules."""

    win: bool = False
    turn: int = 0  # the game has come to this turn
    defeats: int = 0  # so many count for A
    lost: int | None = None  # no more than so many count for B
    income: int = 0  # so many sparks would come in for A
    sparks: int = 0  # so many sparks A has
    in_play: tuple[str, ...] = ()  # A controls these cards, by their ids
    stands: tuple[str, ...] = ()  # these are in play still, by the names of the position
    gone: tuple[str, ...] = ()  # these are in play no more


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is told from the moment on when this is reached."""

    when: Goal
    text: Text


class Scenario(Position, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson, which teaches these rules, or a puzzle, which has one solution.  A plays it."""

    kind: Literal["lesson", "puzzle"]
    number: int  # its place among those of its kind
    rules: tuple[str, ...]
    title: Text
    text: Text  # what it is about, and what is to be done
    after: Text  # what it was good for, once it is solved
    goal: Goal
    until: int  # the last turn in which the goal may be reached
    solution: tuple[str, ...]  # moves of A that reach it; passes are left out
    script: tuple[str, ...] = ()  # what B does: always the first of these that it may
    step: tuple[Step, ...] = ()


class Standing(msgspec.Struct, frozen=True):
    """How a scenario stands: the place of the latest step that is reached, and whether it is solved."""

    name: str
    step: int | None
    solved: bool | None  # None: still open


def named_in(text: Text) -> list[tuple[str, str | None]]:
    """The cards that a text names by their ids, each with the figure that it asks for."""
    found = (one for language in LANGUAGES for one in CARD.finditer(getattr(text, language)))
    return [(one[1], one[2]) for one in found]


def composed(text: Text, language: Language) -> str:
    """What is said in a language, every card by its name and every figure as it is printed."""

    def shown(found: re.Match[str]) -> str:
        card = CARDS[Card(found[1])]
        return str(getattr(card, found[2])) if found[2] else str(getattr(card.name, language))

    said: str = getattr(text, language)
    return CARD.sub(shown, said)
