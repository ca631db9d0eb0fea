"""What the page tells beforehand of an attack and of the answers to it: it must come true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.seelenkrieger.position import Position, position
from zaubertisch.bots import BOTS
from zaubertisch.games.seelenkrieger import Options, Seelenkrieger, events, usual
from zaubertisch.games.seelenkrieger.facts import Facts
from zaubertisch.games.seelenkrieger.foresight import FEW, Answer
from zaubertisch.games.seelenkrieger.moves import Cast, Pass
from zaubertisch.games.seelenkrieger.outlook import Strike
from zaubertisch.games.seelenkrieger.state import SoulTable
from zaubertisch.games.seelenkrieger.tasks import Attacking, Window
from zaubertisch.kernel import FastRng, Match, clone, view_of

A, B = 0, 1


def plays(at: Position, *said: str) -> Position:
    """The position after these moves of whoever is asked."""
    for words in said:
        (seat,) = at.match.waiting()
        at.match.submit(seat, at.match.turn, at.move(seat, words))
    return at


def told(at: Position, seat: int | None) -> Facts:
    facts: Facts = at.match.game.facts(at.match.view(seat))
    return facts


def fates(answers: tuple[Answer, ...]) -> list[int | None]:
    """How much the target would lose with each answer; None where there is no attack left."""
    return [one.strike.loss if one.strike is not None and one.strike.holds else None for one in answers]


@pytest.mark.usefixtures("figures_of_the_first_print")
class TestInAPosition:
    def test_a_shield_takes_from_the_damage_what_it_prevents(self) -> None:
        at = position({"A": {"field": ["O9"]}, "B": {"field": ["M1"], "prepared": ["sM2"]}})
        facts = told(plays(at, "attacks M1 with O9"), B)
        assert facts.strike is not None
        (shield,) = facts.answers
        assert shield.move == at.move(B, "casts sM2 on M1")
        assert fates(facts.answers) == [facts.strike.loss - 3]

    def test_only_who_is_asked_is_told_of_answers(self) -> None:
        at = position(
            {"A": {"field": ["O9"], "prepared": ["sO1"]}, "B": {"field": ["M1"], "prepared": ["sM2"]}}
        )
        plays(at, "attacks M1 with O9")
        assert [len(told(at, seat).answers) for seat in (A, B, None)] == [0, 1, 0]
        plays(at, "passes")
        assert [len(told(at, seat).answers) for seat in (A, B, None)] == [1, 0, 0]
        assert told(plays(at, "passes"), A).answers == ()

    def test_what_was_answered_already_is_reckoned_in(self) -> None:
        at = position({"A": {"field": ["O9"]}, "B": {"field": ["M1"], "prepared": ["sM2"]}})
        before = told(plays(at, "attacks M1 with O9"), A).strike
        after = told(plays(at, "casts sM2 on M1"), A).strike
        assert before is not None
        assert after is not None
        assert after.loss == before.loss - 3
        assert at.match.table.public.field[B][0].marks == ()  # it has not happened yet

    def test_an_answer_may_end_the_attack(self) -> None:
        at = position({"A": {"field": ["O9"]}, "B": {"field": ["E1"], "prepared": ["sE2"]}})
        assert fates(told(plays(at, "attacks E1 with O9"), B).answers) == [None]

    def test_an_answer_that_looks_through_the_deck_is_not_told(self) -> None:
        theirs = {"field": ["Z1"], "prepared": ["sZ2", "sZ1"], "deck": ["qZ1"]}
        at = position({"A": {"field": ["O9"]}, "B": theirs})
        answers = told(plays(at, "attacks Z1 with O9"), B).answers
        assert [one.move.place for one in answers if isinstance(one.move, Cast)] == [1]

    def test_an_effect_of_the_attacker_comes_first(self) -> None:
        at = position({"A": {"field": ["HD"]}, "B": {"field": ["N1"]}})
        strike = told(plays(at, "attacks N1 with HD"), B).strike
        assert strike is not None
        assert strike.life == at.match.game.facts(at.match.view(B)).values[1].left - 1

    def test_of_very_many_answers_the_first_are_told(self) -> None:
        crowd = {"field": ["M1"] * 20, "prepared": ["sM2", "sM2"]}
        at = plays(position({"A": {"field": ["O9"]}, "B": crowd}), "attacks M1#1 with O9")
        assert len(told(at, B).answers) == FEW


def asked_about_attacks(seed: int) -> Iterator[tuple[Seelenkrieger, SoulTable, int]]:
    """The moments of a match in which somebody is asked about an attack."""
    game, rng = Seelenkrieger(Options()), FastRng(seed)
    match: Match[Any, Any, Any, Any] = Match(game, (usual(seed), usual(seed + 1)), seed.to_bytes(8, "big"))
    while seats := match.waiting():
        agenda = match.table.public.agenda
        if agenda and isinstance(agenda[-1], Window) and any(isinstance(one, Attacking) for one in agenda):
            yield game, match.table, seats[0]
        move = BOTS["thumb"].choose(game, match.view(seats[0]), rng)
        match.submit(seats[0], match.turn, move)


def came(game: Seelenkrieger, table: SoulTable, move: Any, strike: Strike) -> int | None:
    """What the attack did when nobody answered any more; None where something else was asked."""
    said: list[events.Event] = []
    (seat,) = game.to_act(table.public)
    while move is not None:
        game.apply(table, {seat: move}, lambda _audience, event: said.append(event))
        p = table.public
        if p.phase != "play" or not p.agenda or any(event_of(one, strike) for one in said):
            break
        if not isinstance(p.agenda[-1], Window):
            return None
        (seat,), move = game.to_act(p), Pass()
    return sum(event_of(one, strike) for one in said)


def event_of(event: events.Event, strike: Strike) -> int:
    """How much this event is of what the attack does."""
    match event:
        case events.Damaged(id=strike.target, by=strike.attackers):
            return event.n
        case events.Destroyed(id=strike.target):
            return strike.life
        case _:
            return 0


def test_what_is_told_comes_true() -> None:
    compared = answers = 0
    for seed in range(4):
        for game, table, seat in asked_about_attacks(seed):
            facts = game.facts(view_of(table, seat))
            told = [(Pass(), facts.strike), *((one.move, one.strike) for one in facts.answers)]
            for move, strike in told:
                if strike is None or (done := came(game, clone(table), move, strike)) is None:
                    continue
                assert done == (strike.loss if strike.holds else 0), (seed, move, strike)
                compared += 1
                answers += move != Pass()
    assert compared > 100
    assert answers > 10
