"""What the page shows of a match of Seelenkrieger and only the rules can tell."""

from __future__ import annotations

import msgspec

from zaubertisch.kernel import Seat

from .cards import Card
from .foresight import Answer, answered, coming
from .harm import preparing
from .options import Options
from .outlook import Blows, Strike, blows
from .playing import why_not_call, why_not_play
from .reading import factions
from .scenarios.goal import standing
from .scenarios.scenario import Standing
from .sparks import counted
from .state import Public, SoulView, Unit
from .turns import IDLE
from .values import InForce, cost, in_force
from .vocabulary.words import Keyword, Stat


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change of a value: by the card with this number, how much, and when it counts."""

    source: int
    stat: Stat
    n: int
    how: str = "add"
    only: str | None = None


class Values(msgspec.Struct, frozen=True):
    """A warrior in play: its values in force, the life that is left, its keywords, and why they are so."""

    id: int
    damage: int
    armour: int
    life: int
    left: int
    keywords: tuple[Keyword, ...]
    why: tuple[Why, ...]


class Income(msgspec.Struct, frozen=True):
    """The sparks that the next own turn would bring now, and the warriors for which they come."""

    sparks: int
    counted: tuple[int, ...]


class Held(msgspec.Struct, frozen=True):
    """A card that could be played or called: its cost now, and why it may not be played."""

    card: Card
    cost: int
    locked: str | None


class Facts(msgspec.Struct, frozen=True):
    """What is by seat is for both; the rest is for the viewer's own seat, empty for a spectator."""

    values: tuple[Values, ...]
    income: tuple[Income, ...]
    preparation: bool
    last_chance: tuple[bool, ...]  # loses by ending the own turn without a card (SA8)
    goal: int
    hand: tuple[Held, ...]
    side: tuple[Held, ...]
    blows: Blows  # of the attacks that are offered
    strike: Strike | None  # the attack that waits for answers, if there are no more
    answers: tuple[Answer, ...]  # those of the seat that is asked about it
    scenario: Standing | None  # how it stands, where one is played (S53)


def facts(view: SoulView, options: Options) -> Facts:
    """The facts for one seat, or for a spectator, from the view alone."""
    p, own, seat = view.public, view.own, view.seat
    force = in_force(p)
    return Facts(
        values=tuple(_values(force, unit) for row in p.field for unit in row),
        income=tuple(_income(p, s, options) for s in range(2)),
        preparation=preparing(p, p.active, options),
        last_chance=tuple(
            idle + 1 >= IDLE and not (p.played and s == p.active) for s, idle in enumerate(p.idle)
        ),
        goal=options.goal,
        hand=() if own is None or seat is None else _hand(view, options),
        side=() if own is None or seat is None else _side(view, options),
        blows=Blows() if own is None or seat is None else blows(p, seat, options),
        strike=coming(view, options),
        answers=answered(view, options),
        scenario=standing(p, options),
    )


def _values(force: InForce, unit: Unit) -> Values:
    id = unit.id
    return Values(
        id,
        force.damage[id],
        force.armour[id],
        force.life[id],
        force.left(unit),
        tuple(Keyword(name, n) for name, n in force.keywords[id].items()),
        tuple(Why(c.source, c.stat, c.n, c.how, c.only) for c in force.changes[id]),
    )


def _income(p: Public, seat: Seat, options: Options) -> Income:
    row = p.field[seat]
    places = counted([factions(unit.card) for unit in row], options.sparks == "strict")
    return Income(len(places), tuple(row[place].id for place in places))


def _hand(view: SoulView, options: Options) -> tuple[Held, ...]:
    p, own, seat = view.public, view.own, view.seat
    assert own is not None
    assert seat is not None
    held = []
    for card in dict.fromkeys(own.hand):
        reason = why_not_play(p, own, seat, card, options)
        held.append(Held(card, cost(p, seat, card), None if reason is None else reason.code))
    return tuple(held)


def _side(view: SoulView, options: Options) -> tuple[Held, ...]:
    p, own, seat = view.public, view.own, view.seat
    assert own is not None
    assert seat is not None
    cards = [*dict.fromkeys(own.side), *filter(None, (p.heroes[seat],))]
    reasons = [why_not_call(p, own, seat, card, options) for card in cards]
    return tuple(Held(card, 0, None if r is None else r.code) for card, r in zip(cards, reasons, strict=True))
