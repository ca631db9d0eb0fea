"""What a seat may do now, and why not something else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from zaubertisch.kernel import Reason, Seat, expand

from .aiming import picks
from .combat import MOST_ATTACKERS, building_life, may_attack, strength, targets
from .finding import building_of
from .harm import preparing
from .moves import (
    Agree,
    Attack,
    Call,
    Cast,
    Choose,
    Decline,
    EndTurn,
    Keep,
    Lay,
    Move,
    Next,
    Pass,
    Play,
    Redraw,
    Take,
    Use,
)
from .offers import Attacks, attacks, overruns
from .options import Options
from .playing import callable_now, playable, why_not_call, why_not_play
from .searching import arrangements, bearers, findable
from .state import Own, Public, SoulView
from .tasks import (
    Aiming,
    Arranging,
    Attaching,
    Discarding,
    Offering,
    Overflowing,
    Replacing,
    Searching,
    Task,
    Triggers,
    Window,
)
from .triggers import next_of, same
from .using import castable, usable
from .values import InForce, in_force


def legal_moves(view: SoulView, options: Options) -> Sequence[Move]:
    """All moves of a seat that must decide, always in the same order."""
    return list(expand(offers(view, options)))


def offers(view: SoulView, options: Options) -> Sequence[Move | Attacks]:
    """The same as they travel, all attacks in one."""
    p, own, seat = view.public, view.own, view.seat
    assert own is not None
    assert seat is not None
    if p.phase == "mulligan":
        return [Keep(), Redraw()]
    if not p.agenda:
        return list(in_main(p, own, seat, options))
    return list(answers(p, own, seat, p.agenda[-1], options))


def in_main(p: Public, own: Own, seat: Seat, options: Options) -> Iterator[Move | Attacks]:
    """The own turn: any order, any number (S33)."""
    force = in_force(p)
    yield from playable(p, own, seat, options)
    yield from callable_now(p, own, seat, options)
    if (offer := attacks(p, force, seat, options)) is not None:
        yield offer
    yield from besides(p, own, seat, options)


def besides(p: Public, own: Own, seat: Seat, options: Options) -> Iterator[Move]:
    """What the own turn offers besides cards to play, calls and attacks."""
    force = in_force(p)
    yield from usable(p, force, seat)
    yield from castable(p, own, force, seat, options)
    yield EndTurn()


def answers(p: Public, own: Own, seat: Seat, task: Task, options: Options) -> Iterator[Move]:
    """What may be said to the question that lies uppermost."""
    match task:
        case Window():
            force = in_force(p)
            yield from usable(p, force, seat)
            yield from castable(p, own, force, seat, options)
            yield Pass()
            yield Pass(rest=True)
        case Triggers(fired=fired):
            _, places = next_of(fired, p.active)
            yield from (
                Next(place)
                for n, place in enumerate(places)
                if not any(same(fired[place], fired[other]) for other in places[:n])
            )
        case Aiming(among=among, most=most, optional=optional):
            yield from map(Choose, picks(among, most, optional))
        case Offering() | Replacing():
            yield from (Agree(), Decline())
        case Searching():
            yield from map(Take, findable(p, own, task, options))
            yield Take(None)
        case Arranging():
            yield from arrangements(own, task)
        case Attaching(card=card):
            yield from (Choose((id,)) for id in bearers(p, card, seat, options))
        case Discarding():
            yield from map(Lay, dict.fromkeys(own.hand))
        case _:
            assert isinstance(task, Overflowing)
            yield from (Choose((unit.id,)) for unit in p.field[seat])


# -- attacks


def seconds(
    p: Public, force: InForce, seat: Seat, band: tuple[int, ...], target: int, options: Options
) -> tuple[int | None, ...]:
    """Who may be named for what is left over.

    Of a building a warrior of its controller, if there is one (SA63); by overrunning another enemy or none.
    """
    enemies = tuple(unit.id for unit in p.field[1 - seat])
    if building_of(p, target) is not None:
        return enemies if enemies and options.overflow == "named" else (None,)
    if overruns(force, band):
        return (None, *(id for id in enemies if id != target))
    return (None,)


def why_not_attack(p: Public, seat: Seat, move: Attack, options: Options) -> Reason | None:
    """Why this attack may not be made; None when it may."""
    band = move.attackers
    if preparing(p, seat, options):
        return Reason("preparation", {"turn": p.turn})  # S30
    if not 1 <= len(band) <= MOST_ATTACKERS or list(band) != sorted(set(band)):
        return Reason("not-a-band", {"most": MOST_ATTACKERS})  # S48
    able = {unit.id for unit in may_attack(p, seat)}
    if not able.issuperset(band):
        return Reason("may-not-attack")  # S43
    force = in_force(p)
    found = building_of(p, move.target)
    if found is not None and found[0] != seat:
        life, sum = building_life(found[1].card), strength(force, band, building=True)
        if sum < life:
            return Reason("too-weak", {"strength": sum, "life": life})  # S50
    elif move.target not in targets(p, force, seat):
        return Reason("not-a-target")
    if move.overflow not in seconds(p, force, seat, band, move.target, options):
        return Reason("wrong-overflow")
    return None


# -- why not


def why_not(view: SoulView, move: Move, options: Options) -> Reason | None:
    """Why the seat may not make the move now; None exactly when it may."""
    p, own, seat = view.public, view.own, view.seat
    assert own is not None
    assert seat is not None
    match move:
        case Play() | Call() | Attack() | EndTurn() if p.phase != "play" or p.agenda or seat != p.active:
            return Reason("wrong-phase", {"phase": p.phase})  # SA29, SA72
        case Attack():
            return why_not_attack(p, seat, move, options)
        case Play(card=card) if (reason := why_not_play(p, own, seat, card, options)) is not None:
            return reason
        case Call(card=card):
            return why_not_call(p, own, seat, card, options)
        case Keep() | Redraw() if p.phase != "mulligan":
            return Reason("wrong-phase", {"phase": p.phase})
        case Cast(place=place) if p.phase == "play" and not 0 <= place < len(own.prepared):
            return Reason("nothing-prepared", {"place": place})
        case _:
            pass
    if move in _others(view, options):
        return None
    return Reason(
        "not-usable" if isinstance(move, Use | Cast) and _open(p) else "not-an-answer",
        {"do": str(move.__struct_config__.tag)},
    )


def _others(view: SoulView, options: Options) -> Iterator[Move | Attacks]:
    """The moves to look a move up in that is no attack: of those there may be very many."""
    p, own, seat = view.public, view.own, view.seat
    assert own is not None
    assert seat is not None
    if p.phase == "play" and not p.agenda:
        yield from playable(p, own, seat, options)
        yield from besides(p, own, seat, options)
    else:
        yield from offers(view, options)


def _open(p: Public) -> bool:
    """Whether effects may be used now."""
    return p.phase == "play" and (not p.agenda or isinstance(p.agenda[-1], Window))
