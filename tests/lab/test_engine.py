"""Measuring the engine: what is counted as a step, and what is said without OpenSpiel."""

from __future__ import annotations

import sys

import pytest

from zaubertisch.bots import BOTS
from zaubertisch.lab.engine import (
    decision_ms,
    kernel_rollouts,
    kernel_stepped,
    oh_hell,
    oh_hell_rollouts,
    steps_per_second,
    wizard,
)


def test_a_match_of_wizard_has_its_bids_its_cards_and_some_trumps() -> None:
    play = wizard()
    counts = [play() for _ in range(5)]
    fixed = 4 * 15 + 4 * sum(range(1, 16))
    assert all(fixed <= count <= fixed + 15 for count in counts)
    assert len(set(counts)) > 1


def test_without_openspiel_there_is_nothing_to_compare_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert oh_hell() is None


def test_with_openspiel_the_dealing_is_no_step(monkeypatch: pytest.MonkeyPatch) -> None:
    class State:
        def __init__(self) -> None:
            self.left = 7  # three cards dealt, then four decisions

        def is_terminal(self) -> bool:
            return self.left == 0

        def is_chance_node(self) -> bool:
            return self.left > 4

        def legal_actions(self) -> list[int]:
            return [1]

        def apply_action(self, action: int) -> None:
            self.left -= action

    class OpenSpiel:
        @staticmethod
        def load_game(name: str) -> OpenSpiel:
            assert name == "oh_hell(players=4,num_tricks_fixed=12)"
            return OpenSpiel()

        def new_initial_state(self) -> State:
            return State()

    monkeypatch.setitem(sys.modules, "pyspiel", OpenSpiel)
    play = oh_hell()
    assert play is not None
    assert play() == 4


def test_the_kernel_plays_what_openspiel_plays() -> None:
    """Four bids and twelve cards each, and a trump where a wizard was turned up."""
    stepped = kernel_stepped()
    steps = stepped()
    assert steps in (52, 53)
    assert stepped() == steps
    assert kernel_rollouts(7)() == 7 * steps


def test_rollouts_of_openspiel_are_those_of_a_search_of_one_simulation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class State:
        dealt = 0

        def is_chance_node(self) -> bool:
            return self.dealt < 3

        def legal_actions(self) -> list[int]:
            return [1]

        def apply_action(self, action: int) -> None:
            self.dealt += action

        def clone(self) -> int:
            return self.dealt

    stepped: list[int] = []

    class OpenSpiel:
        @staticmethod
        def load_game(name: str) -> OpenSpiel:
            return OpenSpiel()

        def new_initial_state(self) -> State:
            return State()

        @staticmethod
        def RandomRolloutEvaluator(rollouts: int, seed: int) -> int:
            return rollouts

        class MCTSBot:
            def __init__(self, game: object, rollouts: int, uct: float, simulations: int, *_: object) -> None:
                assert (rollouts, simulations) == (9, 1)

            def step(self, dealt: int) -> None:
                stepped.append(dealt)

    monkeypatch.setitem(sys.modules, "pyspiel", OpenSpiel)
    play = oh_hell_rollouts(9)
    assert play is not None
    assert play() == 9 * 52
    assert stepped == [3]
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert oh_hell_rollouts() is None


def test_a_decision_takes_its_time() -> None:
    assert decision_ms(BOTS["random"]) > 0


def test_speed_is_the_median_of_repeats_taken_in_turn() -> None:
    order: list[str] = []

    def play(name: str, steps: int) -> int:
        order.append(name)
        return steps

    slow, fast = steps_per_second([lambda: play("a", 1), lambda: play("b", 1000)], repeats=3, seconds=0.01)
    assert fast > 100 * slow > 0
    turns = [name for name, before in zip(order, ["", *order], strict=False) if name != before]
    assert turns == ["a", "b"] * 4  # once to warm up, then three times
