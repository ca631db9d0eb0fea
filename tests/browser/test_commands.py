"""What buttons do, written as a line of talk: sitting down, starting, getting up, the options by name."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .board import Board
from .conftest import Coming
from .person import Person


def opens_table(mira: Person, seats: int = 4) -> None:
    """Mira sits at a table for friends that everyone may find."""
    mira.goes_to("/")
    mira.page.get_by_role("textbox", name="Your name").fill("Mira")
    for _ in range(4 - seats):
        mira.button("fewer seats").click()
    mira.button("Table for friends").first.click()
    dialog = mira.page.get_by_role("dialog")
    dialog.get_by_role("switch", name="Show in the lobby").click()
    dialog.get_by_role("button", name="Open the table").click()
    mira.button("Start the match").wait_for()


def sees(person: Person, *names: str) -> None:
    seats = person.page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.get_by_role("heading")).to_have_text([*names])


@pytest.mark.rule("W2")
@pytest.mark.rule("W37")
@pytest.mark.parametrize("how", ["buttons", "commands"])
def test_one_sits_down_and_the_match_starts(come: Coming, how: str) -> None:
    mira, till = come(), come()
    opens_table(mira, seats=3)
    mira.button("Seat a bot").first.click()
    till.goes_to(mira.page.url)
    till.page.get_by_role("textbox", name="Your name").fill("Till")
    if how == "buttons":
        till.button("Sit down").click()
    else:
        till.says("/join")
    expect(till.page.get_by_text("Everyone is seated. Mira sits at the head and starts.")).to_be_visible()
    expect(mira.page.get_by_text("Everyone is seated. You can begin.")).to_be_visible()
    if how == "buttons":
        mira.button("Start the match").click()
    else:
        mira.says("/start")
    for person in mira, till:
        expect(Board(person.page).hand).to_be_visible()
        expect(Board(person.page).places).to_have_count(3)


@pytest.mark.rule("W2")
def test_three_to_six_sit_at_a_table_and_fewer_do_not_start(come: Coming) -> None:
    mira = come()
    opens_table(mira, seats=3)
    expect(mira.button("fewer seats")).to_be_disabled()
    for seats in 4, 5, 6:
        mira.button("more seats").click()
        expect(mira.page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(seats)
    expect(mira.button("more seats")).to_be_disabled()
    mira.button("Seat a bot").first.click()
    expect(
        mira.page.get_by_text("Somebody is missing: at least 3 must be seated, bots count.")
    ).to_be_visible()
    mira.says("/start")
    expect(mira.page.get_by_role("form").or_(mira.page.locator("form"))).to_contain_text(
        "Somebody is missing"
    )
    assert not [do for do in mira.watch.sent if do["type"] == "start"]


SWITCH = {"notequal": "Unequal", "hiddentip": "Hidden bids"}
PLAN = {"dmmixed": "Championship", "wiztournament": "Tournament"}


@pytest.mark.rule("W37")
@pytest.mark.parametrize("name", [*SWITCH, *PLAN])
def test_an_option_by_its_name_does_what_its_button_does(come: Coming, name: str) -> None:
    mira = come()
    opens_table(mira)
    before = options(mira)
    mira.says(f"/{name}")
    button = mira.page.get_by_role("switch" if name in SWITCH else "radio", name=(SWITCH | PLAN)[name])
    expect(button).to_be_checked()
    by_command = options(mira)
    assert by_command != before

    mira.says(f"/{name}")
    expect(button).not_to_be_checked()
    assert options(mira) != by_command
    button.click()
    mira.until(lambda: options(mira) == by_command)
    expect(button).to_be_checked()


@pytest.mark.rule("W37")
def test_an_option_that_does_not_fit_says_why(come: Coming) -> None:
    mira = come()
    opens_table(mira, seats=3)
    before = options(mira)
    mira.says("/dmmixed")
    expect(mira.page.get_by_role("status").filter(has_text="for four only")).to_be_visible()
    assert options(mira) == before


@pytest.mark.rule("W37")
@pytest.mark.parametrize("how", ["button", "command"])
def test_one_gets_up(come: Coming, how: str) -> None:
    mira, till = come(), come()
    opens_table(mira, seats=3)
    till.goes_to(mira.page.url)
    till.page.get_by_role("textbox", name="Your name").fill("Till")
    till.button("Sit down").click()
    sees(mira, "Mira", "Till", "free")
    if how == "command":
        till.says("/leave")
    else:
        till.button("This table").click()
        till.button("Get up").click()
        till.page.get_by_role("dialog").get_by_role("button", name="Get up").click()
    sees(mira, "Mira", "free", "free")
    expect(till.button("Play now against bots")).to_be_visible()


@pytest.mark.rule("W37")
def test_a_command_nobody_knows_is_never_said_aloud(come: Coming) -> None:
    mira = come()
    opens_table(mira)
    mira.says("/fly now")
    expect(mira.page.get_by_text("There is no command /fly.")).to_be_visible()
    assert not [do for do in mira.watch.sent if do["type"] == "say"]


def options(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.watch.frame["table"]["options"]
    return found
