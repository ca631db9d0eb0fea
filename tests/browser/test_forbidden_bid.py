"""The bid that would make it even: marked, with its reason, and not to be sent."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .board import Board
from .evening import Evening, evening
from .moments import mira_has_a_forbidden_bid
from .person import Person

Seated = Callable[..., Person]


@pytest.fixture
def one() -> Evening:
    return evening(mira_has_a_forbidden_bid, notequal=True)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_it_says_why_and_is_not_sent(one: Evening, seated: Seated, phone: bool) -> None:
    table, forbidden = one.public, one.facts(0).forbidden_bid
    mira = seated(one, phone=phone)
    board = Board(mira.page)
    marked = board.ask.get_by_role("radio", name=f"{forbidden}, won't do")
    expect(marked).to_be_visible()
    marked.click()
    others = [table.bids[seat] for seat in one.facts(0).places if seat != 0]
    makes = " + ".join(map(str, [*others, forbidden]))
    cards = table.plan[table.round - 1].cards
    expect(board.ask).to_contain_text(f"{forbidden} won't do: {makes} makes exactly {cards}.")
    expect(board.ok).to_be_disabled()
    board.ok.click(force=True)
    expect(board.status).to_contain_text(f"{forbidden} won't do")
    board.figure.focus()
    mira.page.keyboard.press("Enter")

    board.bids(forbidden - 1)
    expect(board.ask).to_be_hidden()
    assert mira.watch.moves == [{"type": "bid", "tricks": forbidden - 1}]
