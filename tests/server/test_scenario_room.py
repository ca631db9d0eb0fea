"""A scenario at a table: its name stands in the first entry, and all else goes the way of every match."""

from __future__ import annotations

import pytest

from tests.server.party import Party, snapshot
from zaubertisch.bots import BOTS
from zaubertisch.games import GAMES
from zaubertisch.games.seelenkrieger.moves import Pass
from zaubertisch.games.seelenkrieger.scenarios.library import staged
from zaubertisch.games.seelenkrieger.scenarios.saying import Scene, move_of
from zaubertisch.kernel import FastRng, Misfit
from zaubertisch.kernel.record import verify
from zaubertisch.server.messages import wire


def alone(name: str) -> Party:
    """Ada at a table with this scenario, a bot on the other seat, and the first question asked."""
    party = Party("Ada", seats=2, games=GAMES, game="seelenkrieger", options={"scenario": name})
    party.act("Ada", wire.AddBot("thumb"))
    party.start()
    return party


def step(party: Party, said: list[str]) -> None:
    """The bot moves as its script says; Ada makes the next of these moves if she may, and else passes."""
    asked = party.room.question(party.room.state.waiting()[0])
    if asked.view.seat == 1:
        party.answer(1, BOTS["thumb"].choose(asked.game, asked.view, FastRng(1)))
        return
    assert asked.view.own is not None
    move = (
        move_of(Scene(asked.view.public, asked.view.own, staged("antwort").names), said[0]) if said else None
    )
    if move is not None and asked.game.why_not(asked.view, move) is None:
        del said[0]
        party.answer(0, move)
    else:
        party.answer(0, Pass())


def test_a_scenario_is_dealt_solved_and_kept_like_any_match() -> None:
    party, said = alone("antwort"), ["casts sM2 on novize"]
    assert party.room.frame(0).facts.scenario.name == "antwort"
    while party.phase == "playing":
        step(party, said)
    frame = party.room.frame(0)
    assert frame.facts.scenario.solved is True
    assert frame.view.public.result.cause == "scenario"
    assert frame.table.options["scenario"] == "antwort"
    assert verify(party.room.record(), GAMES).sound
    assert snapshot(party.again()) == snapshot(party.room)


def test_a_scenario_is_opened_with_nothing_else() -> None:
    with pytest.raises(Misfit, match="scenario-alone"):
        Party(seats=2, games=GAMES, game="seelenkrieger", options={"scenario": "antwort", "goal": 5})
    with pytest.raises(Misfit, match="unknown-scenario"):
        Party(seats=2, games=GAMES, game="seelenkrieger", options={"scenario": "nobody"})
