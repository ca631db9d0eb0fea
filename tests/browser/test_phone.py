"""On a phone: twenty cards fit, stay in their order, and everything is large enough for a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.server.guests import Table
from tests.server.running import Running

from .board import Board
from .conftest import Coming
from .evening import evening
from .moments import (
    mira_bids,
    mira_bids_in_round,
    mira_bids_once_more,
    mira_must_follow,
    mira_names_trump,
    over,
)
from .person import DESK, PHONE, Person

Seated = Callable[..., Person]

CARD = (36, 70)
FINGER = 44
TARGETS = "button, a[href], input, summary, [role=spinbutton]"

HIT = """(cards) => cards.map((card) => {
  const box = card.getBoundingClientRect();
  return card.contains(document.elementFromPoint(box.x + 18, box.y + 35));
})"""
SMALL = """([targets, finger]) => {
  const small = [];
  for (const one of document.querySelectorAll(targets)) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".vh, .skip, .hand")) continue;
    one.scrollIntoView({ block: "center" });
    const whole = one.closest("label") ?? one;
    const box = whole.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hits = (above) => whole.contains(document.elementFromPoint(x, y + above));
    if (!hits(0)) continue;
    let high = 0;
    for (let above = 0.5 - finger; above < finger; above += 1) high += hits(above);
    if (high < finger - 1) small.push(`${one.tagName} ${one.ariaLabel ?? one.innerText}: ${high}`);
  }
  return small;
}"""


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
@pytest.mark.parametrize("moment", ["bidding", "playing"])
def test_twenty_cards_fit(seated: Seated, phone: bool, moment: str) -> None:
    board = Board(seated(evening(mira_bids_in_round(20)), phone=phone).page)
    if moment == "playing":
        board.bids(0)
        board.ask.wait_for(state="hidden")
        board.asked()
    screen = PHONE if phone else DESK
    cards = board.hand.locator("[data-card]")
    expect(cards).to_have_count(20)
    for box in boxes(cards):
        assert box["width"] >= CARD[0]
        assert box["height"] >= CARD[1]
        assert 0 <= box["x"] <= box["x"] + box["width"] <= screen["width"]
        assert 0 <= box["y"] <= box["y"] + box["height"] <= screen["height"]
    assert all(cards.evaluate_all(HIT)), "of each card the left 36 pixels are free"
    assert sideways(board.page) == 0


def test_the_hand_stays_in_sight_above_the_question_for_another_bid(seated: Seated) -> None:
    one = evening(mira_bids_once_more, hiddentip=True, notequal=True)
    board = Board(seated(one, phone=True).page)
    expect(board.ask).to_be_visible()
    cards = board.hand.locator("[data-card]")
    expect(cards).to_have_count(len(one.hand(0)))
    assert all(cards.evaluate_all(HIT))


@pytest.mark.parametrize("moment", [mira_bids_in_round(12), mira_must_follow, mira_names_trump, over])
def test_a_phone_at_twice_its_size_does_not_scroll_sideways(seated: Seated, moment: Any) -> None:
    mira = seated(evening(moment), phone=True)
    mira.page.set_viewport_size({"width": PHONE["width"] // 2, "height": PHONE["height"] // 2})
    assert sideways(mira.page) == 0


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_the_hand_keeps_its_order_and_never_jumps(seated: Seated, phone: bool) -> None:
    board = Board(seated(evening(mira_bids_in_round(20)), phone=phone).page)
    board.bids(3)
    board.ask.wait_for(state="hidden")
    order = board.cards
    assert order == sorted(order, key=place)
    for _ in range(6):
        assert board.asked() == "card"
        laid = board.playable.nth(board.playable.count() // 2)
        order.remove(laid.get_attribute("data-card") or "")
        laid.click(position={"x": 10, "y": 30})
        expect(board.hand.locator("[data-card]")).to_have_count(len(order))
        assert as_seen(board) == order


def as_seen(board: Board) -> list[str]:
    """The hand as the eye reads it: row by row, from left to right, by where the cards really are."""
    places = board.hand.get_by_role("listitem")
    seen = sorted(zip(boxes(places), board.cards, strict=True), key=lambda one: (one[0]["y"], one[0]["x"]))
    return [name for _, name in seen]


def place(card: str) -> tuple[int, int]:
    """Red, yellow, green, blue, wizards, jesters."""
    return "RYGBWJ".index(card[0]), int(card[1:] or 0)


@pytest.mark.parametrize("moment", [mira_bids, mira_must_follow, mira_names_trump, over])
def test_fingers_hit_what_they_aim_at_on_the_table(seated: Seated, moment: Any) -> None:
    mira = seated(evening(moment), phone=True)
    assert too_small(mira.page) == []
    assert sideways(mira.page) == 0
    for panel in "This table", "Settings":
        mira.button(panel).click()
        assert too_small(mira.page) == []
        assert sideways(mira.page) == 0
        mira.page.keyboard.press("Escape")


def test_fingers_hit_what_they_aim_at_before_it(come: Coming, server: Running) -> None:
    table = Table(server, title="Thursday", listed=True)
    mira = come(phone=True)
    mira.goes_to("/")
    mira.page.get_by_role("heading", name="Thursday").wait_for()
    assert too_small(mira.page) == []
    assert sideways(mira.page) == 0
    mira.button("Table for friends").first.click()
    assert too_small(mira.page) == []
    mira.page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    mira.button("Seat a bot").first.wait_for()
    assert too_small(mira.page) == []
    assert sideways(mira.page) == 0
    mira.goes_to(f"/t/{table.id}")
    mira.button("Sit down").wait_for()
    assert too_small(mira.page) == []


def too_small(page: Page) -> list[str]:
    """What is hit within less than a finger's height, apart from cards, which have their own measure."""
    small: list[str] = page.evaluate(SMALL, [TARGETS, FINGER])
    return small


def sideways(page: Page) -> int:
    """By how many pixels the page could be scrolled sideways."""
    more: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return more


def boxes(parts: Locator) -> list[FloatRect]:
    found = [part.bounding_box() for part in parts.all()]
    return [box for box in found if box is not None]
