"""Attacks as they travel: who may attack together, and at what, instead of every band with every target."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

import msgspec

from zaubertisch.kernel import Offer, Seat

from .combat import bands, building_life, piercing, strength, targets
from .harm import preparing
from .moves import Attack
from .options import Options
from .state import Public
from .values import InForce

FEW = 24
"""So many attacks are told one by one as well."""


class Band(msgspec.Struct, frozen=True, array_like=True):
    """Who may attack together: damage against warriors and against buildings, and armour ignored."""

    attackers: tuple[int, ...]
    damage: int
    against_buildings: int
    piercing: int
    overruns: bool  # a second enemy may be named, who takes what is left over


class Stronghold(msgspec.Struct, frozen=True, array_like=True):
    """An enemy building and its life: it falls to a band whose damage suffices (S50)."""

    id: int
    life: int


class Attacks(Offer, frozen=True, tag_field="offer", tag="attacks"):
    """Every band on every target (S43-S51), the buildings after the warriors.

    `seconds` are the enemy warriors who may take what is left over.  A band that overruns names none of them
    or one that is not the target; of a building one of them must be named where `names` says so.
    """

    bands: tuple[Band, ...]
    targets: tuple[int, ...]
    buildings: tuple[Stronghold, ...]
    seconds: tuple[int, ...]
    names: bool

    def moves(self) -> Iterator[Attack]:
        """Every attack."""
        for band in self.bands:
            for target in self.targets:
                if band.overruns:
                    yield from (Attack(band.attackers, target, other) for other in self._others(target))
                else:
                    yield Attack(band.attackers, target)
            for building in self.buildings:
                if band.against_buildings >= building.life:
                    named = self.seconds if self.names else (None,)
                    yield from (Attack(band.attackers, building.id, other) for other in named)

    def some(self) -> Sequence[Attack]:
        """All of few; of many the first of each warrior alone, or whatever there is."""
        first = list(islice(self.moves(), FEW + 1))
        if len(first) <= FEW:
            return first
        alone = {one.attackers: one for one in reversed(list(self._alone()))}
        return list(alone.values())[::-1] or first[:1]

    def _alone(self) -> Iterator[Attack]:
        alone = tuple(band for band in self.bands if len(band.attackers) == 1)
        return msgspec.structs.replace(self, bands=alone).moves()

    def _others(self, target: int) -> tuple[int | None, ...]:
        return (None, *(id for id in self.seconds if id != target))


def attacks(p: Public, force: InForce, seat: Seat, options: Options) -> Attacks | None:
    """The attacks that the seat may declare now; None when there is none."""
    if preparing(p, seat, options):
        return None
    enemies = tuple(unit.id for unit in p.field[1 - seat])
    offer = Attacks(
        bands=tuple(
            Band(
                band,
                strength(force, band),
                strength(force, band, building=True),
                piercing(force, band),
                overruns(force, band),
            )
            for band in bands(p, seat)
        ),
        targets=tuple(targets(p, force, seat)),
        buildings=tuple(Stronghold(one.id, building_life(one.card)) for one in p.buildings[1 - seat]),
        seconds=enemies,
        names=bool(enemies) and options.overflow == "named",
    )
    return offer if next(offer.moves(), None) is not None else None


def overruns(force: InForce, band: tuple[int, ...]) -> bool:
    """Whether what is left over may go to a second enemy."""
    return any(force.has(one, "overrun") for one in band)
