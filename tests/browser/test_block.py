"""The Block of Truth: the score sheet that opens by itself for a bid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.running import Running

from .board import Board
from .conftest import Coming
from .evening import Moment, evening
from .moments import mira_bids, mira_bids_in_round, mira_ends_the_round, mira_lays, over
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
def test_it_holds_every_bid_all_tricks_and_all_points_of_every_round(seated: Seated) -> None:
    one = evening(mira_bids_in_round(6))
    board = Board(seated(one).page)
    for number, line in enumerate(one.public.sheet, 1):
        row = board.block.get_by_role("row").nth(number)
        expect(row.get_by_role("rowheader")).to_have_text(str(number))
        expect(row.get_by_role("cell").locator(".vh")).to_have_text(told(line))


@pytest.mark.rule("W32")
@pytest.mark.parametrize("seats", [3, 6], ids=["three", "six"])
@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)], ids=["phone", "small", "landscape"])
def test_the_whole_sheet_is_read_on_a_phone(seated: Seated, seats: int, size: tuple[int, int]) -> None:
    """Every round of the match, also while the question for a bid stands there."""
    rounds = 60 // seats
    one = evening(mira_bids_in_round(rounds), seats=seats)
    mira = seated(one, phone=True)
    mira.page.set_viewport_size({"width": size[0], "height": size[1]})
    sheet = opened(mira)
    for number, line in enumerate(one.public.sheet, 1):
        row = sheet.get_by_role("row").nth(number)
        totals = [f", total {figure(total)}" for total in line.totals]
        expect(row.get_by_role("cell").locator(".vh")).to_have_text(
            [cell + total for cell, total in zip(told(line), totals, strict=True)]
        )
    expect(sheet.get_by_role("rowheader")).to_have_count(rounds + 1)
    assert squeezed(sheet) == []
    assert mira.page.evaluate("document.querySelector('dialog').scrollWidth") <= size[0]
    chart = sheet.get_by_role("img", name=f"The totals over {rounds - 1} rounds")
    expect(chart.locator(".course")).to_have_count(seats)
    outside = chart.evaluate(OUTSIDE)
    assert outside == []
    mira.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


@pytest.mark.rule("W32")
def test_the_sheet_follows_the_eye_at_the_end_of_a_round(seated: Seated) -> None:
    one = evening(mira_ends_the_round, then=lambda next: next.asks(1), people=("Mira", "Till"))
    played = one.public.round
    mira = seated(one, phone=True, clock=True)
    board = Board(mira.page)
    mira.stops_the_clock()
    board.lays()
    board.taken.wait_for()
    # The last trick lies there: nothing is written yet.
    expect(board.block.locator(".now")).to_have_count(1)
    expect(board.block.locator(".now").get_by_role("rowheader")).to_have_text(str(played))
    mira.lets_pass(2000)
    # The result is read: it is written, and the next round does not stand there yet.
    expect(board.block.locator(".read").get_by_role("rowheader")).to_have_text(str(played))
    expect(board.block.locator(".now")).to_have_count(0)
    expect(mira.page.get_by_role("banner")).to_contain_text(f"After round {played}")
    mira.lets_pass(8000)
    expect(board.block.locator(".now").get_by_role("rowheader")).to_have_text(str(played + 1))


@pytest.mark.rule("W32")
@pytest.mark.parametrize("moment", [mira_lays, over], ids=["playing", "over"])
def test_it_can_be_opened_by_whoever_watches(come: Coming, server: Running, moment: Moment) -> None:
    one = evening(moment)
    one.is_written_to(server.database)
    till = come()
    till.goes_to(f"/t/{one.id}#join={one.invite}")
    till.page.locator(".places .name, .final").first.wait_for()
    expect(opened(till).get_by_role("rowheader")).to_have_count(20 + 1)


def test_a_page_prints_the_sheet_and_nothing_else(seated: Seated) -> None:
    one = evening(mira_bids_in_round(20))
    mira = seated(one)
    mira.page.evaluate("window.print = () => { window.printed = true }")
    opened(mira).get_by_role("button", name="Print").click()
    assert mira.page.evaluate("window.printed")
    mira.page.emulate_media(media="print")
    mira.page.set_viewport_size({"width": 688, "height": 1016})  # A4 without its margins
    page = mira.page.locator("body > article")
    for part in "Block of Truth", "Owl’s Corner", "Mira", "20 rounds", "Bid met":
        expect(page.locator("header")).to_contain_text(part)
    expect(page.get_by_role("rowheader")).to_have_count(20 + 1)
    expect(page.locator("tfoot td")).to_have_text([figure(total) for total in one.public.totals])
    expect(page.locator(".course")).to_have_count(3)
    assert mira.page.evaluate("document.getElementById('page').checkVisibility()") is False
    assert mira.page.evaluate("document.querySelector('dialog').checkVisibility()") is False
    paper = mira.page.pdf(prefer_css_page_size=True)
    assert paper.count(b"/Type /Page\n") == 1
    assert page.evaluate(COLOURED) == [], "black on white"


OUTSIDE = """(chart) => {
  const frame = chart.getBoundingClientRect();
  const beyond = ({ left, right, top, bottom }) =>
    left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1;
  const drawn = [...chart.querySelectorAll(":is(text, path):not(defs *)")];
  return drawn.filter((one) => beyond(one.getBoundingClientRect())).map((one) => one.outerHTML);
}"""
COLOURED = """(page) => {
  const inks = [...page.querySelectorAll("td, th, p, b, text, .line")]
    .map((one) => getComputedStyle(one))
    .flatMap(({ color, fill, stroke }) => [color, fill, stroke]);
  const grey = (ink) => new Set((ink.match(/\\d+/g) ?? []).slice(0, 3)).size < 2;
  return inks.filter((ink) => !grey(ink));
}"""
SQUEEZED = """(cells) => {
  const boxes = (cell) => [...cell.querySelectorAll(".cell > *")].map((one) => one.getBoundingClientRect());
  const meet = (one, other) =>
    Math.max(one.left, other.left) < Math.min(one.right, other.right) &&
    Math.max(one.top, other.top) + 1 < Math.min(one.bottom, other.bottom);
  const crowded = (all) => all.some((one, i) => all.slice(i + 1).some((other) => meet(one, other)));
  return cells
    .filter((cell) => cell.scrollWidth > cell.clientWidth + 1 || crowded(boxes(cell)))
    .map((cell) => cell.innerText);
}"""


def opened(person: Person) -> Locator:
    """The whole sheet; on a low phone its button stands in the sheet drawn up."""
    block = Board(person.page).block
    button = block.get_by_role("button", name="Whole block with its course")
    if not button.is_visible():
        block.get_by_role("button", name="All rounds").click()
    button.click()
    return person.page.get_by_role("dialog", name="Block of Truth")


def squeezed(sheet: Locator) -> list[str]:
    """What does not fit its cell, or stands on its neighbour."""
    cells: list[str] = sheet.get_by_role("cell").evaluate_all(SQUEEZED)
    return cells


def told(line: Any) -> list[str]:
    """What a listener hears of a round, for each player."""
    return [
        f"bid {bid}, took {taken}, {figure(points)} points"
        for bid, taken, points in zip(line.bids, line.taken, line.points, strict=True)
    ]


def figure(value: int) -> str:
    return str(value).replace("-", "\N{MINUS SIGN}")
