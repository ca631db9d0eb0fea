"""What a page holds, to the last attribute: no card that its seat may not know, whatever was dealt.

The page gets the frames of one seat as a server would have sent them, one by one, and after each of them
everything in it is read.  The chronicle alone may speak of earlier rounds.
"""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, WebSocketRoute

from tests.server.running import Running

from .conftest import Coming
from .evening import Evening
from .hidden import cards_in
from .person import Person

PEOPLE = ("Mira", "Till", "Wanda", "Jo")
ROUNDS = 3
LAG = 10
"""So many frames ago something may have happened that is still shown."""

SUITS = {"flame": "R", "star": "Y", "herb": "G", "moon": "B"}
NAMED = re.compile(rf"\b({'|'.join(SUITS)})\s(\d+)\b", re.IGNORECASE)
WRITTEN = re.compile(r"\b[RYGB](?:1[0-3]|[1-9])\b")

HOLDS = """() => {
  const held = { table: [], told: [] };
  for (const node of document.querySelectorAll("*")) {
    if (node.closest("symbol, defs, style, script")) continue; // the faces of all cards, drawn once
    const to = node.closest("[role=log], .chronicle") ? held.told : held.table;
    for (const { name, value } of node.attributes) {
      if (!["d", "class", "style", "href", "viewBox", "transform"].includes(name)) to.push(value);
    }
    for (const child of node.childNodes) if (child.nodeType === Node.TEXT_NODE) to.push(child.data);
    if (node instanceof HTMLInputElement) to.push(node.value);
  }
  const kept = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage));
  held.table.push(document.title, location.href, ...kept);
  return held;
}"""

SETTLED = "() => new Promise((so) => requestAnimationFrame(() => setTimeout(so)))"


def cards_named(texts: list[str]) -> set[str]:
    """The cards that are spoken of, by their names or as they are written on the wire."""
    text = "\n".join(texts)
    named = {f"{SUITS[suit.lower()]}{rank}" for suit, rank in NAMED.findall(text)}
    return named | set(WRITTEN.findall(text))


def held(page: Page) -> tuple[set[str], set[str]]:
    """The cards that the page holds: at the table, and in what is told."""
    texts = page.evaluate(HOLDS)
    return cards_named(texts["table"]), cards_named(texts["told"])


class Recorded:
    """The frames of one seat, from the deal on, and what the seat has known at each of them."""

    def __init__(self, evening: Evening, seat: int) -> None:
        self.evening, self.seat = evening, seat
        self.ever: set[str] = set()
        self._lately: deque[set[str]] = deque(maxlen=LAG)

    def frames(self) -> Iterator[tuple[Any, set[str]]]:
        since = None
        while True:
            frame = msgspec.to_builtins(self.evening.frame(self.seat, since))
            if frame["view"]["public"]["round"] > ROUNDS:
                return
            known = set(cards_in([frame["view"]["own"], frame["view"]["public"]]))
            self._lately.append(known)
            self.ever |= known
            yield frame, set().union(*self._lately)
            since = frame["seq"]
            self.evening.goes_on()


class Mocked:
    """A page whose server says what a test wants, and whose requests go no further than to be noted."""

    def __init__(self, person: Person) -> None:
        self.sent: list[Any] = []
        self._lines: list[WebSocketRoute] = []
        person.page.route_web_socket(re.compile("/socket$"), self._opened)
        person.page.route("**/actions", self._act)

    def says(self, frame: Any) -> None:
        self._lines[-1].send(json.dumps({"type": "frame", **frame}))

    def _opened(self, line: WebSocketRoute) -> None:
        self._lines.append(line)

    @property
    def is_open(self) -> bool:
        return bool(self._lines)

    def _act(self, route: Route) -> None:
        self.sent.append(route.request.post_data_json)
        route.fulfill(json={"seq": 10**6})


@pytest.mark.parametrize("options", [{}, {"hiddentip": True, "notequal": True}], ids=str)
def test_the_page_holds_no_card_that_its_seat_may_not_know(
    come: Coming, server: Running, options: dict[str, Any]
) -> None:
    one = Evening(3, len(PEOPLE), PEOPLE, options)
    one.is_written_to(server.database)
    mira, recorded = come(), Recorded(one, 0)
    mocked = Mocked(mira)
    mira.goes_to(f"/t/{one.id}#seat={one.tokens['Mira']}")
    mira.until(lambda: mocked.is_open)
    winged = 0
    for frame, known in recorded.frames():
        mocked.says(frame)
        mira.page.evaluate(SETTLED)
        at_table, told = held(mira.page)
        assert at_table <= known, f"turn {frame['turn']} shows {at_table - known}"
        assert told <= recorded.ever, f"turn {frame['turn']} tells {told - recorded.ever}"
        asked = 0 in frame["waiting"]
        for request in mocked.sent:
            assert asked, "something travelled before its turn"
            assert request["do"]["turn"] == frame["turn"]
            assert set(cards_in(request)) <= set(cards_in(frame["legal"]))
        mocked.sent.clear()
        card = mira.page.locator(".hand li:last-child button")
        if not asked and not winged % 3 and card.count():
            card.click()
            mira.page.evaluate(SETTLED)
            assert mocked.sent == [], "a wing has left the browser"
        winged += not asked
    assert len(recorded.ever) > 12
    assert winged
    assert held(mira.page)[0], "nothing would ever be found"


def test_what_is_looked_for_would_be_found(come: Coming, server: Running) -> None:
    """A card that is hidden in the page in one of these ways is seen."""
    one = Evening(3, len(PEOPLE), PEOPLE, {})
    one.is_written_to(server.database)
    mira = come()
    mira.takes_seat(one)
    before = held(mira.page)[0]
    places = {
        "document.body.dataset.next = 'G13'": "G13",
        "document.querySelector('.hand').setAttribute('aria-description', 'then Moon 13')": "B13",
        "document.querySelector('.status').append(' flame 13')": "R13",
        "localStorage.setItem('stock', 'Y13')": "Y13",
    }
    for plant, card in places.items():
        mira.page.evaluate(plant)
        assert card in held(mira.page)[0] - before
