"""What the words of an effect do: one branch for each operation of the vocabulary."""

from __future__ import annotations

from typing import assert_never

from zaubertisch.kernel import Seat, put

from . import events
from .cards import Card
from .entering import attach, enter
from .finding import settled, thing_of, unit_of
from .harm import fell, heal, hurt, preparing
from .holding import all_hold
from .judge import Judge
from .leaving import lift_from
from .reading import kind
from .searching import look, search
from .state import Mark
from .tasks import (
    Attacking,
    Context,
    Discarding,
    Doing,
    Fired,
    Offering,
    Playing,
    Striking,
    Task,
    Triggers,
    Using,
    Window,
)
from .values import reckon
from .vocabulary import operations as do
from .vocabulary.operations import Operation


def carry_out(j: Judge, op: Operation, c: Context) -> None:
    """Do one operation.  What it points at and is gone by now is passed over (SA41)."""
    p = j.p
    match op:
        case do.Damage():
            _damage(j, op, c)
        case do.Heal(target=target, n=n, to=to):
            for id in settled(p, target, c):
                if (found := unit_of(p, id)) is not None:
                    heal(j, id, reckon(p, n, c) if to is None else to - j.force().left(found[1]))
        case do.Modify() | do.Grant() | do.Prevent():
            _mark(j, op, c)
        case do.Destroy(target=target) | do.Defeat(target=target):
            _fell(j, op, settled(p, target, c), c)
        case do.Draw(n=n, who=who):
            j.draw(who_is(who, c), reckon(p, n, c))
        case do.Discard(n=n, who=who):
            if (least := min(n, p.hands[who_is(who, c)])) > 0:
                j.push(Discarding(who_is(who, c), least))
        case do.GainSparks(n=n, who=who):
            _sparks(j, who_is(who, c), reckon(p, n, c))
        case do.LoseSparks(n=n, who=who):
            seat = who_is(who, c)
            _sparks(j, seat, -min(p.sparks[seat], reckon(p, n, c)))
        case do.ReturnToHand(target=target):
            for id in settled(p, target, c):
                lift_from(j, id, "hand")
        case do.Move(target=target, to=to, then=then):
            for id in settled(p, target, c):
                if lift_from(j, id, to) and then:
                    j.push(Doing(then, c))
        case do.SummonFrom(target=target):
            for id in settled(p, target, c):
                _summon(j, id, c)
        case do.Search():
            search(j, op, c)
        case do.Look(n=n, bottom=bottom):
            look(j, n, bottom, c)
        case do.Reveal(n=n, who=who):
            _reveal(j, who_is(who, c), n)
        case do.Attach(target=target, bearer=bearer):
            _move_equipment(j, settled(p, target, c), settled(p, bearer, c))
        case do.DestroyEquipment(target=target):
            for id in settled(p, target, c):
                lift_from(j, id, "discard")
        case do.Negate(target=target):
            for id in settled(p, target, c):
                _negate(j, id)
        case do.Exhaust(target=target):
            for id in settled(p, target, c):
                _turn(j, id, used=True)
        case do.Ready(target=target):
            for id in settled(p, target, c):
                _turn(j, id, used=False)
        case _:  # to pay and to choose decide what follows, see `go_on`; costs are only ever changed for good
            assert isinstance(op, do.EndAttack)
            _end_attack(j)


def go_on(j: Judge, doing: Doing) -> None:
    """Do the first operation of an effect, and then the others."""
    op, rest, c = doing.do[0], doing.do[1:], doing.context
    match op:
        case do.When(all=conditions, do=yes, otherwise=no):
            branch = yes if all_hold(j.p, conditions, c) else no
            _then(j, (*branch, *rest), c)
        case do.Pay(n=n, otherwise=otherwise):
            if j.p.sparks[c.seat] >= n:
                j.push(Offering(n, rest, otherwise, c))
            else:
                _then(j, otherwise, c)
        case _:
            _then(j, rest, c)
            carry_out(j, op, c)


def _then(j: Judge, ops: tuple[Operation, ...], c: Context) -> None:
    if ops:
        j.push(Doing(ops, c))


def who_is(who: do.Who, c: Context) -> Seat:
    """The seat that a word for a player means."""
    if who == "owner":
        return c.seat if c.owner is None else c.owner
    return c.seat if who == "own" else 1 - c.seat


def harmless(j: Judge, c: Context, seat: Seat) -> bool:
    """Whether an attack by this effect on a card of this seat does nothing: preparation (S30, SA46)."""
    return seat != c.seat and preparing(j.p, c.seat, j.options)


def _damage(j: Judge, op: do.Damage, c: Context) -> None:
    """All are hurt by the values of before; the armour of each takes its part."""
    force = j.force()
    n = reckon(j.p, op.n, c) + (force.spells[c.seat] if c.spell else 0)
    fired: tuple[Fired, ...] = ()
    for id in settled(j.p, op.target, c):
        found = unit_of(j.p, id)
        if found is not None and not harmless(j, c, found[0]):
            armour = 0 if op.ignore_armour else force.armour[id]
            fired += hurt(j, id, n - armour, leave=op.leave)[1]
    if fired:
        j.push(Triggers(fired))


def _fell(j: Judge, op: do.Destroy | do.Defeat, ids: tuple[int, ...], c: Context) -> None:
    force = j.force()
    for id in ids:
        found = unit_of(j.p, id)
        if found is None or harmless(j, c, found[0]):
            continue
        if isinstance(op, do.Destroy) and force.has(id, "steadfast"):
            continue
        fell(j, id)


def _mark(j: Judge, op: do.Modify | do.Grant | do.Prevent, c: Context) -> None:
    ids = settled(j.p, op.target, c)
    match op:
        case do.Modify(stat=stat, n=n, how=how, only=only):
            amount = reckon(j.p, n, c)
            mark = Mark(op.duration, c.seat, c.source, stat=stat, how=how, n=amount, only=only)
            event = events.Changed(0, stat, amount)
        case do.Grant(keyword=keyword):
            mark = Mark(op.duration, c.seat, c.source, keyword=keyword)
            event = events.Changed(0, keyword=keyword)
        case do.Prevent(n=n):
            amount = reckon(j.p, n, c)
            mark = Mark(op.duration, c.seat, c.source, prevents=amount)
            event = events.Changed(0, prevents=amount)
        case _:
            assert_never(op)
    for id in ids:
        if (found := unit_of(j.p, id)) is not None:
            seat, unit = found
            j.edit(seat, unit, marks=(*unit.marks, mark))
            j.say(events.Changed(id, event.stat, event.n, event.keyword, event.prevents))


def _sparks(j: Judge, seat: Seat, n: int) -> None:
    if n:
        before = j.p.sparks[seat]
        j.gain(seat, n)
        j.say(events.SparksChanged(seat, j.p.sparks[seat] - before))


def _summon(j: Judge, id: int, c: Context) -> None:
    """Out of a valley onto the own field; never a hero (SA73)."""
    thing = thing_of(j.p, id)
    if thing is None or thing.card is None or kind(thing.card) != "warrior":
        return
    if len(j.p.field[c.seat]) < j.options.warriors:
        lift_from(j, id, None)
        enter(j, c.seat, thing.card, thing.owner, out_of_valley=True)


def _reveal(j: Judge, seat: Seat, n: int) -> None:
    """The top cards are shown, and known to lie there from now on."""
    p, cards = j.p, j.table.hidden.decks[seat][:n]
    p.tops = put(p.tops, seat, cards if len(cards) > len(p.tops[seat]) else p.tops[seat])
    own = j.own(seat)
    own.top = cards if len(cards) > len(own.top) else own.top
    j.say(events.Revealed(seat, cards))


def _move_equipment(j: Judge, ids: tuple[int, ...], bearers: tuple[int, ...]) -> None:
    """A piece of equipment changes its bearer: where it lay it hangs no more, and it is a new object."""
    for id in ids:
        thing = thing_of(j.p, id)
        if thing is None or thing.card is None or "equipment" not in thing.kinds or not bearers:
            continue
        lift_from(j, id, None)
        if not attach(j, thing.seat, thing.card, bearers[0]):
            j.lay(id, thing.card, thing.owner, "discard")


def _negate(j: Judge, id: int) -> None:
    """What waits comes to nothing; a spell or a card that was to come goes where such cards lie (SA43)."""
    for task in j.p.agenda:
        if isinstance(task, Using | Playing) and task.id == id:
            _strike_out(j, task)
            card = _turned_up(j, task) if isinstance(task, Playing) else task.card
            j.say(events.Negated(id, card))
            if isinstance(task, Playing) or task.spell:
                j.lay(id, card, task.seat, "valley" if kind(card) in ("warrior", "hero") else "discard")
            return


def _strike_out(j: Judge, task: Task) -> None:
    """It waits no more, and nobody is asked about it any more (SA40)."""
    agenda = j.p.agenda
    at = next(place for place, one in enumerate(agenda) if one is task)
    above = agenda[at + 1 :]
    j.p.agenda = agenda[:at] + (above[1:] if isinstance(above[0], Window) else above)


def _turned_up(j: Judge, task: Playing) -> Card:
    """The card that was being played; a spell that was laid face down is seen now."""
    if task.card is not None:
        return task.card
    own = j.own(task.seat)
    card, own.laying = own.laying, None
    assert card is not None
    j.unhide(task.seat, card)
    return card


def _turn(j: Judge, id: int, used: bool) -> None:
    """Attacks no more in this turn, or once more; whoever was attacking drops out (SA61)."""
    if (found := unit_of(j.p, id)) is None:
        return
    seat, unit = found
    j.edit(seat, unit, used=used)
    j.say(events.Turned(id, used))
    if used:
        j.p.agenda = tuple([_without_attacker(task, id) for task in j.p.agenda])


def _without_attacker(task: Task, id: int) -> Task:
    if isinstance(task, Striking):
        return Striking(_drop(task.attack, id))
    return _drop(task, id) if isinstance(task, Attacking) else task


def _drop(attack: Attacking, id: int) -> Attacking:
    left = tuple(one for one in attack.attackers if one != id)
    return Attacking(attack.id, attack.seat, left, attack.target, attack.overflow)


def _end_attack(j: Judge) -> None:
    """The attack ends; its attackers stay used."""
    for task in reversed(j.p.agenda):
        if isinstance(task, Attacking | Striking):
            attack = task.attack if isinstance(task, Striking) else task
            _strike_out(j, task)
            j.say(events.AttackEnded(attack.target))
            return
