"""Cards as people read and type them: `F12` for a flame, `Z` for a wizard, by language."""

from __future__ import annotations

from rich.highlighter import Highlighter
from rich.text import Text

from zaubertisch.cli.words import Words
from zaubertisch.games.wizard.cards import DECK, JESTER, SUIT, SUITS, WIZARD, Card, Suit

INK: dict[str, str] = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", WIZARD: "magenta"}


class CardNames:
    """The names of cards and suits in one language."""

    def __init__(self, words: Words) -> None:
        """Take the letters of a language."""
        self._words = words
        self.letters: dict[str, str] = {sign: words(f"letter-{sign}") for sign in (*SUITS, WIZARD, JESTER)}
        self._by_name = {self.name(card).upper(): card for card in DECK}
        self._suits = {self.letters[suit]: suit for suit in SUITS}

    def name(self, card: Card) -> str:
        """The letter, and the rank after it."""
        return self.letters[card[0]] + card[1:]

    def card(self, said: str) -> Card | None:
        """The card somebody typed."""
        return self._by_name.get(said.upper())

    def suit_letter(self, said: str) -> Suit | None:
        """The suit somebody typed."""
        return self._suits.get(said.upper())

    def suit(self, suit: Suit) -> str:
        """The name of the sign."""
        return self._words(f"suit-{suit}")

    def colour(self, suit: Suit) -> str:
        """The name of the colour."""
        return self._words(f"colour-{suit}")

    def text(self, card: Card, style: str = "bold") -> Text:
        """The name in its ink."""
        return Text(self.name(card), f"{style} {INK.get(SUIT[card] or card, '')}".strip())


class InkOfCards(Highlighter):
    """Gives every card named in a sentence its ink."""

    def __init__(self, names: CardNames) -> None:
        """Know the cards by their names in one language."""
        self._letters = {names.letters[suit]: suit for suit in SUITS}

    def highlight(self, text: Text) -> None:
        """Colour what reads like a card of a suit."""
        for letter, suit in self._letters.items():
            text.highlight_regex(rf"\b{letter}(?:1[0-3]|[1-9])\b", f"bold {INK[suit]}")
