"""What is told of a duel, in the order in which it happens, and to whom."""

from __future__ import annotations

from typing import Any

from tests.games.duell.rigged import DuelMatch, match_of
from zaubertisch.games.duell import Options
from zaubertisch.games.duell.cards import Card
from zaubertisch.games.duell.state import (
    CardDrawn,
    Cast,
    Drink,
    Keep,
    MatchOver,
    Move,
    PileRefilled,
    PotionsShown,
    Result,
    Round,
    SpellsShown,
)
from zaubertisch.kernel import EVERYONE, Seat

HANDS = [["F05", "F07"], ["W02", "W07"]]


def heard(match: DuelMatch, one: Move | None, other: Move | None) -> list[tuple[Seat, Any]]:
    """All that is told while these moves are made; the second arrives first."""
    events: list[tuple[Seat, Any]] = []
    turn = match.turn
    for seat, move in ((1, other), (0, one)):
        if move is not None:
            assert events == []
            match.submit(seat, turn, move, lambda *told: events.append(told))
    return events


def cast(card: str) -> Cast:
    return Cast(Card(card))


def test_a_round_and_the_potions_after_it() -> None:
    match = match_of(Options(), HANDS, ["L01", "L02"])
    fought = Round((False, False), (Card("F05"), Card("W02")), (5, 2), (0, 1), (0, 3), (10, 9))
    assert heard(match, cast("F05"), cast("W02")) == [
        (EVERYONE, SpellsShown(1, fought)),
        (0, CardDrawn(Card("L01"))),
        (1, CardDrawn(Card("L02"))),
    ]
    assert heard(match, Drink(), Keep()) == [(EVERYONE, PotionsShown((True, False), (4, 3)))]


def test_hidden_potions_are_told_with_the_spells() -> None:
    match = match_of(Options(hidden_potion=True), HANDS, ["L01", "L02"])
    heard(match, cast("F05"), cast("W02"))
    assert heard(match, Drink(), Keep()) == []
    fought = Round((True, False), (Card("F07"), Card("W07")), (1, 1), (0, 0), (3, 2), (10, 9))
    assert heard(match, cast("F07"), cast("W07"))[0] == (EVERYONE, SpellsShown(2, fought))


def test_a_pile_is_refilled_before_the_cards_are_drawn() -> None:
    match = match_of(Options(), HANDS)
    match.table.hidden.pile, match.table.public.pile = (), 0
    told = heard(match, cast("F07"), cast("W07"))
    assert told[1:] == [
        (EVERYONE, PileRefilled(2)),
        (0, CardDrawn(Card("F07"))),
        (1, CardDrawn(Card("W07"))),
    ]


def test_at_the_end_nothing_is_drawn() -> None:
    match = match_of(Options(), HANDS)
    match.table.public.mana = (0, 5)
    told = heard(match, cast("F07"), cast("W07"))
    assert [event for _, event in told][1:] == [MatchOver(Result(1, "mana"))]


def test_only_a_potion_may_be_put_back() -> None:
    match = match_of(Options())
    assert not match.game.settles(PotionsShown((True, None), (4, 9)))
    assert match.game.settles(MatchOver(Result(None, "life")))
    assert match.game.settles(SpellsShown(1, Round((), (), (), (), (), ())))
