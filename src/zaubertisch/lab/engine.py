"""How fast the rules go, and the search of Wizard: random play, driven from Python and inside a kernel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from statistics import median
from time import process_time

from zaubertisch.bots import BOTS, Bot
from zaubertisch.bots.wizard.compiled.chance import dealt, random_playouts
from zaubertisch.bots.wizard.compiled.masks import count, nth
from zaubertisch.bots.wizard.compiled.round import Round
from zaubertisch.games import GAMES
from zaubertisch.kernel import FastRng, mute, view_of

from .arena import milliseconds
from .contest import Contest, play_deal

PLAYERS = 4
CARDS = 12  # in every hand of oh_hell; a match of Wizard has hands of 1 to 15


def wizard() -> Callable[[], int]:
    """What plays one match of Wizard and says how many steps it took; moves are drawn as in `oh_hell`."""
    box = GAMES["wizard"]
    game, rng, draw = box.make(box.options()), FastRng(1), Random(1).choice

    def play() -> int:
        table, steps = game.deal([None] * PLAYERS, rng), 0
        while seats := game.to_act(table.public):
            chosen = {}
            for seat in seats:
                chosen[seat] = draw(game.legal_moves(view_of(table, seat)))
            game.apply(table, chosen, mute)
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


def oh_hell_rollouts(rollouts: int = 500) -> Callable[[], int] | None:
    """Random rollouts of OpenSpiel's own search from one dealt oh_hell; None without OpenSpiel."""
    try:
        pyspiel = import_module("pyspiel")
    except ImportError:
        return None
    game = pyspiel.load_game(f"oh_hell(players={PLAYERS},num_tricks_fixed={CARDS})")
    state, draw = game.new_initial_state(), Random(1).choice
    while state.is_chance_node():
        state.apply_action(draw(state.legal_actions()))
    # Nobody can ask its evaluator from Python, but a search of one simulation is just its rollouts.
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(rollouts, 1), 1.0, 1, 1, False, 1, False)

    def play() -> int:
        bot.step(state.clone())
        return rollouts * PLAYERS * (1 + CARDS)

    return play


def kernel_rollouts(rollouts: int = 500) -> Callable[[], int]:
    """The same in our kernel: random playouts from one dealt round of Wizard."""
    start = dealt(PLAYERS, CARDS, 1)
    return lambda: random_playouts(start, rollouts, 1)


def kernel_stepped() -> Callable[[], int]:
    """One round of Wizard in the kernel, each step asked for from Python."""
    start, draw = dealt(PLAYERS, CARDS, 1), Random(1).random
    going = Round(PLAYERS, CARDS, 0)

    def play() -> int:
        going.become(start)
        steps = 0
        while legal := going.legal():
            going.act(nth(legal, int(draw() * int(count(legal)))))
            steps += 1
        return steps

    return play


def decision_ms(bot: Bot) -> float:
    """What a decision of Wizard takes this bot, in a match of four where all others play by rule of thumb."""
    box = GAMES["wizard"]
    names = ("asked", *["thumb"] * (PLAYERS - 1))
    bots = (bot, *[BOTS["thumb"]] * (PLAYERS - 1))
    return milliseconds([play_deal(Contest(box.name, box.options(), names, bots, seed=1), 0)[0]])


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
