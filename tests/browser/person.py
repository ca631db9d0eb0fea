"""Somebody before a browser of their own."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Locator, Page, Playwright, ViewportSize

from .evening import Evening
from .watch import Watch

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
PATIENCE = 20_000
"""Milliseconds that something may take on a busy machine before it counts as not happening."""
STEP = 20
LIGHT = "[document.documentElement.dataset.theme, document.documentElement.dataset.contrast]"


def launch(playwright: Playwright, chromium: str) -> Browser:
    return playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)


class Person:
    """A browser with nothing kept in it, one page, and whoever looks at it."""

    def __init__(
        self,
        browser: Browser,
        home: str,
        *,
        phone: bool = False,
        language: str = "en-GB",
        light: bool = False,
        calm: bool = True,
        clock: bool = False,
    ) -> None:
        self.home = home
        self.context = browser.new_context(
            base_url=home,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            color_scheme="light" if light else "dark",
            reduced_motion="reduce" if calm else "no-preference",
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.context.set_default_timeout(PATIENCE)
        self.watches: list[Watch] = []
        self.page, self.watch = self.opens_tab()
        self._stopped = False
        if clock:
            self.page.clock.install()

    def opens_tab(self) -> tuple[Page, Watch]:
        """Another tab of the same browser."""
        page = self.context.new_page()
        self.watches.append(Watch(page, self.home))
        return page, self.watches[-1]

    def goes_to(self, path: str = "/") -> None:
        self.page.goto(path)

    def takes_seat(self, evening: Evening, name: str = "Mira") -> None:
        """Open the link to a seat at a table that is being played."""
        self.goes_to(f"/t/{evening.id}#seat={evening.tokens[name]}")
        self.page.locator(".hand:visible, .slip:visible, .final:visible").first.wait_for()

    def token(self, table: str) -> str:
        """The secret of the own seat, as this browser keeps it."""
        kept = self.page.evaluate("table => localStorage.getItem(`zaubertisch.seat.${table}`)", table)
        token: str = json.loads(kept)["token"]
        return token

    def stops_the_clock(self) -> None:
        """From now on time passes on this page only when somebody says so."""
        self._stopped = True
        now: int = self.page.evaluate("Date.now()")
        self.page.clock.pause_at(now / 1000 + 1)

    def lets_pass(self, milliseconds: int) -> None:
        self.page.clock.run_for(milliseconds)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def copies(self, button: str) -> str:
        """What a button puts on the clipboard."""
        self.button(button).click()
        self.button("Copied").wait_for()
        copied: str = self.page.evaluate("navigator.clipboard.readText()")
        return copied

    def says(self, line: str) -> None:
        """Write a line of talk, or a command, and send it."""
        field = self.page.get_by_role("combobox", name="Say something")
        field.fill(line)
        field.press("Enter")

    def sets_light(
        self, scheme: Literal["dark", "light"], contrast: Literal["more", "no-preference"]
    ) -> None:
        """As the whole device would be set; the page has followed."""
        self.page.emulate_media(color_scheme=scheme, contrast=contrast)
        lit = [scheme, "more" if contrast == "more" else "normal"]
        self.until(lambda: self.page.evaluate(LIGHT) == lit)

    def takes_picture(self, path: Path) -> None:
        self.page.screenshot(path=path)

    def until(self, so: Callable[[], bool]) -> None:
        """Wait, as long as it takes, for what no part of the page shows; a stopped clock goes on a little."""
        for _ in range(PATIENCE // STEP):
            if so():
                return
            if self._stopped:
                self.lets_pass(1)
            self.page.wait_for_timeout(STEP)
        raise AssertionError("it did not happen")

    def leaves(self) -> None:
        self.context.close()

    @property
    def complaints(self) -> list[str]:
        return [complaint for watch in self.watches for complaint in watch.complaints]
