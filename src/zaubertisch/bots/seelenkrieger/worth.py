"""What things are worth, in defeated enemies: rough figures, tried out against each other."""

from __future__ import annotations

from zaubertisch.games.seelenkrieger.cards import Card
from zaubertisch.games.seelenkrieger.combat import against, still
from zaubertisch.games.seelenkrieger.finding import settled, thing_of, unit_of
from zaubertisch.games.seelenkrieger.holding import all_hold
from zaubertisch.games.seelenkrieger.reading import effect as printed_effect
from zaubertisch.games.seelenkrieger.reading import factions, kind, warrior
from zaubertisch.games.seelenkrieger.sparks import income
from zaubertisch.games.seelenkrieger.state import Public, Unit
from zaubertisch.games.seelenkrieger.tasks import Attacking, Context, Playing, Striking, Using
from zaubertisch.games.seelenkrieger.values import InForce, reckon
from zaubertisch.games.seelenkrieger.vocabulary import operations as do
from zaubertisch.games.seelenkrieger.vocabulary.operations import Operation
from zaubertisch.games.seelenkrieger.vocabulary.words import Stat
from zaubertisch.kernel import Seat

KILL, CARD, SPARK, HURT, BODY = 1.0, 0.22, 0.09, 0.055, 0.05
"""A defeat, a card in hand, a spark, a point of life taken, a point of damage a warrior can deal."""


def body(force: InForce, unit: Unit) -> float:
    """What a warrior on the field is worth: what it deals, for as long as it lives."""
    id = unit.id
    lasting = max(0, force.left(unit)) + 2 * force.armour[id]
    return BODY * force.damage[id] * min(2.0, lasting / 6) + 0.02 * lasting + 0.05


def effect(p: Public, force: InForce, ops: tuple[Operation, ...], c: Context) -> float:
    """What an effect is worth to whoever controls it, with its aims settled."""
    return sum(operation(p, force, op, c) for op in ops)


def operation(p: Public, force: InForce, op: Operation, c: Context) -> float:
    """What one operation is worth."""
    match op:
        case do.Damage() | do.Destroy() | do.Defeat() | do.Heal() | do.Prevent():
            return sum(_on_warrior(p, force, op, id, c) for id in settled(p, op.target, c))
        case do.Modify(target=target, stat=stat):
            n = reckon(p, op.n, c)
            return sum(_changed(p, force, id, stat, n, c) for id in settled(p, target, c))
        case do.Grant(target=target):
            return sum(_changed(p, force, id, "damage", 1, c) for id in settled(p, target, c))
        case do.Draw(n=n, who=who):
            return (CARD if who == "own" else -CARD) * reckon(p, n, c)
        case do.Discard(n=n):
            return CARD * n
        case do.GainSparks(n=n, who=who):
            return (SPARK if who == "own" else -SPARK) * reckon(p, n, c)
        case do.LoseSparks(n=n):
            return SPARK * reckon(p, n, c)
        case do.Exhaust(target=target):
            return sum(_exhausted(p, force, id, c) for id in settled(p, target, c))
        case do.Ready(target=target):
            return sum(_readied(p, force, id) for id in settled(p, target, c))
        case do.SummonFrom(target=target):
            return sum(_summoned(p, id) for id in settled(p, target, c))
        case do.ReturnToHand(target=target) | do.DestroyEquipment(target=target) | do.Move(target=target):
            return sum(_gone(p, force, id, c) for id in settled(p, target, c))
        case do.Negate(target=target):
            return sum(_negated(p, force, id, c) for id in settled(p, target, c))
        case do.Search():
            return CARD * 1.2
        case do.Look() | do.Reveal():
            return CARD * 0.3
        case do.EndAttack():
            return threatened(p, force)
        case do.When(all=conditions, do=yes, otherwise=no):
            return effect(p, force, yes if all_hold(p, conditions, c) else no, c)
        case _:
            return 0.0


def _on_warrior(
    p: Public,
    force: InForce,
    op: do.Damage | do.Destroy | do.Defeat | do.Heal | do.Prevent,
    id: int,
    c: Context,
) -> float:
    if (found := unit_of(p, id)) is None:
        return 0.0
    seat, unit = found
    sign, left = (1 if seat != c.seat else -1), force.left(unit)
    match op:
        case do.Destroy() | do.Defeat():
            return 0.0 if doomed(p, force, unit) else sign * (KILL + body(force, unit))
        case do.Heal(n=n, to=to):
            back = min(unit.hurt, reckon(p, n, c) if to is None else max(0, to - left))
            return -sign * HURT * 0.8 * back
        case do.Prevent(n=n):
            return -sign * _saved(p, force, unit, reckon(p, n, c))
        case do.Damage(n=n):
            armour = 0 if op.ignore_armour else force.armour[id]
            lost = max(0, reckon(p, n, c) + (force.spells[c.seat] if c.spell else 0) - armour)
            return sign * (KILL + body(force, unit) if lost >= left > 0 else HURT * min(lost, max(left, 0)))


def _changed(p: Public, force: InForce, id: int, stat: Stat, n: int, c: Context) -> float:
    """Damage is for an attack still to come; armour and life save from the attack that waits, or nothing."""
    if (found := unit_of(p, id)) is None:
        return 0.0
    seat, unit = found
    if seat != c.seat:
        return -BODY * 2 * n
    if stat != "damage":
        return _saved(p, force, unit, n) if id == attacked(p) else BODY * 0.1 * n
    return BODY * n * (1.2 if not unit.used and p.active == seat else 0.1)


def attack_now(p: Public) -> Attacking | None:
    """The attack that waits for answers, with those attackers who are left (SA61)."""
    for task in reversed(p.agenda):
        if isinstance(task, Attacking | Striking):
            return still(p, task if isinstance(task, Attacking) else task.attack)
    return None


def attacked(p: Public) -> int | None:
    """Whom the attack is aimed at."""
    attack = attack_now(p)
    return None if attack is None else attack.target


def threatened(p: Public, force: InForce) -> float:
    """What the attack that waits would cost."""
    attack = attack_now(p)
    if attack is None or (found := unit_of(p, attack.target)) is None or not attack.attackers:
        return 0.3 if attack is not None else 0.0
    dealt, left = against(force, attack.attackers, attack.target), force.left(found[1])
    return KILL + body(force, found[1]) if dealt >= left else HURT * dealt


def doomed(p: Public, force: InForce, unit: Unit) -> bool:
    """Whether it falls anyway: it has no life left, or the attack that waits takes all of it."""
    attack, left = attack_now(p), force.left(unit)
    if left <= 0 or attack is None or attack.target != unit.id or not attack.attackers:
        return left <= 0
    return against(force, attack.attackers, unit.id) >= left


def _saved(p: Public, force: InForce, unit: Unit, n: int) -> float:
    """Whether so many points less save its life in the attack that waits."""
    attack = attack_now(p)
    if attack is None or attack.target != unit.id or not attack.attackers:
        return 0.02
    dealt, left = against(force, attack.attackers, unit.id), force.left(unit)
    if dealt >= left:
        return KILL + body(force, unit) if dealt - n < left else 0.0
    return HURT * min(n, dealt) * 0.5


def _exhausted(p: Public, force: InForce, id: int, c: Context) -> float:
    if (found := unit_of(p, id)) is None:
        return 0.0
    seat, _ = found
    attack = attack_now(p)
    if seat == c.seat:
        return -0.1
    if attack is None or id not in attack.attackers:
        return 0.0
    share = force.damage[id] / max(1, sum(force.damage.get(one, 0) for one in attack.attackers))
    return threatened(p, force) * share


def _readied(p: Public, force: InForce, id: int) -> float:
    found = unit_of(p, id)
    return 0.0 if found is None or not found[1].used else BODY * 1.2 * force.damage[id]


def _summoned(p: Public, id: int) -> float:
    """A warrior more, less the defeat that it counts for at once (S3): few are worth it."""
    thing = thing_of(p, id)
    if thing is None or thing.card is None or kind(thing.card) != "warrior":
        return 0.0
    printed = warrior(thing.card)
    return 0.18 * printed.damage + 0.02 * printed.life - KILL


def _gone(p: Public, force: InForce, id: int, c: Context) -> float:
    thing = thing_of(p, id)
    if thing is None:
        return 0.0
    sign = 1 if thing.seat != c.seat else -1
    if thing.unit is not None:
        saved = threatened(p, force) if id == attacked(p) and sign < 0 else 0.0
        return sign * body(force, thing.unit) + saved
    if "equipment" in thing.kinds:
        return sign * 0.25
    return 0.03 if sign > 0 else -0.1  # the dead of the own valley count for something


def _negated(p: Public, force: InForce, id: int, c: Context) -> float:
    """What the other would have had of it."""
    for task in p.agenda:
        if isinstance(task, Using) and task.id == id and task.seat != c.seat:
            one = _effect(task)
            context = Context(task.seat, task.source, task.card, aims=task.aims, spell=task.spell)
            return effect(p, force, one, context) + 0.1
        if isinstance(task, Playing) and task.id == id and task.seat != c.seat:
            return 0.3
    return 0.0


def _effect(task: Using) -> tuple[Operation, ...]:
    return printed_effect(task.card, task.effect).do


def income_with(p: Public, seat: Seat, card: Card) -> int:
    """How many more sparks a turn the seat would have with this warrior."""
    now = [factions(unit.card) for unit in p.field[seat]]
    return income([*now, factions(card)]) - income(now)
