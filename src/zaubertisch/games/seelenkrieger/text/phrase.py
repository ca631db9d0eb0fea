"""Parts of a sentence that know their case and number, to be filled into the sentences of a language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from zaubertisch.games.seelenkrieger.vocabulary.filters import Filter, Ref
from zaubertisch.games.seelenkrieger.vocabulary.words import Side, Zone

Case = Literal["nom", "acc", "dat"]


class How(NamedTuple):
    """How many: one, this one, all, none, up to, at least, at most, from `n` to `most`."""

    how: Literal["one", "this", "all", "no", "up_to", "least", "most", "between"]
    n: int = 1
    most: int = 1

    @property
    def plural(self) -> bool:
        """Whether the verb stands in the plural."""
        return self.how == "all" or (self.how in ("up_to", "least", "most", "between") and self.last != 1)

    @property
    def last(self) -> int:
        """The number that the noun follows."""
        return self.most if self.how == "between" else self.n


ONE, THIS, ALL, NO = How("one"), How("this"), How("all"), How("no")


def quantity(least: int, most: int | None) -> How:
    """At least so many, and at most so many if stated."""
    if most is None:
        return ONE if least <= 1 else How("least", least)
    if most == 0:
        return NO
    return How("most", most) if least == 0 else How("between", least, most)


class Phrase:
    """A noun with all that belongs to it.  `{it:dat}` is its dative, `{it:hat|haben}` the verb it takes."""

    def __init__(self, say: Callable[[Case], str], plural: bool) -> None:
        """What says it in a case, and its number."""
        self.say, self.plural = say, plural

    def __format__(self, spec: str) -> str:
        """A case, or one of two verbs."""
        if "|" in spec:
            return spec.split("|")[self.plural]
        return self.say("nom" if spec == "nom" else "dat" if spec == "dat" else "acc")


class Number:
    """A number.  `{n}` is its figure, `{n:Karte|Karten}` the noun after it; X where it is to be reckoned."""

    def __init__(self, n: int | str) -> None:
        """The figure, or X."""
        self.n = n

    def __format__(self, spec: str) -> str:
        """The figure with a minus as long as a plus, or one of two nouns."""
        if spec:
            return spec.split("|")[self.n != 1]
        return str(self.n).replace("-", "−")


class Tongue(NamedTuple):
    """What a language has: its sentences by name, and how it says cards and places."""

    words: dict[str, str]
    refs: dict[Ref, dict[Case, str]]
    noun: Callable[[Filter, How, Case], str]
    where: Callable[[Zone, Side], str]  # after "in" and "out of"
