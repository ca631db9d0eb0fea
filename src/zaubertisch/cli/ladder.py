"""`zaubertisch arena --ladder`: each bot alone among each other one, as a table, as JSON and as a picture."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from zaubertisch.bots import levels_of
from zaubertisch.kernel import Box, Refused
from zaubertisch.lab.journal import Journal
from zaubertisch.lab.ladder import Climb, Ladder, climb
from zaubertisch.lab.plot import Point, plot
from zaubertisch.lab.workers import cores

from .choice import bots_named, check_players
from .progress import Progress
from .words import Words

PLAYERS = 4
"""At a table, where the game and --players say nothing else."""


def ladder(asked: Namespace, box: Box, options: msgspec.Struct, words: Words) -> int:
    """Let all challenges be played, and print what came of it; raises Refused."""
    names = _named(asked.bots) or levels_of(box.name)
    among = _named(asked.among) or names
    if len({*names, *among}) < 2:
        raise Refused("one-bot-alone", bot=names[0])
    seats = box.make(options).seats
    players = asked.players or min(PLAYERS, seats[-1])
    check_players(box, options, players)
    everyone = tuple(dict.fromkeys((*names, *among)))
    bots = dict(zip(everyone, bots_named(everyone, box), strict=True))
    journal = Journal(Path(asked.resume)) if asked.resume else None
    with Progress(words) as progress:
        result = climb(
            Climb(box.name, options, players, bots, among, asked.seed),
            asked.matches,
            asked.workers or cores(),
            command(asked),
            progress,
            journal,
        )
    if asked.json:
        print(msgspec.json.format(msgspec.json.encode(result), indent=1).decode())
    else:
        _show(result, among, words)
    if asked.plot:
        Path(asked.plot).write_text(_drawn(result, words), encoding="utf-8")
    return 0


def command(asked: Namespace) -> str:
    """The words that give the same figures again."""
    said = ["zaubertisch", "arena", asked.game, "--ladder"]
    for name in ("bots", "among", "players"):
        if (value := getattr(asked, name)) is not None:
            said += [f"--{name}", str(value)]
    for option in asked.option:
        said += ["--option", option]
    return " ".join([*said, "--matches", str(asked.matches), "--seed", str(asked.seed)])


def _named(said: str | None) -> tuple[str, ...]:
    return tuple(name.strip() for name in said.split(",")) if said else ()


def _show(result: Ladder, among: tuple[str, ...], words: Words) -> None:
    matches = max(one.matches for one in result.challenges)
    title = words("ladder-title", game=result.game, others=result.players - 1, matches=matches)
    table = Table(title=title, title_justify="left")
    table.add_column(words("arena-bot"))
    for heading in (*among, words("ladder-rating"), words("arena-time")):
        table.add_column(heading, justify="right")
    cells = {(one.one, one.among): one.reached for one in result.challenges}
    for rung in result.rungs:
        row = []
        for name in among:
            reached = cells.get((rung.bot, name))
            half = "" if reached is None or reached.wins_ci95 is None else f" ± {reached.wins_ci95:.0%}"
            row.append("" if reached is None else f"{reached.wins:.0%}{half}")
        rating = "" if rung.rating is None else f"{rung.rating:.1f} ± {2 * (rung.sigma or 0):.1f}"
        time = "" if rung.ms_per_decision is None else f"{rung.ms_per_decision:.3f}"
        table.add_row(rung.bot, *row, rating, time)
    Console().print(table)
    if all(rung.rating is None for rung in result.rungs):
        print(words("ladder-unrated"))


def _drawn(result: Ladder, words: Words) -> str:
    """What each wins on average of its challenges, against what a decision takes."""
    points = []
    for rung in result.rungs:
        reached = [one.reached for one in result.challenges if one.one == rung.bot]
        if reached and rung.ms_per_decision:
            wins = sum(one.wins for one in reached) / len(reached)
            halves = [one.wins_ci95 for one in reached if one.wins_ci95 is not None]
            half = sum(one**2 for one in halves) ** 0.5 / len(halves) if halves else None
            points.append(Point(rung.bot, rung.ms_per_decision, wins, half))
    return plot(result.command, words("arena-time"), words("arena-wins"), points)
