"""Why a seat may not do something: a code for each sentence, and the facts that the sentence needs."""

from __future__ import annotations

import pytest

from tests.games.duell.rigged import DuelMatch, match_of
from zaubertisch.games.duell import Options
from zaubertisch.games.duell.cards import Card
from zaubertisch.games.duell.state import Cast, Drink, Keep, Move
from zaubertisch.kernel import Reason, Seat


def at(phase: str) -> DuelMatch:
    """Round 1, or the potions of round 2, which seat 0 alone may drink; unpayable spells are barred."""
    match = match_of(Options(unpayable="barred"), [["F04", "F06", "F07"], ["W07"]])
    match.table.public.mana = (5, 9)
    if phase == "drink":
        match.submit(0, 0, Cast(Card("F04")))
        match.submit(1, 0, Cast(Card("W07")))
    assert match.table.public.phase == phase
    return match


def says(phase: str, move: Move, seat: Seat | None = 0) -> Reason | None:
    match = at(phase)
    return match.game.why_not(match.view(seat), move)


def cast(card: str) -> Cast:
    return Cast(Card(card))


@pytest.mark.parametrize(
    ("phase", "move", "reason"),
    [
        ("cast", cast("F07"), None),
        ("cast", cast("F06"), Reason("spell-barred", {"card": "F06", "cost": 7, "mana": 5})),
        ("cast", cast("W07"), Reason("not-in-hand", {"card": "W07"})),
        ("cast", cast("H01"), Reason("not-in-hand", {"card": "H01"})),
        ("cast", Drink(), Reason("wrong-phase", {"phase": "cast"})),
        ("cast", Keep(), Reason("wrong-phase", {"phase": "cast"})),
        ("drink", Drink(), None),
        ("drink", Keep(), None),
        ("drink", cast("F07"), Reason("wrong-phase", {"phase": "drink"})),
    ],
)
def test_each_phase_has_its_reasons(phase: str, move: Move, reason: Reason | None) -> None:
    assert says(phase, move) == reason


@pytest.mark.parametrize(("phase", "seat"), [("drink", 1), ("drink", None), ("cast", None)])
@pytest.mark.parametrize("move", [Drink(), Keep(), cast("W07")])
def test_who_is_not_asked_is_told_no_more_than_that(phase: str, seat: Seat | None, move: Move) -> None:
    assert says(phase, move, seat) == Reason("not-your-turn")
