"""Cards that fly, cards that do not, and the finished trick, which can be seen in peace."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .board import Board
from .evening import Evening, evening
from .moments import mira_ends_the_round, mira_ends_the_trick, mira_lays
from .person import Person

Seated = Callable[..., Person]

FLYING = """() => {
  window.flown = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.matches(".slot .card")) window.flown += 1;
    return animate.apply(this, how);
  };
}"""


def mira_leads(evening: Evening) -> bool:
    """Whatever lies after her card, hers is among it."""
    return mira_lays(evening) and not evening.public.trick


def flown(page: Page) -> int:
    """How many cards have travelled since the page was asked to count."""
    count: int = page.evaluate("window.flown")
    return count


@pytest.mark.parametrize("calm", [False, True], ids=["full", "reduced by the device"])
def test_a_card_flies_unless_the_device_is_calm(seated: Seated, calm: bool) -> None:
    board = Board(seated(evening(mira_leads), calm=calm).page)
    board.page.evaluate(FLYING)
    board.lays()
    expect(board.page.locator(".slot .card")).not_to_have_count(0)
    assert (flown(board.page) == 0) is calm


@pytest.mark.parametrize(("wish", "choice"), [("Motion", "calm"), ("Pace of the cards", "at once")])
def test_a_card_flies_unless_somebody_wishes_it_not_to(seated: Seated, wish: str, choice: str) -> None:
    mira = seated(evening(mira_leads), calm=False)
    mira.button("Settings").click()
    mira.page.get_by_role("group", name=wish).get_by_text(choice, exact=True).click()
    mira.page.keyboard.press("Escape")
    board = Board(mira.page)
    board.page.evaluate(FLYING)
    board.lays()
    expect(board.page.locator(".slot .card")).not_to_have_count(0)
    assert flown(board.page) == 0


@pytest.mark.parametrize("calm", [False, True], ids=["full", "calm"])
def test_a_finished_trick_lies_there_to_be_seen_and_can_be_looked_at_afterwards(
    seated: Seated, calm: bool
) -> None:
    mira = seated(evening(mira_ends_the_trick), calm=calm, clock=True)
    board = Board(mira.page)
    mira.stops_the_clock()
    board.lays()
    expect(board.taken).to_be_visible()
    trick = [label.removesuffix(", ahead") for label in board.laid]
    assert len(trick) == 3
    mira.lets_pass(1000)
    assert len(board.laid) == 3
    mira.lets_pass(1000)
    expect(board.taken).to_be_hidden()
    assert len(board.laid) < 3

    board.button("Last trick").click()
    last = board.page.get_by_role("dialog", name="Tricks of round")
    expect(last.get_by_role("img")).to_have_count(3)
    labels = last.get_by_role("img").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert sorted(labels) == sorted(trick)
    expect(last.get_by_text("led", exact=True)).to_be_visible()
    expect(last.get_by_text("takes it", exact=True)).to_be_visible()


def test_whoever_is_asked_need_not_wait_for_the_trick_to_go(seated: Seated) -> None:
    mira = seated(evening(mira_ends_the_trick, then=mira_lays), clock=True)
    board = Board(mira.page)
    mira.stops_the_clock()
    board.lays()
    expect(board.taken).to_be_visible()
    trick = {label.removesuffix(", ahead") for label in board.laid} - {"Wizard", "Jester"}
    board.lays()
    mira.until(lambda: trick.isdisjoint(label.removesuffix(", ahead") for label in board.laid))
    assert len(mira.watch.moves) == 2


def test_the_result_of_a_round_is_read_under_the_plates_until_one_goes_on(seated: Seated) -> None:
    one = evening(mira_ends_the_round)
    mira = seated(one, clock=True)
    board = Board(mira.page)
    mira.stops_the_clock()
    board.lays()
    expect(board.taken).to_be_visible()
    mira.lets_pass(2000)
    number = one.public.round
    expect(board.page.get_by_text(f"Round {number} is scored")).to_be_visible()
    line = mira.watch.frame["view"]["public"]["sheet"][number - 1]
    people = [seat["name"] for seat in mira.watch.frame["table"]["seats"]]
    for seat, points in enumerate(line["points"]):
        place = board.places.filter(has_text="You" if seat == 0 else people[seat])
        expect(place).to_contain_text(f"{points:+}".replace("-", "\N{MINUS SIGN}"))
        expect(place).to_contain_text("made" if points > 0 else "missed by")
    board.goes_on()
    expect(board.page.get_by_text(f"Round {number} is scored")).to_be_hidden()
