"""Which card to play or call, and on whom."""

from __future__ import annotations

from operator import itemgetter

from msgspec.structs import replace

from zaubertisch.games.seelenkrieger.cards import Card, Warrior
from zaubertisch.games.seelenkrieger.finding import find, unit_of
from zaubertisch.games.seelenkrieger.moves import Call, Play
from zaubertisch.games.seelenkrieger.reading import CARDS, factions, kind
from zaubertisch.games.seelenkrieger.state import Public
from zaubertisch.games.seelenkrieger.tasks import Context
from zaubertisch.games.seelenkrieger.values import InForce, cost
from zaubertisch.games.seelenkrieger.vocabulary.filters import Each, Filter
from zaubertisch.games.seelenkrieger.vocabulary.operations import Damage, Grant, Modify
from zaubertisch.games.seelenkrieger.vocabulary.triggers import AnyAbility
from zaubertisch.kernel import Seat

from .worth import BODY, CARD, SPARK, income_with

KEPT = 2  # cards in hand below which the last ones are kept for turns to come (S4)


def played(p: Public, force: InForce, seat: Seat, move: Play, hand: int) -> float:
    """What playing the card now is worth."""
    card, printed = move.card, CARDS[move.card]
    paid = cost(p, seat, card, move.bearer)
    short = CARD * 0.6 if p.played and hand <= KEPT else 0.0
    match kind(card):
        case "warrior":
            assert isinstance(printed, Warrior)
            more = income_with(p, seat, card)
            return warrior(printed) + SPARK * 4 * more - SPARK * paid - short + 0.2
        case "equipment":
            return _equipped(p, force, seat, move) - SPARK * paid - short
        case _:
            few = 0.25 - 0.12 * len(p.prepared[seat])
            return few - SPARK * 0.5 * paid - short


def warrior(printed: Warrior) -> float:
    """What a warrior brings to the field."""
    return (
        BODY * printed.damage * 1.5
        + 0.02 * (printed.life + 2 * printed.armour)
        + 0.05 * len(printed.abilities)
    )


def _equipped(p: Public, force: InForce, seat: Seat, move: Play) -> float:
    """On the own side the one who makes most of it; a curse on the enemy's strongest."""
    found = None if move.bearer is None else unit_of(p, move.bearer)
    if found is None:
        return -1.0
    side, unit = found
    strong = force.damage[unit.id] + 0.15 * max(0, force.left(unit))
    if side != seat:
        return 0.1 + 0.05 * strong
    printed = CARDS[move.card]
    belongs = set(printed.factions) & set(factions(unit.card))
    return 0.12 + 0.02 * strong + 0.15 * bool(belongs)


def called(p: Public, seat: Seat, card: Card) -> float:
    """What is called costs nothing: always, but a landscape only if it serves better than what lies there."""
    if kind(card) != "landscape":
        return 1.0
    lying = [place.card for row in p.landscapes for place in row]
    return 0.1 * (landscape(p, seat, card) - sum(landscape(p, seat, one) for one in lying))


def landscape(p: Public, seat: Seat, card: Card) -> int:
    """How many more warriors it serves on the own side than on the other."""
    return sum(_served(p, seat, card, ability) for ability in CARDS[card].abilities)


def _served(p: Public, seat: Seat, card: Card, ability: AnyAbility) -> int:
    """Of the warriors that it names; of those of its factions when it names none of the field."""
    of = [
        op.target.each
        for op in ability.do
        if isinstance(op, Modify | Grant | Damage)
        if isinstance(op.target, Each)
    ]
    named = replace(of[0], side="any") if of else Filter(factions=CARDS[card].factions)
    sign = -1 if any(isinstance(op, Damage) for op in ability.do) else 1
    return sum(sign if thing.seat == seat else -sign for thing in find(p, named, Context(seat, 0, card)))


def rated(
    moves: list[Play | Call], p: Public, force: InForce, seat: Seat, hand: int
) -> list[tuple[float, Play | Call]]:
    """What each of these is worth."""
    return [
        (called(p, seat, move.card) if isinstance(move, Call) else played(p, force, seat, move, hand), move)
        for move in moves
    ]


def best(
    moves: list[Play | Call], p: Public, force: InForce, seat: Seat, hand: int
) -> tuple[float, Play | Call] | None:
    """The best of these, the first of equal ones, and what it is worth."""
    return max(rated(moves, p, force, seat, hand), key=itemgetter(0), default=None)
