"""The bots of the quick duel: the rule of thumb, and the solver with what it stands on."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.duell.rigged import DuelMatch, match_of
from tests.laws.settings import SETTINGS, Setting
from zaubertisch.bots import BOTS
from zaubertisch.bots.duell import worth
from zaubertisch.bots.duell.regret import Matrix, solve
from zaubertisch.games.duell import Options
from zaubertisch.games.duell.state import Cast, Drink, Keep, Move
from zaubertisch.kernel import FastRng
from zaubertisch.lab.arena import arena
from zaubertisch.lab.contest import Contest, play_match
from zaubertisch.lab.workers import cores


def choice(name: str, match: DuelMatch, seat: int = 0, seed: int = 1) -> Move:
    move: Move = BOTS[name].choose(match.game, match.view(seat), FastRng(seed))
    return move


def with_hand(*hand: str, mana: int, **options: bool | str) -> DuelMatch:
    match = match_of(Options(**options), [hand, ()])  # type: ignore[arg-type]
    match.table.public.mana = (mana, 5)
    return match


@pytest.mark.parametrize(
    ("mana", "card"), [(10, "F06"), (6, "F12"), (5, "F05"), (4, "F10"), (3, "F09"), (2, "F08"), (1, "F07")]
)
def test_thumb_casts_the_strongest_that_it_can_pay(mana: int, card: str) -> None:
    match = with_hand("F05", "F06", "F07", "F08", "F09", "F10", "F12", mana=mana)
    assert choice("thumb", match) == Cast(card)  # type: ignore[arg-type]


def test_thumb_takes_the_cheaper_of_two_that_are_as_strong() -> None:
    match = with_hand("F08", "F13", "F07", "F01", "W01", "E01", "L01", mana=10)
    assert choice("thumb", match) == Cast("F08")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["thumb", "solver"])
def test_a_potion_is_drunk_whenever_it_may_be(name: str) -> None:
    match = with_hand("F01", "F05", mana=7, hidden_potion=True)
    match.submit(0, 0, Cast("F01"))  # type: ignore[arg-type]
    match.submit(1, 0, match.game.legal_moves(match.view(1))[0])
    assert choice(name, match) == Drink()
    match.submit(0, 1, Drink())
    match.submit(1, 1, Keep())
    assert match.game.facts(match.view(0)).mana == 10  # and it pays with it
    assert isinstance(choice(name, match), Cast)


@pytest.mark.parametrize("name", ["thumb", "solver"])
@pytest.mark.parametrize("unpayable", ["lose", "barred"])
def test_what_cannot_be_paid_is_cast_only_when_nothing_can(name: str, unpayable: str) -> None:
    match = with_hand("F06", "W06", "E06", "F12", "W12", "F15", "F01", mana=5, unpayable=unpayable)
    assert {str(choice(name, match, seed=seed)) for seed in range(20)} == {str(Cast("F01"))}  # type: ignore[arg-type]
    match.table.public.mana = (0, 5)
    assert isinstance(choice(name, match), Cast)


# -- the solver


SCISSORS: Matrix = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]


def test_a_game_without_a_best_choice_is_mixed_evenly() -> None:
    assert solve([SCISSORS], 1000) == pytest.approx([1 / 3] * 3, abs=0.02)


def test_a_game_with_a_best_choice_is_played_so() -> None:
    assert solve([[[1, 2], [0, 1], [-1, 5]]], 300)[0] > 0.97


def test_an_uneven_game_is_mixed_as_can_be_worked_out() -> None:
    assert solve([[[3, -1], [-1, 1]]], 3000) == pytest.approx([1 / 3, 2 / 3], abs=0.02)


def test_several_hands_are_met_with_one_choice() -> None:
    """Against one hand the first row is best, against two the second: it must serve against all three."""
    hands: list[Matrix] = [[[1], [0]], [[0], [1]], [[0], [1]]]
    assert solve(hands, 300)[1] > 0.97


def test_lives_are_worth_what_they_bring() -> None:
    assert [worth.lives(10, 10), worth.lives(3, 0), worth.lives(0, 2), worth.lives(0, 0)] == [0, 1, -1, 0]
    for mine in range(1, 11):
        for others in range(1, 11):
            assert worth.lives(mine, others) == -worth.lives(others, mine)
            assert worth.one_life(mine, others) > 0
    assert worth.one_life(1, 1) == 1
    assert worth.one_life(2, 2) > worth.one_life(9, 9)


def test_more_mana_is_worth_more_and_each_one_less_than_the_one_before() -> None:
    steps = [more - less for less, more in zip(worth.MANA[4:], worth.MANA[5:], strict=False)]
    assert all(step > 0 for step in steps)
    assert steps == sorted(steps, reverse=True)
    assert worth.mana(6) == max(map(worth.mana, range(11)))  # seven would stay seven: no potion fits


def test_the_solver_cannot_be_read() -> None:
    match = with_hand("F04", "F05", "F07", "F10", "F11", "F14", "F02", mana=8)
    drawn = Counter(str(choice("solver", match, seed=seed)) for seed in range(60))
    assert len(drawn) > 1


@pytest.mark.parametrize("setting", [it for it in SETTINGS if it.box.name == "duell"], ids=str)
@pytest.mark.parametrize("other", ["random", "thumb", "solver"])
def test_the_solver_breaks_no_rule(setting: Setting, other: str) -> None:
    play_match(setting.game(), [BOTS["solver"], BOTS[other]], seed=1, deal=0)


def test_the_solver_beats_the_rule_of_thumb() -> None:
    """Draws count as half.  The target is 58 %; measured over 600 matches: 63 % (± 3).

    Here fewer are played, and 54 % is asked, so that a failure is no bad luck.
    """
    contest = Contest("duell", Options(), ("solver", "thumb"), (BOTS["solver"], BOTS["thumb"]), seed=1)
    solver, _ = arena(contest, 200, cores()).bots
    assert solver.wins > 0.54
