"""Chance and laid-out positions, to ask the second telling of Seelenkrieger about a small case."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from tests.oracle.seelenkrieger import go_on
from tests.oracle.seelenkrieger_cards import CARDS
from tests.oracle.seelenkrieger_table import Answer, Options, Result, Table

END, PASS, REST = ("end",), ("pass", False), ("pass", True)


class Dice:
    """Chance that shuffles, and begins with seat 0 if nothing else is said."""

    def __init__(self, seed: object, first: int | None = 0) -> None:
        self.chance, self.first = random.Random(str(seed)), first

    def begins(self) -> int:
        return self.chance.randrange(2) if self.first is None else self.first

    def shuffled(self, seat: int, cards: Sequence[str], /) -> Sequence[str]:
        return self.chance.sample(list(cards), len(cards))


class Turn:
    """A laid-out position; seat 0 begins its turn. Nothing but legal answers are given."""

    def __init__(self, mine: str = "", theirs: str = "", turn: int = 4, **options: Any) -> None:
        self.table = Table(active=1, turn=turn, options=Options(**options))  # type: ignore[typeddict-item]
        for seat, cards in enumerate((mine, theirs)):
            for card in cards.split():
                if CARDS[card].kind == "building":
                    self.table.build(seat, card)
                else:
                    self.table.enter(seat, card)
        self.me, self.them = self.table.players
        self.end: Result | None = None

    def begin(self) -> Turn:
        self.match = go_on(self.table)
        self.asked = next(self.match)
        return self.passes()

    def says(self, answer: Answer) -> Turn:
        ((seat, legal),) = self.asked.legal.items()
        assert answer in legal, (answer, legal)
        try:
            self.asked = self.match.send({seat: answer})
        except StopIteration as end:
            self.end = end.value
        return self

    def passes(self) -> Turn:
        """All windows are let pass."""
        while self.asked.kind == "answer" and self.end is None:
            self.says(PASS)
        return self

    def does(self, *answer: Any) -> Turn:
        return self.says(answer).passes()

    @property
    def legal(self) -> list[Answer]:
        return next(iter(self.asked.legal.values()))

    def asks(self) -> int:
        return next(iter(self.asked.legal))

    def left(self, seat: int) -> list[int]:
        return [one.left for one in self.table.players[seat].warriors]

    def targets(self) -> set[Any]:
        return {answer[2] for answer in self.legal if answer[0] == "attack"}

    def calls(self) -> set[str]:
        return {answer[1] for answer in self.legal if answer[0] == "call"}
