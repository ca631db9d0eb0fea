"""The server dies in the middle of a round, comes again, and nobody has to do anything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.running import Running

from .board import Board
from .conftest import Coming
from .person import Person

BROKEN = "ERR_|WebSocket|Failed to load"
"""What a browser says by itself of a server that is gone."""


@pytest.fixture
def dying(tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path / "tables.sqlite").start()
    yield running
    running.close()
    assert running.troubles() == []


def at_round_two(come: Coming, dying: Running) -> tuple[Person, Board]:
    """Mira and five bots, so that the match is short; in round 2 she is to lay a card."""
    mira = come(dying.url)
    mira.watch.forgive(BROKEN)
    mira.goes_to("/")
    for _ in range(2):
        mira.button("more seats").click()
    mira.button("Play now against bots").click()
    board = Board(mira.page)
    while (asked := board.asked()) != "card" or board.round < 2:
        board.answers(asked)
    return mira, board


def test_killed_in_round_two_and_started_again_the_match_goes_on_to_its_end(
    come: Coming, dying: Running
) -> None:
    mira, board = at_round_two(come, dying)
    before = board.looks()
    dying.kill()
    expect(mira.page.get_by_text("Connection")).to_be_visible()
    assert board.looks() == before

    dying.start()
    expect(mira.page.get_by_role("img", name="Connected")).to_be_visible()
    expect(mira.page.get_by_text("Connection")).to_be_hidden()
    assert board.looks() == before

    while (asked := board.asked()) != "nothing":
        board.answers(asked)
    expect(mira.page.get_by_text("after 10 rounds")).to_be_visible()


def test_a_card_laid_while_the_server_is_gone_is_laid_once_it_is_back(come: Coming, dying: Running) -> None:
    mira, board = at_round_two(come, dying)
    card, rest = board.playable.first.get_attribute("data-card") or "", board.cards
    rest.remove(card)
    dying.kill()
    expect(mira.page.get_by_text("Connection")).to_be_visible()
    board.lays(card)
    expect(mira.page.get_by_text("What you did is safe")).to_be_visible()

    dying.start()
    expect(board.hand.locator("[data-card]")).to_have_count(len(rest))
    expect(mira.page.get_by_text("What you did is safe")).to_be_hidden()
    assert board.cards == rest
    assert mira.watch.moves[-1] == {"type": "play", "card": card}
