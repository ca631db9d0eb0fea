"""axe finds nothing, wherever one is: at both widths, by dark and by light, in plain and strong contrast."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import ViewportSize

from tests.server.guests import Table
from tests.server.running import Running

from .axe import violations
from .board import CORNER, Board
from .conftest import Coming
from .evening import evening
from .moments import (
    ALL,
    MIRA,
    anselm_bids_before_mira,
    anselm_leads_what_mira_holds,
    mira_bids_in_round,
    mira_ends_the_round,
    mira_ends_the_trick,
    mira_has_a_forbidden_bid,
    mira_must_follow,
    mira_names_trump,
    over,
)
from .person import DESK, PHONE, Person
from .test_take_back import mira_leads

Seated = Callable[..., Person]

Light = tuple[ViewportSize, Literal["dark", "light"], Literal["no-preference", "more"]]
LIGHTS: list[Light] = [
    (DESK, "dark", "no-preference"),
    (DESK, "light", "more"),
    (PHONE, "dark", "more"),
    (PHONE, "light", "no-preference"),
]
"""Each width with each scheme and each contrast once."""
SCENES = sorted(file.stem for file in (Path(__file__).parents[2] / "web/fixtures").glob("*.json"))


def is_clean(person: Person, lights: Sequence[Light] = LIGHTS) -> None:
    found = {}
    for size, scheme, contrast in lights:
        person.page.set_viewport_size(size)
        person.sets_light(scheme, contrast)
        if wrong := violations(person):
            found[f"{size['width']} {scheme} {contrast}"] = wrong
    assert found == {}


def test_the_lobby(come: Coming, server: Running) -> None:
    Table(server, title="Wednesday", listed=True)
    mira = come()
    mira.goes_to("/")
    mira.page.get_by_role("heading", name="Wednesday").wait_for()
    is_clean(mira)


def test_the_table_for_friends_and_its_gathering(come: Coming) -> None:
    mira = come()
    mira.goes_to("/")
    mira.button("Table for friends").first.click()
    is_clean(mira)
    mira.page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    mira.button("Seat a bot").first.wait_for()
    is_clean(mira)


def test_whoever_is_invited(come: Coming, server: Running) -> None:
    table = Table(server, title="Moon Alley")
    till = come()
    till.goes_to(f"/t/{table.id}#join={table.invite}")
    till.button("Sit down").wait_for()
    is_clean(till)


@pytest.mark.parametrize("panel", ["Settings", "This table"])
def test_a_panel_of_the_bar(seated: Seated, panel: str) -> None:
    mira = seated(evening(mira_must_follow))
    mira.button(panel).click()
    mira.page.get_by_role("region", name=panel).wait_for()
    is_clean(mira)


def test_the_talk_with_its_commands_and_phrases(seated: Seated) -> None:
    mira = seated(evening(mira_must_follow))
    mira.says("/help")
    mira.page.get_by_role("combobox").fill("/")
    is_clean(mira)
    mira.page.set_viewport_size(DESK)
    mira.page.get_by_role("combobox").fill("")
    mira.button("Say something everyone reads in their own language").click()
    mira.page.get_by_role("menu").wait_for()
    assert violations(mira) == {}


def test_somebody_who_is_met(seated: Seated) -> None:
    mira = seated(evening(mira_must_follow, people=ALL))
    mira.button("This table").click()
    mira.page.get_by_role("button", name="Till").click()  # who is away by now, or not
    mira.page.get_by_role("dialog", name="Till").wait_for()
    is_clean(mira)


def test_a_question_whether_a_card_may_be_taken_back(come: Coming, seated: Seated) -> None:
    one = evening(mira_leads, people=("Mira", "Till"))
    mira, till = seated(one), come()
    till.takes_seat(one, "Till")
    Board(mira.page).lays()
    mira.button("Take back").click()
    till.button("Yes").wait_for()
    is_clean(till)


def test_bidding(seated: Seated) -> None:
    is_clean(seated(evening(mira_bids_in_round(20))))


def test_a_forbidden_bid(seated: Seated) -> None:
    one = evening(mira_has_a_forbidden_bid, notequal=True)
    mira = seated(one)
    Board(mira.page).ask.get_by_role("radio", name=f"{one.facts(0).forbidden_bid}, won't do").click()
    is_clean(mira)


def test_the_trump_wheel(seated: Seated) -> None:
    is_clean(seated(evening(mira_names_trump)))


def test_playing(seated: Seated) -> None:
    is_clean(seated(evening(mira_must_follow, seats=6)))


def test_a_card_with_wings(seated: Seated) -> None:
    one = evening(anselm_leads_what_mira_holds, people=ALL)
    mira = seated(one)
    Board(mira.page).card(one.hand(MIRA)[-1]).click(position=CORNER)
    mira.page.get_by_role("button", name=", has wings").wait_for()
    is_clean(mira)


def test_a_bid_with_wings(seated: Seated) -> None:
    mira = seated(evening(anselm_bids_before_mira, people=ALL))
    ahead = mira.page.get_by_role("region", name="Bid ahead of time")
    ahead.get_by_role("radio", name="2").click()
    is_clean(mira)


def test_a_card_that_is_asked_about(seated: Seated) -> None:
    mira = seated(evening(mira_must_follow))
    mira.page.evaluate("localStorage.setItem('zaubertisch.settings', '{\"confirm\": true}')")
    mira.page.reload()
    Board(mira.page).lays()
    mira.button("Leave it").wait_for()
    is_clean(mira)


def test_the_last_trick(seated: Seated) -> None:
    mira = seated(evening(mira_ends_the_trick))
    mira.button("Last trick").click()
    mira.page.get_by_role("dialog", name="Tricks of round").wait_for()
    is_clean(mira)


def test_the_whole_sheet(seated: Seated) -> None:
    mira = seated(evening(mira_ends_the_trick, seats=6))
    mira.button("Whole block with its course").click()
    mira.page.get_by_role("dialog", name="Block of Truth").wait_for()
    is_clean(mira)


def test_the_result_of_a_round(seated: Seated) -> None:
    """The clock stands still meanwhile, so that the result does not go."""
    mira = seated(evening(mira_ends_the_round), clock=True)
    board = Board(mira.page)
    mira.stops_the_clock()
    board.lays()
    board.taken.wait_for()
    mira.lets_pass(2000)
    board.button("Go on").wait_for()
    is_clean(mira)


def test_the_final_result(seated: Seated) -> None:
    is_clean(seated(evening(over)))


def test_the_look(come: Coming) -> None:
    mira = come()
    mira.goes_to("/look")
    mira.page.get_by_role("main").get_by_role("heading").first.wait_for()
    is_clean(mira)


def test_the_look_leads_to_every_scene(come: Coming) -> None:
    mira = come()
    mira.goes_to("/look")
    scenes = mira.page.get_by_role("region", name="The whole table").get_by_role("link")
    scenes.first.wait_for()
    assert scenes.all_inner_texts() == SCENES


@pytest.mark.parametrize("scene", SCENES)
def test_a_scene(come: Coming, scene: str) -> None:
    """Every moment of every game that is kept to look at, at both widths, by two of the lights in turn."""
    mira = come()
    mira.goes_to(f"/look/{scene}")
    mira.page.get_by_role("main").wait_for()
    is_clean(mira, LIGHTS[SCENES.index(scene) % 2 :: 2])
