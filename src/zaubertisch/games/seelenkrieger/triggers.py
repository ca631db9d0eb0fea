"""Triggers: what happens by itself when something befalls."""

from __future__ import annotations

from functools import cache

from zaubertisch.kernel import Seat

from .cards import Card
from .finding import Thing, means, on_field, thing_of
from .holding import all_hold
from .judge import Judge
from .limits import spend
from .reading import abilities
from .tasks import Check, Context, Fired, Task, Triggers
from .values import by_number
from .vocabulary.triggers import (
    Ability,
    AnyAbility,
    OnAllyDefeated,
    OnAnyDefeated,
    OnAttack,
    OnDamaged,
    OnDefeated,
    OnEnemyDefeated,
    OnEnter,
    OnEquip,
    OnHit,
    OnSpellPlayed,
    TurnEnd,
    TurnStart,
)

Trigger = type[
    OnEnter
    | OnEquip
    | OnAttack
    | OnHit
    | OnDamaged
    | OnDefeated
    | OnAllyDefeated
    | OnEnemyDefeated
    | OnAnyDefeated
    | OnSpellPlayed
    | TurnStart
    | TurnEnd
]


@cache
def _with(card: Card | None, on: Trigger) -> list[tuple[int, AnyAbility]]:
    return [] if card is None else [(i, one) for i, one in abilities(card, Ability) if isinstance(one, on)]


def heard(
    j: Judge,
    on: Trigger,
    befell: int | None,
    seat: Seat,
    *,
    cause: int | None = None,
    by: tuple[int, ...] = (),
    owner: Seat | None = None,
) -> tuple[Fired, ...]:
    """The triggers that hear of an event: what befell which card of which seat, and what caused it.

    Their limits count from now on, so that nothing fires twice; what they aim at is chosen when they resolve.
    """
    fired: list[Fired] = []
    for thing in sorted((one for one in on_field(j.p) if _with(one.card, on)), key=by_number):
        assert thing.card is not None
        for place, one in _with(thing.card, on):
            if not _hears(j, one, thing, befell, seat, by):
                continue
            c = Context(thing.seat, thing.id, thing.card, thing.bearer, cause, befell, owner)
            if all_hold(j.p, one.when, c) and spend(j, one, place, thing, owner):
                fired.append(Fired(place, c))
    return tuple(fired)


def _hears(
    j: Judge, one: AnyAbility, thing: Thing, befell: int | None, seat: Seat, by: tuple[int, ...]
) -> bool:
    """Whether the event is one that the trigger of this card waits for."""
    carrier = thing.id if thing.bearer is None else thing.bearer
    match one:
        case OnEnter() | OnAttack() | OnHit() | OnDamaged() | OnDefeated():
            return befell == carrier
        case OnEquip(any_own=any_own):
            return seat == thing.seat if any_own else befell == carrier
        case OnAllyDefeated():
            return seat == thing.seat and befell != carrier
        case OnEnemyDefeated(by_self=by_self):
            return seat != thing.seat and (not by_self or carrier in by)
        case OnAnyDefeated(of=of):
            fallen = None if befell is None else thing_of(j.p, befell)
            c = Context(thing.seat, thing.id, thing.card or Card(""), thing.bearer, None, befell)
            return fallen is not None and means(j.p, of, fallen, c)
        case OnSpellPlayed():
            return seat == thing.seat
        case _:
            assert isinstance(one, TurnStart | TurnEnd)
            return one.any_turn or seat == thing.seat


def fire(
    j: Judge,
    on: Trigger,
    befell: int | None,
    seat: Seat,
    *,
    cause: int | None = None,
) -> None:
    """Let the triggers that hear of one event resolve before what waits."""
    resolve(j, heard(j, on, befell, seat, cause=cause))


def resolve(j: Judge, fired: tuple[Fired, ...]) -> None:
    """Let these triggers resolve, and then see who is defeated."""
    if fired:
        after: tuple[Task, ...] = (Check(), Triggers(fired))
        j.push(*after)


def same(one: Fired, other: Fired) -> bool:
    """Whether two triggers do the same, so that their order is nobody's matter."""
    return (one.context.card, one.ability) == (other.context.card, other.ability)


def next_of(fired: tuple[Fired, ...], active: Seat) -> tuple[Seat, tuple[int, ...]]:
    """Whose triggers come next, and their places: first the active player's (SA42)."""
    seat = active if any(one.context.seat == active for one in fired) else 1 - active
    return seat, tuple(i for i, one in enumerate(fired) if one.context.seat == seat)


def ordered(fired: tuple[Fired, ...], active: Seat) -> bool:
    """Whether whoever comes next has an order to choose."""
    _, places = next_of(fired, active)
    return any(not same(fired[places[0]], fired[i]) for i in places[1:])
