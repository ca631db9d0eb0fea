"""Looking through the own deck: what is seen, is seen by the searcher alone (SA81).

The cards looked at are taken up: they lie in no deck until they are put back.
"""

from __future__ import annotations

from typing import assert_never

from zaubertisch.kernel import Seat, put

from . import events
from .cards import Card, Equipment
from .entering import attach, enter, free_slots
from .finding import KINDS, find, fits_print
from .harm import preparing
from .judge import Judge
from .moves import Arrange
from .options import Options
from .reading import CARDS, in_order, kind, without, without_all
from .state import Own, Public
from .tasks import Arranging, Attaching, Check, Context, Searching
from .values import in_force
from .vocabulary.filters import Filter
from .vocabulary.operations import Search


def search(j: Judge, op: Search, c: Context) -> None:
    """Look for a card among the top cards or in the whole deck; what fits is chosen, or nothing."""
    if j.p.decks[c.seat]:
        take_up(j, c.seat, j.p.decks[c.seat] if op.top is None else op.top)
        j.push(Searching(op.of, op.to, op.top is None, c))


def look(j: Judge, n: int, bottom: bool, c: Context) -> None:
    """Look at the top cards, to put them back."""
    if j.p.decks[c.seat]:
        take_up(j, c.seat, n)
        j.push(Arranging("either" if bottom else "top", c))


def take_up(j: Judge, seat: Seat, n: int) -> None:
    """The seat takes up the top cards; where they lay is settled anew when they are put back."""
    p, own, hidden = j.p, j.own(seat), j.table.hidden
    own.looking, left = hidden.decks[seat][:n], hidden.decks[seat][n:]
    if not left:
        own.looking = in_order(own.looking)  # the whole deck is looked through: its order tells nothing
    hidden.decks = put(hidden.decks, seat, left)
    own.deck = without_all(own.deck, own.looking)
    p.decks, p.looking = put(p.decks, seat, len(left)), put(p.looking, seat, len(own.looking))
    own.top = own.top[n:]
    own.bottom = own.bottom[max(0, len(own.bottom) - len(left)) :]
    gone = max(0, len(p.bottoms[seat]) - len(left))
    known = (*p.tops[seat][:n], *(card for card in p.bottoms[seat][:gone] if card is not None))
    p.within = put(p.within, seat, in_order((*p.within[seat], *known)))
    p.tops, p.bottoms = put(p.tops, seat, p.tops[seat][n:]), put(p.bottoms, seat, p.bottoms[seat][gone:])
    j.say(events.Looked(seat, len(own.looking)))


def findable(p: Public, own: Own, task: Searching, options: Options) -> tuple[Card, ...]:
    """What the search may find, each name once: what the words ask for, and what has a place to go."""
    fit = [card for card in dict.fromkeys(own.looking) if _fits(task.of, card)]
    if task.to == "attach":
        fit = [card for card in fit if bearers(p, card, task.context.seat, options)]
    return in_order(fit)


def _fits(of: Filter, card: Card) -> bool:
    return any(one in KINDS[kind(card)] for one in of.kinds) and fits_print(of, card)


def found(j: Judge, task: Searching, card: Card | None) -> None:
    """Show what was found and put it where it goes; the rest is shuffled, or put below in any order."""
    p, seat = j.p, task.context.seat
    own = j.own(seat)
    j.say(events.Found(seat, card))
    if card is not None:
        own.looking = without(own.looking, card)
        p.looking = put(p.looking, seat, len(own.looking))
        j.unhide(seat, card)
    if task.whole:
        _back(j, seat, (), own.looking)
        j.shuffle(seat)
    elif own.looking:
        j.push(Arranging("bottom", task.context))
    if card is None:
        return
    match task.to:
        case "hand":
            own.hand = in_order((*own.hand, card))
            p.hands = put(p.hands, seat, len(own.hand))
            p.shown = put(p.shown, seat, in_order((*p.shown[seat], card)))
        case "attach":
            j.push(Check(), Attaching(card, task.context))
        case "field":
            enter(j, seat, card, seat)
        case _:
            assert_never(task.to)


def _back(j: Judge, seat: Seat, top: tuple[Card, ...], bottom: tuple[Card, ...]) -> None:
    p, own, hidden = j.p, j.own(seat), j.table.hidden
    hidden.decks = put(hidden.decks, seat, (*top, *hidden.decks[seat], *bottom))
    p.decks, p.looking = put(p.decks, seat, len(hidden.decks[seat])), put(p.looking, seat, 0)
    own.deck, own.looking = in_order((*own.deck, *top, *bottom)), ()


def arrangements(own: Own, task: Arranging) -> list[Arrange]:
    """The ways to put the cards back: on top in any order, below in any order, or each where one likes."""
    orders = list(dict.fromkeys(_orders(own.looking)))
    match task.where:
        case "top":
            return [Arrange(top=order) for order in orders]
        case "bottom":
            return [Arrange(bottom=order) for order in orders]
        case "either":
            cuts = [Arrange(order[:i], order[i:]) for order in orders for i in range(len(order), -1, -1)]
            return list(dict.fromkeys(cuts))
        case _:
            assert_never(task.where)


def _orders(cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    if not cards:
        return [()]
    return [(card, *rest) for card in dict.fromkeys(cards) for rest in _orders(without(cards, card))]


def arranged(j: Judge, task: Arranging, move: Arrange) -> None:
    """The cards looked at go back; only their searcher knows where, until the deck is shuffled."""
    p, seat = j.p, task.context.seat
    own = j.own(seat)
    _back(j, seat, move.top, move.bottom)
    own.top, own.bottom = (*move.top, *own.top), (*own.bottom, *move.bottom)
    if move.top and p.tops[seat]:  # what was shown lies deeper now
        p.within = put(p.within, seat, in_order((*p.within[seat], *p.tops[seat])))
        p.tops = put(p.tops, seat, ())
    p.bottoms = put(p.bottoms, seat, (*p.bottoms[seat], *(None for _ in move.bottom)))
    j.say(events.PutBack(seat, len(move.top), len(move.bottom)))


def bearers(p: Public, card: Card, seat: Seat, options: Options) -> tuple[int, ...]:
    """The warriors on which the seat may hang the equipment, played or found.

    As its text says, with room (SA49, SA50), and only while an own warrior is on the field (S36).  A curse is
    an attack by an effect (SA46), and there are tables without (SA49).
    """
    if not p.field[seat]:
        return ()
    printed = CARDS[card]
    assert isinstance(printed, Equipment)
    force = in_force(p)
    cursing = options.curses and not (preparing(p, seat, options) and options.prepared_harm == "all")
    return tuple(
        thing.id
        for thing in find(p, printed.bearer, Context(seat, 0, card))
        if thing.unit is not None
        and free_slots(thing.unit) >= printed.slots
        and (thing.seat == seat or (cursing and not force.has(thing.id, "untouchable")))
    )


def hang(j: Judge, task: Attaching, bearer: int) -> None:
    """The found equipment is hung on its bearer."""
    hung = attach(j, task.context.seat, task.card, bearer)
    assert hung
