"""Wizard by rule of thumb, in positions where everyone would say what is right."""

from __future__ import annotations

import pytest

from tests.bots.wizard_views import bid, bidding, card, cards, playing, thumb, trump
from zaubertisch.bots.wizard.bidding import sure_tricks
from zaubertisch.bots.wizard.judgement import JUDGEMENT, Judgement
from zaubertisch.bots.wizard.memory import Memory
from zaubertisch.games.wizard import Options
from zaubertisch.games.wizard.cards import Card
from zaubertisch.games.wizard.state import NameTrump

# -- known faults of games of this kind


def test_pushed_off_its_bid_it_never_goes_below_its_sure_tricks() -> None:
    hand = "B13 Y1"
    free = bidding(hand, "B4", [1, 0, 0, None])
    assert bid(free) == 1
    pushed = bidding(hand, "B4", [1, 0, 0, None], notequal=True)
    assert bid(pushed) == 2


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize(
    ("hand", "turned", "sure"), [("W R1", "B4", 1), ("B12 R2", "B13", 1), ("W B13 R1", "B2", 2)]
)
def test_sure_tricks_stay_bid_whatever_is_forbidden(players: int, hand: str, turned: str, sure: int) -> None:
    tricks = len(hand.split())
    for others in range(tricks + 1):
        bids = [others, *[0] * (players - 2), None]
        assert bid(bidding(hand, turned, bids, notequal=True)) >= sure


def test_what_is_sure_counts_more_than_what_looks_likely() -> None:
    """The others have bid much: 0 is nearer than 2 to what the hand seems worth, but its wizard is sure."""
    assert bid(bidding("W J J J J", "B4", [2, 1, 1, None])) == 1
    assert bid(bidding("W J J J J", "B4", [2, 1, 1, None], notequal=True)) == 2


@pytest.mark.parametrize(
    ("hand", "turned", "sure"),
    [
        ("B12 B5", "B4", 0),
        ("B12 B5", "B13", 1),
        ("B13 B12 B5", "B4", 2),
        ("W B13", "J", 1),
        ("R13 Y13", "B4", 0),
    ],
)
def test_sure_are_wizards_and_the_trumps_that_no_other_beats(hand: str, turned: str, sure: int) -> None:
    view = bidding(hand, turned, [None] * 4)
    assert sure_tricks(cards(hand), view.public.trump, Memory(view, "bsw")) == sure


def test_where_only_less_is_allowed_it_bids_less() -> None:
    assert bid(bidding("W", "B4", [0, 0, 0, None], notequal=True)) == 0


def test_who_needs_every_trick_leads_its_highest_trump() -> None:
    assert card(playing("B13 B12 B4", "B", need=3)) == "B13"


@pytest.mark.parametrize("special", ["W", "J"])
def test_a_wizard_or_a_jester_laid_shows_no_void(special: str) -> None:
    view = playing("Y2", "B", need=0, tricks=[f"R5 {special} R7 R2"])
    assert Memory(view, "bsw").void == [set(), set(), set(), set()]


# -- what it remembers


def test_another_suit_shows_a_void() -> None:
    view = playing("Y2", "B", need=0, tricks=["R5 G3 R7 B2"])
    assert Memory(view, "bsw").void == [set(), {"R"}, set(), {"R"}]


def test_where_nothing_had_to_be_followed_nothing_shows() -> None:
    free = playing("Y2", "B", need=0, tricks=["W R5 G3 Y7"])
    assert Memory(free, "bsw").void == [set(), set(), set(), set()]
    late = playing("Y2", "B", need=0, tricks=["J W R5 G3"])
    assert Memory(late, "official").void == [set(), set(), set(), set()]
    assert Memory(late, "bsw").void == [set(), set(), set(), {"R"}]


def test_it_sees_voids_in_the_trick_on_the_table_too() -> None:
    assert Memory(playing("Y2 Y3", "B", need=0, trick="R5 G3"), "bsw").void == [set(), set(), set(), {"R"}]


def test_it_counts_what_is_out_of_sight() -> None:
    memory = Memory(playing("R13 Y2 W", "B", need=0, tricks=["R5 R12 R7 W"], trick="R11 J"), "bsw")
    assert memory.cards == 60 - 3 - 1 - 4 - 2
    assert memory.wizards == 4 - 1 - 1 - 1  # in hand, laid, turned up
    assert memory.left("R") == 13 - 5
    assert memory.above(Card("R10")) == 0  # a master: all above were seen
    assert memory.above(Card("R9")) == 1


# -- bids


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_one_card(players: int) -> None:
    before = [None] * players
    assert bid(bidding("W", "B4", before)) == 1
    assert bid(bidding("J", "B4", before)) == 0
    assert bid(bidding("B13", "B4", before)) == 1


def test_a_stronger_hand_never_bids_less() -> None:
    hands = [
        "R1 R2 Y1 J J",
        "R1 R2 Y1 B2 J",
        "R1 R13 Y1 B8 J",
        "R1 R13 Y13 B12 J",
        "W R13 Y13 B12 B13",
        "W W W W B13",
    ]
    bids = [bid(bidding(hand, "B4", [None] * 4)) for hand in hands]
    assert bids == sorted(bids)
    assert bids[0] == 0
    assert bids[-1] == 5


def test_it_gives_way_when_the_others_have_bid_much() -> None:
    hand = "W B12 B9 R13 R12 Y13 G12 G2 Y4 Y5"
    modest, greedy = bidding(hand, "B4", [0, 0, 0, None]), bidding(hand, "B4", [5, 5, 5, None])
    assert bid(greedy) < bid(modest)


def test_secret_bids_say_nothing() -> None:
    hand = "W B12 B9 R13 R12 Y13 G12 G2 Y4 Y5"
    assert bid(bidding(hand, "B4", [None] * 4)) == bid(bidding(hand, "B4", [None, 2, 3, 2]))


def test_the_second_bid_avoids_the_forbidden_value() -> None:
    again = bidding("B13 Y1", "B4", [1, 0, 0, 1], phase="rebid", notequal=True)
    assert bid(again) == 2


# -- trump


def test_it_names_the_suit_it_is_strongest_in() -> None:
    for suit in "RYGB":
        others = " ".join(f"{other}3" for other in "RYGB" if other != suit)
        view = bidding(f"{suit}13 {suit}12 {suit}7 {others}", "W", [None] * 4, phase="trump")
        assert thumb(view) == NameTrump(suit)  # type: ignore[arg-type]


def test_length_counts() -> None:
    assert trump(bidding("R2 R3 R5 R6 R8 G4", "W", [None] * 4, phase="trump")) == "R"


# -- cards


def test_last_to_play_it_takes_with_the_least_card_that_it_can_spare() -> None:
    assert card(playing("W R9 R10 Y2", "B", need=2, trick="R5 R7 R8")) in ("R9", "R10")


def test_last_to_play_it_loses_with_the_highest_card_that_loses() -> None:
    assert card(playing("R4 R7 R13", "B", need=0, trick="R5 R9 R8")) == "R7"


def test_forced_to_take_it_gets_rid_of_the_highest() -> None:
    assert card(playing("R12 R13 Y1", "B", need=0, trick="R5 R9 R8")) == "R13"


def test_a_wizard_is_thrown_under_a_wizard_by_who_needs_no_more() -> None:
    assert card(playing("W R2 Y1", "B", need=0, trick="W R9 R8")) == "W"


def test_it_throws_its_dangerous_card_where_it_cannot_win() -> None:
    assert card(playing("Y13 Y2 G1", "B", need=0, trick="R5 R9 R8")) == "Y13"


def test_who_needs_nothing_ducks_with_a_jester_under_the_last_card() -> None:
    assert card(playing("J R13", "B", need=0, trick="R5 R9 R8")) == "J"


def test_who_needs_all_lays_a_wizard_over_a_trump() -> None:
    assert card(playing("W B13", "B", need=2, trick="B12 R9 R8")) in ("W", "B13")
    assert card(playing("W B3", "B", need=2, trick="B12 R9 R8")) == "W"


def test_it_leads_a_master_when_it_needs_a_trick() -> None:
    gone = ["W W W B13", "R13 R12 R10 R9"]
    assert card(playing("R11 Y3", None, need=1, tricks=gone, needs=0)) == "R11"


def test_the_figures_are_there_for_every_table_and_none_is_negative() -> None:
    assert set(JUDGEMENT) == {3, 4, 5, 6}
    for judge in JUDGEMENT.values():
        assert all(getattr(judge, name) >= 0 for name in Judgement.__struct_fields__)


def test_the_option_for_the_suit_to_follow_reaches_it() -> None:
    """J, W, R7 led: by `official` the trick is free, and laying Y2 is allowed."""
    view = playing("R2 Y13", "B", need=0, trick="J W R7")
    assert thumb(view, Options(lead_suit="official")) != thumb(view, Options(lead_suit="bsw"))
