"""Cards and moves as people read and type them: `4+4+J`, `J=3`, a letter for the ball and one to take."""

from __future__ import annotations

import re

from zaubertisch.cli.words import Words
from zaubertisch.games.kampf.cards import BALL, JOKER, MAGES, VALUE, Card, in_order
from zaubertisch.games.kampf.state import Ball, Move, Play, Take


class CardNames:
    """The names of cards and moves in one language."""

    def __init__(self, words: Words) -> None:
        """Take the letters of a language."""
        self.letters = {sign: words(f"kampf-letter-{sign}") for sign in ("J", "C", "T")}
        self._by_name = {card: card for card in MAGES}
        self._by_name |= {Card(self.letters["J"]): JOKER, Card(self.letters["C"]): BALL}

    def name(self, card: Card) -> str:
        """A mage's value, or the letter of a joker or a crystal ball."""
        return self.letters.get(card, card)

    def cards(self, cards: tuple[Card, ...], joker: int | None) -> str:
        """Cards that go together; the value is named where no mage shows it."""
        said = "+".join(map(self.name, cards))
        return said if joker is None or str(joker) in cards else f"{said}={joker}"

    def move(self, move: Move) -> str:
        """What is typed for a move."""
        match move:
            case Take():
                return self.letters["T"]
            case Ball(cards=cards, joker=joker):
                return f"{self.letters['C']} {self.cards(cards, joker)}".strip()
            case Play(cards=cards, joker=joker):
                return self.cards(cards, joker)

    def typed(self, said: str) -> Move | None:
        """The move that somebody typed, legal or not; None when it is no move at all."""
        if said.upper() == self.letters["T"]:
            return Take()
        names, _, value = said.upper().partition("=")
        cards = [self._by_name.get(Card(name)) for name in re.split(r"[+\s]+", names.strip())]
        if None in cards or not re.fullmatch(r"|\d{1,3}", value.strip(), re.ASCII):
            return None
        laid = in_order(card for card in cards if card is not None and card != BALL)
        joker = int(value) if value.strip() else self._value(laid)
        return Ball(laid, joker) if BALL in cards else Play(laid, joker)

    def _value(self, cards: tuple[Card, ...]) -> int | None:
        """What jokers count beside a mage: its value, which need not be typed."""
        return VALUE.get(cards[0]) if JOKER in cards else None
