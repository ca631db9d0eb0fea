"""`zaubertisch bench-engine`: how fast the rules go."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from .numbers import between

ABOUT = "Measure random play in steps per second, beside OpenSpiel's oh_hell; and how heavy Seelenkrieger is."
EXAMPLE = """zaubertisch bench-engine

Prints one figure a line: name, value, unit. A step is one decision of one player, driven from Python: ask
for the legal moves, draw one, carry it out; its figure is the median of several repeats. So it is in the
kernel of the search; its rollouts play a dealt round to the end without coming back to Python, as those of
OpenSpiel do. A decision is the mean of one match of Wizard against three thumb. Of Seelenkrieger:
how long it takes to find the legal moves with twelve warriors against twelve, how much a seat is told, and
how long one match of thumb with itself takes."""

COMPARED = (("wizard", "oh_hell"), ("kernel_stepped", "oh_hell"), ("kernel_rollouts", "oh_hell_rollouts"))


def arguments(parser: ArgumentParser) -> None:
    """How long to measure."""
    parser.add_argument("--repeats", type=between(1, 1000), default=7, metavar="N")
    parser.add_argument("--seconds", type=between(1, 3600), default=1, metavar="S", help="of each repeat")


def run(asked: Namespace) -> int:
    """Measure in one run, and print."""
    from zaubertisch.bots import BOTS
    from zaubertisch.bots.wizard.compiled import COMPILED
    from zaubertisch.lab import engine
    from zaubertisch.lab.souls import full_field, match_seconds
    from zaubertisch.lab.yardsticks import YARDSTICKS

    plays = {
        "wizard": engine.wizard(),
        "oh_hell": engine.oh_hell(),
        "kernel_stepped": engine.kernel_stepped(),
        "kernel_rollouts": engine.kernel_rollouts(),
        "oh_hell_rollouts": engine.oh_hell_rollouts(),
    }
    there = {name: play for name, play in plays.items() if play is not None}
    speeds = engine.steps_per_second(list(there.values()), asked.repeats, asked.seconds)
    figures = dict(zip(there, speeds, strict=True))
    print(f"kernel_compiled {'yes' if COMPILED else 'no'}")
    for name, figure in figures.items():
        print(f"{name} {figure:.0f} steps/s")
    for ours, theirs in COMPARED:
        if theirs in figures:
            print(f"{ours}/{theirs} {figures[ours] / figures[theirs]:.3f} ratio")
    if len(there) < len(plays):
        print("oh_hell is missing: OpenSpiel is not installed (pip install open_spiel)")
    for name in ("flat500", "adept"):
        print(f"{name}_decision {engine.decision_ms((YARDSTICKS | BOTS)[name]):.3f} ms")
    full = full_field()
    print(f"seelenkrieger_legal_moves {full.ms:.1f} ms ({full.moves} moves)")
    print(f"seelenkrieger_told {full.size} bytes")
    print(f"seelenkrieger_thumb_match {match_seconds():.2f} s")
    return 0
