"""Effects that are used: those of cards in play, and prepared spells (S37-S39)."""

from __future__ import annotations

from collections.abc import Iterator

from zaubertisch.kernel import Seat, put

from . import events
from .aiming import choices
from .cards import Card, Spell
from .finding import Thing, on_field, thing_of
from .holding import all_hold
from .judge import Judge
from .limits import spend, used_up
from .moves import Cast, Use
from .options import Options
from .reading import CARDS, abilities, effect
from .state import Own, Public
from .tasks import Check, Context, Doing, Using, window
from .values import InForce
from .vocabulary.triggers import Activated


def usable(p: Public, force: InForce, seat: Seat) -> Iterator[Use]:
    """The effects of the own cards in play that may be used now, in every way they may be aimed (SA33)."""
    for thing in on_field(p):
        if thing.seat != seat or thing.card is None:
            continue
        for place, one in abilities(thing.card, Activated):
            c = Context(seat, thing.id, thing.card, thing.bearer)
            if ready(p, one, place, thing, c):
                for aims in choices(p, force, one.aims, c):
                    yield Use(thing.id, place, aims)


def ready(p: Public, one: Activated, place: int, thing: Thing, c: Context) -> bool:
    """Whether an effect can be used, whatever it is aimed at: its sparks, its limit, its conditions (S39)."""
    return p.sparks[c.seat] >= one.cost and not used_up(p, one, place, thing) and all_hold(p, one.when, c)


def castable(p: Public, own: Own, force: InForce, seat: Seat, options: Options) -> Iterator[Cast]:
    """The prepared spells that may be used now, in every way they may be aimed."""
    for place, card in enumerate(own.prepared):
        if p.fresh[seat][place] and not options.prepared_at_once:
            continue  # SA38
        yield from ways_to_cast(p, force, seat, place, card, options)


def ways_to_cast(
    p: Public, force: InForce, seat: Seat, place: int, card: Card, options: Options
) -> Iterator[Cast]:
    """The ways to use one prepared spell: its condition is true still (SA36), its sparks are there (SA37)."""
    printed, c = CARDS[card], Context(seat, 0, card, spell=True)
    assert isinstance(printed, Spell)
    if p.sparks[seat] < printed.use_cost:
        return
    if options.needs_when_using and not all_hold(p, printed.needs, c):
        return
    for choice, one in enumerate(printed.choose):
        for aims in choices(p, force, one.aims, c):
            yield Cast(place, choice, aims)


def use(j: Judge, seat: Seat, move: Use, *, answering: bool) -> None:
    """The effect is paid and waits for answers."""
    thing = thing_of(j.p, move.source)
    assert thing is not None
    assert thing.card is not None
    one = dict(abilities(thing.card, Activated))[move.ability]
    j.pay(seat, one.cost)
    spend(j, one, move.ability, thing)
    task = Using(j.number(), seat, move.source, thing.card, move.ability, move.aims)
    j.say(events.Used(seat, move.source, thing.card, move.ability, move.aims))
    wait(j, task, answering=answering)


def cast(j: Judge, seat: Seat, move: Cast, *, answering: bool) -> None:
    """The spell is turned up and waits for answers."""
    p, own = j.p, j.own(seat)
    card = own.prepared[move.place]
    printed = CARDS[card]
    assert isinstance(printed, Spell)
    j.pay(seat, printed.use_cost)
    own.prepared = _drop(own.prepared, move.place)
    p.prepared = put(p.prepared, seat, _drop(p.prepared[seat], move.place))
    p.fresh = put(p.fresh, seat, _drop(p.fresh[seat], move.place))
    if j.options.face_up:
        p.faces = put(p.faces, seat, _drop(p.faces[seat], move.place))
    j.unhide(seat, card)
    if j.options.using_is_playing and seat == p.active:
        p.played += 1  # SA7
    id = j.number()
    j.remember("used_spell", seat, card, id)
    j.say(events.Used(seat, id, card, move.choice, move.aims, spell=True))
    task = Using(id, seat, id, card, move.choice, move.aims, spell=True)
    wait(j, task, answering=answering)


def _drop(row: tuple[object, ...], place: int) -> tuple:  # type: ignore[type-arg]
    return row[:place] + row[place + 1 :]


def wait(j: Judge, task: Using, *, answering: bool) -> None:
    """Everyone may answer, unless it is an answer itself and may not be answered (SA40)."""
    j.push(task)
    if not (answering and j.options.answers == "one"):
        j.push(window("used", task.seat))


def resolve_use(j: Judge, task: Using) -> None:
    """The effect happens, even if its card has left play; a spell goes to the discard."""
    one = effect(task.card, task.effect)
    if task.spell:
        j.lay(task.source, task.card, task.seat, "discard")
    bearer = next(
        (unit.id for row in j.p.field for unit in row for worn in unit.equipment if worn.id == task.source),
        None,
    )
    c = Context(task.seat, task.source, task.card, bearer, aims=task.aims, spell=task.spell)
    j.push(Check(), Doing(one.do, c))
