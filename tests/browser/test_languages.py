"""German, Dutch and English: every word comes from the language, and none is a message that fell through."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.guests import Table
from tests.server.running import Running

from .conftest import Coming
from .evening import evening
from .moments import (
    mira_bids_in_round,
    mira_ends_the_trick,
    mira_has_a_forbidden_bid,
    mira_must_follow,
    mira_names_trump,
    over,
)
from .person import Person

Seated = Callable[..., Person]

WORDS = Path(__file__).parents[2] / "web/src/words"
LANGUAGES = {"de": "Deutsch", "nl": "Nederlands", "en": "English"}
LOCALES = {"de": "de-DE", "nl": "nl-NL", "en": "en-GB"}

ALL_WORDS = """() => {
  const parts = [document.title, document.body.innerText];
  for (const one of document.querySelectorAll("*")) {
    for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"]) {
      parts.push(one.getAttribute(name) ?? "");
    }
    if (one.matches(".vh")) parts.push(one.textContent);
  }
  return parts.join("\\n");
}"""
BROKEN = re.compile(r"[{}]|\bundefined\b|\bNaN\b|\[object|\bnull\b")


def messages(language: str) -> dict[str, str]:
    """The messages that are one plain line, by their ids."""
    lines = "\n".join(path.read_text() for path in sorted(WORDS.glob(f"*.{language}.ftl")))
    return dict(re.findall(r"^([a-z][\w-]*) = (.*)$", lines, re.MULTILINE))


IDS = {name for name in messages("en") if "-" in name}


def fell_through(page: Page) -> list[str]:
    """Ids of messages, and what is left of a message that could not be made."""
    words: str = page.evaluate(ALL_WORDS)
    ids = IDS.intersection(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", words))
    return [*sorted(ids), *BROKEN.findall(words)]


def test_a_message_that_fell_through_is_found(come: Coming) -> None:
    mira = come()
    mira.goes_to("/")
    mira.button("Play now against bots").wait_for()
    assert fell_through(mira.page) == []
    mira.page.evaluate("document.querySelector('h1').innerText = 'greeting-day {$name}'")
    assert fell_through(mira.page) == ["greeting-day", "{", "}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lobby_and_gathering(come: Coming, server: Running, language: str) -> None:
    said = messages(language)
    table = Table(server, title="Zwei Kerzen", listed=True)
    mira = come(language=LOCALES[language])
    mira.goes_to("/")
    mira.button(said["play-bots"]).wait_for()
    expect(mira.page.locator("html")).to_have_attribute("lang", language)
    assert fell_through(mira.page) == []
    mira.button(said["settings"]).first.click()
    assert fell_through(mira.page) == []
    mira.page.keyboard.press("Escape")

    mira.goes_to(f"/t/{table.id}")
    mira.page.get_by_role("textbox", name=said["name-label"]).fill("Mira")
    mira.button(said["join-sit"]).click()
    mira.button(said["seat-add-bot"]).first.click()
    mira.page.get_by_role("combobox", name=said["talk-label"]).fill("/")
    mira.page.get_by_role("option").first.wait_for()
    assert fell_through(mira.page) == []


MOMENTS: dict[str, tuple[Any, dict[str, Any]]] = {
    "trump": (mira_names_trump, {}),
    "bid": (mira_bids_in_round(9), {}),
    "forbidden": (mira_has_a_forbidden_bid, {"notequal": True}),
    "hidden": (mira_bids_in_round(4), {"hiddentip": True}),
    "follow": (mira_must_follow, {"seats": 5}),
    "over": (over, {}),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_table_in_every_language(seated: Seated, moment: str) -> None:
    """The languages are changed at the table itself, and everything follows at once."""
    comes, how = MOMENTS[moment]
    mira = seated(evening(comes, **how))
    told = set()
    for language, name in LANGUAGES.items():
        mira.page.locator(".bar .popover button").last.click()
        mira.page.get_by_role("button", name=name).click()
        expect(mira.page.locator("html")).to_have_attribute("lang", language)
        assert fell_through(mira.page) == []
        mira.page.keyboard.press("Escape")
        assert fell_through(mira.page) == []
        told.add(mira.page.locator("main").inner_text())
    assert len(told) == 3, "the three languages do not say the same"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trick_is_told(seated: Seated, language: str) -> None:
    mira = seated(evening(mira_ends_the_trick), language=LOCALES[language])
    log = mira.page.get_by_role("log").locator("p")
    before = log.count()
    mira.page.locator(".hand button.on").first.click(position={"x": 10, "y": 30})
    expect(log.nth(before)).to_be_visible()
    assert fell_through(mira.page) == []
    mira.button(messages(language)["wizard-last"]).click()
    mira.page.get_by_role("dialog").wait_for()
    assert fell_through(mira.page) == []


def test_the_language_is_kept(come: Coming) -> None:
    mira = come(language="en-GB")
    mira.goes_to("/")
    mira.page.get_by_role("button", name="Nederlands").click()
    expect(mira.page.get_by_text(messages("nl")["tables-open"])).to_be_visible()
    mira.page.reload()
    expect(mira.page.get_by_text(messages("nl")["tables-open"])).to_be_visible()
    expect(mira.page.locator("html")).to_have_attribute("lang", "nl")
