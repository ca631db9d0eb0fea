"""The course of things: what comes next, until somebody must decide.

What waits lies in the agenda, the next thing last.  A task that asks somebody stays until the answer comes.
"""

from __future__ import annotations

from typing import assert_never

from zaubertisch.kernel import Seat

from . import events
from .aiming import candidates
from .combat import declare, go, overflow, overrun, strike
from .defeat import check, decided, dying, fall, replace_defeat
from .judge import Judge, replace
from .moves import (
    Agree,
    Arrange,
    Attack,
    Call,
    Cast,
    Choose,
    EndTurn,
    Lay,
    Move,
    Next,
    Pass,
    Play,
    Take,
    Use,
)
from .operations import go_on
from .options import Options
from .playing import call, come_into_play, play
from .reading import ability, kind
from .searching import arranged, found, hang
from .state import Public
from .tasks import (
    AfterHits,
    Aiming,
    Arranging,
    Attaching,
    Attacking,
    Check,
    Discarding,
    Doing,
    Falling,
    Fired,
    Offering,
    Overflowing,
    Overrunning,
    Playing,
    Replacing,
    Searching,
    Stage,
    Striking,
    Task,
    Triggers,
    Using,
    Window,
)
from .triggers import next_of, ordered
from .turns import draw_and_income, end, end_triggers, expire, finish, next_turn, over
from .using import cast, resolve_use, use

PASSES = 2  # in a row close a window (SA40)
MOST_STEPS = 1000
"""No effects go on longer than that without a rest; a full table takes a few hundred steps."""


def asked(p: Public, options: Options) -> Seat | None:
    """Who must decide what lies uppermost; None when it goes on by itself."""
    if not p.agenda:
        return p.active
    match p.agenda[-1]:
        case Window(asked=seat):
            return None if p.passing[seat] else seat
        case Triggers(fired=fired):
            seat, _ = next_of(fired, p.active)
            return seat if options.order == "chosen" and ordered(fired, p.active) else None
        case Aiming(fired=fired):
            return fired.context.seat
        case (
            Offering(context=c)
            | Replacing(context=c)
            | Searching(context=c)
            | Arranging(context=c)
            | Attaching(context=c)
        ):
            return c.seat
        case Discarding(seat=seat) | Overflowing(seat=seat):
            return seat
        case _:
            return None


def run(j: Judge) -> None:
    """Go on until somebody must decide or the match is over."""
    p = j.p
    while p.phase == "play":
        top = p.agenda[-1] if p.agenda else None
        if _rests(top):
            check(j)
            _rest(j, top)
        result = decided(j) if _rests(top) or isinstance(top, Triggers | Overrunning) else None
        if result is not None and not dying(j):  # all has fallen that falls together
            finish(j, result)
            return
        if asked(p, j.options) is not None:
            return
        if not _stopped(j):
            _carry_out(j, j.pop())


def _rests(task: Task | None) -> bool:
    """Whether all is done that was being resolved: the moment to look who is defeated."""
    return task is None or isinstance(task, Window | Stage | Playing | Attacking | Using)


def _rest(j: Judge, top: Task | None) -> None:
    """The steps are counted anew, unless it is a defeat that interrupts what is being resolved."""
    within = isinstance(top, Window) and top.opening == "defeat"
    if not within and top == (j.p.agenda[-1] if j.p.agenda else None):
        j.p.steps = 0


def _stopped(j: Judge) -> bool:
    """Count a step.  Effects that set each other off without end come to nothing, all that wait."""
    p = j.p
    p.steps += 1
    left = tuple(task for task in p.agenda if not isinstance(task, Doing | Triggers))
    if p.steps <= MOST_STEPS or len(left) == len(p.agenda):
        return False
    p.agenda = left
    j.say(events.Stopped())
    return True


def _carry_out(j: Judge, task: Task) -> None:
    """A task that asks nobody."""
    match task:
        case Window():
            _pass(j, task, rest=False)
        case Playing():
            come_into_play(j, task)
        case Attacking():
            go(j, task)
        case Using():
            resolve_use(j, task)
        case Doing():
            go_on(j, task)
        case Triggers(fired=fired):
            _, places = next_of(fired, j.p.active)
            _next(j, fired, min(places, key=lambda place: fired[place].context.source))  # SA42: order=entry
        case Falling():
            fall(j, task)
        case Striking(attack=attack):
            strike(j, attack)
        case Overrunning():
            overrun(j, task)
        case AfterHits():
            expire(j, "attack")
        case Check():
            check(j)
        case _:
            assert isinstance(task, Stage)
            {"draw": draw_and_income, "end": end_triggers, "over": over, "next": next_turn}[task.step](j)


# -- windows and triggers


def _pass(j: Judge, window: Window, *, rest: bool) -> None:
    """No answer.  Two in a row close the window, and what waits under it goes on (SA40)."""
    if window.passed + 1 < PASSES:
        j.push(replace(window, asked=1 - window.asked, passed=window.passed + 1))
    if rest:
        p = j.p
        p.passing = tuple(True if s == window.asked else passing for s, passing in enumerate(p.passing))


def _answered(j: Judge, window: Window) -> None:
    """After an answer the question is open again, for the one who was asked first."""
    if j.options.answers == "one":
        return
    j.push(replace(window, asked=window.first, passed=0))


def _next(j: Judge, fired: tuple[Fired, ...], place: int) -> None:
    """One of the triggers resolves; the others wait."""
    if rest := fired[:place] + fired[place + 1 :]:
        j.push(Triggers(rest))
    _aim(j, fired[place])


def _aim(j: Judge, fired: Fired) -> None:
    """What the trigger aims at next; where there is no choice, it is made."""
    c = fired.context
    one = ability(c.card, fired.ability)
    if len(c.aims) == len(one.aims):
        j.say(events.Triggered(c.seat, c.source, c.card, fired.ability, c.aims))
        j.push(Check(), Doing(one.do, c))
        return
    aim = one.aims[len(c.aims)]
    taken = {id for pick in c.aims for id in pick}
    among = tuple(id for id in candidates(j.p, j.force(), aim, c) if id not in taken)
    if not among:
        _aimed(j, fired, ())
    elif len(among) == 1 and not aim.optional:
        _aimed(j, fired, among)
    else:
        j.push(Aiming(fired, among, aim.most, aim.optional))


def _aimed(j: Judge, fired: Fired, ids: tuple[int, ...]) -> None:
    c = fired.context
    _aim(j, Fired(fired.ability, replace(c, aims=(*c.aims, ids))))


# -- answers


def answer(j: Judge, seat: Seat, move: Move) -> None:
    """Carry out what the asked seat has decided."""
    p = j.p
    if isinstance(move, Play | Call | Attack | Use | Cast):
        window = j.pop() if p.agenda else None
        if isinstance(window, Window):
            _answered(j, window)
        p.actor = seat
        _act(j, seat, move, answering=window is not None)
        return
    if isinstance(move, EndTurn):
        end(j)
        return
    task = j.pop()
    match task, move:
        case Window(opening=opening), Pass(rest=rest):
            j.say(events.Passed(seat, opening, rest))
            _pass(j, task, rest=rest)
        case Triggers(fired=fired), Next(place=place):
            _next(j, fired, place)
        case Aiming(fired=fired), Choose(ids=ids):
            _aimed(j, fired, ids)
        case Offering(n=n, do=do, otherwise=otherwise, context=c), _:
            agreed = isinstance(move, Agree)
            if agreed:
                j.pay(seat, n)
                j.say(events.SparksChanged(seat, -n))
            if ops := do if agreed else otherwise:
                j.push(Doing(ops, c))
        case Replacing(), _:
            if isinstance(move, Agree):
                replace_defeat(j, task)
        case Searching(), Take(card=card):
            found(j, task, card)
        case Arranging(), Arrange():
            arranged(j, task, move)
        case Attaching(), Choose(ids=ids):
            hang(j, task, ids[0])
        case Discarding(n=n), Lay(card=card):
            j.from_hand(seat, card)
            j.lay(j.number(), card, seat, "valley" if kind(card) == "warrior" else "discard")  # SA77
            if n > 1:
                j.push(Discarding(seat, n - 1))
        case _:
            assert isinstance(task, Overflowing)
            assert isinstance(move, Choose)
            overflow(j, move.ids[0], task.excess, task.attackers, task.dealt)


def _act(j: Judge, seat: Seat, move: Play | Call | Attack | Use | Cast, *, answering: bool) -> None:
    match move:
        case Play():
            play(j, seat, move)
        case Call():
            call(j, seat, move)
        case Attack(attackers=band, target=target, overflow=second):
            declare(j, seat, band, target, second)
        case Use():
            use(j, seat, move, answering=answering)
        case Cast():
            cast(j, seat, move, answering=answering)
        case _:
            assert_never(move)
