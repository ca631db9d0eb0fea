"""How the habits of strong players were found: they play among themselves, and figures are fitted to it.

    python -m zaubertisch.lab.peers --players 4

A search that takes the others for players by rule of thumb plays whole matches against its like.  Then those
figures are looked for under which all their bids and cards are likeliest, knowing the hands they held.
A search that takes the others for such players plays the next matches, and so on.  The line printed
at the end is the one in `bots/wizard/habits.py`; the same arguments print it again, as long as rule of thumb,
search and lab stay the same.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from copy import deepcopy
from functools import partial
from math import exp

import msgspec

from zaubertisch.bots.wizard.compiled.belief import Belief
from zaubertisch.bots.wizard.compiled.worlds import Situation
from zaubertisch.bots.wizard.habits import THUMB, Habits
from zaubertisch.bots.wizard.judgement import Judgement
from zaubertisch.bots.wizard.search import Depth, WizardSearch
from zaubertisch.bots.wizard.situation import situation
from zaubertisch.games.wizard.options import Options
from zaubertisch.games.wizard.rules import Wizard
from zaubertisch.games.wizard.state import WizardView
from zaubertisch.kernel import FastRng, mute, view_of

from .workers import cores, in_order

PLAYS = Depth(worlds=50, drawn=50, walked=3, surrender=2.0, rank=0.5)
"""What plays the matches: like `adept`, in less time."""

FIRST_WIDTH = 0.3  # by how much a figure is changed at first, as a logarithm
LEAST_LENGTH, LEAST_SLIP = 0.03, 0.03  # a figure at 0 would never move, and nothing is never done

Rounds = list[Situation]


def match(players: int, habits: Habits, deal: int) -> list[WizardView]:
    """One match among equals who take each other to have these habits: each round as its last card saw it."""
    game = Wizard(Options())
    bot, chance = WizardSearch(PLAYS, ({players: habits},)), FastRng(deal)
    table = game.deal([None] * players, FastRng(1_000_003 + deal))
    ended: list[WizardView] = []
    while seats := game.to_act(table.public):
        (seat,) = seats
        view = view_of(table, seat)
        assert view.own is not None
        if len(view.own.hand) == 1 and len(view.public.trick) == players - 1:
            ended.append(deepcopy(view))  # the table goes on
        game.apply(table, {seat: bot.choose(game, view, chance)}, mute)
    return ended


def likelihood(habits: Habits, rounds: Rounds) -> float:
    """The mean logarithm of how likely it is what all but the last to lay a card did in a round."""
    total = 0.0
    for ended in rounds:
        belief = Belief(ended, [habits.mind()])
        total += sum(belief.of(seat, 0) for seat in range(ended.now.players) if seat != ended.seat)
    return total / len(rounds)


def fit(habits: Habits, rounds: Rounds, passes: int) -> Habits:
    """The habits under which the rounds are likeliest, each figure being moved in turn, so many times."""
    figures = _figures(habits)
    best, widths = likelihood(habits, rounds), [FIRST_WIDTH] * len(figures)
    for _ in range(passes):
        for at, width in enumerate(widths):
            for factor in (exp(width), exp(-width)):
                tried = (*figures[:at], figures[at] * factor, *figures[at + 1 :])
                found = likelihood(_habits(tried), rounds)
                if found > best:
                    figures, best, widths[at] = tried, found, width * 1.2
                    break
            else:
                widths[at] = width / 2
    return _habits(figures)


def _figures(habits: Habits) -> tuple[float, ...]:
    rest = (max(LEAST_LENGTH, habits.length), habits.sharp_bids, habits.sharp_cards, habits.slip)
    return (*msgspec.structs.astuple(habits.judgement), *rest)


def _habits(figures: Sequence[float]) -> Habits:
    rounded = [round(figure, 3) for figure in figures]
    length, bids, cards, slip = rounded[8:]
    return Habits(Judgement(*rounded[:8]), length, bids, cards, max(LEAST_SLIP, slip))


def main() -> None:
    """Find the habits for one number of players."""
    parser = argparse.ArgumentParser(
        description="Find how strong players of Wizard play among themselves.",
        epilog="example: python -m zaubertisch.lab.peers --players 4 --steps 2",
    )
    parser.add_argument("--players", type=int, choices=range(3, 7), default=4)
    parser.add_argument("--steps", type=int, default=2, help="how often they play and are looked at")
    parser.add_argument("--matches", type=int, default=20, help="matches a step")
    parser.add_argument("--passes", type=int, default=16, help="passes through the figures a step")
    asked = parser.parse_args()
    habits, lead_suit = THUMB[asked.players], Options().lead_suit
    for step in range(asked.steps):
        deals = range(step * asked.matches, (step + 1) * asked.matches)
        played = in_order(partial(match, asked.players, habits), deals, cores())
        rounds = [situation(view, lead_suit).situation for each in played for view in each]
        before = likelihood(habits, rounds)
        habits = fit(habits, rounds, asked.passes)
        sys.stderr.write(f"{step}: before {before:.3f}, now {likelihood(habits, rounds):.3f}\n")
    sys.stdout.write(f"    {asked.players}: {habits},\n")


if __name__ == "__main__":
    main()
