"""One seat, looked at from a reloaded page, a second tab and another device: it is one and the same table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .board import Board
from .conftest import Coming
from .evening import Evening, evening
from .person import Person

Seated = Callable[..., Person]


@pytest.fixture
def mira(seated: Seated) -> Person:
    return seated(evening(in_the_middle))


def in_the_middle(evening: Evening) -> bool:
    """A card lies, and Mira is to lay one of several."""
    table = evening.public
    return table.round == 5 and table.phase == "play" and len(table.trick) == 1 and evening.asks(0)


def test_reloaded(mira: Person) -> None:
    board = Board(mira.page)
    before = board.looks()
    mira.page.reload()
    board.hand.wait_for()
    assert board.looks() == before


def test_a_second_tab(mira: Person) -> None:
    page, _ = mira.opens_tab()
    page.goto(mira.page.url)
    the_same_table(Board(mira.page), Board(page))


def test_another_device_by_the_link_to_the_seat(mira: Person, come: Coming) -> None:
    mira.button("This table").click()
    mira.page.get_by_text("Play on with another device").click()
    link = mira.copies("Copy the link to your seat")
    mira.page.keyboard.press("Escape")
    other = come()
    other.goes_to(link)
    the_same_table(Board(mira.page), Board(other.page))
    assert "#" not in other.page.url, "the secret has to leave the address"


def the_same_table(here: Board, there: Board) -> None:
    """They look alike, and a move in one appears in the other, each way."""
    there.hand.wait_for()
    assert there.looks() == here.looks()
    for one, other in (here, there), (there, here):
        asked = one.asked()
        assert asked == "card"
        before = one.cards
        one.lays(card := one.playable.first.get_attribute("data-card"))
        before.remove(card or "")
        expect(other.hand.locator("[data-card]")).to_have_count(len(before))
        assert other.cards == before == one.cards
