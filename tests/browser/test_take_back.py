"""A card is taken back when the others agree, and stays when one of them does not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.running import Running

from .board import Board
from .conftest import Coming
from .evening import Evening, evening
from .moments import mira_lays
from .person import Person

Table = tuple[Person, Person]


def mira_leads(evening: Evening) -> bool:
    """Nothing lies yet, she has a choice, and Till comes after her."""
    table = evening.public
    return mira_lays(evening) and not table.trick and table.round > 3 and len(table.tricks) == 1


@pytest.fixture
def laid(come: Coming, server: Running) -> Callable[[], Table]:
    """Mira has laid a card, and Till is asked next."""

    def sits() -> Table:
        one = evening(mira_leads, people=("Mira", "Till"))
        one.is_written_to(server.database)
        mira, till = come(), come()
        for person, name in ((mira, "Mira"), (till, "Till")):
            person.takes_seat(one, name)
        Board(mira.page).lays()
        expect(Board(till.page).playable.first).to_be_visible()
        return mira, till

    return sits


def test_a_card_comes_back_to_the_hand_when_the_other_agrees(laid: Callable[[], Table]) -> None:
    mira, till = laid()
    board = Board(mira.page)
    left = board.cards
    (lies,) = board.laid
    mira.button("Take back").click()
    expect(mira.page.get_by_text("Still to answer: Till.")).to_be_visible()
    question = till.page.get_by_role("status").filter(has_text="Mira would like to take back")
    expect(question).to_contain_text("All right with you?")
    assert lies.split(",")[0].lower() in question.inner_text().lower()

    question.get_by_role("button", name="Yes").click()
    expect(board.hand.locator("[data-card]")).to_have_count(len(left) + 1)
    for person in mira, till:
        assert Board(person.page).laid == []
        expect(person.page.get_by_role("log")).to_contain_text("Mira takes back the last move.")
    board.lays()
    expect(Board(till.page).playable.first).to_be_visible()


@pytest.mark.rule("W37")
def test_it_is_asked_and_refused_by_a_line_and_then_the_card_stays(laid: Callable[[], Table]) -> None:
    mira, till = laid()
    lies = Board(mira.page).laid
    mira.says("/takeback")
    expect(till.page.get_by_text("Mira would like to take back")).to_have_count(2)  # asked, and told
    till.says("/no")
    for person in mira, till:
        expect(person.page.get_by_role("log")).to_contain_text("Till does not agree: the move stays.")
        assert Board(person.page).laid == lies
    expect(mira.button("Take back")).to_be_hidden()
    mira.says("/undo")
    expect(mira.page.get_by_text("There is no move of yours that could").first).to_be_visible()


def test_a_move_that_is_made_instead_is_an_answer_too(laid: Callable[[], Table]) -> None:
    mira, till = laid()
    mira.button("Take back").click()
    question = till.page.get_by_role("button", name="Yes")
    expect(question).to_be_visible()
    Board(till.page).lays()
    expect(question).to_be_hidden()
    expect(mira.button("Take back")).to_be_hidden()
