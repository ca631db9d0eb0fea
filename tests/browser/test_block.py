"""The Block of Truth: the score sheet that opens by itself for a bid."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .board import Board
from .evening import evening
from .moments import mira_bids, mira_bids_in_round, mira_lays
from .person import Person

Seated = Callable[..., Person]


@pytest.mark.rule("W32")
def test_a_bid_is_set_with_the_arrows_and_confirmed_with_ok(seated: Seated) -> None:
    mira = seated(evening(mira_bids_in_round(5)))
    board = Board(mira.page)
    for _ in range(3):
        board.button("One more").click()
    board.button("One less").click()
    expect(board.figure).to_have_text("2")
    assert mira.watch.moves == [], "nothing is bid before OK"
    board.ok.click()
    expect(board.ask).to_be_hidden()
    assert mira.watch.moves == [{"type": "bid", "tricks": 2}]


@pytest.mark.rule("W32")
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_block_opens_by_itself_when_it_is_my_turn_to_bid(seated: Seated, phone: bool) -> None:
    board = Board(seated(evening(mira_bids), phone=phone).page)
    board.bids(0)
    board.closes_block()
    expect(board.block).to_be_hidden()
    while (asked := board.asked()) != "bid":
        expect(board.block).to_be_hidden()
        board.answers(asked)
    expect(board.block).to_be_visible()
    expect(board.ask).to_be_visible()


@pytest.mark.rule("W32")
def test_its_symbol_closes_and_opens_it_at_any_other_time(seated: Seated) -> None:
    board = Board(seated(evening(mira_lays)).page)
    expect(board.block).to_be_visible()
    for _ in range(2):
        board.bar_button("Close the block").click()
        expect(board.block).to_be_hidden()
        board.bar_button("Open the block").click()
        expect(board.block).to_be_visible()


@pytest.mark.rule("W32")
def test_it_holds_every_bid_and_all_points_of_every_round(seated: Seated) -> None:
    one = evening(mira_bids_in_round(6))
    board = Board(seated(one).page)
    for number, line in enumerate(one.public.sheet, 1):
        told = [f"bid {bid}, {points} points" for bid, points in zip(line.bids, line.points, strict=True)]
        row = board.block.get_by_role("row").nth(number)
        cells = row.get_by_role("cell").locator(".vh")
        expect(row.get_by_role("rowheader")).to_have_text(str(number))
        expect(cells).to_have_text([cell.replace("-", "\N{MINUS SIGN}") for cell in told])
