"""`zaubertisch bench-engine`: how fast the rules go."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from .numbers import between

ABOUT = "Measure the steps per second of random play, beside OpenSpiel's oh_hell where it is installed."
EXAMPLE = """zaubertisch bench-engine

Prints one figure a line: name, value, unit. A step is one decision of one player, driven from Python:
ask for the legal moves, draw one, carry it out. Each figure is the median of several repeats."""


def arguments(parser: ArgumentParser) -> None:
    """How long to measure."""
    parser.add_argument("--repeats", type=between(1, 1000), default=7, metavar="N")
    parser.add_argument("--seconds", type=between(1, 3600), default=1, metavar="S", help="of each repeat")


def run(asked: Namespace) -> int:
    """Measure in one run, and print."""
    from zaubertisch.lab.engine import oh_hell, steps_per_second, wizard

    plays = [wizard()]
    if (other := oh_hell()) is not None:
        plays.append(other)
    figures = steps_per_second(plays, asked.repeats, asked.seconds)
    for name, figure in zip(("wizard", "oh_hell"), figures, strict=False):
        print(f"{name} {figure:.0f} steps/s")
    if other is None:
        print("oh_hell is missing: OpenSpiel is not installed (pip install open_spiel)")
    else:
        print(f"wizard/oh_hell {figures[0] / figures[1]:.3f} ratio")
    return 0
