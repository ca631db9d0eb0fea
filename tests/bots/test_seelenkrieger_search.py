"""Searching Seelenkrieger: it breaks no rule, looks at nobody's cards, keeps to its steps, sees what wins."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.seelenkrieger.position import Position, SoulMatch, position
from tests.laws.settings import SETTINGS, Setting
from zaubertisch.bots import BOTS, Bot
from zaubertisch.bots.seelenkrieger import SoulSearch, SoulThumb
from zaubertisch.bots.seelenkrieger.thumb import rated_uses
from zaubertisch.bots.seelenkrieger.trying import worth_trying
from zaubertisch.games.seelenkrieger import Options, Seelenkrieger, usual
from zaubertisch.games.seelenkrieger.cards import AnyPrint, Card
from zaubertisch.games.seelenkrieger.moves import Attack, Cast, EndTurn, Move
from zaubertisch.games.seelenkrieger.reading import CARDS, PLACE
from zaubertisch.games.seelenkrieger.scenarios.library import scenarios
from zaubertisch.games.seelenkrieger.state import SoulTable
from zaubertisch.games.seelenkrieger.values import in_force
from zaubertisch.kernel import FastRng, clone, mute, view_of
from zaubertisch.lab.contest import play_match

HASTY = SoulSearch(((1, 2), (1, 1)), steps=60)


@pytest.mark.parametrize("setting", [it for it in SETTINGS if it.box.name == "seelenkrieger"], ids=str)
def test_it_never_breaks_a_rule(setting: Setting) -> None:
    play_match(setting.game(), [HASTY, BOTS["random"]], seed=1, deal=0)


@pytest.mark.parametrize("name", list(scenarios())[:1])
def test_it_plays_scenarios_too(name: str) -> None:
    game = Seelenkrieger(Options(scenario=name))
    view = view_of(game.deal([usual(0), usual(1)], FastRng(1)), 0)
    assert game.why_not(view, SoulSearch(((1, 1),)).choose(game, view, FastRng(1))) is None


# -- what wins


def warrior(monkeypatch: pytest.MonkeyPatch, id: str, damage: int, life: int) -> None:
    """A warrior of these values and nothing else lies in the catalogue while the test runs."""
    plain = {"kind": "warrior", "rarity": "green", "armour": 0, "slots": 1, "abilities": []}
    named = {"id": id, "name": dict.fromkeys(("de", "nl", "en"), id)}
    raw = {**plain, **named, "damage": damage, "life": life}
    monkeypatch.setitem(CARDS, Card(id), msgspec.convert(raw, type=AnyPrint))
    monkeypatch.setitem(PLACE, Card(id), len(PLACE))


@pytest.fixture
def two_small_or_one_big(monkeypatch: pytest.MonkeyPatch) -> Position:
    """Two more defeats win; two attackers can defeat one big enemy together, or each a small one."""
    for id, damage, life in (("T80", 3, 9), ("T81", 8, 6), ("T82", 1, 3)):
        warrior(monkeypatch, id, damage, life)
    return position(
        {
            "turn": 11,
            "A": {"field": ["T80", "T80"], "defeats": 8},
            "B": {"field": ["T81 as big", "T82 as small", "T82 as other"], "defeats": 8},
        }
    )


def test_it_sees_the_attacks_that_win_together(two_small_or_one_big: Position) -> None:
    at = two_small_or_one_big
    game, view, big = at.match.game, at.match.view(0), at.names["big"]
    thumb = SoulThumb().choose(game, view, FastRng(1))
    assert isinstance(thumb, Attack)
    assert thumb.target == big  # the best attack, and one defeat short of winning
    assert won_by(SoulSearch(), at.match) == 0
    assert won_by(SoulThumb(), at.match) is None


def won_by(bot: Bot, match: SoulMatch) -> int | None:
    """Who has won when the turn of seat 0 is over, the other letting everything pass."""
    game, table, rng = match.game, clone(match.table), FastRng(1)
    turn = table.public.turn
    while table.public.turn == turn and (seats := game.to_act(table.public)):
        (seat,) = seats
        player = bot if seat == 0 else SoulThumb()
        game.apply(table, {seat: player.choose(game, view_of(table, seat), rng)}, mute)
    return None if table.public.result is None else table.public.result.winner


# -- what it may know, and how much it may think


def test_worlds_that_look_alike_are_played_alike() -> None:
    """The other's hand, spells and deck may be what they like: the same view and chance, the same move."""
    game, rng, bot, searched = Seelenkrieger(), FastRng(2), BOTS["thumb"], 0
    table = game.deal([usual(0), usual(1)], rng)
    while seats := game.to_act(table.public):
        for seat in seats:
            here = view_of(table, seat)
            if rng.below(6) == 0 and len(worth_trying(game, here, bot.choose(game, here, rng))) > 1:
                there = view_of(game.determinize(here, rng), seat)
                moves = {str(HASTY.choose(game, view, FastRng(9))) for view in (here, there, here)}
                assert len(moves) == 1
                searched += 1
        game.apply(table, {s: bot.choose(game, view_of(table, s), rng) for s in seats}, mute)
    assert searched > 5


class Counting:
    """Counts the moves in imagined worlds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps, apply = 0, Seelenkrieger.apply

        def counted(game: Seelenkrieger, table: SoulTable, moves: dict[int, Move], tell: Any) -> None:
            self.steps += len(moves)
            apply(game, table, moves, tell)

        monkeypatch.setattr(Seelenkrieger, "apply", counted)


@pytest.mark.parametrize("steps", [1, 50, 200])
def test_it_never_takes_more_steps_than_it_may(
    steps: int, two_small_or_one_big: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, counting = two_small_or_one_big.match, Counting(monkeypatch)
    move = SoulSearch(((1000, 2), (1000, 1)), steps).choose(match.game, match.view(0), FastRng(1))
    assert match.game.why_not(match.view(0), move) is None
    assert steps // 2 < counting.steps <= steps


def test_without_a_step_it_does_what_the_rule_of_thumb_does(two_small_or_one_big: Position) -> None:
    match = two_small_or_one_big.match
    moves = [bot.choose(match.game, match.view(0), FastRng(1)) for bot in (SoulSearch(steps=1), SoulThumb())]
    assert moves[0] == moves[1]


def test_where_there_is_no_choice_nothing_is_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    at, counting = position({"A": {"field": []}, "B": {"field": ["N1"]}}), Counting(monkeypatch)
    assert SoulSearch().choose(at.match.game, at.match.view(0), FastRng(1)) == EndTurn()
    assert counting.steps == 0


def test_a_move_on_a_crowded_field_counts_for_more_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty against twenty are 27,000 attacks to look at, each time that the rule of thumb is asked."""
    at = position({"A": {"field": ["D8"] * 20, "deck": ["N1"]}, "B": {"field": ["D8"] * 20}})
    counting = Counting(monkeypatch)
    move = SoulSearch(((1000, 2), (1000, 1)), steps=200).choose(at.match.game, at.match.view(0), FastRng(1))
    assert at.match.game.why_not(at.match.view(0), move) is None
    assert 1 <= counting.steps <= 200 // 4


def test_equal_spells_are_weighed_once() -> None:
    at = position({"A": {"field": ["M1"], "prepared": ["sM6", "sM2", "sM6"]}, "B": {"field": ["N1"]}})
    view, game = at.match.view(0), at.match.game
    assert view.own is not None
    assert isinstance(game, Seelenkrieger)
    rated = rated_uses(game, view.public, view.own, in_force(view.public), 0)
    assert [move.place for _, move in rated if isinstance(move, Cast)] == [0, 1]
