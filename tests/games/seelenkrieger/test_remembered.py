"""What is reckoned once and remembered is what reckoning anew gives, wherever a match has come to."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from zaubertisch.bots import BOTS
from zaubertisch.games.seelenkrieger import Seelenkrieger, course, usual
from zaubertisch.games.seelenkrieger.finding import on_field
from zaubertisch.games.seelenkrieger.remembered import remembered
from zaubertisch.games.seelenkrieger.state import Public
from zaubertisch.games.seelenkrieger.values import in_force
from zaubertisch.kernel import FastRng, mute, view_of


def anew(ask: Callable[[Public], Any], p: Public) -> Any:
    """The answer without any memory."""
    return ask.__wrapped__(p)  # type: ignore[attr-defined]


@pytest.mark.parametrize("bot", ["random", "thumb"])
def test_at_every_step_the_values_are_those_of_a_new_reckoning(
    bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, rng, steps, carry_out = Seelenkrieger(), FastRng(3), 0, course._carry_out

    def looked_at(j: Any, task: Any) -> None:
        nonlocal steps
        for ask in (in_force, on_field):
            assert ask(j.p) == anew(ask, j.p)
        steps += 1
        carry_out(j, task)

    monkeypatch.setattr(course, "_carry_out", looked_at)
    table = game.deal([usual(0), usual(1)], rng)
    while seats := game.to_act(table.public):
        moves = {seat: BOTS[bot].choose(game, view_of(table, seat), rng) for seat in seats}
        game.apply(table, moves, mute)
    assert steps > 200


def test_two_who_think_at_once_get_each_their_own_answer() -> None:
    """Bots think in threads: here two that take turns as often as can be."""
    game, rng = Seelenkrieger(), FastRng(3)
    tables = [game.deal([usual(0), usual(1)], rng).public for _ in range(2)]

    @remembered(lambda p: (p,))
    def which(p: Public) -> int:
        return int(p is tables[1])

    usually = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(2) as thinkers:
            told = thinkers.map(lambda n: {which(tables[n]) for _ in range(20_000)}, range(2))
            assert list(told) == [{0}, {1}]
    finally:
        sys.setswitchinterval(usually)
