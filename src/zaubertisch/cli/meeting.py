"""`zaubertisch arena --decks`: decks against decks, and what came of it."""

from __future__ import annotations

from argparse import Namespace

import msgspec
from rich.console import Console
from rich.table import Table

from zaubertisch.kernel import Box, Refused
from zaubertisch.lab.contest import Contest
from zaubertisch.lab.decks import Decks, Meeting, meet
from zaubertisch.lab.workers import cores

from .progress import Progress
from .seats import DECKS
from .seelenkrieger.decks import all_starters, ending
from .words import Words


def let_meet(asked: Namespace, contest: Contest, box: Box, words: Words) -> int:
    """Let every pair of the decks play, and print what came of it; raises Refused."""
    meeting = _meeting(asked.decks, contest, box, words)
    with Progress(words) as progress:
        ways = 2 * len(meeting.seatings())
        if over := -asked.matches % ways:
            progress.note(words("arena-rounded-up", matches=asked.matches + over, asked=asked.matches))
        decks = meet(meeting, asked.matches, ending, asked.workers or cores(), progress)
    if asked.json:
        print(msgspec.json.encode(decks).decode())
    else:
        _show(decks, box.name, words)
    return 0


def _meeting(said: str, contest: Contest, box: Box, words: Words) -> Meeting:
    if box.name not in DECKS:
        raise Refused("no-decks-meet", game=box.name)
    game = box.make(contest.options)
    names = all_starters(game) if said.strip() == "all" else tuple(name.strip() for name in said.split(","))
    if len(names) < 2:
        raise Refused("one-deck-alone", deck=names[0])
    brought = tuple(DECKS[box.name](name, game, words) for name in names)
    return Meeting(box.name, contest.options, names, brought, contest.names, contest.bots, contest.seed)


def _show(decks: Decks, game: str, words: Words) -> None:
    turns = decks.turns
    lines = [
        *(
            words(
                "arena-share",
                bot=bot.bot,
                share=f"{bot.share:.1%}",
                half="" if bot.ci95 is None else f" ± {bot.ci95:.1%}",
                ms=f"{bot.ms_per_decision:.1f}",
                most=f"{bot.ms_slowest:.0f}",
            )
            for bot in decks.bots
        ),
        words("arena-turns", least=turns.p10, median=turns.median, most=turns.p90),
        *(words("arena-ending", cause=cause, share=f"{share:.1%}") for cause, share in decks.endings.items()),
        words("arena-first", share=f"{decks.first_player:.1%}"),
    ]
    print(words("arena-decks-title", game=game, matches=sum(pair.matches for pair in decks.pairs)))
    table = Table()
    for heading in ("deck", "wins", "against", "matches"):
        left = heading in ("deck", "against")
        table.add_column(words(f"arena-{heading}"), justify="left" if left else "right")
    for pair in decks.pairs:
        table.add_row(pair.a, f"{pair.a_share:.1%}", pair.b, str(pair.matches))
    Console().print(table)
    print("\n".join(lines))
