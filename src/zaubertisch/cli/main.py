"""`zaubertisch COMMAND`: finds the command, and says in one sentence what is in the way."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from . import admin, arena, bench, cards, deck, doctor, play, scenario, serve, verify

COMMANDS = {
    "play": play,
    "scenario": scenario,
    "serve": serve,
    "doctor": doctor,
    "admin": admin,
    "arena": arena,
    "verify": verify,
    "deck": deck,
    "cards": cards,
    "bench-engine": bench,
}


class Parser(argparse.ArgumentParser):
    """Says what is wrong, and where to read more."""

    def error(self, message: str) -> NoReturn:
        """Leave with code 2 and one sentence."""
        self.exit(2, f"zaubertisch: {message}. Try: {self.prog} --help [bad-arguments]\n")


def parser() -> Parser:
    """All commands with their arguments."""
    whole = Parser(
        prog="zaubertisch",
        description="A card table for games of magic, with bots worth playing against.",
        epilog="Example: zaubertisch play wizard",
    )
    commands = whole.add_subparsers(title="commands", metavar="COMMAND", dest="command", required=True)
    for name, command in COMMANDS.items():
        one = commands.add_parser(
            name,
            help=command.ABOUT,
            description=command.ABOUT,
            epilog=f"Example: {command.EXAMPLE}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        command.arguments(one)
        one.set_defaults(run=command.run)
    return whole


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; 0 when it went well, 2 when it could not be done."""
    asked = parser().parse_args(words)
    try:
        done: int = asked.run(asked)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read our output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return 130
    except Exception as no:
        from zaubertisch.kernel import Refused

        if not isinstance(no, Refused):
            raise
        from .words import Words, language

        sys.stderr.write(Words(language(getattr(asked, "lang", None))).refusal(no.reason) + "\n")
        return 2
    return done
