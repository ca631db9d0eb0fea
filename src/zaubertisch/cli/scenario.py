"""`zaubertisch scenario`: lessons and puzzles of Seelenkrieger to play, and the check of a file."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

ABOUT = "Play lessons and puzzles of Seelenkrieger in the terminal."
EXAMPLE = """zaubertisch scenario play funken

list shows all of them; check FILE says what is wrong with one of your own, line by line. The exit code of a
check is 0 when the scenario can be played, 1 when not, 2 when the file cannot be read."""


def arguments(parser: ArgumentParser) -> None:
    """What to do, with which one."""
    parser.add_argument("do", choices=("list", "play", "check"), metavar="list|play|check")
    parser.add_argument("what", nargs="?", metavar="NAME|FILE", help="which one; to check: a file")
    parser.add_argument("--lang", choices=("de", "nl", "en"), help="German, Dutch or English")


def run(asked: Namespace) -> int:
    """Show them, play one of them until it is solved or left, or check a file."""
    from zaubertisch.kernel import Refused

    from .seelenkrieger import scenarios
    from .words import Words, language

    words = Words(language(asked.lang))
    if asked.do == "list":
        return scenarios.show(words)
    if asked.what is None:
        raise Refused("which-scenario", do=asked.do)
    return scenarios.check(asked.what) if asked.do == "check" else scenarios.play(asked.what, words)
