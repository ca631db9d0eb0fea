"""How fast the rules go: random play, driven from Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from statistics import median
from time import process_time

from zaubertisch.games import GAMES
from zaubertisch.kernel import FastRng, mute, view_of

PLAYERS = 4
CARDS = 12  # in every hand of oh_hell; a match of Wizard has hands of 1 to 15


def wizard() -> Callable[[], int]:
    """What plays one match of Wizard and says how many steps it took."""
    box = GAMES["wizard"]
    game, rng = box.make(box.options()), FastRng(1)

    def play() -> int:
        table, steps = game.deal([None] * PLAYERS, rng), 0
        while seats := game.to_act(table.public):
            choices = {seat: game.legal_moves(view_of(table, seat)) for seat in seats}
            game.apply(table, {seat: moves[rng.below(len(moves))] for seat, moves in choices.items()}, mute)
            steps += len(seats)
        return steps

    return play


def oh_hell() -> Callable[[], int] | None:
    """The same for one deal of OpenSpiel's oh_hell; None where OpenSpiel is not installed."""
    try:
        pyspiel = import_module("pyspiel")
    except ImportError:
        return None
    game = pyspiel.load_game(f"oh_hell(players={PLAYERS},num_tricks_fixed={CARDS})")
    draw = Random(1).choice

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            steps += not state.is_chance_node()  # the dealing takes time and is no step
            state.apply_action(draw(state.legal_actions()))
        return steps

    return play


def steps_per_second(plays: Sequence[Callable[[], int]], repeats: int, seconds: float) -> list[float]:
    """For each the median of so many measurements, taken in turn; the seconds are those of the processor."""
    for play in plays:
        play()  # to warm up
    rounds = [[_once(play, seconds) for play in plays] for _ in range(repeats)]
    return [median(figures) for figures in zip(*rounds, strict=True)]


def _once(play: Callable[[], int], seconds: float) -> float:
    steps, start = 0, process_time()
    while (taken := process_time() - start) < seconds:
        steps += play()
    return steps / taken
