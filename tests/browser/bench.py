"""What the page costs, one figure a line: `python -m tests.browser.bench`, by `make bench-client`."""

from __future__ import annotations

import os
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.server.running import Running

from .board import Board
from .evening import evening
from .first_load import first_load
from .moments import mira_lays
from .person import Person, launch
from .soul_moments import mira_may_attack, of_two

PACE = 300
"""Milliseconds that a bot takes for a move."""

MOST_SEATS = 3
"""So many seats to add in the lobby; with all six a match has ten rounds."""

EYE = (Path(__file__).parent / "bench.js").read_text()
"""Stands in the page from its first moment on: cards that come to sight, and things that shift."""


def main() -> None:
    """Measure, and print."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or "chromium"
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Running(Path(place) / "tables.sqlite", pace=PACE).start()
        browser = launch(playwright, chromium)
        for name, value, unit in figures(browser, server):
            sys.stdout.write(f"{name} {value} {unit}\n")
            sys.stdout.flush()
        browser.close()
        server.close()


def figures(browser: Browser, server: Running) -> Iterator[tuple[str, str, str]]:
    """Every figure with its name and unit."""
    for name, came in first_loads(browser, server):
        yield name, f"{came / 1000:.1f}", "kB"
    for width, phone in ("desktop", False), ("phone", True):
        seen = match(browser, server, phone)
        cards = seen["cards"]
        yield f"cards-shown-{width}", str(len(cards)), "cards"
        yield f"card-median-{width}", f"{statistics.median(card['ms'] for card in cards):.1f}", "ms"
        yield f"card-worst-{width}", f"{max(card['ms'] for card in cards):.1f}", "ms"
        yield f"card-worst-frames-{width}", str(max(card["frames"] for card in cards)), "frames"
        for name, turning in ("layout-shift", False), ("layout-shift-between-phases", True):
            # As browsers reckon it: what follows at once from the reader's own deed is no shift.
            own = [shift for shift in seen["shifts"] if not shift["hadRecentInput"]]
            score = sum(shift["value"] for shift in own if shift["turning"] is turning)
            yield f"{name}-{width}", f"{score:.4f}", "score"
        if os.environ.get("WHY"):
            for shift in seen["shifts"]:
                sys.stderr.write(f"{shift}\n")


def first_loads(browser: Browser, server: Running) -> Iterator[tuple[str, int]]:
    """Bytes on the wire for a browser that has nothing yet and opens a table in the midst of a match."""
    tables = {"": evening(mira_lays, seats=4), "-seelenkrieger": of_two(mira_may_attack)}
    for name, one in tables.items():
        with comes(browser, server, phone=False) as mira:
            yield f"first-load{name}", first_load(mira, one, server.database)


def match(browser: Browser, server: Running, phone: bool) -> dict[str, Any]:
    """A whole match against five bots with everything in motion; what was seen meanwhile."""
    with comes(browser, server, phone) as mira:
        mira.page.add_init_script(EYE)
        mira.goes_to("/")
        for _ in range(MOST_SEATS - 1):
            mira.button("more seats").click()
        mira.button("Play now against bots").click()
        board = Board(mira.page)
        mira.page.locator(".hand").wait_for()
        mira.page.evaluate("seen.shifts.length = 0")  # from here on the match is played
        while (asked := board.asked()) != "nothing":
            board.answers(asked)
        seen: dict[str, Any] = mira.page.evaluate("seen")
        return seen


@contextmanager
def comes(browser: Browser, server: Running, phone: bool) -> Iterator[Person]:
    """Somebody with a browser that keeps nothing; cards travel as they do for most."""
    mira = Person(browser, server.url, phone=phone, calm=False)
    yield mira
    mira.leaves()


if __name__ == "__main__":
    main()
