"""What attacks would do as things stand: for whoever chooses one, and while one waits for answers."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from zaubertisch.kernel import Seat

from .combat import against, building_life, gone, share, still
from .finding import building_of, unit_of
from .offers import attacks
from .options import Options
from .state import Public
from .tasks import Attacking
from .values import InForce, in_force


class Blow(msgspec.Struct, frozen=True, array_like=True):
    """What a band would do: the damage of each of its attackers, and the life that each target would lose."""

    shares: tuple[int, ...]
    losses: tuple[int, ...]


class Strike(msgspec.Struct, frozen=True):
    """The attack that waits for answers: who is still in it, what each adds, and what it would take."""

    id: int
    attackers: tuple[int, ...]
    shares: tuple[int, ...]
    target: int
    loss: int  # of a building its whole life, or nothing (S50)
    holds: bool  # whether there is still an attack: somebody, and a target (SA61, SA62)


def blows(p: Public, seat: Seat, options: Options) -> tuple[Blow, ...]:
    """For each band that may attack now, in the order of the offer; the targets in its order too."""
    if p.phase != "play" or p.agenda or seat != p.active:
        return ()
    force = in_force(p)
    offer = attacks(p, force, seat, options)
    if offer is None:
        return ()
    return tuple(
        Blow(
            tuple(share(force, one, band.attackers) for one in band.attackers),
            tuple(_loss(p, force, band.attackers, target) for target in offer.targets),
        )
        for band in offer.bands
    )


def strike(p: Public) -> Strike | None:
    """The uppermost attack of those that wait; None when none does."""
    waiting = next((task for task in reversed(p.agenda) if isinstance(task, Attacking)), None)
    if waiting is None:
        return None
    force, attack = in_force(p), still(p, waiting)
    band, target = attack.attackers, attack.target
    building = building_of(p, target)
    shares = tuple(share(force, one, band, building=building is not None) for one in band)
    holds = bool(band) and not gone(p, attack)
    if not holds:
        loss = 0
    elif building is None:
        loss = _loss(p, force, band, target)
    else:
        life = building_life(building[1].card)
        loss = life if sum(shares) >= life else 0
    return Strike(attack.id, band, shares, target, loss, holds)


def _loss(p: Public, force: InForce, band: Sequence[int], target: int) -> int:
    """The damage that reaches a warrior, less what is prevented."""
    found = unit_of(p, target)
    assert found is not None
    prevented = sum(mark.prevents for mark in found[1].marks)
    return max(0, against(force, band, target) - prevented)
