"""`zaubertisch arena`: bots against bots."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from .numbers import between

if TYPE_CHECKING:
    from collections.abc import Callable

    from zaubertisch.lab.arena import Result, Standing
    from zaubertisch.lab.contest import Contest

    from .words import Words

ABOUT = "Let bots play many matches against each other."
EXAMPLE = """zaubertisch arena wizard --bots thumb,thumb,thumb,random --matches 200 --seed 1

Every deal is played from every different seating, so that luck with the cards is shared. `seat` is a
bot's place in --bots, from 0; at the table it sits everywhere equally often. `ci95` is half the width
of the 95 % interval of the mean score, with a deal as one observation. Shares go from 0 to 1.
In the JSON `exact_by_cards` tells how many bids were met in rounds of so many cards.

Which decks are strong, where one brings a deck:

zaubertisch arena seelenkrieger --decks all --bots thumb,thumb --matches 400 --seed 1 --json

Every pair of decks plays so many matches, each deal from both seats: how many own turns they took, how
they ended, what the player who began won, and what each deck won. A draw is half a win. Two different bots
also change places, so that each has every deck in every seat, and what each of them won comes with it.

How strong all levels are, each alone among copies of each other one, or of those after --among:

zaubertisch arena wizard --ladder --matches 200 --resume ladder.jsonl --plot ladder.svg

With --resume every deal is written to the file as soon as it was played; the same command goes on where
an earlier one was stopped.  Take a new file after a bot was changed."""


def arguments(parser: ArgumentParser) -> None:
    """Who plays what, how often."""
    parser.add_argument("game", metavar="GAME", help="wizard, kampf, duell or seelenkrieger")
    parser.add_argument("--bots", metavar="A,B,…", help="one name a seat, or with --ladder those who climb")
    parser.add_argument("--ladder", action="store_true", help="each bot alone among each other one")
    parser.add_argument("--among", metavar="A,B,…", help="with --ladder: only among copies of these")
    parser.add_argument(
        "--players", type=between(2, 6), metavar="N", help="with --ladder: so many at a table"
    )
    parser.add_argument(
        "--decks", metavar="A,B,…", help="let decks meet: starters by name, files, or all (the starters)"
    )
    parser.add_argument(
        "--matches", type=between(1, 10**9), default=200, metavar="N", help="with --decks: of every pair"
    )
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same figures")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="as plan=dmmixed")
    parser.add_argument(
        "--jobs",
        "--workers",
        dest="workers",
        type=between(1, 1024),
        metavar="N",
        help="processes; as many as cores",
    )
    parser.add_argument("--resume", metavar="FILE", help="keep every deal there, and play none twice")
    parser.add_argument("--plot", metavar="FILE", help="with --ladder: strength against time, as SVG")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.add_argument("--lang", choices=("de", "nl", "en"))


def run(asked: Namespace) -> int:
    """Play, and print what came of it."""
    from pathlib import Path

    import msgspec

    from zaubertisch.bots import bots_of
    from zaubertisch.kernel import Refused
    from zaubertisch.lab.arena import arena, deals_for
    from zaubertisch.lab.contest import Contest
    from zaubertisch.lab.journal import Journal
    from zaubertisch.lab.workers import cores

    from .choice import bots_named, box_named, check_players, check_writable, options_of
    from .progress import Progress
    from .words import Words, language

    box = box_named(asked.game)
    options = options_of(box, asked.option)
    words = Words(language(asked.lang))
    for file in filter(None, (asked.resume, asked.plot)):
        check_writable(file)
    if asked.decks is not None and asked.resume is not None:
        raise Refused("decks-not-resumed")
    if asked.ladder:
        from .ladder import ladder

        return ladder(asked, box, options, words)
    for word in ("among", "players", "plot"):
        if getattr(asked, word) is not None:
            raise Refused("ladder-needed", word=f"--{word}")
    if asked.bots is None:
        raise Refused("bots-needed", bots=", ".join(bots_of(box.name)))
    names = tuple(name.strip() for name in asked.bots.split(","))
    contest = Contest(box.name, options, names, bots_named(names, box), asked.seed)
    check_players(box, options, len(names))
    if asked.decks is not None:
        from .meeting import let_meet

        return let_meet(asked, contest, box, words)
    journal = Journal(Path(asked.resume)) if asked.resume else None
    with Progress(words) as progress:
        if (matches := deals_for(contest, asked.matches) * contest.seatings()) != asked.matches:
            progress.note(words("arena-rounded-up", matches=matches, asked=asked.matches))
        result = arena(contest, asked.matches, asked.workers or cores(), progress, journal)
    if asked.json:
        print(msgspec.json.encode(result).decode())
    else:
        _show(result, contest, words)
    return 0


def _show(result: Result, contest: Contest, words: Words) -> None:
    from rich.console import Console
    from rich.table import Table

    from .words import signed

    seatings = contest.seatings()
    title = words(
        "arena-title",
        game=result.game,
        matches=result.matches,
        deals=result.matches // seatings,
        seatings=seatings,
    )
    table = Table(title=title, title_justify="left")
    told: dict[str, Callable[[Standing], str]] = {
        "place": lambda bot: str(bot.seat),
        "bot": lambda bot: bot.bot,
        "score": lambda bot: signed(bot.mean_score, 1) + ("" if bot.ci95 is None else f" ± {bot.ci95:.1f}"),
        "exact": lambda bot: "" if bot.exact_bids is None else f"{bot.exact_bids:.1%}",
        "wins": lambda bot: f"{bot.wins:.1%}" + ("" if bot.wins_ci95 is None else f" ± {bot.wins_ci95:.1%}"),
        "draws": lambda bot: f"{bot.draws:.1%}" if bot.draws else "",
        "time": lambda bot: f"{bot.ms_per_decision:.3f}",
    }
    columns = {heading: [tell(bot) for bot in result.bots] for heading, tell in told.items()}
    shown = {heading: cells for heading, cells in columns.items() if any(cells)}  # no draws in Wizard
    for name, cells in shown.items():
        heading = words(f"arena-{name}")  # which may take two lines, a figure never
        width = max(map(len, (*heading.split(), *cells)))
        table.add_column(heading, justify="left" if name == "bot" else "right", width=width)
    for row in zip(*shown.values(), strict=True):
        table.add_row(*row)
    Console().print(table)
