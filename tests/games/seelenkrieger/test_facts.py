"""What the page shows and only the rules can tell: values and why they are so, income, costs and locks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.seelenkrieger.position import position
from zaubertisch.games.seelenkrieger.facts import Facts
from zaubertisch.games.seelenkrieger.legal import why_not
from zaubertisch.games.seelenkrieger.moves import EndTurn, Pass
from zaubertisch.games.seelenkrieger.offers import Attacks
from zaubertisch.games.seelenkrieger.options import Options
from zaubertisch.games.seelenkrieger.outlook import Blows

pytestmark = pytest.mark.usefixtures("figures_of_the_first_print")


def facts_of(seat: int | None = 0, **case: Any) -> Facts:
    """The facts of a position for a seat, or for a spectator."""
    match = position(case).match
    facts: Facts = match.game.facts(match.view(seat))
    return facts


def test_a_value_tells_which_card_changes_it() -> None:
    told = facts_of(A={"field": ["O3 hurt 3 +q01"], "landscapes": ["lO"]}).values[0]
    assert (told.damage, told.armour, told.life, told.left) == (4, 0, 8, 5)
    assert {(why.stat, why.n) for why in told.why} == {("damage", 1)}
    assert len({why.source for why in told.why}) == len(told.why) == 2


def test_the_income_names_the_warriors_that_count() -> None:
    told = facts_of(A={"field": ["O1", "E1", "XOM"]}, B={"field": ["N1"]})
    assert [income.sparks for income in told.income] == [2, 0]
    assert [len(income.counted) for income in told.income] == [2, 0]


def test_a_card_of_the_hand_tells_its_cost_now_and_why_it_is_locked() -> None:
    told = facts_of(A={"field": ["M8"], "hand": ["sM1", "sO1", "O9"], "sparks": 4})
    assert {held.card: (held.cost, held.locked) for held in told.hand} == {
        "sM1": (0, None),
        "sO1": (0, "condition-not-met"),
        "O9": (5, "too-dear"),
    }


def test_a_card_of_the_side_deck_and_the_hero_tell_why_they_are_locked() -> None:
    told = facts_of(A={"side": ["bN1", "lO"], "hero": "HO"})
    assert {held.card: held.locked for held in told.side} == {
        "bN1": None,
        "lO": "condition-not-met",
        "HO": "condition-not-met",
    }
    assert all(held.cost == 0 for held in told.side)


def test_the_last_chance_to_play_a_card_is_told() -> None:
    assert facts_of(A={"idle": 1}).last_chance == (True, False)
    assert facts_of(A={"idle": 1}, played=1).last_chance == (False, False)


def test_the_preparation_phase_is_told() -> None:
    assert [facts_of(turn=turn).preparation for turn in (1, 4, 5)] == [True, True, False]


def test_a_spectator_is_told_of_no_hand() -> None:
    told = facts_of(None, A={"hand": ["O1"], "side": ["bN1"], "field": ["O3"]})
    assert (told.hand, told.side) == ((), ())
    assert len(told.values) == 1


def test_whoever_attacks_is_told_beforehand_what_each_adds_and_each_target_loses() -> None:
    told = facts_of(A={"field": ["O3", "O6"], "landscapes": ["lO"]}, B={"field": ["Z5", "Z3"]}).blows
    assert [told.of(band)[0] for band in range(3)] == [(3,), (3,), (3, 3)]
    assert [told.of(band)[1] for band in range(3)] == [(1,), (1,), (4,)]  # the guard alone may be attacked
    assert told.shares == ((3,), (3, 3))  # what is alike is told once
    assert len(told.shares_at) == len(told.losses_at) == 3


def test_whoever_does_something_first_is_named() -> None:
    told = facts_of(A={"field": ["O3", "D6", "O3 +qD2", "D6 used"]}, B={"field": ["Z5"]})
    assert told.blows.first == (2, 3)


def test_nobody_is_told_of_attacks_that_may_not_be_made() -> None:
    mine, enemy = {"field": ["O3"]}, {"field": ["Z3"]}
    assert len(facts_of(A=mine, B=enemy).blows.shares_at) == 1
    assert facts_of(1, A=mine, B=enemy).blows == facts_of(None, A=mine, B=enemy).blows == Blows()
    assert facts_of(turn=3, A=mine, B=enemy).blows == Blows()


def test_the_attack_that_waits_tells_what_it_would_do_now() -> None:
    at = position({"A": {"field": ["O3", "O6"]}, "B": {"field": ["Z3"]}})
    game, match = at.match.game, at.match
    assert game.facts(match.view(1)).strike is None
    attack = next(
        move for move in game.legal_moves(match.view(0)) if getattr(move, "attackers", ()) == (1, 2)
    )
    match.submit(0, match.turn, attack)
    for seat in (0, 1, None):
        told = game.facts(match.view(seat)).strike
        assert told is not None
        assert (told.attackers, told.target, told.holds) == ((1, 2), 3, True)
        assert told.loss == sum(told.shares) - 1


def test_the_attack_that_waits_takes_a_building_whole_or_not_at_all() -> None:
    at = position({"A": {"field": ["D8", "D5"]}, "B": {"buildings": ["bN2"]}})
    game, match = at.match.game, at.match
    attack = next(
        move for move in game.legal_moves(match.view(0)) if getattr(move, "attackers", ()) == (1, 2)
    )
    match.submit(0, match.turn, attack)
    told = game.facts(match.view(1)).strike
    assert (told.loss, sum(told.shares)) == (7, 7)
    match.table.public.field = (match.table.public.field[0][:1], ())  # an answer has taken one of them
    assert game.facts(match.view(1)).strike.loss == 0
    match.table.public.field = ((), ())
    assert not game.facts(match.view(1)).strike.holds


def test_a_shield_takes_its_part_of_what_is_told_beforehand() -> None:
    at = position({"A": {"field": ["O3", "D9"]}, "B": {"field": ["Z3", "M1"], "prepared": ["sM2"]}})
    game, match = at.match.game, at.match
    match.submit(0, match.turn, at.move(0, "attacks M1 with O3"))
    match.submit(1, match.turn, at.move(1, "casts sM2 on Z3"))
    while match.table.public.agenda:
        match.submit(match.waiting()[0], match.turn, Pass())
    assert game.facts(match.view(0)).blows.losses == ((2, 6),)  # 6 less 1 armour, less 3 prevented


def test_a_move_that_is_no_attack_is_not_sought_among_the_attacks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of twenty against twenty there are hundreds of thousands."""
    at = position({"A": {"field": ["O8"]}, "B": {"field": ["Z3"]}})
    monkeypatch.setattr(Attacks, "moves", None)
    assert why_not(at.match.view(0), EndTurn(), Options()) is None
