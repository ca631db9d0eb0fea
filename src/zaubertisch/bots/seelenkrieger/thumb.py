"""Seelenkrieger by rule of thumb.

In the own turn: first what is called and played, then effects, then attacks, each the best by its worth, as
long as something is worth more than nothing.  In the other's turn an answer, where it saves a warrior or
stops a harmful effect; and nobody is kept waiting by someone who has nothing to answer with.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import Any

from zaubertisch.games.seelenkrieger.cards import Card, Warrior
from zaubertisch.games.seelenkrieger.finding import settled, thing_of
from zaubertisch.games.seelenkrieger.moves import (
    Agree,
    Arrange,
    Call,
    Cast,
    Choose,
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
from zaubertisch.games.seelenkrieger.playing import callable_now, playable
from zaubertisch.games.seelenkrieger.reading import CARDS, abilities, effect, kind
from zaubertisch.games.seelenkrieger.rules import Seelenkrieger
from zaubertisch.games.seelenkrieger.state import Own, Public, SoulView
from zaubertisch.games.seelenkrieger.tasks import Aiming, Context, Window
from zaubertisch.games.seelenkrieger.using import castable, usable
from zaubertisch.games.seelenkrieger.values import InForce, in_force
from zaubertisch.games.seelenkrieger.vocabulary.operations import Operation, SummonFrom
from zaubertisch.games.seelenkrieger.vocabulary.triggers import Activated
from zaubertisch.kernel import AnyGame, Rng, Seat, View

from . import worth
from .fighting import best_attack
from .playing import best

LEAST, ANSWER = 0.06, 0.25
"""What an effect in the own turn, and an answer, must be worth at least."""


class SoulThumb:
    """A sensible player who looks no move ahead."""

    def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Move:
        """The best move by its worth."""
        assert isinstance(game, Seelenkrieger)
        p, own, seat = view.public, view.own, view.seat
        assert own is not None
        assert seat is not None
        if p.phase == "mulligan":
            return first_hand(own)
        if not p.agenda:
            return in_main(game, p, own, seat)
        if isinstance(p.agenda[-1], Window):
            return answer(game, p, own, seat)
        return decided(game, view)


def first_hand(own: Own) -> Move:
    """Kept when it has two warriors for nothing or nearly so."""
    early = [card for card in own.hand if kind(card) == "warrior" and CARDS[card].cost <= 1]
    return Keep() if len(early) >= 2 else Redraw()


def in_main(game: Seelenkrieger, p: Public, own: Own, seat: Seat) -> Move:
    """Cards, then effects, then attacks; then the end."""
    options, force = game.options, in_force(p)
    cards: list[Play | Call] = [*callable_now(p, own, seat, options), *playable(p, own, seat, options)]
    card = best(cards, p, force, seat, len(own.hand))
    if card is not None and card[0] > 0:
        return card[1]
    used = best_use(game, p, own, force, seat)
    attack = best_attack(p, force, seat, options)
    if (
        used is not None
        and used[0] > LEAST
        and (attack is None or used[0] > attack[0] or attack[0] < worth.KILL)
    ):
        return used[1]
    if attack is not None and attack[0] > 0:
        return attack[1]
    if card is not None and not p.played:
        return card[1]  # no turn without a card (S4)
    return EndTurn()


def best_use(
    game: Seelenkrieger, p: Public, own: Own, force: InForce, seat: Seat
) -> tuple[float, Use | Cast] | None:
    """The best effect or prepared spell, the first of equal ones, and what it is worth."""
    return max(rated_uses(game, p, own, force, seat), key=itemgetter(0), default=None)


def rated_uses(
    game: Seelenkrieger, p: Public, own: Own, force: InForce, seat: Seat
) -> list[tuple[float, Use | Cast]]:
    """What each effect and prepared spell is worth, after what it costs; of equal spells the first."""
    casts = _once(own, castable(p, own, force, seat, game.options))
    moves: list[Use | Cast] = [*usable(p, force, seat), *casts]
    return [(_worth(game, p, own, force, seat, move), move) for move in moves]


def _once(own: Own, casts: Iterable[Cast]) -> Iterator[Cast]:
    places: dict[Card, int] = {}
    return (one for one in casts if places.setdefault(own.prepared[one.place], one.place) == one.place)


def _worth(game: Seelenkrieger, p: Public, own: Own, force: InForce, seat: Seat, move: Use | Cast) -> float:
    if isinstance(move, Cast):
        card = own.prepared[move.place]
        c = Context(seat, 0, card, aims=move.aims, spell=True)
        return _done(game, p, force, effect(card, move.choice).do, c) - worth.SPARK * 0.5
    thing = thing_of(p, move.source)
    assert thing is not None
    assert thing.card is not None
    one = dict(abilities(thing.card, Activated))[move.ability]
    c = Context(seat, move.source, thing.card, thing.bearer, aims=move.aims)
    return _done(game, p, force, one.do, c) - worth.SPARK * 0.5 * one.cost


def _done(game: Seelenkrieger, p: Public, force: InForce, ops: tuple[Operation, ...], c: Context) -> float:
    """What it is worth to have this done; but no summoning is worth the last defeat (SA3)."""
    summons = any(isinstance(op, SummonFrom) and settled(p, op.target, c) for op in ops)
    if summons and game.options.resurrection == "counts" and p.defeats[1 - c.seat] + 1 >= game.options.goal:
        return -worth.KILL
    return worth.effect(p, force, ops, c)


def answer(game: Seelenkrieger, p: Public, own: Own, seat: Seat) -> Move:
    """An answer where it is worth one; else none, for the whole turn if there is nothing to answer with."""
    force = in_force(p)
    used = best_use(game, p, own, force, seat)
    if used is not None and used[0] > ANSWER:
        return used[1]
    may = bool(own.prepared) or any(abilities(unit.card, Activated) for unit in p.field[seat])
    return Pass(rest=not may or seat == p.active)


def decided(game: Seelenkrieger, view: SoulView) -> Move:
    """What a trigger aims at, what is found, what is laid away."""
    p, own, seat = view.public, view.own, view.seat
    assert own is not None
    assert seat is not None
    moves = game.legal_moves(view)
    match moves[0]:
        case Agree() | Next():
            return moves[0]
        case Take():
            return max(moves, key=lambda move: _found(move))
        case Lay():
            return min(moves, key=lambda move: _found(move))
        case Choose():
            return max(moves, key=lambda move: _aimed(game, p, move))
        case Arrange():
            return max(moves, key=lambda move: _arranged(move))
        case _:
            return moves[0]


def _found(move: Move) -> float:
    card = move.card if isinstance(move, Take | Lay) else None
    if card is None:
        return -1.0
    printed = CARDS[card]
    return printed.cost + 0.5 * isinstance(printed, Warrior)


def _arranged(move: Move) -> float:
    """The dear cards below, the cheap ones first."""
    assert isinstance(move, Arrange)
    top = [CARDS[card].cost for card in move.top]
    return -sum(cost / (1 + n) for n, cost in enumerate(top)) + sum(
        CARDS[card].cost > 2 for card in move.bottom
    )


def _aimed(game: Seelenkrieger, p: Public, move: Move) -> float:
    """What the trigger would do there."""
    assert isinstance(move, Choose)
    task, force = p.agenda[-1], in_force(p)
    if not isinstance(task, Aiming):
        return sum(force.damage.get(id, 0) for id in move.ids)
    c = task.fired.context
    aimed = Context(c.seat, c.source, c.card, c.bearer, c.cause, c.befell, c.owner, (*c.aims, move.ids))
    return _done(game, p, force, CARDS[c.card].abilities[task.fired.ability].do, aimed)
