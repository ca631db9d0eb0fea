"""Which attack is best: the one that defeats most and wastes least."""

from __future__ import annotations

from collections.abc import Iterator

from zaubertisch.games.seelenkrieger.combat import (
    bands,
    building_life,
    piercing,
    strength,
    targets,
    through,
)
from zaubertisch.games.seelenkrieger.finding import unit_of
from zaubertisch.games.seelenkrieger.harm import preparing
from zaubertisch.games.seelenkrieger.legal import seconds
from zaubertisch.games.seelenkrieger.moves import Attack
from zaubertisch.games.seelenkrieger.options import Options
from zaubertisch.games.seelenkrieger.state import Public, Unit
from zaubertisch.games.seelenkrieger.values import InForce
from zaubertisch.kernel import Seat

from .worth import HURT, KILL, body

WASTE, BUILDING = 0.03, 0.55


def best_attack(p: Public, force: InForce, seat: Seat, options: Options) -> tuple[float, Attack] | None:
    """The best attack and what it is worth; None when nobody can attack anything."""
    best: tuple[float, Attack] | None = None
    for value, attack in rated(p, force, seat, options):
        if best is None or value > best[0]:
            best = (value, attack)
    return None if best is None else (best[0], with_second(p, force, seat, best[1], options))


def rated(p: Public, force: InForce, seat: Seat, options: Options) -> Iterator[tuple[float, Attack]]:
    """Every attack and what it is worth, without what it names for what is left over.

    An attack costs the attackers nothing but their turn: so what counts is what they do together, against
    what they would do one by one.
    """
    if preparing(p, seat, options):
        return
    enemies = {unit.id: unit for unit in p.field[1 - seat]}
    aimed = targets(p, force, seat)
    for band in bands(p, seat):
        used = strength(force, band)
        for value, target in (
            *_on_warriors(force, band, used, aimed, enemies),
            *_on_buildings(p, force, seat, band),
        ):
            yield value, Attack(band, target)


def with_second(p: Public, force: InForce, seat: Seat, attack: Attack, options: Options) -> Attack:
    """The attack with the enemy named that is best for what is left over."""
    named = seconds(p, force, seat, attack.attackers, attack.target, options)
    second = max(named, key=lambda id: _overflow(p, force, id))
    return Attack(attack.attackers, attack.target, second)


def _on_warriors(
    force: InForce, band: tuple[int, ...], used: int, aimed: list[int], enemies: dict[int, Unit]
) -> Iterator[tuple[float, int]]:
    """A defeat is worth the more the fewer it takes; damage that does not defeat, a little for each point."""
    pierced = piercing(force, band)
    for target in aimed:
        dealt, unit = through(force, used, pierced, target), enemies[target]
        left = force.left(unit)
        if dealt >= left:
            yield KILL + body(force, unit) - WASTE * (dealt - left) - 0.08 * (len(band) - 1), target
        else:
            wasted = used - dealt
            yield (
                HURT * dealt * (1 + 1 / max(1, left)) - WASTE * 0.5 * wasted - 0.02 * (len(band) - 1),
                target,
            )


def _on_buildings(
    p: Public, force: InForce, seat: Seat, band: tuple[int, ...]
) -> Iterator[tuple[float, int]]:
    for place in p.buildings[1 - seat]:
        over = strength(force, band, building=True) - building_life(place.card)
        if over >= 0:
            yield BUILDING + HURT * over - 0.12 * (len(band) - 1), place.id


def _overflow(p: Public, force: InForce, id: int | None) -> float:
    """The weakest is best to name for what is left over."""
    found = None if id is None else unit_of(p, id)
    return -100.0 if found is None else -float(force.left(found[1]))
