"""What can be typed: numbered choices, and attacks as `a 1+3 > 2`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from zaubertisch.cli.words import Words
from zaubertisch.games.seelenkrieger.cards import Spell
from zaubertisch.games.seelenkrieger.moves import (
    Agree,
    Arrange,
    Attack,
    Call,
    Cast,
    Choose,
    Decline,
    EndTurn,
    Keep,
    Lay,
    Move,
    Next,
    Pass,
    Play,
    Redraw,
    Take,
    Use,
)
from zaubertisch.games.seelenkrieger.reading import CARDS, abilities
from zaubertisch.games.seelenkrieger.state import SoulView
from zaubertisch.games.seelenkrieger.tasks import Triggers
from zaubertisch.games.seelenkrieger.values import cost
from zaubertisch.games.seelenkrieger.vocabulary.triggers import Activated

from .names import CardNames

ATTACK = re.compile(r"a\s*(\d+(?:\s*\+\s*\d+)*)\s*>\s*(\d+)(?:\s*>\s*(\d+))?", re.ASCII | re.IGNORECASE)


class Choice(NamedTuple):
    """What one line offers; where there are several ways, they are asked for next."""

    said: str
    ways: tuple[tuple[str, Move], ...]


def typed_attack(said: str) -> Attack | None:
    """The attack that somebody typed, legal or not; None when it is none."""
    found = ATTACK.fullmatch(said)
    if found is None:
        return None
    band = sorted(map(int, found[1].split("+")))
    return Attack(tuple(band), int(found[2]), int(found[3]) if found[3] else None)


def written(attack: Attack) -> str:
    """What is typed for an attack."""
    aimed = (attack.target, *(() if attack.overflow is None else (attack.overflow,)))
    return f"a {'+'.join(map(str, attack.attackers))} > {' > '.join(map(str, aimed))}"


class Choices:
    """Moves as people read them."""

    def __init__(self, names: CardNames, words: Words) -> None:
        """Take the names of the cards, and the words of a language."""
        self._names, self._words = names, words

    def of(self, view: SoulView, moves: Sequence[Move]) -> list[Choice]:
        """All moves but attacks; those that differ only by what they are aimed at in one line."""
        named = [
            (self._what(view, move), self._where(move), move)
            for move in moves
            if not isinstance(move, Attack)
        ]
        return [
            Choice(what, tuple((where, move) for _, where, move in ways))
            for what, ways in groupby(named, key=lambda one: one[0])
        ]

    def _what(self, view: SoulView, move: Move) -> str:
        """The line that offers the move."""
        names, words, p, seat = self._names, self._words, view.public, view.seat
        assert seat is not None
        match move:
            case Play(card=card):
                return words("soul-do-play", card=names.card(card), cost=cost(p, seat, card, move.bearer))
            case Call(card=card):
                return words("soul-do-call", card=names.card(card))
            case Use(source=source, ability=place):
                return words("soul-do-use", card=names.at(source), cost=self._cost(source, place))
            case Cast(place=place, choice=choice):
                assert view.own is not None
                card = view.own.prepared[place]
                printed = CARDS[card]
                assert isinstance(printed, Spell)
                said = words("soul-do-cast", card=names.card(card), place=place + 1, cost=printed.use_cost)
                return f"{said} ({choice + 1})" if len(printed.choose) > 1 else said
            case Choose(ids=ids):
                return names.all_at(ids)
            case Next(place=place):
                task = p.agenda[-1]
                assert isinstance(task, Triggers)
                return names.at(task.fired[place].context.source)
            case Take(card=card):
                return words("soul-do-take-nothing") if card is None else names.card(card)
            case Arrange(top=top, bottom=bottom):
                return words("soul-do-arrange", top=names.cards(top), bottom=names.cards(bottom))
            case Lay(card=card):
                return names.card(card)
            case Pass(rest=True):
                return words("soul-do-pass-rest")
            case Keep() | Redraw() | Pass() | EndTurn() | Agree() | Decline():
                return words(f"soul-do-{str(move.__struct_config__.tag).replace('_', '-')}")
            case Attack():
                return written(move)

    def _cost(self, source: int, place: int) -> int:
        return dict(abilities(self._names.known(source), Activated))[place].cost

    def _where(self, move: Move) -> str:
        """What the move is aimed at; empty where it is aimed at nothing."""
        match move:
            case Play(bearer=int(bearer)):
                return self._names.at(bearer)
            case Use(aims=aims) | Cast(aims=aims):
                return self._names.aims(aims)
            case _:
                return ""
