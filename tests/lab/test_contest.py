"""Matches between bots, on a game small enough to count by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from zaubertisch.bots import BOTS
from zaubertisch.kernel import AnyGame, Rng, Seat, Table, Tell, View
from zaubertisch.lab.bids import bids_met
from zaubertisch.lab.contest import play_out


class Public(msgspec.Struct):
    chosen: tuple[int, ...] = ()


class Own(msgspec.Struct):
    pass


class Same:
    """Everyone names the number given to the game for that seat; that is the score."""

    name = "same"
    seats = range(2, 5)

    def __init__(self, scores: Sequence[int]) -> None:
        self.wanted = tuple(scores)

    def deal(self, brought: Sequence[None], rng: Rng) -> Table[Public, Own, None]:
        return Table(Public(), tuple(Own() for _ in brought), None, rng)

    def to_act(self, public: Public) -> tuple[Seat, ...]:
        return () if public.chosen else tuple(range(len(self.wanted)))

    def legal_moves(self, view: View[Public, Own]) -> Sequence[int]:
        assert view.seat is not None
        return [self.wanted[view.seat]]

    def why_not(self, view: View[Public, Own], move: int) -> None:
        return None

    def apply(self, table: Table[Public, Own, None], moves: Mapping[Seat, int], tell: Tell) -> None:
        table.public.chosen = tuple(moves[seat] for seat in range(len(self.wanted)))

    def settles(self, event: object) -> bool:
        return True

    def scores(self, public: Public) -> tuple[int, ...]:
        return public.chosen or (0,) * len(self.wanted)

    def winners(self, public: Public) -> tuple[Seat, ...]:
        """Whoever has most; but when all have nothing, nobody."""
        best = max(public.chosen)
        return tuple(seat for seat, score in enumerate(public.chosen) if score == best != 0)

    def facts(self, view: View[Public, Own]) -> None:
        return None

    def determinize(self, view: View[Public, Own], rng: Rng) -> Table[Public, Own, None]:
        raise NotImplementedError


@pytest.mark.parametrize(
    ("scores", "wins"),
    [((3, 1, 2), [1, 0, 0]), ((3, 3, 2), [0.5, 0.5, 0]), ((7, 7, 7), [1 / 3] * 3), ((-5, -4), [0, 1])],
)
def test_a_shared_victory_is_shared_in_fractions(scores: tuple[int, ...], wins: list[float]) -> None:
    game: AnyGame = Same(scores)
    _, tallies = play_out(game, [None] * len(scores), [BOTS["random"]] * len(scores), seed=1, deal=0)
    assert [tally.win for tally in tallies] == wins
    assert [tally.score for tally in tallies] == list(scores)
    assert all(tally.decisions == 1 for tally in tallies)


def test_a_match_that_nobody_wins_is_a_draw_for_all() -> None:
    game: AnyGame = Same((0, 0))
    _, tallies = play_out(game, [None] * 2, [BOTS["random"]] * 2, seed=1, deal=0)
    assert [(tally.win, tally.draw) for tally in tallies] == [(0, 1), (0, 1)]
    game = Same((2, 2))
    _, tallies = play_out(game, [None] * 2, [BOTS["random"]] * 2, seed=1, deal=0)
    assert [(tally.win, tally.draw) for tally in tallies] == [(0.5, 0), (0.5, 0)]


def test_a_game_without_bids_has_no_bids_met() -> None:
    public: Any = Public()
    assert bids_met(public) is None
    game: AnyGame = Same((1, 2))
    _, tallies = play_out(game, [None] * 2, [BOTS["random"]] * 2, seed=1, deal=0)
    assert [tally.met for tally in tallies] == [None, None]


def test_each_seat_has_a_chance_of_its_own_that_hangs_on_the_deal_alone() -> None:
    class Drawing:
        def __init__(self) -> None:
            self.drawn: list[int] = []

        def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Any:
            self.drawn.append(rng.below(1 << 30))
            return game.legal_moves(view)[0]

    def drawn(seed: int, deal: int) -> list[int]:
        bots, game = [Drawing(), Drawing(), Drawing()], Same((1, 2, 3))
        play_out(game, [None] * 3, bots, seed, deal)
        return [one for bot in bots for one in bot.drawn]

    all_of_them = [one for seed in (1, 2) for deal in (0, 1) for one in drawn(seed, deal)]
    assert len(set(all_of_them)) == 12
    assert drawn(1, 0) == all_of_them[:3]
