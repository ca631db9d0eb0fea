"""How the figures of Wizard's rule of thumb were found: by letting them play against each other.

    python -m zaubertisch.lab.tune --players 4

Each generation draws candidates around the judgement in force.  Every candidate sits down alone among
bots that play by the judgement in force, on the same deals, at every seat; the best few are averaged
into the next one.  So a figure survives only if it pays the one who uses it.  The line printed at the
end is the one in `bots/wizard/judgement.py`: all numbers of players start from the same round figures,
and the same arguments print the same line again, as long as bots and lab stay the same.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import exp, log, sqrt
from random import Random
from statistics import fmean

from zaubertisch.bots.wizard import WizardThumb
from zaubertisch.bots.wizard.judgement import Judgement
from zaubertisch.games import GAMES

from .contest import Contest, play_deal
from .workers import cores, in_order

FIELDS = Judgement.__struct_fields__
START = Judgement(
    higher=0.9,
    higher_trump=0.32,
    wizard=0.09,
    small_trump=0.12,
    courtesy=0.5,
    doubt_bidding=1.2,
    doubt_playing=2.6,
    envy=0.15,
)
CANDIDATES, BEST = 12, 4
KEEP = 0.8  # how much of its width a figure's spread keeps from one generation to the next

Trial = tuple[int, Judgement, Judgement, range]
Figures = tuple[float, ...]


def try_out(trial: Trial) -> float:
    """The mean score of one who plays by the first judgement among others who play by the second."""
    players, one, rest, deals = trial
    names = ("one", *["rest"] * (players - 1))
    bots = (WizardThumb({players: one}), *[WizardThumb({players: rest})] * (players - 1))
    contest = Contest("wizard", GAMES["wizard"].options(), names, bots, seed=0)
    return fmean(play_deal(contest, deal)[0].score for deal in deals)


def tune(players: int, start: Judgement, generations: int, deals: int, seed: int) -> Judgement:
    """The judgement after so many generations of so many deals each."""
    chance = Random(seed)
    figures = tuple(log(max(0.01, getattr(start, name))) for name in FIELDS)
    width = (0.3,) * len(FIELDS)
    for generation in range(generations):
        drawn = [figures, *(_near(figures, width, chance) for _ in range(CANDIDATES - 1))]
        cards = range(
            (seed * generations + generation) * deals, (seed * generations + generation + 1) * deals
        )
        trials: list[Trial] = [(players, _judgement(one), _judgement(figures), cards) for one in drawn]
        scores = list(in_order(try_out, trials, cores()))
        best = [one for _, one in sorted(zip(scores, drawn, strict=True), reverse=True)[:BEST]]
        width = tuple(map(_narrowed, width, figures, zip(*best, strict=True)))
        figures = tuple(map(fmean, zip(figures, *best, strict=True)))
        sys.stderr.write(f"{generation}: in force {scores[0]:.1f}, best {max(scores):.1f}\n")
    return _judgement(figures)


def _near(figures: Figures, width: Figures, chance: Random) -> Figures:
    return tuple(chance.gauss(figure, wide) for figure, wide in zip(figures, width, strict=True))


def _narrowed(wide: float, figure: float, best: Sequence[float]) -> float:
    return KEEP * wide + (1 - KEEP) * sqrt(fmean((one - figure) ** 2 for one in best))


def _judgement(figures: Figures) -> Judgement:
    return Judgement(*(round(exp(figure), 3) for figure in figures))


def main() -> None:
    """Tune for one number of players."""
    parser = argparse.ArgumentParser(description="Tune Wizard's rule of thumb for a number of players.")
    parser.add_argument("--players", type=int, choices=range(3, 7), default=4)
    parser.add_argument("--generations", type=int, default=10)
    parser.add_argument("--deals", type=int, default=16, help="deals a generation, each from every seat")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = tune(asked.players, START, asked.generations, asked.deals, asked.seed)
    sys.stdout.write(f"    {asked.players}: {found},\n")


if __name__ == "__main__":
    main()
