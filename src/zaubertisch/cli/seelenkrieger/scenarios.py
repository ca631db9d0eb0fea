"""Scenarios in the terminal: their list, one of them to play, and what is wrong with a file."""

from __future__ import annotations

from pathlib import Path
from secrets import randbits, token_bytes

from zaubertisch.bots import BOTS
from zaubertisch.cli.terminal import Left, Terminal
from zaubertisch.cli.words import Words
from zaubertisch.games.seelenkrieger import Options, Seelenkrieger, usual
from zaubertisch.games.seelenkrieger.cards import Name
from zaubertisch.games.seelenkrieger.events import Event, MatchOver
from zaubertisch.games.seelenkrieger.moves import Move
from zaubertisch.games.seelenkrieger.scenarios.goal import OTHER, SOLVER, standing
from zaubertisch.games.seelenkrieger.scenarios.library import scenarios, staged
from zaubertisch.games.seelenkrieger.scenarios.lint import lint
from zaubertisch.games.seelenkrieger.scenarios.scenario import Scenario, Standing, composed
from zaubertisch.games.seelenkrieger.state import Hidden, Own, Public
from zaubertisch.kernel import LANGUAGES, FastRng, Match, Refused, Seat

from .seat import SoulSeat

SoulMatch = Match[Public, Own, Hidden, Move]


def show(words: Words) -> int:
    """The lessons and the puzzles, each with its name and title."""
    terminal, kind = Terminal(), ""
    width = max(map(len, scenarios()))
    for name, scenario in scenarios().items():
        if scenario.kind != kind:
            kind = scenario.kind
            terminal.say(words(f"scenario-kind-{kind}"), "bold")
        terminal.say(f"  {name:{width}}  {said(scenario.title, words)}")
    return 0


def check(file: str) -> int:
    """Everything that is wrong with a file; makers of scenarios read English."""
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as no:
        detail = getattr(no, "strerror", None) or "UTF-8"
        raise Refused("unreadable-file", file=file, detail=detail) from no
    found = lint(text)
    for one in found:
        print(f"{file}:{one.line}: {one.says} [{one.code}]")
    print(f"{file}: {len(found)} faults")
    return 1 if found else 0


def play(name: str, words: Words) -> int:
    """Play it, and again as often as the player likes; raises Refused for a name that there is not."""
    if name not in scenarios():
        raise Refused("unknown-scenario", scenario=name)
    scenario, terminal = staged(name).scenario, Terminal()
    terminal.say(said(scenario.title, words), "bold")
    terminal.say(said(scenario.text, words))
    try:
        while not played(name, words):
            terminal.say(words("scenario-missed"), "bold")
            terminal.say(words("scenario-again"))
            terminal.read()
    except Left:
        print(words("play-left"))
        return 0
    terminal.say(words("scenario-solved"), "bold")
    terminal.say(said(scenario.after, words))
    return 0


def played(name: str, words: Words) -> bool:
    """Play it once, and say whether it was solved; raises Left."""
    game = Seelenkrieger(Options(scenario=name))
    match: SoulMatch = Match(game, (usual(SOLVER), usual(OTHER)), token_bytes(32))
    other, chance, scenario = BOTS["thumb"], FastRng(randbits(64)), staged(name).scenario
    you = SoulSeat(game, SOLVER, ["", words("scenario-other")], lambda: match.view(SOLVER), words)
    step: int | None = None

    def hear(audience: Seat, event: Event) -> None:
        if not isinstance(event, MatchOver):  # whether it is solved is told instead
            you.hear(audience, event)

    while waiting := match.waiting():
        step = _step(standing(match.table.public, game.options), scenario, step, words)
        seat = waiting[0]
        move = you.ask() if seat == SOLVER else other.choose(game, match.view(seat), chance)
        match.submit(seat, match.turn, move, hear)
    return match.game.winners(match.table.public) == (SOLVER,)


def _step(now: Standing | None, scenario: Scenario, before: int | None, words: Words) -> int | None:
    """Tell the step that has been reached since; gives back the one that is reached now."""
    if now is not None and now.step is not None and now.step != before:
        Terminal().say(said(scenario.step[now.step].text, words), "italic")
    return None if now is None else now.step


def said(text: Name, words: Words) -> str:
    """The text in the language of these words."""
    language = next(one for one in LANGUAGES if one == words.lang)
    return composed(text, language)
