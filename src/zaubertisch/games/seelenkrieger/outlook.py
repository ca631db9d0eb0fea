"""What attacks would do as things stand: for whoever chooses one, and while one waits for answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

import msgspec

from zaubertisch.kernel import Seat

from .combat import against, building_life, gone, share, still, through
from .finding import building_of, unit_of
from .offers import attacks
from .options import Options
from .reading import abilities
from .state import Public, Unit
from .tasks import Attacking, Striking
from .values import InForce, in_force
from .vocabulary.triggers import OnAttack


class Blows(msgspec.Struct, frozen=True):
    """What each band of the offer would do: of very many, most are alike, and what is alike is told once."""

    shares: tuple[tuple[int, ...], ...] = ()  # the damage of each attacker of a band
    losses: tuple[tuple[int, ...], ...] = ()  # the life that each target of the offer would lose
    shares_at: tuple[int, ...] = ()  # for each band, which of the shares ...
    losses_at: tuple[int, ...] = ()  # ... and which of the losses
    first: tuple[int, ...] = ()  # attackers that do something first, which is not reckoned in

    def of(self, band: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The shares and the losses of the band at this place in the offer."""
        return self.shares[self.shares_at[band]], self.losses[self.losses_at[band]]


class Strike(msgspec.Struct, frozen=True):
    """An attack before its damage: who is still in it, what each adds, and what it would take."""

    id: int
    attackers: tuple[int, ...]
    shares: tuple[int, ...]
    target: int
    life: int  # that the target has left; 0 when it is gone
    loss: int  # of a building its whole life, or nothing (S50)
    holds: bool  # whether there is still an attack: somebody, and a target (SA61, SA62)


def blows(p: Public, seat: Seat, options: Options) -> Blows:
    """For each band that may attack now, in the order of the offer; the targets in its order too."""
    if p.phase != "play" or p.agenda or seat != p.active:
        return Blows()
    force = in_force(p)
    offer = attacks(p, force, seat, options)
    if offer is None:
        return Blows()
    shares, shares_at = _told_once(
        tuple(share(force, one, band.attackers) for one in band.attackers) for band in offer.bands
    )
    losses_of = _losses(p, force, offer.targets)
    losses, losses_at = _told_once(losses_of(band.damage, band.piercing) for band in offer.bands)
    able = {id for band in offer.bands for id in band.attackers}
    first = tuple(unit.id for unit in p.field[seat] if unit.id in able and _does_something_first(unit))
    return Blows(shares, losses, shares_at, losses_at, first)


def _does_something_first(unit: Unit) -> bool:
    """Whether it, or what it bears, has an effect for when it attacks."""
    return any(abilities(card, OnAttack) for card in (unit.card, *(worn.card for worn in unit.equipment)))


def _losses(p: Public, force: InForce, targets: Sequence[int]) -> Callable[[int, int], tuple[int, ...]]:
    """What each target would lose by so much damage and piercing; bands that are alike are reckoned once."""

    @cache
    def losses(damage: int, pierced: int) -> tuple[int, ...]:
        return tuple(
            max(0, through(force, damage, pierced, target) - shield)
            for target, shield in zip(targets, shields, strict=True)
        )

    shields = [_prevented(p, target) for target in targets]
    return losses


def _told_once(rows: Iterable[tuple[int, ...]]) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """The different rows, and for each row which of them it is."""
    places: dict[tuple[int, ...], int] = {}
    at = tuple([places.setdefault(row, len(places)) for row in rows])
    return tuple(places), at


def strike(p: Public) -> Strike | None:
    """The uppermost attack of those that wait; None when none does."""
    waiting = next((task for task in reversed(p.agenda) if isinstance(task, Attacking | Striking)), None)
    if waiting is None:
        return None
    force = in_force(p)
    attack = still(p, waiting.attack if isinstance(waiting, Striking) else waiting)
    band, target = attack.attackers, attack.target
    building, unit = building_of(p, target), unit_of(p, target)
    shares = tuple(share(force, one, band, building=building is not None) for one in band)
    life, loss = 0, 0
    if building is not None:
        life = building_life(building[1].card)
        loss = life if sum(shares) >= life else 0
    elif unit is not None:
        life = force.left(unit[1])
        loss = _loss(p, force, band, target) if band else 0
    return Strike(attack.id, band, shares, target, life, loss, bool(band) and not gone(p, attack))


def _loss(p: Public, force: InForce, band: Sequence[int], target: int) -> int:
    """The damage that reaches a warrior, less what is prevented."""
    return max(0, against(force, band, target) - _prevented(p, target))


def _prevented(p: Public, target: int) -> int:
    found = unit_of(p, target)
    assert found is not None
    return sum(mark.prevents for mark in found[1].marks)
