"""The table of Seelenkrieger as lines of text: both sides, what waits, and the own cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from zaubertisch.cli.words import Words, yes
from zaubertisch.games.seelenkrieger.facts import Facts, Held, Values
from zaubertisch.games.seelenkrieger.reading import kind
from zaubertisch.games.seelenkrieger.state import Place, SoulView, Unit
from zaubertisch.games.seelenkrieger.tasks import Attacking, Playing, Using
from zaubertisch.kernel import Seat

from .names import CardNames
from .telling import Telling


class Board:
    """Shows a view to its seat."""

    def __init__(self, words: Words, cards: CardNames, telling: Telling) -> None:
        """Take the words of a language, and the names of cards and seats."""
        self._words, self._cards, self._telling = words, cards, telling

    def lines(self, view: SoulView, facts: Facts) -> Iterator[str]:
        """Everything that lies on the table, the other side first."""
        assert view.seat is not None
        for seat in (1 - view.seat, view.seat):
            yield from self._side(view, facts, seat)
        yield from self._waiting(view)
        yield from self._held(view, facts)

    def _side(self, view: SoulView, facts: Facts, seat: Seat) -> Iterator[str]:
        p, words = view.public, self._words
        yield words(
            "soul-standing",
            **self._telling.who(seat),
            defeats=p.defeats[seat],
            goal=facts.goal,
            sparks=p.sparks[seat],
            income=facts.income[seat].sparks,
            hand=p.hands[seat],
            deck=p.decks[seat],
            side=p.sides[seat],
            valley=len(p.valleys[seat]),
            discard=len(p.discards[seat]),
            prepared=len(p.prepared[seat]),
        )
        if facts.last_chance[seat]:
            yield f"  {words('soul-last-chance', **self._telling.who(seat))}"
        values = {one.id: one for one in facts.values}
        for unit in p.field[seat]:
            yield f"  [{unit.id}] {self._unit(unit, values[unit.id])}"
        for place in (*p.buildings[seat], *p.landscapes[seat]):
            yield f"  [{place.id}] {self._cards.described(place.card)}"
        faces = view.own.prepared if seat == view.seat and view.own is not None else p.faces[seat]
        if faces:
            yield f"  {words('soul-prepared', list=self._cards.cards(faces))}"

    def _unit(self, unit: Unit, v: Values) -> str:
        words = self._words
        parts = [
            words("soul-values", damage=v.damage, armour=v.armour, left=v.left, life=v.life),
            *(words(f"soul-keyword-{one.name}", n=one.n) for one in v.keywords),
            *self._worn(unit.equipment),
            *([words("soul-tired")] if unit.used else []),
        ]
        return f"{self._cards.card(unit.card)}: {', '.join(parts)}"

    def _worn(self, equipment: Iterable[Place]) -> Iterator[str]:
        for one in equipment:
            yield f"[{one.id}] {self._cards.card(one.card)}"

    def _waiting(self, view: SoulView) -> Iterator[str]:
        """The stack, what resolves first uppermost."""
        cards = self._cards
        for task in reversed(view.public.agenda):
            match task:
                case Playing(seat=seat, card=card):
                    said = cards.card(card)
                case Using(seat=seat, card=card, aims=aims):
                    said = f"{cards.card(card)} {cards.aims(aims)}".strip()
                case Attacking(seat=seat, attackers=band, target=target):
                    said = f"{cards.all_at(band)} > {cards.at(target)}"
                case _:
                    continue
            yield self._words("soul-waits", **self._telling.who(seat), what=said)

    def _held(self, view: SoulView, facts: Facts) -> Iterator[str]:
        """The own hand and side deck; in brackets what cannot be played or called now."""
        assert view.own is not None
        for title, held in (("soul-hand", facts.hand), ("soul-side", facts.side)):
            yield f"{self._words(title)}:"
            yield from (self._one(one, (*view.own.hand, *view.own.side).count(one.card)) for one in held)

    def _one(self, one: Held, copies: int) -> str:
        times = f"{copies}× " if copies > 1 else ""
        dear = kind(one.card) == "hero" or not one.cost
        said = self._words(
            "soul-held", card=f"{times}{self._cards.described(one.card)}", cost=one.cost, free=yes(dear)
        )
        return f"  {said}" if one.locked is None else f" ({said})"
