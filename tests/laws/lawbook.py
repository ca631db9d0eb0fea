"""What the laws must know of a game beyond what its box says."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from zaubertisch.kernel import AnyGame, Seat, Table, View

AnyTable = Table[Any, Any, Any]
AnyView = View[Any, Any]


def _nothing_comes_out(here: AnyTable, there: AnyTable, seat: Seat, mover: Seat, move: Any) -> bool:
    return False


def _the_same(game: AnyGame, here: AnyTable, mover: Seat, move: Any, legal: Sequence[Any]) -> Any:
    return move


@dataclass(frozen=True)
class Lawbook:
    """One for each game."""

    brought: Callable[[int], Sequence[Any]]
    """What so many players bring to the table."""

    move_space: Callable[[Any], Sequence[Any]]
    """Public state -> every move that could be sent, legal or not."""

    check_cards: Callable[[AnyTable], None]
    """Fails when a card is lost or doubled, or when the public counts say something else than the hands."""

    hidden_pair: Callable[[AnyGame, int, Any, Seat, random.Random], tuple[int, int] | None]
    """Game, players, public state (None before the deal), seat -> two places of the next shuffle whose cards
    neither this seat nor a spectator sees before they are played; None when nothing is shuffled again."""

    shuffles: int = 1
    """How many shuffles the deal has."""

    shuffle_of: Callable[[Seat, tuple[int, int] | None], int] = lambda seat, places: 0
    """Which shuffle of the deal has the two places of `hidden_pair` for this seat."""

    comes_out: Callable[[AnyTable, AnyTable, Seat, Seat, Any], bool] = _nothing_comes_out
    """Tables that only this seat must not tell apart, a mover and a move: whether it shows what differs."""

    twin: Callable[[AnyGame, AnyTable, Seat, Any, Sequence[Any]], Any] = _the_same
    """The move of a mover at this table, and what may be done in the other world: one that looks the same."""

    drawn: Callable[[Any, Any, Seat], Collection[int]] = lambda before, after, seat: ()
    """Public state before and after a turn of the seat -> the places of the latest shuffle whose cards it
    alone has seen since: it drew them."""

    keeps_secret: Callable[[AnyGame, Any], bool] = lambda game, public: False
    """Game, public state -> whether what is chosen now stays secret when all have chosen."""

    often: bool = True
    """Whether several seats are asked at once more than once, if they ever are."""

    numbers: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """For each option that is a number, the values that are tried."""

    likely: Callable[[AnyView, Sequence[Any]], Sequence[Any]] | None = None
    """View, legal moves -> those among which the laws nearly always choose, where any move at all would end
    a match long before it has shown what it can; None when all moves are as good."""

    def choose(self, view: AnyView, legal: Sequence[Any], chance: random.Random) -> Any:
        """A legal move, drawn."""
        if self.likely is None or chance.random() < 0.02:
            return chance.choice(legal)
        return chance.choice(self.likely(view, legal))
