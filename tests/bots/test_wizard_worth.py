"""What the rule of thumb thinks a card is worth, held against chances that can be counted."""

from __future__ import annotations

from math import comb

import pytest

from tests.bots.wizard_views import bidding, cards, playing
from zaubertisch.bots.wizard.judgement import JUDGEMENT
from zaubertisch.bots.wizard.memory import Memory
from zaubertisch.bots.wizard.promise import promise
from zaubertisch.bots.wizard.taking import chance_to_take
from zaubertisch.bots.wizard.worth import worths
from zaubertisch.games.wizard.cards import SUITS, Card


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("hand", ["R13", "R10", "R7", "B12", "B9"])
def test_a_single_card_is_worth_about_its_chance(players: int, hand: str) -> None:
    """Led in a round of one card, it stands when no other hand holds what beats it."""
    view = bidding(hand, "B1", [None] * players)
    memory, card = Memory(view, "bsw"), Card(hand)
    worth = worths(cards(hand), "B", 1, memory, JUDGEMENT[players])[card]
    beating = memory.above(card) + 4 + (0 if hand[0] == "B" else memory.left("B"))
    chance = comb(58 - beating, players - 1) / comb(58, players - 1)
    assert worth == pytest.approx(chance, abs=0.17)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("held", [1, 4, 10])
def test_the_higher_card_is_never_worth_less(players: int, held: int) -> None:
    view = bidding("J", "B1", [None] * players)
    memory = Memory(view, "bsw")
    for suit in SUITS:
        ranks = [Card(f"{suit}{rank}") for rank in range(1 + (suit == "B"), 14)]
        worth = worths(ranks, "B", held, memory, JUDGEMENT[players])
        figures = [worth[card] for card in ranks]
        assert figures == sorted(figures)
        assert 0 <= figures[0] < figures[-1] <= 1


def test_wizards_are_sure_and_jesters_hopeless() -> None:
    memory = Memory(bidding("W J", "B1", [None] * 4), "bsw")
    assert worths(cards("W J"), "B", 2, memory, JUDGEMENT[4]) == {"W": 1, "J": 0}


def test_who_is_known_to_ruff_makes_a_card_worth_less() -> None:
    seen = playing("R13 Y2 Y3", "B", need=1, tricks=["R5 G3 R7 R2"])
    unseen = playing("R13 Y2 Y3", "B", need=1, tricks=["R5 R3 R7 R2"])
    before, after = (
        worths(cards("R13"), "B", 2, Memory(view, "bsw"), JUDGEMENT[4])[Card("R13")]
        for view in (unseen, seen)
    )
    assert after < 0.9 * before


@pytest.mark.parametrize(
    ("hand", "trick", "chance"),
    [
        ("W R2", "R5 R7 R8", 1.0),
        ("W R2", "R5 W R8", 0.0),
        ("J R2", "R5 R7 R8", 0.0),
        ("J R2", "J J J", 0.0),
        ("R2 Y1", "J J J", 1.0),
        ("B1 Y2", "Y5 Y7 Y13", 1.0),
        ("Y12 Y2", "Y5 Y13 Y1", 0.0),
        ("W R2", "R5", 1.0),
    ],
)
def test_last_to_play_it_knows(hand: str, trick: str, chance: float) -> None:
    view = playing(hand, "B", need=1, trick=trick)
    first = Card(hand.split()[0])
    assert chance_to_take(first, 2, view.public, Memory(view, "bsw"), JUDGEMENT[4]) == chance


def test_with_others_to_come_only_a_master_is_safe() -> None:
    gone = ["W W W B13", "R13 R12 R10 R9"]  # the fourth wizard was turned up
    view = playing("R11 R8", None, need=1, tricks=gone)
    memory = Memory(playing("R11 R8", "B", need=1, tricks=gone), "bsw")
    public = view.public
    assert memory.wizards == 0
    assert chance_to_take(Card("R11"), 2, public, memory, JUDGEMENT[4]) == 1.0
    assert chance_to_take(Card("R8"), 2, public, memory, JUDGEMENT[4]) == 1.0
    higher = playing("R7 R6", None, need=1, tricks=gone).public
    behind = Memory(playing("R7 R6", "B", need=1, tricks=gone), "bsw")
    assert chance_to_take(Card("R7"), 2, higher, behind, JUDGEMENT[4]) < 1.0


def test_a_bid_promises_most_where_it_is_met() -> None:
    for bid in range(5):
        assert promise(bid, 0, 0) == pytest.approx(2 + bid)
        assert promise(bid, 0, 0.5) > promise(bid, 1, 0.5) > promise(bid, 2, 0.5)
        assert promise(bid, 3, 0) == pytest.approx(-3, abs=1e-6)
        assert promise(bid + 1, 0, 0.5) > promise(bid, 0, 0.5)
