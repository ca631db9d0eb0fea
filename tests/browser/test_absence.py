"""Somebody's line breaks: the others see it, a bot sits in after a while, and gets up when they are back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.running import Running

from .board import Board
from .conftest import Coming
from .evening import Evening, evening
from .moments import mira_lays


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Running]:
    """A server that waits three seconds for who is gone."""
    running = Running(tmp_path / "tables.sqlite", grace=3)
    running.start()
    yield running
    running.close()
    assert running.troubles() == []


def till_is_asked(evening: Evening) -> bool:
    table = evening.public
    return table.phase == "play" and table.round > 2 and evening.asks(1)


def test_a_bot_sits_in_for_who_is_gone_and_gets_up_when_they_are_back(
    impatient: Running, come: Coming
) -> None:
    one = evening(till_is_asked, people=("Mira", "Till"))
    one.is_written_to(impatient.database)
    mira, till = come(impatient.url), come(impatient.url)
    mira.takes_seat(one, "Mira")
    till.takes_seat(one, "Till")
    plate = Board(mira.page).places.filter(has_text="Till")
    log = mira.page.get_by_role("log")

    till.leaves()
    expect(plate.get_by_text("away")).to_be_visible()
    expect(plate.get_by_text("seconds left")).to_have_count(1)
    expect(log).to_contain_text("Till is away; the bot thumb plays on.")
    expect(plate.get_by_text("A bot plays for Till")).to_have_count(1)
    expect(Board(mira.page).playable.first).to_be_visible()

    again = come(impatient.url)
    again.takes_seat(one, "Till")
    expect(again.page.get_by_text("You were away: thumb played for you.")).to_be_visible()
    expect(log).to_contain_text("Till is back.")
    expect(plate.get_by_text("A bot plays for Till")).to_have_count(0)
    assert again.page.get_by_text("not away").count() == 0

    mira.page.reload()  # whoever comes in later reads the same
    expect(log).to_contain_text("Till is away; the bot thumb plays on.")
    expect(log).to_contain_text("Till is back.")


def test_whoever_got_up_takes_the_seat_back_by_coming(come: Coming, server: Running) -> None:
    one = evening(mira_lays, people=("Mira", "Till"))
    one.is_written_to(server.database)
    mira, till = come(), come()
    mira.takes_seat(one, "Mira")
    till.takes_seat(one, "Till")
    till.says("/leave")
    plate = Board(mira.page).places.filter(has_text="Till")
    expect(plate.get_by_text("A bot plays for Till")).to_have_count(1)
    expect(mira.page.get_by_role("log")).to_contain_text("Till gets up; a bot plays on.")

    till.takes_seat(one, "Till")
    expect(mira.page.get_by_role("log")).to_contain_text("Till is back.")
    expect(plate.get_by_text("A bot plays for Till")).to_have_count(0)
