"""Count the steps per second of random play, in our Wizard and in OpenSpiel's oh_hell, in one run.

    python tools/bench_engine.py [seconds for each]        one figure a line: name value unit

A step is one decision of one player: ask for the legal moves, draw one, carry it out.  Both are driven
from Python; the dealing is part of the time and no step.  Without OpenSpiel only our own is measured.
"""

from __future__ import annotations

import importlib
import random
import sys
import time
from collections.abc import Callable

from zaubertisch.games import GAMES
from zaubertisch.kernel.game import mute
from zaubertisch.kernel.rng import FastRng
from zaubertisch.kernel.table import view_of

PLAYERS = 4
CARDS = 12  # in every hand of oh_hell; a match of Wizard has hands of 1 to 15


def wizard() -> Callable[[], int]:
    """Something that plays one match of Wizard and says how many steps it took."""
    box = GAMES["wizard"]
    game = box.make(box.options())
    rng = FastRng(1)

    def play() -> int:
        table = game.deal([None] * PLAYERS, rng)
        steps = 0
        while seats := game.to_act(table.public):
            choices = {seat: game.legal_moves(view_of(table, seat)) for seat in seats}
            game.apply(table, {seat: moves[rng.below(len(moves))] for seat, moves in choices.items()}, mute)
            steps += len(seats)
        return steps

    return play


def oh_hell() -> Callable[[], int] | None:
    """The same for one deal of OpenSpiel's oh_hell, if OpenSpiel is here."""
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError:
        return None
    game = pyspiel.load_game("oh_hell", {"players": PLAYERS, "num_tricks_fixed": CARDS})
    draw = random.Random(1).choice

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            steps += not state.is_chance_node()
            state.apply_action(draw(state.legal_actions()))
        return steps

    return play


def steps_per_second(play: Callable[[], int], seconds: float) -> float:
    """How fast it goes, over whole matches, after one to warm up."""
    play()
    steps, start = 0, time.perf_counter()
    while (taken := time.perf_counter() - start) < seconds:
        steps += play()
    return steps / taken


def main() -> None:
    """Measure, and print what was measured."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    ours = steps_per_second(wizard(), seconds)
    print(f"wizard {ours:.0f} steps/s")
    if other := oh_hell():
        theirs = steps_per_second(other, seconds)
        print(f"oh_hell {theirs:.0f} steps/s")
        print(f"wizard/oh_hell {ours / theirs:.3f} ratio")


if __name__ == "__main__":
    main()
