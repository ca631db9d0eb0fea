"""The scenarios of the house: each is solved as it says, a puzzle in no other way."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.seelenkrieger.solving import Solver, TooMany
from zaubertisch.bots import BOTS
from zaubertisch.bots.seelenkrieger import Scripted
from zaubertisch.games.seelenkrieger import SEELENKRIEGER, Options, Seelenkrieger, usual
from zaubertisch.games.seelenkrieger.facts import Facts
from zaubertisch.games.seelenkrieger.moves import EndTurn, Move, Pass
from zaubertisch.games.seelenkrieger.scenarios.goal import SOLVER
from zaubertisch.games.seelenkrieger.scenarios.library import BOOK, scenarios, staged
from zaubertisch.games.seelenkrieger.scenarios.lint import lint
from zaubertisch.games.seelenkrieger.scenarios.saying import Scene, move_of
from zaubertisch.games.seelenkrieger.scenarios.scenario import composed
from zaubertisch.games.seelenkrieger.scenarios.unclear import Unclear
from zaubertisch.kernel import LANGUAGES, FastRng, Match, Misfit, Refused, replay, view_of

PAGE = Path(__file__).parents[3] / "docs/rules/seelenkrieger.md"
NAMES = list(scenarios())
PUZZLES = [name for name, scenario in scenarios().items() if scenario.kind == "puzzle"]
LESSONS = [name for name, scenario in scenarios().items() if scenario.kind == "lesson"]
MOST = 5000  # positions of a search

AnyMatch = Match[Any, Any, Any, Any]


def opened(name: str) -> AnyMatch:
    return Match(Seelenkrieger(Options(scenario=name)), (usual(0), usual(1)), bytes(32))


def rules(match: AnyMatch) -> Seelenkrieger:
    assert isinstance(match.game, Seelenkrieger)
    return match.game


def told(match: AnyMatch) -> Any:
    facts: Facts = match.game.facts(match.view(SOLVER))
    return facts.scenario


def may(match: AnyMatch, said: str) -> Move | None:
    """The move that the words mean, if A may make it now."""
    names = staged(rules(match).options.scenario).names
    try:
        move = move_of(Scene(match.table.public, match.table.own[SOLVER], names), said)
    except Unclear:
        return None
    return move if match.game.why_not(match.view(SOLVER), move) is None else None


def play(
    match: AnyMatch, moves: list[str], note: Callable[[Move], object] = lambda move: None
) -> set[int | None]:
    """A makes these moves, passes before them where it must, and at last ends its turns; what was reached."""
    steps = {told(match).step}
    chance, left = FastRng(1), list(moves)
    while waiting := match.waiting():
        seat = waiting[0]
        if seat != SOLVER:
            move: Move = BOTS["thumb"].choose(match.game, match.view(seat), chance)
        elif left and (wanted := may(match, left[0])) is not None:
            move, left = wanted, left[1:]
            note(move)
        else:
            legal = match.game.legal_moves(match.view(seat))
            move = next(one for one in (Pass(), EndTurn(), legal[-1]) if one in legal)
        match.submit(seat, match.turn, move)
        steps.add(told(match).step)
    assert left == []
    return steps


@pytest.mark.parametrize("name", NAMES)
def test_s53_the_solution_solves_it_and_its_match_can_be_replayed(name: str) -> None:
    match = opened(name)
    assert told(match).solved is None
    play(match, list(staged(name).scenario.solution))
    assert told(match).solved is True
    assert match.game.winners(match.table.public) == (SOLVER,)
    again = replay(match.game, match.brought, match.key, match.log)
    assert again.table.public == match.table.public


@pytest.mark.parametrize("name", NAMES)
def test_sitting_still_solves_nothing(name: str) -> None:
    match = opened(name)
    play(match, [])
    assert told(match).solved is False


@pytest.mark.parametrize("name", PUZZLES)
def test_a_puzzle_has_one_solution_and_no_other(name: str) -> None:
    match = opened(name)
    solver = Solver(rules(match), match.table, MOST)
    (found,) = solver.solutions(match.table)
    written: Counter[str] = Counter()
    play(
        match,
        list(staged(name).scenario.solution),
        lambda move: written.update([solver.said(match.table, move)]),
    )
    assert Counter(dict(found)) <= written


def test_the_search_sees_a_second_solution_and_an_answer_that_prevents_all() -> None:
    """The laws above can fail: two ways to one defeat, and an attack that roots hold up."""
    two = opened("waechter")
    two.table.public.defeats = (9, 0)
    assert len(Solver(rules(two), two.table, MOST).solutions(two.table)) > 1
    none = opened("letzter-funke")
    none.table.public.sparks = (0, 1)
    assert Solver(rules(none), none.table, MOST).solutions(none.table) == frozenset()
    with pytest.raises(TooMany):
        Solver(rules(two), two.table, 3).solutions(two.table)


class Forgetful(dict[bytes, Any]):
    """Remembers nothing, so that every position is searched again wherever it comes up."""

    def __setitem__(self, key: bytes, value: Any) -> None:
        pass


@pytest.mark.parametrize("name", ["klinge", "waechter", "wams"])
def test_the_search_finds_the_same_when_it_remembers_no_position(name: str) -> None:
    match = opened(name)
    solver, again = Solver(rules(match), match.table, MOST), Solver(rules(match), match.table, MOST)
    again.known = Forgetful()
    assert solver.solutions(match.table) == again.solutions(match.table)


def test_every_lesson_reaches_its_steps_and_there_are_as_many_as_promised() -> None:
    assert (len(LESSONS) >= 10, len(PUZZLES) >= 5) == (True, True)
    for kind in (LESSONS, PUZZLES):
        assert [staged(name).scenario.number for name in kind] == list(range(1, len(kind) + 1))
    reached = {name: play(opened(name), list(staged(name).scenario.solution)) for name in LESSONS}
    assert any(step is not None for steps in reached.values() for step in steps)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_told_is_whole_and_cites_rules_that_there_are(name: str) -> None:
    scenario = staged(name).scenario
    assert lint((BOOK / f"{name}.toml").read_text(encoding="utf-8")) == []
    for text in (scenario.title, scenario.text, scenario.after, *(step.text for step in scenario.step)):
        said = [composed(text, language) for language in LANGUAGES]
        assert len(set(said)) == len(said)
        assert not any("{" in one for one in said)
    if PAGE.exists():
        stated = re.findall(r"^\| (SA?\d+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
        assert set(scenario.rules) <= set(stated)


def test_a_scenario_is_played_under_the_usual_rules_alone() -> None:
    with pytest.raises(Misfit, match="scenario-alone"):
        SEELENKRIEGER.make(Options(scenario="funken", goal=5))
    with pytest.raises(Refused, match="unknown-scenario"):
        SEELENKRIEGER.make(Options(scenario="nobody"))
    assert told(Match(Seelenkrieger(), (usual(0), usual(1)), bytes(32))) is None


def test_too_much_lost_is_missed_at_once() -> None:
    """As soon as somebody falls who should stand, not only when the last turn is over."""
    match = opened("antwort")
    play(match, [])
    assert match.table.public.turn == 6


@pytest.mark.parametrize("name", NAMES)
def test_a_world_that_fits_the_view_gives_the_same_view(name: str) -> None:
    match = opened(name)
    for seat in (0, 1, None):
        view = view_of(match.table, seat)
        world = match.game.determinize(view, FastRng(7))
        assert view_of(world, seat) == view


class Quiet:
    """Ends its turns and answers nothing."""

    def choose(self, game: Any, view: Any, rng: Any) -> Move:
        legal = game.legal_moves(view)
        return next(move for move in (EndTurn(), Pass(rest=True), legal[-1]) if move in legal)


def test_the_script_speaks_for_the_other_side_as_long_as_it_says_something() -> None:
    bot, chance = Scripted(Quiet()), FastRng(1)
    match = opened("antwort")
    scene = Scene(match.table.public, match.table.own[1], staged("antwort").names)
    attack = bot.choose(match.game, match.view(1), chance)
    assert attack == move_of(scene, "attacks novize with D5")
    match.submit(1, match.turn, attack)
    assert bot.choose(match.game, match.view(SOLVER), chance) == Pass(
        rest=True
    )  # the shield is for A to think of
    silent = opened("held")
    silent.submit(SOLVER, silent.turn, EndTurn())
    assert bot.choose(silent.game, silent.view(1), chance) == Pass(rest=True)
