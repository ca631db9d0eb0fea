"""`zaubertisch bench-engine`: how fast the rules go."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from .numbers import between

ABOUT = "Measure random play in steps per second, beside OpenSpiel's oh_hell; and how heavy Seelenkrieger is."
EXAMPLE = """zaubertisch bench-engine

Prints one figure a line: name, value, unit. A step is one decision of one player, driven from Python: ask
for the legal moves, draw one, carry it out; its figure is the median of several repeats. Of Seelenkrieger:
how long it takes to find the legal moves with twelve warriors against twelve, how much a seat is told, and
how long one match of thumb with itself takes."""


def arguments(parser: ArgumentParser) -> None:
    """How long to measure."""
    parser.add_argument("--repeats", type=between(1, 1000), default=7, metavar="N")
    parser.add_argument("--seconds", type=between(1, 3600), default=1, metavar="S", help="of each repeat")


def run(asked: Namespace) -> int:
    """Measure in one run, and print."""
    from zaubertisch.lab.engine import oh_hell, steps_per_second, wizard
    from zaubertisch.lab.souls import full_field, match_seconds

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
    full = full_field()
    print(f"seelenkrieger_legal_moves {full.ms:.1f} ms ({full.moves} moves)")
    print(f"seelenkrieger_told {full.size} bytes")
    print(f"seelenkrieger_thumb_match {match_seconds():.2f} s")
    return 0
