"""A table with a clock: it is chosen, told, and runs out for somebody."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .board import Board
from .conftest import Coming
from .person import Person
from .test_commands import opens_table


def sets_clock(mira: Person, how: str) -> None:
    if how == "button":
        mira.page.get_by_role("radio", name="30 s").click()
    else:
        mira.says("/clock 30")
    expect(mira.page.get_by_text("30 seconds for each decision.").first).to_be_visible()


@pytest.mark.rule("W37")
@pytest.mark.parametrize("how", ["button", "command"])
def test_the_clock_is_chosen_by_the_host_and_told_to_all(come: Coming, how: str) -> None:
    mira, till = come(), come()
    opens_table(mira, seats=3)
    sets_clock(mira, how)
    till.goes_to(mira.page.url)
    expect(till.page.get_by_text("30 seconds for each decision.").first).to_be_visible()
    expect(till.page.get_by_role("radio", name="30 s")).to_have_count(0)
    till.goes_to("/")
    expect(till.page.get_by_text("30 s a move").first).to_be_visible()


def test_when_time_is_up_a_bot_plays_this_one_move(come: Coming) -> None:
    mira = come()
    opens_table(mira, seats=3)
    sets_clock(mira, "command")
    for left in (1, 0):
        mira.button("Seat a bot").first.click()
        expect(mira.button("Seat a bot")).to_have_count(left)
    mira.button("Start the match").click()
    board = Board(mira.page)
    board.asked()
    plate = board.places.filter(has=mira.page.locator(".plate.turn"))
    expect(plate.locator(".figure")).to_contain_text("0:")
    expect(mira.page.get_by_text("Half of your time is gone, 15 seconds left.")).to_have_count(1)
    expect(mira.page.get_by_text("then a bot plays this move for you")).to_be_visible()
    log = mira.page.get_by_role("log")
    expect(log).to_contain_text("Mira has run out of time; the bot thumb plays this move.")
    assert mira.watch.moves == []
    board.asked()  # and the next one is Mira's own again
