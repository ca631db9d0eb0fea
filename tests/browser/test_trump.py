"""The trump, on top of the table, and the wheel with which the dealer chooses it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .board import Board
from .evening import Evening, evening
from .moments import mira_bids, mira_ends_the_round, mira_names_trump
from .person import Person

Seated = Callable[..., Person]
NAMES = {"R": "Flame", "Y": "Star", "G": "Herb", "B": "Moon"}


@pytest.mark.rule("W33")
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_card_turned_up_is_shown_at_the_top(seated: Seated, phone: bool) -> None:
    one = evening(lambda evening: mira_bids(evening) and evening.public.trump is not None)
    suit, rank = one.public.turned[0], one.public.turned[1:]
    board = Board(seated(one, phone=phone).page)
    turned = board.crest.get_by_role("img", name=f"{NAMES[suit]} {rank},")
    expect(turned).to_be_visible()
    expect(board.crest).to_contain_text(NAMES[suit])
    card = turned.bounding_box()
    assert card is not None
    for below in [*board.places.all(), board.hand]:
        box = below.bounding_box()
        assert box is not None
        assert card["y"] + card["height"] <= box["y"]


@pytest.mark.rule("W33")
@pytest.mark.parametrize("suit", "RYGB")
def test_after_a_wizard_the_dealer_chooses_on_a_wheel_of_the_four_suits(seated: Seated, suit: str) -> None:
    mira = seated(evening(mira_names_trump))
    board = Board(mira.page)
    expect(board.wheel.get_by_role("button")).to_have_count(4)
    board.names_trump(NAMES[suit])
    expect(board.wheel).to_be_hidden()
    expect(board.crest).to_contain_text(NAMES[suit])
    expect(board.crest.get_by_role("img", name="Wizard")).to_be_visible()
    assert mira.watch.moves == [{"type": "trump", "suit": suit}]


@pytest.mark.rule("W33")
def test_nobody_but_the_dealer_gets_the_wheel(seated: Seated) -> None:
    one = evening(mira_names_trump, people=("Mira", "Till"))
    board = Board(seated(one, "Till").page)
    expect(board.crest).to_contain_text("Mira chooses")
    expect(board.wheel).to_be_hidden()


def a_bot_names_trump(evening: Evening) -> bool:
    return evening.public.phase == "trump" and not evening.asks(0)


@pytest.mark.rule("W33")
def test_beside_the_result_of_a_round_a_wizard_turned_up_is_not_told_to_be_a_jester(seated: Seated) -> None:
    board = Board(seated(evening(mira_ends_the_round, then=a_bot_names_trump)).page)
    board.lays()
    board.button("Go on").wait_for()
    assert board.crest.get_by_role("img", name="Wizard").is_visible()
    assert "a jester turned up" not in board.crest.inner_text()
