"""Cards as people read them: by name, and by their number where they lie open."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import get_args

from zaubertisch.cli.words import Words
from zaubertisch.games.seelenkrieger.cards import Building, Card, Equipment, Language, Warrior
from zaubertisch.games.seelenkrieger.decklist import card_named
from zaubertisch.games.seelenkrieger.finding import all_in
from zaubertisch.games.seelenkrieger.reading import CARDS, kind
from zaubertisch.games.seelenkrieger.state import Public
from zaubertisch.games.seelenkrieger.text import head, lines

LANGUAGE: dict[str, Language] = {language: language for language in get_args(Language)}


class CardNames:
    """The names of cards in one language, and which card has which number."""

    def __init__(self, words: Words) -> None:
        """Take the words of a language; no number is known yet."""
        self._words = words
        self._numbered: dict[int, Card] = {}

    def learn(self, p: Public) -> None:
        """Remember the numbers of all that lies open: what has left is spoken of still."""
        for zone in ("field", "valley", "discard", "stack"):
            for thing in all_in(p, zone):
                if thing.card is not None:
                    self._numbered[thing.id] = thing.card

    def met(self, id: int, card: Card) -> None:
        """This card has this number."""
        self._numbered[id] = card

    def asked(self, said: str) -> Card | None:
        """The card that somebody asks about, by its number or by its name."""
        if re.fullmatch(r"\d{1,9}", said, re.ASCII):
            return self._numbered.get(int(said))
        return card_named(said)

    def printed(self, card: Card) -> Iterator[str]:
        """The card as it is printed."""
        of, language = CARDS[card], LANGUAGE[self._words.lang]
        yield f"{self.card(card)} · {head(of, language)}"
        yield from (f"  {line}" for line in lines(of, language))

    def known(self, id: int) -> Card:
        """The card with this number."""
        return self._numbered[id]

    def card(self, card: Card | None) -> str:
        """The name; None is a spell that lies face down."""
        if card is None:
            return self._words("soul-face-down")
        said: str = getattr(CARDS[card].name, self._words.lang)
        return said

    def cards(self, cards: Iterable[Card]) -> str:
        """The names, one after the other."""
        return ", ".join(map(self.card, cards)) or "–"

    def at(self, id: int) -> str:
        """The card with this number, and the number."""
        return f"{self.card(self._numbered[id])} {id}" if id in self._numbered else str(id)

    def all_at(self, ids: Iterable[int]) -> str:
        """The cards with these numbers, joined."""
        return " + ".join(map(self.at, ids)) or "–"

    def aims(self, aims: tuple[tuple[int, ...], ...]) -> str:
        """What an effect is aimed at."""
        return " / ".join(map(self.all_at, aims))

    def described(self, card: Card) -> str:
        """The name and what is printed: of which kind, of whom, and its values."""
        printed, words = CARDS[card], self._words
        parts = [
            words(f"soul-kind-{kind(card)}"),
            *(words(f"soul-faction-{one}") for one in printed.factions),
        ]
        match printed:
            case Warrior(damage=damage, armour=armour, life=life):
                parts.append(words("soul-printed", damage=damage, armour=armour, life=life))
                parts += [words(f"soul-keyword-{one.name}", n=one.n) for one in printed.keywords]
            case Building(life=life):
                parts.append(words("soul-building-life", life=life))
            case Equipment(slots=slots):
                parts.append(words("soul-slots", slots=slots))
            case _:
                pass
        return f"{self.card(card)} ({', '.join(parts)})"
