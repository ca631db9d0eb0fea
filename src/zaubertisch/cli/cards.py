"""`zaubertisch cards --check`: whether a file of cards holds together."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

ABOUT = "Check a file of cards for Seelenkrieger: unknown words, costs without meaning, endless triggers."
EXAMPLE = """zaubertisch cards --check my-cards.toml

Each fault is a line FILE:LINE: CARD: what is wrong, and what to do. The exit code is 0 when the cards may be
played (warnings do not count), 1 when not, 2 when the file cannot be read."""


def arguments(parser: ArgumentParser) -> None:
    """Which file."""
    parser.add_argument("--check", metavar="FILE", required=True, help="cards as in catalogue.toml")


def run(asked: Namespace) -> int:
    """Check it, and say everything that is wrong with it; makers of cards read English."""
    from pathlib import Path

    from zaubertisch.games.seelenkrieger.lint import lint
    from zaubertisch.kernel import Refused

    try:
        text = Path(asked.check).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as no:
        detail = getattr(no, "strerror", None) or "UTF-8"
        raise Refused("unreadable-file", file=asked.check, detail=detail) from no
    found = lint(text)
    for one in found:
        kind = "warning: " if one.warning else ""
        card = f"{one.card}: " if one.card else ""
        print(f"{asked.check}:{one.line}: {kind}{card}{one.says} [{one.code}]")
    errors = sum(not one.warning for one in found)
    print(f"{asked.check}: {errors} faults, {len(found) - errors} warnings")
    return 1 if errors else 0
