"""Looking back on a match of Wizard: what cost most by the own view; bids before and after the fact."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from zaubertisch.bots import BOTS
from zaubertisch.bots.coach import Decision, Past
from zaubertisch.bots.wizard.coach import review as reviewing
from zaubertisch.bots.wizard.coach.advice import Advice, Choice
from zaubertisch.bots.wizard.coach.review import (
    Foresee,
    LookBack,
    Review,
    bids,
    is_dear,
    questions,
    review,
    think,
)
from zaubertisch.games.wizard import Options, Wizard
from zaubertisch.games.wizard.state import Bid, Move, Play
from zaubertisch.kernel import FastRng, clone, mute, view_of

SEAT = 1


def played(foolish: Iterable[int] = (), rounds: int = 3) -> Past:
    """A match of the rule of thumb, in which the seat bids all tricks in some rounds."""
    game = Wizard(Options())
    table = game.deal([None] * 3, FastRng(8))
    table.public.plan = table.public.plan[:rounds]
    decisions: list[Decision] = []
    turn = 0
    while seats := game.to_act(table.public):
        moves: dict[int, Move] = {}
        before = clone(table)
        for seat in seats:
            view = view_of(before, seat)
            move = BOTS["thumb"].choose(game, view, FastRng(1))
            if isinstance(move, Bid) and seat == SEAT and table.public.round in foolish:
                move = Bid(table.public.round)
            moves[seat] = move
            if seat == SEAT:
                decisions.append(Decision(turn, view, move, before.own))
        game.apply(table, moves, mute)
        turn += 1
    return Past(game, table.public, tuple(decisions))


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough worlds to tell a bid of all tricks from a sensible one."""
    monkeypatch.setattr(reviewing, "GLANCE", 6)
    monkeypatch.setattr(reviewing, "WORLDS", 24)


def conclude(past: Past) -> tuple[Review, list[Foresee | LookBack]]:
    asked: list[Foresee | LookBack] = []
    course = review(past)
    question = next(course)
    while True:
        asked.append(question)
        try:
            question = course.send(think(past.game, question, FastRng(len(asked))))
        except StopIteration as end:
            review_: Review = end.value
            return review_, asked


def test_what_was_foolish_is_found_and_says_what_it_cost() -> None:
    past = played(foolish=[3])
    found, asked = conclude(past)
    assert len(asked) == questions(past)
    first = found.dear[0]
    assert (first.round, first.move) == (3, Bid(3))
    assert first.cost > 10
    chosen = first.advice.of(Bid(3))
    assert chosen is not None
    assert first.cost == first.advice.choices[first.advice.best].points - chosen.points
    assert [one.cost for one in found.dear] == sorted((one.cost for one in found.dear), reverse=True)
    assert len(found.dear) <= 3


def test_each_round_has_its_best_bid_before_and_after() -> None:
    past = played(foolish=[2])
    found, _ = conclude(past)
    assert [one.round for one in found.rounds] == [1, 2, 3]
    for one, line in zip(found.rounds, past.public.sheet, strict=True):
        assert (one.bid, one.taken, one.points) == (line.bids[SEAT], line.taken[SEAT], line.points[SEAT])
        for way in (one.foresight, one.hindsight):
            assert way.points >= way.made
    second = found.rounds[1]
    assert second.bid == 2
    assert second.foresight.made < second.foresight.points


def test_foresight_asks_for_the_view_and_only_hindsight_for_the_hands() -> None:
    """With other hands behind the same views the foresight is the same; the hindsight of one card is not."""
    past = played()
    other = tuple(
        Decision(one.turn, one.view, one.move, past.game.determinize(one.view, FastRng(one.turn + 5)).own)
        for one in past.decisions
    )
    here, _ = conclude(past)
    there, _ = conclude(Past(past.game, past.public, other))
    assert here.dear == there.dear
    assert [one.foresight for one in here.rounds] == [one.foresight for one in there.rounds]
    assert [one.hindsight for one in here.rounds] != [one.hindsight for one in there.rounds]


def test_where_there_was_no_choice_nothing_is_asked() -> None:
    past = played(rounds=2)
    _, asked = conclude(past)
    for question in asked:
        assert len(past.game.legal_moves(question.decision.view)) > 1
    assert any(isinstance(one.move, Play) for one in past.decisions)


def test_the_three_dearest_are_told_the_dearest_first_and_a_cheap_look_comes_before() -> None:
    """Made-up advice: a decision costs what its turn says.  Few of many are looked at a second time."""
    past = played(rounds=6)
    glanced: list[Decision] = []
    again: list[Decision] = []
    course = review(past)
    question = next(course)
    try:
        while True:
            decision = question.decision
            if isinstance(question, Foresee):
                (glanced if question.worlds == reviewing.GLANCE else again).append(decision)
            question = course.send(costing(past, decision, 2.0 + decision.turn * 7 % 31))
    except StopIteration as end:
        found: Review = end.value
    dearest = sorted(glanced, key=lambda one: one.turn * 7 % 31, reverse=True)
    assert len(glanced) > len(again) - 6 == reviewing.CANDIDATES
    assert {2 + one.turn * 7 % 31 for one in again[: reviewing.CANDIDATES]} == {
        2 + one.turn * 7 % 31 for one in dearest[: reviewing.CANDIDATES]
    }
    assert [one.cost for one in found.dear] == [2 + one.turn * 7 % 31 for one in dearest[:3]]


def test_what_seems_dearer_at_a_second_look_stands_above() -> None:
    past = played(rounds=4)
    course = review(past)
    question = next(course)
    try:
        while True:
            turn = question.decision.turn
            first = isinstance(question, Foresee) and question.worlds == reviewing.GLANCE
            question = course.send(costing(past, question.decision, 50.0 - turn if first else 50.0 + turn))
    except StopIteration as end:
        costs = [one.cost for one in end.value.dear]
    assert len(costs) == 3
    assert costs == sorted(costs, reverse=True)


def costing(past: Past, decision: Decision, cost: float) -> Advice:
    """Advice by which the decision was so many points behind the best one."""
    other = next(move for move in past.game.legal_moves(decision.view) if move != decision.move)
    worth = {decision.move: -cost, other: 0.0}
    return Advice(tuple(Choice(move, points, 0.0, 0.0, ()) for move, points in worth.items()), 1, (), 1)


@pytest.mark.parametrize(("cost", "doubt", "dear"), [(3.0, 1.0, True), (3.0, 2.0, False), (0.9, 0.0, False)])
def test_what_chance_explains_is_not_dear(cost: float, doubt: float, dear: bool) -> None:
    choices = (Choice(Bid(0), 10.0, 0.0, 0.5, ()), Choice(Bid(1), 10.0 - cost, doubt, 0.5, ()))
    assert is_dear(Advice(choices, 0, (), 24), Bid(1)) == dear


def test_of_two_bids_in_a_round_the_second_counts_and_none_of_a_round_that_was_not_ended() -> None:
    """Secret bids that made it even are made once more (W12)."""
    past = played()
    once = [one for one in past.decisions if isinstance(one.move, Bid)]
    before = tuple(replace(one, turn=one.turn - 1) for one in once)
    twice = replace(past, decisions=(*before, *past.decisions))
    assert bids(twice) == once
    past.public.sheet = past.public.sheet[:-1]
    assert bids(twice) == once[:-1]
