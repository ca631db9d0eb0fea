"""Pictures of the page at both widths: `python -m tests.browser.pictures FOLDER [dark|light] [de|nl|en]`."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.server.guests import Guest, Table
from tests.server.running import Running

from .evening import Moment, evening
from .moments import (
    mira_bids_in_round,
    mira_ends_the_round,
    mira_has_a_forbidden_bid,
    mira_must_follow,
    mira_names_trump,
    over,
)
from .person import Person, launch

SIZES = {False: "1440x900", True: "390x844"}
LOCALES = {"de": "de-DE", "nl": "nl-NL", "en": "en-GB"}


class Studio:
    """One server, one browser, and everything that is worth a picture."""

    def __init__(self, server: Running, browser: Browser, light: bool, language: str) -> None:
        self._server, self._browser = server, browser
        self._how: dict[str, Any] = {"light": light, "language": LOCALES[language]}

    def pictures(self, phone: bool) -> Iterator[tuple[str, Person]]:
        """Each page as it is to be taken, by its name."""
        yield "lobby", self.lobby(phone)
        yield "gathering", self.gathering(phone)
        yield "trump", self.table(mira_names_trump, phone, seats=4)
        yield "bidding", self.table(mira_bids_in_round(7), phone, seats=4)
        yield "forbidden", self.table(mira_has_a_forbidden_bid, phone, seats=4, notequal=True)
        yield "hidden", self.table(mira_bids_in_round(5), phone, seats=4, hiddentip=True)
        yield "trick", self.table(mira_must_follow, phone, seats=4)
        yield "trick-of-six", self.table(mira_must_follow, phone, seats=6)
        yield "twenty", self.table(lambda one: one.public.round == 20 and mira_must_follow(one), phone)
        yield "settings", self.panel(phone, 1)
        yield "menu", self.panel(phone, 0)
        yield "round-result", self.round_result(phone)
        yield "final-result", self.table(over, phone, seats=4)

    def comes(self, phone: bool, clock: bool = False) -> Person:
        return Person(self._browser, self._server.url, phone=phone, clock=clock, **self._how)

    def lobby(self, phone: bool) -> Person:
        for title in "Nachtlicht", "Zwei Kerzen":
            Guest(Table(self._server, title=title, listed=True, seats=4), "Till")
        mira = self.comes(phone)
        mira.goes_to("/")
        mira.page.get_by_role("textbox").first.fill("Mira")
        mira.page.get_by_role("heading", name="Zwei Kerzen").first.wait_for()
        return mira

    def gathering(self, phone: bool) -> Person:
        table = Table(self._server, title="Eulenwinkel", seats=4)
        mira = self.comes(phone)
        mira.goes_to(f"/t/{table.id}#join={table.invite}")
        mira.page.locator("form .field").first.fill("Mira")
        mira.page.locator("form .btn.big").click()
        mira.page.locator(".places li.free button").first.click()
        mira.page.locator(".places li.bot").wait_for()
        Guest(table, "Anselm")
        mira.page.locator(".places li.person").nth(1).wait_for()
        return mira

    def table(
        self, comes: Moment, phone: bool, clock: bool = False, seats: int = 3, **options: Any
    ) -> Person:
        one = evening(comes, seats=seats, **options)
        one.is_written_to(self._server.database)
        mira = self.comes(phone, clock)
        mira.takes_seat(one)
        return mira

    def panel(self, phone: bool, which: int) -> Person:
        mira = self.table(mira_must_follow, phone)
        mira.page.locator(".bar .popover > button").nth(which).click()
        return mira

    def round_result(self, phone: bool) -> Person:
        mira = self.table(mira_ends_the_round, phone, clock=True, seats=4)
        mira.stops_the_clock()
        mira.page.locator(".hand button.on").first.click()
        mira.until(lambda: len(mira.watch.frames) > 1)
        mira.lets_pass(2500)
        return mira


def main(folder: Path, scheme: str = "dark", language: str = "de") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or "chromium"
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Running(Path(place) / "tables.sqlite").start()
        browser = launch(playwright, chromium)
        studio = Studio(server, browser, scheme == "light", language)
        for phone, size in SIZES.items():
            for name, person in studio.pictures(phone):
                person.page.wait_for_timeout(300)
                person.takes_picture(folder / f"{name}-{size}.png")
                person.leaves()
                sys.stdout.write(f"{folder / name}-{size}.png\n")
        browser.close()
        server.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
