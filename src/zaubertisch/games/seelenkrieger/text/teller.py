"""One card being told in one language: its cards, amounts, conditions and operations as sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from zaubertisch.games.seelenkrieger.cards import AnyPrint, Card, Equipment, Language, catalogue
from zaubertisch.games.seelenkrieger.vocabulary import amounts, conditions
from zaubertisch.games.seelenkrieger.vocabulary import operations as ops
from zaubertisch.games.seelenkrieger.vocabulary.filters import Aim, Each, Filter, Ref, Target
from zaubertisch.games.seelenkrieger.vocabulary.words import Keyword

from .phrase import ALL, ONE, THIS, How, Number, Phrase, Tongue, quantity

DEEDS: dict[str, Filter] = {
    "attacked": Filter(side="own"),
    "healed": Filter(side="own"),
    "used_spell": Filter(kinds=("spell",)),
    "called_place": Filter(kinds=("place",)),
    "defeated": Filter(),
}
"""What a condition about this turn counts."""


def sentence(text: str) -> str:
    """The text with a capital at its start."""
    return text[:1].upper() + text[1:]


class Teller:
    """Tells the effects of one card; an aim is introduced once, and is this one from then on."""

    def __init__(
        self, card: AnyPrint, tongue: Tongue, language: Language, aims: tuple[Aim, ...] = ()
    ) -> None:
        """The card, the language, and what the effect aims at."""
        self.card, self.tongue, self.language, self.aims = card, tongue, language, aims
        self.met: set[Ref] = set()
        self.reckoned: list[str] = []  # what each X is

    def word(self, name: str, /, **facts: object) -> str:
        """A sentence, or a part of one, by its name."""
        return self.tongue.words[name].format(**facts)

    # -- cards

    def cards(self, of: Filter, how: How) -> Phrase:
        """The cards of a filter."""
        return Phrase(lambda case: self.tongue.noun(of, how, case), how.plural)

    def of(self, target: Target) -> Phrase:
        """To whom it is done."""
        if isinstance(target, Each):
            return self.cards(target.each, ALL)
        place = {"first": 0, "second": 1}.get(target)
        if place is not None and place < len(self.aims):
            return self._aimed(target, self.aims[place])
        return Phrase(lambda case: self.tongue.refs[target][case], target == "attackers")

    def _aimed(self, ref: Ref, aim: Aim) -> Phrase:
        if ref in self.met and aim.most == 1:
            return self.cards(Filter(kinds=aim.kinds, factions=aim.factions), THIS)
        self.met.add(ref)
        return self.cards(aim, ONE if aim.most == 1 else How("up_to", aim.most))

    def self_(self) -> Phrase:
        """The card with the effect; for equipment, whoever bears it."""
        return self.of("bearer" if isinstance(self.card, Equipment) else "self")

    # -- amounts

    def amount(self, n: amounts.Amount) -> Number:
        """A figure, or X, which is told at the end."""
        if isinstance(n, int):
            return Number(n)
        self.reckoned.append(self.word("amount", it=self._reckoned(n)))
        return Number("X")

    def _reckoned(self, n: amounts.Amount) -> str:
        match n:
            case int():
                return str(Number(n).n)
            case amounts.Count():
                name = "count" if n.times == 1 else "count.times"
                return self.word(name, it=self.cards(n.of, ALL), n=Number(n.times))
            case amounts.StatOf():
                return self.word("stat.of", stat=self.word(f"stat.{n.stat}"), it=self.of(n.of))
            case amounts.Sum():
                return self.word("sum", all=self.all(map(self._reckoned, n.of)))
            case amounts.Least():
                return self.word("least", all=self.all(map(self._reckoned, n.of)))
        return self.word("most", all=self.all(map(self._reckoned, n.of)))

    # -- conditions

    def all(self, parts: Iterable[str]) -> str:
        """Parts of a sentence, one after the other, with an "and" before the last."""
        *most, last = parts
        return self.word("comma").join(most) + (self.word("and") if most else "") + last

    def clauses(self, told: tuple[conditions.Condition, ...]) -> str:
        """All of them, as one clause."""
        return self.all(map(self.condition, told))

    def condition(self, it: conditions.Condition) -> str:
        """One of them, as a clause."""
        match it:
            case conditions.Control():
                return self._control(it)
            case conditions.Defeated():
                return self.word("defeated", n=Number(it.least))
            case conditions.Sparks():
                return self.word("sparks", n=Number(it.least))
            case conditions.Factions():
                return self.word("factions", n=Number(it.least))
            case conditions.ThisTurn():
                return self._this_turn(it)
            case conditions.Landscape():
                known = catalogue().get(Card(it.card))
                return self.word("landscape", card=getattr(known.name, self.language) if known else it.card)
            case conditions.Bearer():
                kin = Filter(factions=it.factions)
                how = quantity(0, 0) if it.none else ONE
                return self.word("bearer.is", it=self.cards(kin, how))
            case conditions.Alone():
                return self.word("alone")
        return self.word(f"turn.{it.whose}")

    def _control(self, it: conditions.Control) -> str:
        """Whose cards, and where, is said by the clause and not again by the noun."""
        bare: dict[str, Any] = {name: getattr(it.of, name) for name in Filter.__struct_fields__}
        if it.of.zone in ("field", "stack"):
            of = Filter(**bare | {"side": "any"})
            return self.word(f"control.{it.of.side}", it=self.cards(of, quantity(it.least, it.most)))
        of = Filter(**bare | {"side": "any", "zone": "field"})
        zone = self.tongue.where(it.of.zone, it.of.side)
        return self.word("control.zone", zone=zone, it=self.cards(of, quantity(it.least, it.most)))

    def _this_turn(self, it: conditions.ThisTurn) -> str:
        of = DEEDS[it.what]
        of = Filter(side=of.side, kinds=of.kinds, factions=it.factions)
        return self.word(f"this_turn.{it.what}", it=self.cards(of, quantity(it.least, it.most)))

    # -- keywords

    def keyword(self, it: Keyword) -> str:
        """Its name, with its number where it has one."""
        return self.word(it.name, n=Number(it.n))

    # -- operations

    def done(self, operations: tuple[ops.Operation, ...]) -> str:
        """What is done, sentence by sentence."""
        from .operation import told

        said = [sentence(told(self, operation)) for operation in operations]
        unpaid = [one for one in operations if isinstance(one, ops.Pay) and one.otherwise]
        said += [self.word("pay.otherwise", do=self.done(one.otherwise)) for one in unpaid]
        said += [sentence(one) for one in self.reckoned]
        self.reckoned.clear()
        return " ".join(said)
