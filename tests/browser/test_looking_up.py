"""What one can look up: the tricks of the round, and what was missed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .board import Board
from .evening import Evening, evening
from .moments import MIRA, mira_lays
from .person import Person

Seated = Callable[..., Person]


def three_tricks_are_over(evening: Evening) -> bool:
    return mira_lays(evening) and len(evening.public.tricks) == 3


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_every_trick_of_the_round_is_looked_at_by_keyboard(seated: Seated, phone: bool) -> None:
    one = evening(three_tricks_are_over)
    tricks, page = one.public.tricks, seated(one, phone=phone).page
    page.get_by_role("button", name="Last trick").locator("visible=true").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name=f"Tricks of round {one.public.round}")

    def shows(number: int) -> None:
        expect(
            dialog.get_by_text(f"Trick {number} of {one.public.plan[one.public.round - 1].cards}")
        ).to_be_visible()
        trick = tricks[number - 1]
        assert cards(page) == [list(trick.cards), (trick.taker - trick.leader) % 3]
        expect(dialog.get_by_role("status")).to_contain_text(f"Trick {number}: ")

    shows(3)
    page.keyboard.press("ArrowRight")
    shows(3)
    for number in 2, 1, 1:
        page.keyboard.press("ArrowLeft")
        shows(number)
    expect(dialog.get_by_role("button", name="The trick before")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("End")
    shows(3)
    dialog.get_by_role("button", name="Look at trick 2").focus()
    page.keyboard.press("Enter")
    shows(2)
    page.keyboard.press("Home")
    shows(1)
    expect(dialog.locator("[aria-current=true]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.get_by_role("button", name="Last trick").locator("visible=true")).to_be_focused()


def test_who_took_which_trick_is_seen_at_a_glance(seated: Seated) -> None:
    one = evening(three_tricks_are_over)
    page = seated(one).page
    page.get_by_role("button", name="Last trick").click()
    row = page.get_by_role("list", name="Who took which").get_by_role("listitem").filter(has_text="You")
    mine = [str(number) for number, trick in enumerate(one.public.tricks, 1) if trick.taker == MIRA]
    expect(row.get_by_role("button")).to_have_text(mine)


def test_whoever_comes_back_is_told_what_was_missed(seated: Seated) -> None:
    """Mira lays and closes the page; the bots end the round, and bid in the next."""
    one = evening(lambda evening: mira_lays(evening) and evening.public.round == 1)
    mira = seated(one)
    board = Board(mira.page)
    expect(board.hand).to_be_visible()
    # She lays on another device; this one has seen nothing of it.
    frame = mira.watch.frame
    key = "lays-elsewhere"
    mira.page.goto("about:blank")
    answer = mira.context.request.post(
        f"{mira.home}/api/tables/{one.id}/actions",
        headers={"Authorization": f"Bearer {one.tokens['Mira']}"},
        data={"key": key, "do": {"type": "move", "turn": frame["turn"], "move": frame["legal"][0]}},
    )
    assert answer.ok, answer.text()
    mira.goes_to(f"/t/{one.id}")
    slip = mira.page.locator(".digest")
    expect(slip).to_contain_text("While you were away")
    expect(slip).to_contain_text("Round 1 ended: you ")
    expect(slip).not_to_contain_text("played for you")
    over_the_hand = mira.page.evaluate(MEETS, [".digest", ".hand"])
    assert over_the_hand is False
    slip.get_by_role("button", name="Got it").focus()
    mira.page.keyboard.press("Enter")
    expect(slip).to_be_empty()
    assert mira.page.evaluate("document.activeElement.id") == "main"
    mira.page.reload()
    expect(board.hand).to_be_visible()
    mira.page.wait_for_timeout(600)
    expect(slip).to_have_text("")


def test_on_a_phone_the_slip_lies_over_nothing(seated: Seated) -> None:
    """It has the place of the Block, and that of the round before while there is a question for a bid."""
    one = evening(lambda evening: mira_lays(evening) and evening.public.round == 1)
    mira = seated(one, phone=True)
    board = Board(mira.page)
    expect(board.hand).to_be_visible()
    frame = mira.watch.frame
    mira.page.goto("about:blank")
    answer = mira.context.request.post(
        f"{mira.home}/api/tables/{one.id}/actions",
        headers={"Authorization": f"Bearer {one.tokens['Mira']}"},
        data={"key": "on-the-desk", "do": {"type": "move", "turn": frame["turn"], "move": frame["legal"][0]}},
    )
    assert answer.ok, answer.text()
    mira.goes_to(f"/t/{one.id}")
    slip = mira.page.locator(".digest")
    expect(slip).to_contain_text("While you were away")
    for other in ".crest", ".places", ".hand":
        assert mira.page.evaluate(MEETS, [".digest", other]) is False
    slip.get_by_role("button", name="Got it").click()
    expect(slip).to_be_empty()
    expect(board.block).to_be_visible()


MEETS = """([one, other]) => {
  const [a, b] = [one, other].map((name) => document.querySelector(name).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""
CARDS = """() => {
  const laid = [...document.querySelectorAll("dialog ol > li > .card")];
  const won = laid.findIndex((card) => card.classList.contains("won"));
  return [laid.map((card) => card.getAttribute("aria-label")), won];
}"""


def cards(page: Page) -> list[object]:
    """What lies in the dialog: the names of the cards, and which of them took it."""
    names, won = page.evaluate(CARDS)
    return [[short(name) for name in names], won]


def short(name: str) -> str:
    """`Flame 7, red` as `R7`."""
    if name in ("Wizard", "Jester"):
        return name[0]
    suit, rank = name.split(",")[0].split()
    return {"Flame": "R", "Star": "Y", "Herb": "G", "Moon": "B"}[suit] + rank
