"""The pictures of the guide: `python -m tests.browser.screenshots`, by `make screenshots`.

Each is of a real page of a real server, at the desk and on the phone, in three languages.
Some alone: `python -m tests.browser.screenshots kampf duell`.
"""

from __future__ import annotations

import base64
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.running import Running

from .evening import Evening, Moment, evening
from .moments import MIRA, mira_bids_in_round, mira_lays, mira_must_follow, over
from .person import Person, launch
from .pictures import LOCALES, SIZES, Studio
from .soul_moments import mira_may_attack, of_two, till_has_an_answer

FOLDER = Path(__file__).parents[2] / "docs/guide/pictures"
QUALITY = 82
TITLES = {"de": "Eulenwinkel", "nl": "Uilenhoek", "en": "Owl’s Corner"}
TURN = 150
"""A moment in the middle of a match."""


class Guide(Studio):
    """What the guide shows."""

    def __init__(self, server: Running, browser: Browser, language: str) -> None:
        super().__init__(server, browser, light=False, language=language)
        self._here, self._title = server, TITLES[language]

    def pages(self) -> dict[str, Callable[[bool], Person]]:
        """Each page by its name, as it is to be taken at the desk or on a phone."""
        table = partial(self.table, title=self._title)
        return {
            "lobby": self.lobby,
            "bidding": lambda phone: table(mira_bids_in_round(7), phone, seats=4, notequal=True),
            "play": lambda phone: table(in_mid_trick, phone, seats=4),
            "coach": self.coach,
            "sheet": self.sheet,
            "replay": self.replay,
            "kampf": lambda phone: table(in_mid_fight, phone, seats=4, game="kampf"),
            "duell": self.duel,
            "soul-table": self.soul_table,
            "soul-answer": self.soul_answer,
            "soul-reader": self.soul_reader,
            "soul-scenario": self.soul_scenario,
            "soul-cards": self.soul_card,
            "deck": self.deck,
        }

    def coach(self, phone: bool) -> Person:
        """What the coach says of each card, at a training table."""
        mira = self.table(with_a_choice, phone, title=self._title, seats=4, training=True)
        mira.page.get_by_role("button", name="Coach", exact=True).click()
        mira.page.get_by_role("dialog").get_by_role("radio").first.wait_for()
        mira.page.mouse.move(1, 1)
        return mira

    def sheet(self, phone: bool) -> Person:
        """The Block of Truth, laid open over the table."""
        mira = self.table(in_round_twelve, phone, title=self._title, seats=4)
        mira.page.locator(".block header button, .sheet header button").first.click()
        mira.page.locator("dialog[open]").wait_for()
        return mira

    def replay(self, phone: bool) -> Person:
        """A finished match, in the middle, from the seat that was Mira's."""
        one = evening(over, seats=4, title=self._title)
        one.is_written_to(self._here.database)
        mira = self.comes(phone)
        mira.takes_seat(one)
        mira.goes_to(f"/t/{one.id}/m/{mira.watch.frame['table']['match']}#at={TURN}&seat=0")
        mira.page.locator(".places").wait_for()
        return mira

    def duel(self, phone: bool) -> Person:
        """Some rounds into a duel between two people, without the guidance of the first match."""
        people = ("Mira", "Till")
        mira = self.table(in_mid_duel, phone, title=self._title, seats=2, people=people, game="duell")
        mira.page.locator(".guide button").click()
        return mira

    def souls(self, comes: Moment, phone: bool, name: str = "Mira") -> Person:
        """Somebody's seat at a table of Seelenkrieger."""
        one = of_two(comes, title=self._title)
        one.is_written_to(self._here.database)
        person = self.comes(phone)
        person.takes_seat(one, name)
        person.page.locator(".slip").wait_for()
        return person

    def soul_table(self, phone: bool) -> Person:
        """An attack that gathers: two warriors and whom they mean, not yet sent."""
        mira = self.souls(mira_may_attack, phone)
        offer = mira.watch.frame["offers"][0]
        band = max((ids for ids, *_ in offer["bands"] if len(ids) < 3), key=len)
        for id in (*band, offer["targets"][0]):
            mira.page.locator(f'[data-id="{id}"]').first.click()
        mira.page.mouse.move(1, 1)
        return mira

    def soul_answer(self, phone: bool) -> Person:
        """Till is asked about an attack, and has a spell prepared that would help."""
        return self.souls(till_has_an_answer, phone, "Till")

    def soul_reader(self, phone: bool) -> Person:
        """A warrior on the table is read, with what changes its numbers."""
        mira = self.souls(mira_may_attack, phone)
        changed = next(one["id"] for one in reversed(mira.watch.frame["facts"]["values"]) if one["why"])
        mira.page.locator(f'[data-id="{changed}"]').first.click(button="right")
        mira.page.locator("dialog[open]").wait_for()
        return mira

    def soul_scenario(self, phone: bool) -> Person:
        """A lesson at its beginning."""
        mira = self.comes(phone)
        mira.goes_to("/")
        mira.page.get_by_role("radio", name=re.compile("^Seelenkrieger")).check(force=True)
        mira.page.locator("details.scenarios summary").click()
        mira.page.locator("details.scenarios li button").nth(1).click()
        mira.page.locator("section.task").wait_for()
        mira.page.mouse.move(1, 1)
        return mira

    def soul_card(self, phone: bool) -> Person:
        """A hero, open to be read over all the cards."""
        mira = self.comes(phone)
        mira.goes_to("/look/soul-cards")
        heroes = mira.page.locator(".sheet button").filter(has=mira.page.locator(".hero"))
        heroes.last.click()
        mira.page.locator("dialog[open]").wait_for()
        return mira

    def deck(self, phone: bool) -> Person:
        """A copy of a ready deck that lacks one card."""
        mira = self.comes(phone)
        mira.goes_to("/decks")
        mira.page.locator(".table li button").nth(1).click()
        mira.page.locator(".problems .good b").wait_for()
        mira.page.locator(".copies:not(.none) button:first-child").first.click()
        mira.page.locator(".problems b").first.wait_for()
        mira.page.locator(".kin button, .factions button").nth(2).click()
        mira.page.mouse.move(1, 1)
        return mira


def in_round_twelve(one: Evening) -> bool:
    return one.public.round == 12 and mira_must_follow(one)


def in_mid_trick(one: Evening) -> bool:
    """Mira must follow, with a handful of cards and some of the trick before her."""
    return one.public.round in (7, 8, 9) and len(one.public.trick) > 1 and mira_must_follow(one)


def with_a_choice(one: Evening) -> bool:
    """Mira may lay several cards, two are still to play after her, and some suits are known to be lacking."""
    if not mira_lays(one) or len(one.public.trick) != 1 or len(one.public.tricks) < 3:
        return False
    return len(one.hand(MIRA)) - len(one.facts(MIRA).locked) > 2


def in_mid_fight(one: Evening) -> bool:
    """Mira can beat what lies there, and everybody has collected some cards."""
    table = one.public
    enough = one.asks(MIRA) and any(total.allowed for total in one.facts(MIRA).sums)
    return bool(table.round == 2 and len(table.middle) > 2 and enough and min(table.collected) > 0)


def in_mid_duel(one: Evening) -> bool:
    """Both have lost some life, and Mira holds what she cannot pay, too."""
    table = one.public
    chooses = table.phase == "cast" and one.asks(MIRA) and table.round > 5
    return chooses and max(table.life) < 9 and len({spell.payable for spell in one.facts(MIRA).hand}) == 2


def main(*wanted: str) -> None:
    """Take all of them, or those named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or "chromium"
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        browser = launch(playwright, chromium)
        for language in LOCALES:
            server = Running(Path(place) / f"{language}.sqlite").start()
            for phone, size in SIZES.items():
                for name, page in Guide(server, browser, language).pages().items():
                    if wanted and name not in wanted:
                        continue
                    person = page(phone)
                    person.page.wait_for_timeout(400)
                    path = FOLDER / f"{name}-{language}-{size}.webp"
                    path.write_bytes(picture(person))
                    person.leaves()
                    sys.stdout.write(f"{path.name} {path.stat().st_size // 1000} kB\n")
                    sys.stdout.flush()
            server.close()
        browser.close()


def picture(person: Person) -> bytes:
    """The page as it is seen, in few bytes."""
    session = person.context.new_cdp_session(person.page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(taken["data"])


if __name__ == "__main__":
    main(*sys.argv[1:])
