"""`zaubertisch deck check`: whether a deck may be played, and if not, why."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

ABOUT = "Check a deck for Seelenkrieger: a list as people write it, or JSON."
EXAMPLE = """zaubertisch deck check my-deck.txt

A list says `4 Novize`, line by line, with names in German, Dutch or English; [Side] and [Hero] begin the
other parts. The exit code is 0 when the deck may be played, 1 when not, 2 when it cannot be read."""


def arguments(parser: ArgumentParser) -> None:
    """Which deck, for which table."""
    parser.add_argument("do", choices=("check",), metavar="check")
    parser.add_argument("file", metavar="FILE", help="a list of cards, or JSON in a file named .json")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the table, such as deck=quick or copies=4",
    )
    parser.add_argument("--lang", choices=("de", "nl", "en"))


def run(asked: Namespace) -> int:
    """Check it, and say everything that is wrong with it, each with its line."""
    from pathlib import Path

    from zaubertisch.games.seelenkrieger import SEELENKRIEGER, Options
    from zaubertisch.games.seelenkrieger.deck import copies
    from zaubertisch.games.seelenkrieger.rules import format_of

    from .choice import options_of
    from .seelenkrieger.decks import written_in, wrong_with
    from .words import Words, language, yes

    options = options_of(SEELENKRIEGER, asked.option)
    assert isinstance(options, Options)
    words, written = Words(language(asked.lang)), written_in(Path(asked.file))
    wrong = wrong_with(written, format_of(options), words)
    for line, says in wrong:
        print(f"{asked.file}:{line}: {says}" if line is not None else f"{asked.file}: {says}")
    if wrong:
        print(words("deck-unsound", n=len(wrong)))
        return 1
    deck = written.deck
    main, side = (copies(lots).total() for lots in (deck.main, deck.side))
    print(words("deck-sound", file=asked.file, main=main, side=side, hero=yes(deck.hero is not None)))
    return 0
