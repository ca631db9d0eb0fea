"""Whole matches of Kampf der Magier against bots, by clicking and by keys."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.guests import match
from tests.server.running import Running
from zaubertisch.games import GAMES
from zaubertisch.kernel.record import read, verify

from .conftest import Coming
from .fighting import CORNER, Fighting
from .person import Person
from .targets import sideways, targets
from .test_axe import is_clean


def opens_table(person: Person, seats: int) -> Fighting:
    """From the lobby to a table of Kampf der Magier with bots."""
    person.goes_to("/")
    person.page.get_by_role("textbox", name="Your name").fill("Mira")
    person.page.get_by_role("radio", name=re.compile("Kampf der Magier")).check(force=True)
    number = person.page.get_by_text(re.compile(r"^you and"))
    names = {2: "one bot", 3: "two bots", 6: "five bots"}
    for _ in range(6):
        if names[seats] in number.inner_text():
            break
        person.button("more seats" if seats == 6 else "fewer seats").click()
    person.button("Play now against bots").click()
    return Fighting(person.page)


def best(frame: dict[str, Any]) -> list[str] | None:
    """The lowest total that is enough, by what the frame says; None where the middle is to be taken."""
    enough = [one["cards"] for one in frame["facts"]["sums"] if one["allowed"]]
    if enough:
        return list(enough[0])
    balls = [move for move in frame["legal"] if move["type"] == "ball"]
    return ["C"] if balls else None


def plays(mira: Person, table: Fighting) -> None:
    """One move: lay the least that is enough, else take."""
    cards = best(mira.watch.frame)
    if cards is None:
        table.take.click()
        return
    table.chooses(cards)
    table.lay.click()


@pytest.mark.parametrize("seats", [3, 2, 6])
def test_a_match_from_the_lobby_to_the_final_score(come: Coming, server: Running, seats: int) -> None:
    mira = come()
    table = opens_table(mira, seats)
    while (asked := table.asked()) != "nothing":
        if asked == "go on":
            mira.button("Go on").click()
        else:
            plays(mira, table)
    expect(mira.page.get_by_role("heading", name=re.compile("win|share"))).to_be_visible()
    expect(mira.page.get_by_text(f"after {seats} rounds")).to_be_visible()

    path = mira.page.url.rpartition("/")[2]
    record = read(the_record(server, path, mira.token(path)))
    assert record.game == "kampf"
    assert verify(record, GAMES).sound
    expect(table.final.get_by_role("listitem")).to_have_count(seats)
    rows = table.stand.get_by_role("row")
    expect(rows).to_have_count(1 + seats + 2)


def test_the_keyboard_chooses_with_space_and_lays_with_enter(come: Coming) -> None:
    mira = come()
    table = opens_table(mira, 3)
    assert table.asked() == "move"
    cards = best(mira.watch.frame)
    turn = mira.watch.frame["turn"]
    assert cards is not None
    keys = mira.page.keyboard
    table.card(cards[0]).focus()
    keys.press(" ")
    for name in cards[1:]:
        table.card(name, 1).focus()
        keys.press(" ")
    expect(table.choice).to_be_visible()
    keys.press("Enter")
    mira.until(lambda: mira.watch.frame["turn"] != turn)


@pytest.mark.rule("KA25")
def test_earlier_fights_can_be_looked_up(come: Coming) -> None:
    mira = come()
    table = opens_table(mira, 3)
    while (asked := table.asked()) != "nothing" and not mira.watch.frame["view"]["public"]["fights"]:
        if asked == "go on":
            mira.button("Go on").click()
        else:
            plays(mira, table)
    fights = mira.watch.frame["view"]["public"]["fights"]
    mira.button("Last fights").click()
    dialog = mira.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=f"Fight {len(fights)}")).to_be_visible()
    laid = sum(len(one["cards"]) for fight in fights for one in fight["laid"])
    expect(dialog.get_by_role("img")).to_have_count(laid)


def test_axe_finds_nothing(come: Coming) -> None:
    mira = come()
    table = opens_table(mira, 3)
    table.asked()
    is_clean(mira)
    hand = mira.watch.frame["view"]["own"]["hand"]
    table.chooses(hand[:1])
    is_clean(mira)
    mira.page.get_by_role("button", name="Last fights").first.click()
    mira.page.get_by_role("dialog").wait_for()
    is_clean(mira)


def test_a_finished_match_is_watched_again_and_its_deal_checked(come: Coming) -> None:
    mira = come()
    table = opens_table(mira, 2)
    while (asked := table.asked()) != "nothing":
        if asked == "go on":
            mira.button("Go on").click()
        else:
            plays(mira, table)
    mira.page.get_by_role("link", name="Watch it again").click()
    slider = mira.page.get_by_role("slider", name="Moment")
    slider.wait_for()
    expect(mira.page.get_by_role("status")).to_contain_text("Round 1")
    mira.page.keyboard.press("ArrowRight")
    expect(table.middle.get_by_role("listitem")).to_have_count(1)
    mira.page.get_by_role("radio", name="All open").check(force=True)
    hands = mira.page.get_by_role("list", name="All hands").locator("> li")
    expect(hands).to_have_count(2)
    mira.button("Was the shuffle honest?").click()
    asked_about = mira.page.get_by_role("dialog", name="Was the shuffle honest?")
    expect(asked_about.get_by_text(re.compile("^No"))).to_have_count(0)
    expect(asked_about.get_by_text(re.compile("2 rounds"))).to_be_visible()


def test_a_finger_meets_everything_on_a_phone(come: Coming) -> None:
    mira = come(phone=True)
    mira.goes_to("/look/kampf-jokers")
    table = Fighting(mira.page)
    table.card("J").click(position=CORNER)
    mira.page.get_by_role("radiogroup").wait_for()
    assert sideways(mira.page) == []
    found = targets(mira.page, "main")
    assert len([one for one in found if one.hand]) == 6
    for one in found:
        assert one.reached, one
        assert one.height >= 44, one
        assert one.hand or one.width >= 44, one


STILL = ".plate, .niche, p.status, .hand li, .acts .act"
PLACES = """(still) => [...document.querySelectorAll(still)].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize(("scene", "cards"), [("kampf", ["6", "6", "J"]), ("kampf-jokers", ["J", "J"])])
def test_choosing_moves_nothing_but_the_cards(
    come: Coming, phone: bool, scene: str, cards: list[str]
) -> None:
    mira = come(phone=phone)
    mira.goes_to(f"/look/{scene}")
    table = Fighting(mira.page)
    table.hand.wait_for()
    before = mira.page.evaluate(PLACES, STILL)
    for place, name in enumerate(cards):
        table.card(name, cards[:place].count(name)).click(position=CORNER)
        table.choice.wait_for()
        assert mira.page.evaluate(PLACES, STILL) == before


@pytest.mark.rule("KA29")
def test_a_bot_plays_on_with_the_same_cards(come: Coming, server: Running) -> None:
    one, till = match(server, "Mira", "Till", bots=1, game="kampf")
    mira = come()
    mira.goes_to(f"/t/{one.table.id}#seat={one.token}")
    table = Fighting(mira.page)
    table.hand.wait_for()
    held = till.frame()["view"]["own"]["hand"]
    till.do("leave")
    expect(table.places.filter(has_text="Till").get_by_text("A bot plays for Till")).to_have_count(1)

    first = next(frame for frame in mira.watch.frames if frame["table"]["seats"][1]["stand_in"])
    before = mira.watch.frames[mira.watch.frames.index(first) - 1]
    for count in ("hands", "collected"):
        assert first["view"]["public"][count][1] == before["view"]["public"][count][1]
    assert first["view"]["public"]["hands"][1] == len(held)


def the_record(server: Running, table: str, token: str) -> bytes:
    answer = server.http.get(f"/api/tables/{table}/record", headers={"Authorization": f"Bearer {token}"})
    return answer.raise_for_status().content
