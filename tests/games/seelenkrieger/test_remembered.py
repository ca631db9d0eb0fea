"""What is reckoned once and remembered is what reckoning anew gives, wherever a match has come to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from zaubertisch.bots import BOTS
from zaubertisch.games.seelenkrieger import Seelenkrieger, course, usual
from zaubertisch.games.seelenkrieger.finding import on_field
from zaubertisch.games.seelenkrieger.state import Public
from zaubertisch.games.seelenkrieger.values import in_force
from zaubertisch.kernel import FastRng, mute, view_of


def anew(remembered: Callable[[Public], Any], p: Public) -> Any:
    """The answer without any memory."""
    return remembered.__wrapped__(p)  # type: ignore[attr-defined]


@pytest.mark.parametrize("bot", ["random", "thumb"])
def test_at_every_step_the_values_are_those_of_a_new_reckoning(
    bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, rng, steps, carry_out = Seelenkrieger(), FastRng(3), 0, course._carry_out

    def looked_at(j: Any, task: Any) -> None:
        nonlocal steps
        for remembered in (in_force, on_field):
            assert remembered(j.p) == anew(remembered, j.p)
        steps += 1
        carry_out(j, task)

    monkeypatch.setattr(course, "_carry_out", looked_at)
    table = game.deal([usual(0), usual(1)], rng)
    while seats := game.to_act(table.public):
        moves = {seat: BOTS[bot].choose(game, view_of(table, seat), rng) for seat in seats}
        game.apply(table, moves, mute)
    assert steps > 200
