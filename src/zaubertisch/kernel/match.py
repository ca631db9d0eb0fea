"""One match: whose moves are in, what was played, and nothing about sockets or clocks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec

from .game import Game, Tell, mute
from .refusal import IllegalMove, Misfit, NotYourTurn, Reason, Refused, StaleTurn
from .rng import KeyedRng
from .table import Seat, Table, View, clone, view_of

P = TypeVar("P")
O = TypeVar("O")  # noqa: E741
H = TypeVar("H")
M = TypeVar("M")


class Moves(msgspec.Struct, Generic[M], frozen=True, tag="moves"):
    """A turn: the moves of all seats that were to act, in seat order."""

    moves: dict[Seat, M]


@lru_cache(maxsize=8192)
def _alone(seat: Seat, move: Any) -> Moves[Any]:
    """The turn of one seat.  Matches without number share what is alike in them: it is most of a log."""
    return Moves({seat: move})


class TakeBack(msgspec.Struct, frozen=True, tag="take_back"):
    """A turn of its own that undoes the latest turn still standing."""


Turn = Moves[M] | TakeBack


class Match(Generic[P, O, H, M]):
    """A table, the moves that wait to be revealed, and the log that can rebuild both."""

    def __init__(self, game: Game[P, O, H, M, Any, Any], brought: Sequence[Any], key: bytes) -> None:
        """Deal a new match; all its chance comes from the key.

        Raises Misfit when the game is not for as many as have brought something.
        """
        if len(brought) not in game.seats:
            raise Misfit("seats-do-not-fit", seats=len(brought))
        self.game = game
        self.brought = tuple(brought)
        self.key = key
        self.table: Table[P, O, H] = game.deal(self.brought, KeyedRng(key))
        self.pending: dict[Seat, M] = {}  # chosen, not yet revealed: in no table and no view
        self.log: list[Turn[M]] = []
        self.settled = True  # the latest turn stands for good
        self._standing: list[Moves[M]] = []
        self._before: Table[P, O, H] | None = None  # the latest turn; None when it is settled

    @property
    def turn(self) -> int:
        """The number of the question now asked; it never decreases, so (turn, seat) names a move for good."""
        return len(self.log)

    def waiting(self) -> tuple[Seat, ...]:
        """The seats whose choice is still missing; empty when the match is over."""
        return tuple(s for s in self.game.to_act(self.table.public) if s not in self.pending)

    def view(self, seat: Seat | None) -> View[P, O]:
        """What a seat, or a spectator, may know."""
        return view_of(self.table, seat)

    def check(self, seat: Seat, turn: int, move: M) -> None:
        """Raise StaleTurn, NotYourTurn or IllegalMove when the seat may not answer like this now."""
        if turn != self.turn:
            raise StaleTurn("stale-turn", asked=self.turn, answered=turn)
        if seat in self.pending:
            raise NotYourTurn("already-chosen", seat=seat)
        if seat not in self.waiting():
            raise NotYourTurn("not-your-turn", seat=seat)
        if (reason := self.game.why_not(self.view(seat), move)) is not None:
            raise IllegalMove(reason.code, **reason.facts)

    def submit(self, seat: Seat, turn: int, move: M, tell: Tell = mute) -> None:
        """Take a seat's answer; once all answers are in, carry them out together, in seat order.

        Raises what `check` raises, and then nothing has changed.
        """
        self.check(seat, turn, move)
        self.pending[seat] = move
        if not self.waiting():
            moves = dict(sorted(self.pending.items()))  # by seat: the order of arrival tells nothing
            self.pending.clear()
            self._standing.append(_alone(seat, move) if len(moves) == 1 else Moves(moves))
            self.log.append(self._standing[-1])
            self._carry_out(moves, tell)

    def _carry_out(self, moves: Mapping[Seat, M], tell: Tell) -> None:
        """Apply a turn.  What was chosen together, drew chance or told something final stands for good."""
        before, chance = clone(self.table), copy(self.table.rng)
        self.settled = len(moves) > 1

        def hear(audience: Seat, event: Any) -> None:
            self.settled |= self.game.settles(event)
            tell(audience, event)

        self.game.apply(self.table, moves, hear)
        self.settled |= self.table.rng != chance
        self._before = None if self.settled else before

    def why_not_take_back(self, seat: Seat) -> Reason | None:
        """Why this seat may not undo the latest turn, whoever would allow it; None when it may."""
        if not self.log:
            return Reason("nothing-to-take-back")
        latest = self.log[-1]
        if not isinstance(latest, Moves) or seat not in latest.moves or self.pending:
            return Reason("others-have-acted")
        return Reason("turn-settled") if self.settled else None

    def take_back(self) -> None:
        """Undo the latest turn that still stands, and whatever was chosen since.

        The cards and the chance to come are again what they were.  Raises Refused when no turn stands.
        Whether the players may do so is another question: see `why_not_take_back`.
        """
        if not self._standing:
            raise Refused("nothing-to-take-back")
        self.log.append(TakeBack())
        self._standing.pop()
        self.pending.clear()
        self.table = self._before or self._played_again()
        self.settled, self._before = True, None

    def _played_again(self) -> Table[P, O, H]:
        table = self.game.deal(self.brought, KeyedRng(self.key))
        for turn in self._standing:
            self.game.apply(table, turn.moves, mute)
        return table

    def standing(self) -> list[Moves[M]]:
        """The turns that no take-back has undone."""
        return list(self._standing)


def replay(
    game: Game[P, O, H, M, Any, Any], brought: Sequence[Any], key: bytes, log: Iterable[Turn[M]]
) -> Match[P, O, H, M]:
    """The match that this key and this log make; raises Refused where the log breaks a rule."""
    match = Match(game, brought, key)
    for number, turn in enumerate(log):
        if isinstance(turn, TakeBack):
            match.take_back()
        else:
            for seat, move in turn.moves.items():
                match.submit(seat, number, move)
        if match.turn == number:
            raise Refused("incomplete-turn", turn=number)
    return match
