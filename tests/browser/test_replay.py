"""A finished match is looked at again: step by step, from any seat or all; checked, saved and shared."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from tests.server.guests import bearer, match
from tests.server.running import Running
from zaubertisch.cli import main
from zaubertisch.games import GAMES
from zaubertisch.kernel.record import read, verify

from .axe import violations
from .conftest import Coming
from .evening import Evening, evening
from .moments import over
from .person import DESK, PHONE, Person
from .test_axe import LIGHTS

Replayed = Callable[..., Person]


def played(*people: str) -> Evening:
    """A whole match of four: ten rounds."""
    return evening(over, seats=4, people=people or ("Mira",), plan="wiztournament")


def path(one: Evening, moment: str = "") -> str:
    """The address of the evening's match, with what lets one watch."""
    return f"/t/{one.id}/m/match-1{moment}{'&' if moment else '#'}watch={one.invite}"


@pytest.fixture
def replayed(come: Coming, server: Running) -> Replayed:
    """Somebody who looks at a finished match, at a moment of it."""

    def looks(one: Evening, moment: str = "", **how: bool) -> Person:
        one.is_written_to(server.database)
        person = come(**how)
        person.goes_to(path(one, moment))
        person.page.get_by_role("slider", name="Moment").wait_for()
        return person

    return looks


def moment(person: Person) -> int:
    return int(person.page.get_by_role("slider", name="Moment").input_value())


def cards_of(person: Person, name: str) -> int:
    hand = person.page.get_by_role("list", name=f"{name}’s hand")
    return hand.get_by_role("img").count()


def test_it_opens_at_the_deal_and_goes_on_by_buttons_and_keys(replayed: Replayed) -> None:
    mira = replayed(played())
    assert moment(mira) == 0
    expect(mira.page.get_by_text("after 10 rounds")).to_have_count(0)
    mira.button("One move on").click()
    assert moment(mira) == 1
    mira.button("One move back").click()
    assert moment(mira) == 0
    expect(mira.button("One move back")).to_be_disabled()
    mira.page.locator("main").focus()
    for key, there in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        mira.page.keyboard.press(key)
        assert moment(mira) == there
    mira.page.keyboard.press("ArrowDown")
    expect(mira.page.locator(".play .where")).to_have_text("Round 1 · Trick 1")
    mira.page.keyboard.press("End")
    expect(mira.page.get_by_text("after 10 rounds")).to_be_visible()


def test_the_address_follows_and_a_reload_stays(replayed: Replayed) -> None:
    mira = replayed(played())
    mira.page.get_by_role("button", name="Round 3", exact=True).click()
    mira.page.get_by_role("radio", name="Mira").check()
    mira.page.wait_for_url("**seat=0")
    there = moment(mira)
    assert there > 10
    mira.page.reload()
    mira.page.get_by_role("slider", name="Moment").wait_for()
    assert moment(mira) == there
    expect(mira.page.get_by_role("radio", name="Mira")).to_be_checked()
    assert "watch" not in mira.page.url


@pytest.mark.parametrize("phone", [False, True])
def test_any_seat_a_spectator_or_all_cards(replayed: Replayed, phone: bool) -> None:
    mira = replayed(played("Mira", "Till"), "#at=100", phone=phone)

    def chooses(eye: str) -> None:
        if phone:
            mira.page.get_by_role("combobox", name="Whose view").select_option(eye)
        else:
            mira.page.get_by_role("radio", name=eye).check()

    expect(mira.page.get_by_role("list", name="’s hand")).to_have_count(0)
    chooses("Till")
    expect(mira.page.get_by_role("list", name="Till’s hand")).to_be_visible()
    expect(mira.page.get_by_role("list", name="Mira’s hand")).to_have_count(0)
    chooses("All open")
    expect(mira.page.get_by_role("list", name="’s hand")).to_have_count(4)
    assert cards_of(mira, "Mira") > 0
    chooses("Spectator")
    expect(mira.page.get_by_role("list", name="’s hand")).to_have_count(0)


def test_a_hand_of_twenty_stays_on_the_table(replayed: Replayed) -> None:
    mira = replayed(evening(over, seats=3), "#at=640&seat=0")
    cards = mira.page.get_by_role("list", name="Mira’s hand").get_by_role("img")
    expect(cards).to_have_count(16)
    edge = mira.page.locator("main").bounding_box()
    last = cards.last.bounding_box()
    assert edge is not None
    assert last is not None
    assert last["x"] + last["width"] <= edge["x"] + edge["width"]


def test_it_plays_by_itself_until_somebody_stops_it(replayed: Replayed) -> None:
    mira = replayed(played(), clock=True)
    mira.stops_the_clock()
    mira.button("Play").click()
    mira.lets_pass(10_000)
    there = moment(mira)
    assert there > 2
    mira.button("Pause").click()
    mira.lets_pass(10_000)
    assert moment(mira) == there


def test_a_tap_in_the_chronicle_leads_there(replayed: Replayed) -> None:
    mira = replayed(played(), "#at=120")
    mira.page.get_by_role("button", name="Round 1: one card each").click()
    assert moment(mira) == 0
    chronicle = mira.page.get_by_role("region", name="Chronicle")
    expect(chronicle.get_by_role("listitem")).to_have_count(1)  # and nothing of what is to come


def test_the_deal_is_reckoned_in_the_browser(replayed: Replayed) -> None:
    mira = replayed(played())
    mira.button("Was the shuffle honest?").click()
    asked = mira.page.get_by_role("dialog", name="Was the shuffle honest?")
    expect(asked.get_by_text("the cards of all 10 rounds are exactly these")).to_be_visible()
    expect(asked.get_by_text("Everything that can be checked here is right.")).to_be_visible()
    expect(asked.get_by_role("heading", name="What it does not prove")).to_be_visible()


def test_whoever_sat_there_is_told_that_their_own_number_was_part_of_it(
    come: Coming, server: Running
) -> None:
    mira = come()
    mira.goes_to("/")
    mira.page.get_by_label("Your name").fill("Mira")
    mira.button("Play now against bots").click()
    mira.page.locator(".hand").wait_for()
    table = mira.page.url.rsplit("/", 1)[1]
    abort = {"key": secrets.token_hex(8), "do": {"type": "abort"}}
    token = bearer(mira.token(table))
    server.http.post(f"/api/tables/{table}/actions", json=abort, headers=token).raise_for_status()
    mira.page.get_by_role("link", name="Watch it again").click()
    mira.button("Was the shuffle honest?").click()
    asked = mira.page.get_by_role("dialog", name="Was the shuffle honest?")
    expect(asked.get_by_text("Your own number, which this browser kept, is part of the key.")).to_be_visible()
    expect(asked.get_by_text("the one this browser noted before the deal")).to_be_visible()
    expect(asked.get_by_text("Yes: the promises of all had fixed the deal")).to_be_visible()


def test_a_record_that_was_tampered_with_says_where(replayed: Replayed) -> None:
    """The server shows another key than the one the cards came from."""
    mira = replayed(played())

    def tamper(route: Route) -> None:
        answer = route.fetch()
        record = answer.json()
        record["opening"]["key"] = "00" * 32
        route.fulfill(response=answer, json=record)

    mira.page.route("**/matches/match-1", tamper)
    mira.button("Was the shuffle honest?").click()
    asked = mira.page.get_by_role("dialog", name="Was the shuffle honest?")
    expect(asked.get_by_text("No: something in this record does not fit.")).to_be_visible()
    expect(asked.get_by_text("The server’s key is not the one it had promised.")).to_be_visible()
    expect(asked.get_by_text("the cards of round 1 are others")).to_be_visible()
    expect(asked.get_by_text("Every player’s number is the one they had promised.")).to_be_visible()


def test_the_record_is_saved_and_verified(replayed: Replayed, tmp_path: Path) -> None:
    mira = replayed(played())
    mira.button("This match").click()
    with mira.page.expect_download() as saving:
        mira.button("Save the record").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert file.name.startswith("zaubertisch-wizard-20")
    assert verify(read(file.read_bytes()), GAMES).sound
    assert main(["verify", str(file), "--lang", "en"]) == 0


def test_a_link_to_a_moment_leads_somebody_else_there(replayed: Replayed, come: Coming) -> None:
    mira = replayed(played(), "#at=57&seat=1")
    there = moment(mira)
    mira.button("This match").click()
    link = mira.copies("Copy link")
    till = come()
    till.goes_to(link.removeprefix(till.home))
    till.page.get_by_role("slider", name="Moment").wait_for()
    assert moment(till) == there
    expect(till.page.get_by_role("radio").nth(2)).to_be_checked()
    till.page.wait_for_url("**#at=57&seat=1")  # the secret is gone from the address


def test_the_end_of_a_match_leads_to_its_replay(come: Coming, server: Running) -> None:
    one = played()
    one.is_written_to(server.database)
    mira = come()
    mira.takes_seat(one)
    mira.page.get_by_role("link", name="Watch it again").click()
    mira.page.get_by_role("slider", name="Moment").wait_for()
    assert moment(mira) == 0
    mira.button("This match").click()
    mira.page.get_by_role("link", name="To the table").click()
    mira.page.locator(".final").wait_for()


def test_no_dead_ends(come: Coming, server: Running) -> None:
    """Whatever cannot be shown says why, and every page has a way out."""
    (ann,) = match(server, "Ann", bots=2, listed=True)
    running = ann.frame()["table"]["match"]
    private = played()
    private.is_written_to(server.database)
    mira = come()
    mira.watch.forgive(r"status of 40[149]")
    for address, says, way in (
        (f"/t/{ann.table.id}/m/{running}", "still being played", "To the table"),
        (f"/t/{ann.table.id}/m/nothing", "There was no such match", "To the table"),
        (f"/t/{private.id}/m/match-1", "This table is private", "To the table"),
        (f"/t/nowhere-{secrets.token_hex(4)}/m/nothing", "There is no such table", "To the lobby"),
    ):
        mira.goes_to(address)
        expect(mira.page.get_by_role("alert")).to_contain_text(says)
        expect(mira.page.get_by_role("link", name=way, exact=True)).to_be_visible()


def test_a_server_that_is_away_can_be_asked_again(replayed: Replayed) -> None:
    mira = replayed(played())
    mira.watch.forgive("ERR_FAILED|net::")
    mira.page.route("**/moments", lambda route: route.abort())
    mira.page.reload()
    expect(mira.page.get_by_role("alert")).to_be_visible()
    mira.page.unroute("**/moments")
    mira.button("Try again").click()
    mira.page.get_by_role("slider", name="Moment").wait_for()


def test_a_match_that_was_broken_off_is_told_to_its_last_move(come: Coming, server: Running) -> None:
    (ann,) = match(server, "Ann", bots=2, title="Short")
    for _ in range(4):
        ann.send(ann.move())
    ann.do("abort")
    name = ann.frame()["table"]["match"]
    mira = come()
    mira.goes_to(f"/t/{ann.table.id}/m/{name}#watch={ann.table.invite}")
    mira.page.get_by_role("slider", name="Moment").wait_for()
    mira.page.keyboard.press("End")
    expect(mira.page.get_by_role("status").filter(has_text="Here the match was broken off.")).to_be_visible()


@pytest.mark.parametrize("eye", ["", "&seat=0", "&seat=open"])
def test_axe(replayed: Replayed, eye: str) -> None:
    mira = replayed(played(), f"#at=342{eye}")
    found = {}
    for size, scheme, contrast in LIGHTS:
        mira.page.set_viewport_size(size)
        mira.sets_light(scheme, contrast)
        if wrong := violations(mira):
            found[f"{size['width']} {scheme} {contrast}"] = wrong
    assert found == {}


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_axe_of_what_opens(replayed: Replayed, size: ViewportSize) -> None:
    mira = replayed(played(), "#at=120", phone=size is PHONE)
    found = {}
    if size is PHONE:
        for tab in ("Score", "Rounds", "Chronicle"):
            mira.button(tab).click()
            found[tab] = violations(mira)
    mira.button("This match").click()
    found["menu"] = violations(mira)
    mira.page.keyboard.press("Escape")
    mira.button("Was the shuffle honest?").click()
    mira.page.get_by_role("heading", name="What this proves").wait_for()
    found["fair"] = violations(mira)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}
