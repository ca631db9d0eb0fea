"""Which moves are worth a closer look: the one of `thumb`, and those that come next by its figures."""

from __future__ import annotations

from heapq import nlargest
from operator import itemgetter
from typing import TypeVar

from zaubertisch.games.seelenkrieger.moves import (
    Agree,
    Attack,
    Call,
    Choose,
    EndTurn,
    Move,
    Pass,
    Play,
    Take,
)
from zaubertisch.games.seelenkrieger.playing import callable_now, playable
from zaubertisch.games.seelenkrieger.rules import Seelenkrieger
from zaubertisch.games.seelenkrieger.state import Own, Public, SoulView
from zaubertisch.games.seelenkrieger.tasks import Window
from zaubertisch.games.seelenkrieger.values import in_force
from zaubertisch.kernel import Seat

from . import fighting, playing
from .thumb import rated_uses

M = TypeVar("M")

CARDS, USES, ATTACKS, CHOICES = 3, 3, 4, 4


def worth_trying(game: Seelenkrieger, view: SoulView, first: Move) -> list[Move]:
    """The moves to compare, the first one first; it alone where nothing hangs on the choice."""
    p, own, seat = view.public, view.own, view.seat
    assert own is not None
    assert seat is not None
    match p.agenda[-1] if p.agenda else None:
        case None if p.phase == "play" and not isinstance(first, Call):
            others = in_main(game, p, own, seat)
        case Window():
            uses = _best(rated_uses(game, p, own, in_force(p), seat), USES)
            others = [*uses, Pass()] if uses else []
        case _ if isinstance(first, Choose | Take | Agree):
            others = [move for move in game.legal_moves(view) if move != first][:CHOICES]
        case _:
            others = []
    return list(dict.fromkeys([first, *others]))


def in_main(game: Seelenkrieger, p: Public, own: Own, seat: Seat) -> list[Move]:
    """Some of each kind, and the end of the turn."""
    options, force = game.options, in_force(p)
    cards: list[Play | Call] = [*callable_now(p, own, seat, options), *playable(p, own, seat, options)]
    best: dict[int, tuple[float, Attack]] = {}
    for value, attack in fighting.rated(p, force, seat, options):
        if attack.target not in best or value > best[attack.target][0]:
            best[attack.target] = (value, attack)
    return [
        *_best(playing.rated(cards, p, force, seat, len(own.hand)), CARDS),
        *_best(rated_uses(game, p, own, force, seat), USES),
        *(
            fighting.with_second(p, force, seat, attack, options)
            for attack in _best(list(best.values()), ATTACKS)
        ),
        EndTurn(),
    ]


def _best(rated: list[tuple[float, M]], n: int) -> list[M]:
    return [move for _, move in nlargest(n, rated, key=itemgetter(0))]
