"""Lessons and puzzles of Seelenkrieger by real clicks: missed, tried again, solved, kept."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from .axe import violations
from .conftest import Coming
from .person import Person
from .test_targets import is_fit

LIST, TASK, OUTCOME = "details.scenarios", "section.task", "section.outcome"


def opens(who: Person, title: str) -> None:
    """Choose one from the list of the lobby, which is folded until somebody wants it."""
    who.page.get_by_role("radio", name=re.compile("^Seelenkrieger")).check(force=True)
    scenarios = who.page.locator(LIST)
    scenarios.locator("summary").click()
    assert violations(who, LIST) == {}
    is_fit(who, LIST)
    scenarios.get_by_role("button", name=title).click()
    expect(who.page.locator(TASK)).to_contain_text(title)


def plays(who: Person, card: str) -> None:
    """Take a card of the hand and lay it."""
    who.page.locator(f'.hand [data-card="{card}"]').click()
    who.page.locator(".slip .go").click()
    expect(who.page.locator(f'.hand [data-card="{card}"]')).to_have_count(0)


def unit(who: Person, card: str) -> Locator:
    """A warrior in play."""
    return who.page.locator(f'main [data-id][data-card="{card}"]')


def attacks(who: Person, target: str, *band: str) -> None:
    """Send these against that one."""
    for one in (*band, target):
        unit(who, one).click()
    who.page.locator(".slip .go").click()
    who.page.locator(".slip[data-asked=window] .go").click()  # nobody answers the defeat
    expect(unit(who, target)).to_have_count(0)


def test_a_lesson_is_missed_tried_again_solved_and_kept(come: Coming) -> None:
    mira = come()
    mira.goes_to("/")
    opens(mira, "Counting sparks")
    mira.button("End turn").click()
    outcome = mira.page.locator(OUTCOME)
    expect(outcome).to_contain_text("That does not do it")
    missed = mira.page.url
    outcome.get_by_role("button", name="Once more").click()
    task = mira.page.locator(TASK)
    expect(task).to_contain_text("Pit Lad counts for the Orcs")
    assert mira.page.url != missed
    plays(mira, "E1")
    expect(task).to_contain_text("Three.")
    assert violations(mira, TASK) == {}
    task.get_by_role("button", name="Once more").click()  # in the midst of it
    expect(mira.page.locator('.hand [data-card="E1"]')).to_have_count(1)
    plays(mira, "E1")
    plays(mira, "Z1")
    expect(outcome).to_contain_text("Solved")
    expect(outcome).to_contain_text("Four factions, four sparks.")
    assert violations(mira, OUTCOME) == {}
    outcome.get_by_role("button", name="Next: Armour and combination").click()
    expect(task).to_contain_text("Armour and combination")

    outcome.wait_for(state="detached")
    mira.goes_to("/")
    expect(mira.page.locator(LIST)).to_contain_text(re.compile(r"1 of \d+ solved"))
    expect(mira.page.get_by_text("Counting sparks")).to_have_count(1)  # no finished table stays behind


def test_a_puzzle_is_solved_on_a_phone(come: Coming) -> None:
    till = come(phone=True, language="de-DE")
    till.goes_to("/")
    opens(till, "Hinter dem Wächter")
    attacks(till, "XZU", "O5", "N1")
    attacks(till, "U1", "U3")
    expect(till.page.locator(OUTCOME)).to_contain_text("Gelöst")
    is_fit(till, OUTCOME)
