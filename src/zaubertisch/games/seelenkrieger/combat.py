"""Attacks: their sum, what they may be aimed at, and what they do (S43-S52)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import assert_never

from zaubertisch.kernel import Seat

from . import events
from .cards import Building, Card
from .finding import building_of, unit_of
from .harm import heal, hurt
from .judge import Judge, replace
from .reading import CARDS
from .state import Public, Unit
from .tasks import AfterHits, Attacking, Check, Fired, Overflowing, Overrunning, Striking, Triggers, window
from .triggers import heard
from .values import InForce
from .vocabulary.triggers import OnAttack, OnHit

MOST_ATTACKERS = 3  # S48


def may_attack(p: Public, seat: Seat) -> list[Unit]:
    """Who may attack still (S43)."""
    return [unit for unit in p.field[seat] if not unit.used]


def bands(p: Public, seat: Seat) -> list[tuple[int, ...]]:
    """All who may attack together: one, two or three, by rising number (S48)."""
    ids = [unit.id for unit in may_attack(p, seat)]
    return [band for size in range(1, MOST_ATTACKERS + 1) for band in combinations(ids, size)]


def targets(p: Public, force: InForce, seat: Seat) -> list[int]:
    """The enemy warriors that may be attacked: none in stealth, and only guards while one of them can be."""
    open_ones = [unit for unit in p.field[1 - seat] if not hidden(force, unit)]
    guards = [unit for unit in open_ones if force.has(unit.id, "guard")]
    return [unit.id for unit in guards or open_ones]


def hidden(force: InForce, unit: Unit) -> bool:
    """Whether stealth keeps it from being attacked: until it has attacked itself."""
    return bool(force.has(unit.id, "stealth")) and not unit.seen


def strength(force: InForce, band: Sequence[int], *, building: bool = False) -> int:
    """The damage of all who attack together (S48)."""
    return sum(share(force, one, band, building=building) for one in band)


def share(force: InForce, one: int, band: Sequence[int], *, building: bool = False) -> int:
    """The damage of one of them: what counts only beside others or against buildings included."""
    sum = force.damage[one]
    for change in force.changes[one]:
        match change.only:
            case "in_combination":
                counts = len(band) > 1
            case "beside_source":
                counts = len(band) > 1 and change.source in band and change.source != one
            case "against_buildings":
                counts = building
            case None:
                counts = False
            case _:
                assert_never(change.only)
        if counts and change.stat == "damage":
            sum += change.n
    return max(0, sum)


def piercing(force: InForce, band: Sequence[int]) -> int:
    """How much armour is ignored: the highest single value (SA58)."""
    return max((force.has(one, "piercing") for one in band), default=0)


def against(force: InForce, band: Sequence[int], target: int) -> int:
    """The damage that reaches a warrior: armour is taken once from the sum (S45, S46, SA58)."""
    return through(force, strength(force, band), piercing(force, band), target)


def through(force: InForce, sum: int, pierced: int, target: int) -> int:
    """What comes through the armour of a warrior."""
    return max(0, sum - max(0, force.armour[target] - pierced))


def building_life(card: Card) -> int:
    """The life of a building (S10)."""
    printed = CARDS[card]
    assert isinstance(printed, Building)
    return printed.life


def declare(j: Judge, seat: Seat, band: tuple[int, ...], target: int, overflow: int | None) -> None:
    """The attackers are used and seen from now on; everyone may answer."""
    for id in band:
        found = unit_of(j.p, id)
        assert found is not None
        j.edit(seat, found[1], used=True, seen=True)
        j.remember("attacked", seat, found[1].card, id)
    attack = Attacking(j.number(), seat, band, target, overflow)
    j.say(events.AttackDeclared(seat, band, target, overflow))
    j.push(attack, window("attack", seat))


def go(j: Judge, attack: Attacking) -> None:
    """After the answers: with those who are left (SA61), the triggers of the attackers, then the damage."""
    attack = still(j.p, attack)
    if not attack.attackers or gone(j.p, attack):
        j.say(events.AttackEnded(attack.target))
        return
    j.push(AfterHits(), Striking(attack))
    fired: tuple[Fired, ...] = ()
    for id in attack.attackers:
        fired += heard(j, OnAttack, id, attack.seat)
    fired = tuple([_at(one, attack.target) for one in fired])
    if fired:
        j.push(Check(), Triggers(fired))


def _at(fired: Fired, target: int) -> Fired:
    """For a trigger of an attacker, what was befallen is the target of the attack."""
    return Fired(fired.ability, replace(fired.context, befell=target))


def still(p: Public, attack: Attacking) -> Attacking:
    """The attack with those attackers who are on the field still."""
    left = tuple(id for id in attack.attackers if (f := unit_of(p, id)) is not None and f[0] == attack.seat)
    return Attacking(attack.id, attack.seat, left, attack.target, attack.overflow)


def gone(p: Public, attack: Attacking) -> bool:
    """Whether the target is there no more (SA62)."""
    return unit_of(p, attack.target) is None and building_of(p, attack.target) is None


def strike(j: Judge, attack: Attacking) -> None:
    """The damage of an attack."""
    attack = still(j.p, attack)
    if not attack.attackers or gone(j.p, attack):
        j.say(events.AttackEnded(attack.target))
    elif building_of(j.p, attack.target) is not None:
        _strike_building(j, attack)
    else:
        _strike_warrior(j, attack)


def _strike_warrior(j: Judge, attack: Attacking) -> None:
    force, band = j.force(), attack.attackers
    found = unit_of(j.p, attack.target)
    assert found is not None
    left = force.left(found[1])
    lost, fired = hurt(j, attack.target, against(force, band, attack.target), by=band)
    _drain(j, force, band, lost)
    if attack.overflow is not None and lost > left and any(force.has(one, "overrun") for one in band):
        j.push(Overrunning(attack, lost - left, lost))
    _settle(j, fired + (_hits(j, attack) if lost else ()))  # SA60


def overrun(j: Judge, task: Overrunning) -> None:
    """What was more than enough for a defeat goes on once it is one, whole, against armour anew."""
    attack = still(j.p, task.attack)
    fell = any(deed.what == "defeated" and deed.id == attack.target for deed in j.p.deeds)
    if attack.overflow is None or not fell or unit_of(j.p, attack.overflow) is None:
        return
    force, band = j.force(), attack.attackers
    armour = max(0, force.armour[attack.overflow] - piercing(force, band))
    lost, fired = hurt(j, attack.overflow, task.over - armour, by=band)
    _drain(j, force, band, lost, before=task.dealt)
    _settle(j, fired)


def _hits(j: Judge, attack: Attacking) -> tuple[Fired, ...]:
    """What hears that the attack has dealt damage."""
    fired: tuple[Fired, ...] = ()
    for one in attack.attackers:
        fired += tuple([_at(f, attack.target) for f in heard(j, OnHit, one, attack.seat)])
    return fired


def _drain(
    j: Judge, force: InForce, band: Sequence[int], dealt: int, *, before: int = 0, building: bool = False
) -> None:
    """Each draining attacker heals by the damage dealt, in one attack at most by its own damage."""
    for one in band:
        if force.has(one, "drain"):
            own = share(force, one, band, building=building)
            heal(j, one, min(before + dealt, own) - min(before, own))


def _settle(j: Judge, fired: tuple[Fired, ...]) -> None:
    """First the defeats, all together; then what hears of the hits."""
    if fired:
        j.push(Check(), Triggers(fired))
    j.push(Check())


def _strike_building(j: Judge, attack: Attacking) -> None:
    """In one go or not at all (S49, S50, SA61); what is left over hurts a warrior, armour or not (S51)."""
    found = building_of(j.p, attack.target)
    assert found is not None
    seat, place = found
    band, life = attack.attackers, building_life(place.card)
    over = strength(j.force(), band, building=True) - life
    if over < 0:
        j.say(events.AttackEnded(attack.target))
        return
    j.remove_building(seat, place)
    j.say(events.Destroyed(place.id, place.card, seat))
    j.lay(place.id, place.card, place.owner, "discard")
    _settle(j, _hits(j, attack))
    match j.options.overflow:
        case "named":
            overflow(j, attack.overflow, over, band, life)
        case "recoil":
            overflow(j, band[0], over, band, life)
        case "defender":
            if over > 0 and j.p.field[seat]:
                j.push(Overflowing(seat, over, band, life))
            else:
                overflow(j, None, over, band, life)
        case _:
            assert_never(j.options.overflow)


def overflow(j: Judge, id: int | None, over: int, band: tuple[int, ...], dealt: int) -> None:
    """The excess is damage for this warrior, whatever its armour; without one it is lost (S51, SA63)."""
    force = j.force()
    lost, fired = (0, ()) if id is None else hurt(j, id, over, by=band)
    _drain(j, force, band, dealt + lost, building=True)
    _settle(j, fired)
