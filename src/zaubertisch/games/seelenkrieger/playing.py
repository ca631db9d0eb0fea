"""Cards that are played from the hand and called from the side deck (S34-S41)."""

from __future__ import annotations

from collections.abc import Iterator

from zaubertisch.kernel import Reason, Seat, put

from . import events
from .cards import Building, Card, Spell
from .entering import attach, enter
from .harm import preparing
from .holding import all_hold
from .judge import Judge
from .moves import Call, Play
from .options import Options
from .reading import CARDS, kind, without
from .searching import bearers
from .state import Own, Public
from .tasks import Context, Doing, Playing, window
from .triggers import fire
from .values import cost
from .vocabulary.operations import HARMFUL, Operation
from .vocabulary.triggers import OnEnter, OnSpellPlayed

MOST_PREPARED = 20  # SA35
MOST_PLAYED = 60  # SA82


def playable(p: Public, own: Own, seat: Seat, options: Options) -> Iterator[Play]:
    """The cards of the hand that may be played now; equipment on every warrior that may bear it."""
    for card in dict.fromkeys(own.hand):
        if why_not_play(p, own, seat, card, options) is not None:
            continue
        if kind(card) != "equipment":
            yield Play(card)
            continue
        for bearer in bearers(p, card, seat, options):
            if cost(p, seat, card, bearer) <= p.sparks[seat]:
                yield Play(card, bearer)


def why_not_play(p: Public, own: Own, seat: Seat, card: Card, options: Options) -> Reason | None:
    """Why the card may not be played by this seat, on whatever bearer; None when it may."""
    if card not in own.hand:
        return Reason("not-in-hand", {"card": card})
    if p.played >= MOST_PLAYED:
        return Reason("played-enough", {"most": MOST_PLAYED})
    printed, c = CARDS[card], Context(seat, 0, card)
    if kind(card) == "equipment":
        ids = bearers(p, card, seat, options)
        if not ids:
            return Reason("no-bearer", {"card": card})  # S36
        least = min(cost(p, seat, card, id) for id in ids)
    else:
        least = cost(p, seat, card)
    if least > p.sparks[seat]:
        return Reason("too-dear", {"card": card, "cost": least, "sparks": p.sparks[seat]})  # S34
    if isinstance(printed, Spell):
        if not all_hold(p, printed.needs, c):
            return Reason("condition-not-met", {"card": card})  # S8
        if len(p.prepared[seat]) >= MOST_PREPARED:
            return Reason("no-room", {"card": card})
    elif kind(card) == "warrior" and len(p.field[seat]) >= options.warriors:
        return Reason("no-room", {"card": card})  # SA20
    if options.harmful_entry == "barred" and preparing(p, seat, options) and _harms(card):
        return Reason("preparation", {"turn": p.turn})  # SA48
    return None


def _harms(card: Card) -> bool:
    ops: list[Operation] = [op for one in CARDS[card].abilities if isinstance(one, OnEnter) for op in one.do]
    return any(isinstance(op, HARMFUL) for op in ops)


def callable_now(p: Public, own: Own, seat: Seat, options: Options) -> Iterator[Call]:
    """The cards of the side deck and the hero that may be called now (SA72)."""
    hero = p.heroes[seat]
    for card in (*dict.fromkeys(own.side), *(() if hero is None else (hero,))):
        if why_not_call(p, own, seat, card, options) is None:
            yield Call(card)


def why_not_call(p: Public, own: Own, seat: Seat, card: Card, options: Options) -> Reason | None:
    """Why the card may not be called; None when its summoning condition is met (S41)."""
    if card not in own.side and card != p.heroes[seat]:
        return Reason("not-in-side-deck", {"card": card})
    if p.played >= MOST_PLAYED:
        return Reason("played-enough", {"most": MOST_PLAYED})
    if not all_hold(p, CARDS[card].call, Context(seat, 0, card)):
        return Reason("condition-not-met", {"card": card})
    if kind(card) in ("warrior", "hero") and len(p.field[seat]) >= options.warriors:
        return Reason("no-room", {"card": card})
    if kind(card) == "building" and options.buildings and len(p.buildings[seat]) >= options.buildings:
        return Reason("no-room", {"card": card})  # SA69
    if options.calls and p.called >= options.calls and card != p.heroes[seat]:
        return Reason("called-already", {"calls": options.calls})  # SA70
    return None


def play(j: Judge, seat: Seat, move: Play) -> None:
    """The card is paid (S34) and waits for answers before it comes into play; a spell face down (SA35)."""
    p, own, card = j.p, j.own(seat), move.card
    paid = cost(p, seat, card, move.bearer)
    j.pay(seat, paid)
    p.played += 1
    face_down = kind(card) == "spell" and not j.options.face_up
    if face_down:
        own.hand, own.laying = without(own.hand, card), card
        p.hands = put(p.hands, seat, len(own.hand))
        _may_be_shown(p, seat)
    else:
        j.from_hand(seat, card)
    shown = None if face_down else card
    j.say(events.CardPlayed(seat, shown, paid, move.bearer))
    _wait(j, Playing(j.number(), seat, shown, paid, move.bearer))
    if kind(card) == "spell":
        fire(j, OnSpellPlayed, None, seat)  # SA7


def _may_be_shown(p: Public, seat: Seat) -> None:
    """A spell that was shown may be the one that is laid down now: it is in the hand no more for certain."""
    spells = tuple(card for card in p.shown[seat] if kind(card) == "spell")
    if spells:
        p.shown = put(p.shown, seat, tuple(card for card in p.shown[seat] if kind(card) != "spell"))
        p.within = put(p.within, seat, tuple(sorted((*p.within[seat], *spells))))


def call(j: Judge, seat: Seat, move: Call) -> None:
    """The card is called, for nothing (S40); it waits for answers before it comes into play."""
    p, own, card = j.p, j.own(seat), move.card
    p.played += 1
    if card == p.heroes[seat]:
        p.heroes = put(p.heroes, seat, None)
    else:
        p.called += 1
        own.side = without(own.side, card)
        p.sides = put(p.sides, seat, len(own.side))
    id = j.number()
    if kind(card) in ("landscape", "building"):
        j.remember("called_place", seat, card, id)
    j.say(events.CardPlayed(seat, card, 0))
    _wait(j, Playing(id, seat, card))
    printed = CARDS[card]
    if isinstance(printed, Building) and printed.first:
        j.push(Doing(printed.first, Context(seat, id, card)))


def _wait(j: Judge, task: Playing) -> None:
    j.push(task)
    if j.options.windows == "all":
        j.push(window("played", task.seat))


def come_into_play(j: Judge, task: Playing) -> None:
    """After the answers: onto the field, onto its bearer, or prepared (S35)."""
    seat, card = task.seat, task.card
    if card is None or kind(card) == "spell":
        _prepare(j, task)
    elif kind(card) == "equipment":
        if task.bearer is None or not attach(j, seat, card, task.bearer):
            j.lay(task.id, card, seat, "discard")
    else:
        enter(j, seat, card, seat)


def _prepare(j: Judge, task: Playing) -> None:
    p, seat = j.p, task.seat
    own = j.own(seat)
    card = task.card or own.laying
    assert card is not None
    own.laying, own.prepared = None, (*own.prepared, card)
    p.prepared = put(p.prepared, seat, (*p.prepared[seat], task.paid))
    p.fresh = put(p.fresh, seat, (*p.fresh[seat], True))
    if j.options.face_up:
        p.faces = put(p.faces, seat, (*p.faces[seat], card))
    j.say(events.Prepared(seat, task.paid))
