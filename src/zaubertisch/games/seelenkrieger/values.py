"""The values in force: reckoned anew each time from what is printed, never stored (SA78)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from operator import itemgetter
from typing import Literal, NamedTuple, assert_never

from msgspec.structs import astuple

from zaubertisch.kernel import Seat

from .cards import Card
from .finding import KINDS, Thing, find, means, on_field, settled, thing_of, unit_of
from .holding import all_hold
from .reading import CARDS, abilities, kind, warrior
from .remembered import remembered
from .state import Public, Scope, Unit
from .tasks import Context, Striking, Waiting
from .vocabulary.amounts import Amount, Count, Least, Most, StatOf, Sum
from .vocabulary.filters import Each
from .vocabulary.operations import Grant, Modify, ModifyCost
from .vocabulary.triggers import Static
from .vocabulary.words import KeywordName, Stat

HOW = ("set", "add", "times")


class Change(NamedTuple):
    """One thing in force on one warrior, for the page to tell why."""

    source: int
    stat: Stat
    how: Literal["set", "add", "times"]
    n: int
    only: Scope | None


@dataclass(slots=True)
class InForce:
    """The values of all warriors in play, by their number."""

    damage: dict[int, int] = field(default_factory=dict)
    armour: dict[int, int] = field(default_factory=dict)
    life: dict[int, int] = field(default_factory=dict)  # the full life, not what is left
    keywords: dict[int, dict[KeywordName, int]] = field(default_factory=dict)
    changes: dict[int, list[Change]] = field(default_factory=dict)
    spells: list[int] = field(default_factory=lambda: [0, 0])  # more damage by spells, by seat

    def now(self, p: Public, id: int, stat: Stat) -> int:
        """A value of a warrior in play; of its life what is left."""
        found = unit_of(p, id)
        assert found is not None
        if stat == "life":
            return self.left(found[1])
        return self.damage[id] if stat == "damage" else self.armour[id]

    def left(self, unit: Unit) -> int:
        """The life that is left: the full life without the damage taken (SA53)."""
        return self.life[unit.id] - unit.hurt

    def has(self, id: int, keyword: KeywordName) -> int:
        """How much of the keyword the warrior has; 0 is none of it."""
        return self.keywords[id].get(keyword, 0)


def sources(p: Public) -> Iterator[tuple[Static, Context]]:
    """Every static ability in play, in the order in which the cards came into play."""
    for thing in sorted(filter(_speaks, on_field(p)), key=by_number):
        assert thing.card is not None
        for _, ability in statics(thing.card):
            c = Context(thing.seat, thing.id, thing.card, thing.bearer)
            if all_hold(p, ability.when, c):
                yield ability, c


def by_number(thing: Thing) -> int:
    """In the order in which the cards came into play."""
    return thing.id


def _speaks(thing: Thing) -> bool:
    return thing.card is not None and bool(statics(thing.card))


@cache
def statics(card: Card) -> list[tuple[int, Static]]:
    """The static abilities of a card."""
    return abilities(card, Static)


def meant(p: Public) -> tuple[object, ...]:
    """All that lies open save how far things have gone, and of what waits only what a filter can mean."""
    return (*_open(astuple(p)), *(task for task in p.agenda if isinstance(task, Waiting | Striking)))


_open = itemgetter(
    *(
        n
        for n, name in enumerate(Public.__struct_fields__)
        if name not in ("agenda", "steps", "serial", "passing", "actor")
    )
)


@remembered(meant)
def in_force(p: Public) -> InForce:
    """All that is in force: what sets, then what adds, then what multiplies; nothing below 0 (SA54)."""
    force = InForce()
    for row in p.field:
        for unit in row:
            printed = warrior(unit.card)
            force.keywords[unit.id] = {keyword.name: keyword.n for keyword in printed.keywords}
            force.changes[unit.id] = []
    for ability, c in sources(p):
        for op in ability.do:
            if isinstance(op, Modify):
                _modify(p, force, op, c)
            elif isinstance(op, Grant):
                for id in settled(p, op.target, c):
                    _grant(force, id, op.keyword.name, op.keyword.n)
    present = {thing.id for thing in on_field(p)}
    for row in p.field:
        for unit in row:
            _marks(force, unit, present)
            _reckon(force, unit)
    return force


def _modify(p: Public, force: InForce, op: Modify, c: Context) -> None:
    n = reckon(p, op.n, c)
    if isinstance(op.target, Each) and "spell" in op.target.each.kinds:
        for seat in range(2):
            if op.target.each.side in ("any", "own" if seat == c.seat else "enemy"):
                force.spells[seat] += n
        return
    for id in settled(p, op.target, c):
        if id in force.changes:
            force.changes[id].append(Change(c.source, op.stat, op.how, n, op.only))


def _grant(force: InForce, id: int, name: KeywordName, n: int) -> None:
    """Numbers of the same keyword add up; the others are had or not."""
    if id in force.keywords:
        had = force.keywords[id].get(name, 0)
        force.keywords[id][name] = had + n if name in ("piercing", "regeneration") else 1


def _marks(force: InForce, unit: Unit, present: set[int]) -> None:
    for mark in unit.marks:
        if mark.until == "in_play" and mark.source not in present:
            continue
        if mark.stat is not None:
            force.changes[unit.id].append(Change(mark.source, mark.stat, mark.how, mark.n, mark.only))
        if mark.keyword is not None:
            _grant(force, unit.id, mark.keyword.name, mark.keyword.n)


def _reckon(force: InForce, unit: Unit) -> None:
    printed, id = warrior(unit.card), unit.id
    values: dict[Stat, int] = {"damage": printed.damage, "armour": printed.armour, "life": printed.life}
    always = [change for change in force.changes[id] if change.only is None]
    for how in HOW:
        for change in always:
            if change.how == how:
                values[change.stat] = changed(values[change.stat], change)
    force.damage[id] = max(0, values["damage"])
    force.armour[id] = max(0, values["armour"])
    force.life[id] = values["life"]


def changed(value: int, change: Change) -> int:
    """The value after the change."""
    match change.how:
        case "set":
            return change.n
        case "add":
            return value + change.n
        case "times":
            return value * change.n
        case _:
            assert_never(change.how)


def cost(p: Public, seat: Seat, card: Card, bearer: int | None = None) -> int:
    """What playing the card costs the seat now, on this bearer; never less than nothing (SA30).

    All changes are added up before the least is looked at (SA78).
    """
    thing = Thing(0, card, seat, seat, KINDS[kind(card)])
    printed = CARDS[card].cost
    changes = [
        op
        for ability, c in sources(p)
        for op in ability.do
        if isinstance(op, ModifyCost) and means(p, op.of, thing, c) and _on(p, op, bearer, c)
    ]
    least = max((op.least for op in changes if op.n < 0), default=0)
    return max(0, min(printed, least), printed + sum(op.n for op in changes))


def _on(p: Public, op: ModifyCost, bearer: int | None, c: Context) -> bool:
    if op.bearer is None:
        return True
    on = None if bearer is None else thing_of(p, bearer)
    return on is not None and means(p, op.bearer, on, c)


def reckon(p: Public, amount: Amount, c: Context) -> int:
    """How much it is now; a card that is gone has no values."""
    match amount:
        case int():
            return amount
        case Count(of=of, times=times):
            return len(find(p, of, c)) * times
        case StatOf(of=of, stat=stat):
            force = in_force(p)
            return sum(force.now(p, id, stat) for id in settled(p, of, c) if unit_of(p, id) is not None)
        case Sum(of=of):
            return sum(reckon(p, one, c) for one in of)
        case Least(of=of):
            return min(reckon(p, one, c) for one in of)
        case Most(of=of):
            return max(reckon(p, one, c) for one in of)
        case _:
            assert_never(amount)
