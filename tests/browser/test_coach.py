"""The coach: at a training table it answers whoever is asked; after a match it tells what cost most."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.server.running import Running

from .axe import violations
from .board import Board
from .conftest import Coming
from .evening import Evening, evening
from .moments import mira_bids_in_round
from .person import PHONE, Person


def asks(person: Person) -> Locator:
    """The coach's sheet, opened, with an answer on it."""
    person.page.get_by_role("button", name="Coach", exact=True).click()
    sheet = person.page.get_by_role("dialog", name="Coach")
    sheet.get_by_role("radio").first.wait_for()
    return sheet


def mira_is_weak(evening: Evening) -> bool:
    """She bids in the third round, and has neither a wizard nor a trump."""
    trump = evening.public.trump
    return mira_bids_in_round(3)(evening) and all(card[0] not in ("W", trump) for card in evening.hand(0))


def test_at_a_training_table_the_coach_is_asked_for_a_bid_and_for_a_card(
    seated: Callable[..., Person],
) -> None:
    """By keyboard: every choice with its points, its tricks and its reasons; then the advice is taken."""
    mira = seated(evening(mira_bids_in_round(3), training=True))
    page, board = mira.page, Board(mira.page)
    expect(page.get_by_role("banner")).to_contain_text("training")
    sheet = asks(mira)
    choices = sheet.get_by_role("radio")
    expect(choices).to_have_count(4)
    best = sheet.get_by_role("radio", checked=True)
    expect(best).to_be_focused()
    told = sheet.get_by_role("figure")
    expect(told.get_by_role("listitem")).to_have_count(4)
    before = told.inner_text()
    number = int(best.locator("xpath=..").inner_text().split("\n")[0].removeprefix("Bid "))
    page.keyboard.press("ArrowUp" if number else "ArrowDown")
    other = sheet.get_by_role("radio", name=re.compile(rf"^Bid {number - 1 if number else 1}\b"))
    expect(other).to_be_checked()
    expect(other).to_be_focused()
    assert told.inner_text() != before
    assert violations(mira) == {}

    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(page.get_by_role("button", name="Coach", exact=True)).to_be_focused()
    board.bids(number)
    expect(board.playable.first).to_be_visible()
    sheet = asks(mira)
    expect(choices).to_have_count(board.playable.count())
    expect(sheet.get_by_text("to come").or_(sheet.get_by_text("You need no more tricks."))).to_be_visible()
    expect(sheet.get_by_text("this trick").first).to_be_visible()
    assert violations(mira) == {}

    page.set_viewport_size(PHONE)
    where = page.get_by_role("banner").get_by_text(re.compile("^Trick 1"))
    expect(where).to_be_visible()
    assert where.evaluate("it => it.scrollWidth <= it.clientWidth"), "words of the bar are cut off"


def test_training_is_chosen_in_the_lobby_and_no_other_table_has_a_coach(come: Coming) -> None:
    mira = come()
    mira.goes_to()
    training = mira.page.get_by_role("switch", name="Training table")
    expect(training).not_to_be_checked()
    training.click()
    mira.button("Play now against bots").click()
    expect(mira.page.get_by_role("button", name="Coach", exact=True)).to_be_visible()

    mira.goes_to()
    expect(training).to_be_checked()
    training.click()
    mira.button("Play now against bots").click()
    mira.page.locator(".hand:visible").first.wait_for()
    expect(mira.page.get_by_role("button", name="Coach", exact=True)).to_have_count(0)


def test_after_a_match_the_coach_looks_back(come: Coming, server: Running) -> None:
    """With a poor hand Mira bids all tricks: that cost most, and leads to its moment as she saw it."""
    one = evening(mira_is_weak)
    one.makes(0, {"type": "bid", "tricks": 3})
    while one.public.round == 3:
        one.goes_on()
    one.breaks_off()
    one.is_written_to(server.database)
    mira = come()
    page = mira.page
    mira.goes_to(f"/t/{one.id}/m/match-1#watch={one.invite}")
    page.get_by_role("button", name="Coach", exact=True).click()
    sheet = page.get_by_role("dialog", name="The coach looks back")
    rows = sheet.get_by_role("table", name="The best bid of each round").get_by_role("row")
    expect(rows).to_have_count(4, timeout=90_000)
    expect(sheet.get_by_role("radio", name="Mira")).to_be_checked()
    assert violations(mira) == {}
    first = sheet.get_by_role("listitem").first
    expect(first).to_contain_text("Round 3: Bid 3.")
    first.get_by_role("button", name="Show me").click()
    expect(sheet).to_be_hidden()
    expect(page).to_have_url(re.compile(r"#at=\d+.*&seat=0"))
    expect(page.get_by_role("banner")).to_contain_text("Replay")

    page.get_by_role("button", name="Coach", exact=True).click()
    sheet.get_by_role("radio").last.check()
    expect(rows).to_have_count(4, timeout=90_000)
