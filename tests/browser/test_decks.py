"""Building a deck: what is wrong with it, its list there and back, a hand to try, and an account."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from .axe import violations
from .conftest import Coming
from .keys import Keys
from .person import PHONE, Person
from .targets import targets
from .test_axe import LIGHTS
from .test_targets import LEAST

STARTER = "Akademie der Sterne"
PASSWORD = "three spells and no trick"


class Workshop:
    """The pages of somebody's decks."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page

    def comes(self) -> None:
        self.person.goes_to("/decks")
        self.page.get_by_role("button", name=f"Copy and change: {STARTER}").wait_for()

    def copies_the_starter(self) -> None:
        self.page.get_by_role("button", name=f"Copy and change: {STARTER}").click()
        self.is_sound()

    def is_sound(self) -> None:
        expect(self.problems).to_contain_text("Ready to play")

    def one_less(self, card: str) -> None:
        self.person.button(f"One less: {card}").first.click()

    def one_more(self, card: str) -> None:
        self.person.button(f"One more: {card}").first.click()

    def enters(self, name: str, new: bool = False) -> None:
        """Sign in, or open an account first."""
        self.person.button("Account").click()
        panel = self.page.get_by_role("region", name="Account")
        if new:
            panel.get_by_role("button", name="None yet? Open an account").click()
        panel.get_by_label("Name").fill(name)
        panel.get_by_label("Password").fill(PASSWORD)
        panel.get_by_role("button", name="Open an account" if new else "Sign in", exact=True).click()
        expect(panel).to_have_count(0)

    @property
    def problems(self) -> Locator:
        return self.page.get_by_role("status", name="What is not right yet")

    @property
    def written(self) -> Locator:
        return self.page.get_by_role("textbox", name="As text")

    @property
    def own(self) -> list[str]:
        """The decks that lie there, each with where it lies."""
        tiles = self.page.locator("main li", has=self.page.get_by_role("link", name="Open"))
        return [" ".join(text.split()) for text in tiles.all_inner_texts()]


@pytest.fixture
def mira(come: Coming) -> Workshop:
    workshop = Workshop(come())
    workshop.comes()
    return workshop


def test_a_deck_is_built_from_a_ready_one(mira: Workshop, tmp_path: Path) -> None:
    page, person = mira.page, mira.person
    mira.copies_the_starter()
    mira.one_less("Novice")
    expect(mira.problems).to_contain_text("39 of 40 cards, one is missing")
    expect(mira.problems).not_to_contain_text("Ready to play")
    expect(person.button("Sample hand")).to_have_attribute("aria-disabled", "true")
    person.button("Undo").click()
    mira.is_sound()

    # Cards are found by words, faction, type and cost; a place goes to the side deck.
    page.get_by_label("Name or rules text").fill("star reader")
    expect(page.get_by_text("1 card", exact=True)).to_be_visible()
    person.button("Show all").click()
    for chip in ("Mages", "Places"):
        person.button(chip).click()
    mira.one_more("Mages' Tower")
    expect(page.get_by_role("heading", name="Side deck")).to_contain_text("12 of 15")
    person.button("Show all").click()
    person.button("Heroes").click()
    page.get_by_role("button", name="As hero: Magister Aldoran").click()
    expect(page.get_by_text("No hero; it works without.")).to_be_visible()

    # The list there and back, also as JSON; what cannot be read is named by its line.
    expect(mira.written).not_to_have_value(re.compile("Hero"))
    text = mira.written.input_value()
    assert "# Name: Akademie der Sterne 2" in text
    with page.expect_download() as saved:
        person.button("As JSON").click()
    saved.value.save_as(tmp_path / "deck.json")
    assert {"card": "M1", "count": 4} in json.loads((tmp_path / "deck.json").read_text())["main"]
    mira.written.fill("# Name: Torso\n2 Novize\n3 Star Raeder")
    person.button("Take over").click()
    expect(page.get_by_text("Line 3: There is no “Star Raeder”. Did you mean Star Reader?")).to_be_visible()
    mira.written.fill("# Name: Torso\n2 Novize\n7 Star Reader")
    person.button("Take over").click()
    expect(mira.problems).to_contain_text("7 instead of 5 at most: Star Reader")
    expect(page.get_by_label("Name of the deck")).to_have_value("Torso")
    with page.expect_file_chooser() as asked:
        person.button("Open a file").click()
    asked.value.set_files(tmp_path / "deck.json")
    mira.is_sound()
    expect(mira.written).to_have_value(text.replace("Akademie der Sterne 2", "Torso"))

    # A quick deck is another matter, and so is a hand.
    page.get_by_label("Meant for").select_option("Quick")
    expect(mira.problems).to_contain_text("40 of 30 cards, 10 too many")
    page.get_by_label("Meant for").select_option("Classic")
    mira.is_sound()
    person.button("Sample hand").click()
    dialog = page.get_by_role("dialog", name="Sample hand")
    hand = dialog.get_by_role("list").first.get_by_role("listitem")
    expect(hand).to_have_count(5)
    dialog.get_by_role("button", name="Exchange once").click()
    expect(dialog.get_by_role("button", name="Exchange once")).to_have_count(0)
    dialog.get_by_text("You are second").click()
    expect(hand).to_have_count(7)
    person.button("Close").click()

    # It lies in this browser, for whoever comes back.
    expect(page.get_by_text("Kept", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value("Torso")
    mira.comes()
    assert len(mira.own) == 1
    page.get_by_role("button", name="Delete: Torso").click()
    person.button("Delete").click()
    expect(page.get_by_text("No deck of your own yet")).to_be_visible()


def test_an_account_keeps_decks_across_browsers(mira: Workshop, come: Coming) -> None:
    mira.copies_the_starter()
    expect(mira.page.get_by_text("Kept", exact=True)).to_be_visible()
    mira.comes()
    mira.enters("Mira of the decks", new=True)
    mira.page.get_by_text("One deck lies in this browser alone.").wait_for()
    mira.person.button("Put into the account").click()
    expect(mira.page.get_by_text("in the account")).to_be_visible()
    mira.person.button("New deck").click()
    mira.page.get_by_label("Name of the deck").fill("Only mine")
    expect(mira.page.get_by_text("Kept", exact=True)).to_be_visible()

    elsewhere = Workshop(come(phone=True))
    elsewhere.comes()
    assert elsewhere.own == []
    elsewhere.enters("mira of the decks")
    elsewhere.page.get_by_role("heading", name="Only mine").wait_for()
    elsewhere.page.get_by_role("heading", name=f"{STARTER} 2").wait_for()
    elsewhere.page.get_by_role("link", name="Open").last.click()
    elsewhere.is_sound()
    elsewhere.one_less("Novice")
    expect(elsewhere.problems).to_contain_text("39 of 40")
    elsewhere.page.get_by_role("button", name="Deck 39").click()
    elsewhere.page.get_by_label("Name of the deck").fill("From the phone")
    elsewhere.person.until(lambda: "From the phone" in names_in_the_account(elsewhere.page))

    mira.comes()
    mira.page.get_by_role("heading", name="From the phone").wait_for()
    mira.person.button("Account").click()
    mira.person.button("Delete the account").click()
    mira.page.get_by_label("Password").fill(PASSWORD)
    mira.person.button("Delete it all").click()
    expect(mira.page.get_by_text("No deck of your own yet")).to_be_visible()
    elsewhere.comes()
    expect(elsewhere.page.get_by_text("No deck of your own yet")).to_be_visible()
    assert elsewhere.page.evaluate("document.cookie") == ""  # no script has ever read it


def names_in_the_account(page: Page) -> list[str]:
    decks = page.evaluate("fetch('/api/account/decks').then((answer) => answer.json())")
    return [deck["name"] for deck in decks]


def test_a_deck_is_built_by_keyboard_alone(mira: Workshop) -> None:
    keys = Keys(mira.page)
    keys.reach(f"Copy and change: {STARTER}")
    keys.press("Enter")
    mira.is_sound()
    mira.page.get_by_label("Name or rules text").focus()
    keys.type("Novice")
    keys.reach("One less: Novice")
    keys.press("Space")
    expect(mira.problems).to_contain_text("39 of 40 cards")
    keys.press("Shift+Tab")
    assert keys.at.startswith("Novice")
    keys.press("Enter")
    dialog = mira.page.get_by_role("dialog", name="Novice")
    expect(dialog).to_be_visible()
    keys.press("Escape")
    expect(dialog).to_have_count(0)
    keys.reach("One more: Novice")
    keys.press("Space")
    mira.is_sound()
    keys.reach("Play with this deck", key="Shift+Tab")
    keys.press("Enter")
    expect(mira.page.get_by_role("radio", name="Seelenkrieger")).to_be_checked()
    expect(mira.page.get_by_role("group").filter(has_text="Your deck")).to_contain_text(STARTER)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_everybody_can_read_and_reach_it(come: Coming, phone: bool) -> None:
    workshop = Workshop(come(phone=phone))
    workshop.comes()
    is_right(workshop, phone)
    workshop.copies_the_starter()
    workshop.one_less("Novice")
    expect(workshop.problems).to_contain_text("39 of 40 cards")
    is_right(workshop, phone)
    if phone:
        for tab in ("Deck 39", "Side deck 11", "Text"):
            workshop.person.button(tab).click()
            is_right(workshop, phone)


def is_right(workshop: Workshop, phone: bool) -> None:
    """axe finds nothing by any light, and whatever can be pressed is large enough for a finger."""
    person = workshop.person
    for size, scheme, contrast in LIGHTS:
        if (size == PHONE) == phone:
            person.sets_light(scheme, contrast)
            assert violations(person) == {}
    small = {
        one.what: (one.width, one.height)
        for one in targets(person.page, "body")
        if not one.inline and (one.width < LEAST - 0.5 or one.height < LEAST - 1 or not one.reached)
    }
    assert small == {}
