"""A finished match of Seelenkrieger is looked at again: who is struck and falls, the hands, the deal."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.running import Running

from .axe import violations
from .conftest import Coming
from .evening import Evening, evening
from .moments import over
from .person import DESK, PHONE, Person

GAME = "seelenkrieger"
SHOWN = """() => [
  document.querySelector("input[type=range]").value,
  document.querySelector("main [role=status]").innerText,
  document.querySelector(".struck") !== null,
]"""
"""The stop, what is said there, and whether anybody is struck."""


@pytest.fixture(scope="module")
def played(server: Running) -> Evening:
    """A whole match of Mira against the thumb, which plays for her, too, to five defeats (SA9)."""
    one = evening(over, seats=2, game=GAME, goal=5)
    one.is_written_to(server.database)
    return one


@pytest.fixture
def looks(come: Coming, played: Evening) -> Callable[..., Person]:
    """Somebody who looks at it, at a moment of it."""

    def comes(moment: str = "", **how: bool) -> Person:
        person = come(**how)
        person.goes_to(f"/t/{played.id}/m/match-1{moment}{'&' if moment else '#'}watch={played.invite}")
        person.page.get_by_role("slider", name="Moment").wait_for()
        return person

    return comes


def test_a_whole_match_is_told_again_and_its_deal_reckoned(
    looks: Callable[..., Person], played: Evening
) -> None:
    mira = looks()
    page = mira.page
    says = page.locator("main [role=status]")
    expect(says).to_contain_text("The cards are dealt.")
    expect(page.get_by_role("list", name="’s hand")).to_have_count(0)
    page.get_by_role("radio", name="All open").check()
    expect(page.get_by_role("list", name="’s hand")).to_have_count(2)
    expect(page.get_by_role("list", name="Mira’s hand").get_by_role("img").first).to_be_visible()

    page.locator("main").focus()
    seen, fallen = set[str](), False
    slider = page.get_by_role("slider", name="Moment")
    for stop in range(int(slider.get_attribute("max") or 0)):
        at, said, struck = page.evaluate(SHOWN)
        assert (at, bool(said)) == (str(stop), True)
        assert not any(sign in said for sign in ("soul-", "{", "…", "undefined")), said
        seen.add(said.split(".")[0])
        fallen = fallen or (struck and "is defeated" in said)
        page.keyboard.press("ArrowRight")
    assert fallen
    assert len(seen) > 20
    public = played.public
    (winner,) = [played.frame(None).table.seats[seat].name for seat in (public.result.winner,)]
    expect(page.get_by_role("heading", name=f"{winner} wins.")).to_be_visible()
    expect(page.get_by_role("img", name=f"{max(public.defeats)} of 5 warriors defeated")).to_be_visible()
    expect(page.get_by_text("Sturm der Rotzähne")).to_have_count(2)

    page.get_by_role("region", name="Chronicle").get_by_role("button", name="Turn 3:").click()
    expect(page.locator(".play .where")).to_contain_text("Turn 3")
    mira.button("Was the shuffle honest?").click()
    asked = page.get_by_role("dialog", name="Was the shuffle honest?")
    expect(asked.get_by_text(f"the cards of all {public.turn} turns are exactly these")).to_be_visible()
    expect(asked.get_by_text("Everything that can be checked here is right.")).to_be_visible()


def test_axe(looks: Callable[..., Person]) -> None:
    mira = looks("#at=60&seat=open")
    found = {}
    for size in (DESK, PHONE):
        mira.page.set_viewport_size(size)
        found[str(size["width"])] = violations(mira)
    mira.button("Chronicle").click()
    found["chronicle"] = violations(mira)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}
