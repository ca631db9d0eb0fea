"""What a page of Seelenkrieger holds, to the last attribute: no card that its seat may not know.

As in `test_page_secrets`: the page gets the frames of one seat, one by one, and after each of them
everything in it is read.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page

from tests.server.running import Running
from zaubertisch.games.seelenkrieger.cards import catalogue

from .conftest import Coming
from .evening import Evening
from .test_page_secrets import HOLDS, LAG, SETTLED, Mocked

MIRA = 0
FRAMES = 90
"""So many frames are a third of a match: cards are drawn, laid prepared, shown and gone."""

NAMES = {card.name.en: id for id, card in catalogue().items()}
NAMED = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(NAMES, key=len, reverse=True)))
QUOTED = re.compile(r'"([A-Za-z]{1,3}\d{0,2})\\*"')


def cards_in(said: Any) -> Iterator[str]:
    """Every card in a message, wherever it stands."""
    if isinstance(said, dict):
        for part in said.values():
            yield from cards_in(part)
    elif isinstance(said, list | tuple):
        for part in said:
            yield from cards_in(part)
    elif said in NAMES.values():
        yield said


def cards_named(texts: list[str]) -> set[str]:
    """The cards that are spoken of, by name or as they travel."""
    text = "\n".join(texts)
    named = {str(NAMES[name]) for name in NAMED.findall(text)}
    written = {one.strip() for one in texts} | set(QUOTED.findall(text))
    return named | {str(id) for id in NAMES.values() if id in written}


def held(page: Page) -> tuple[set[str], set[str]]:
    """The cards that the page holds: at the table, and in what is told."""
    texts = page.evaluate(HOLDS)
    return cards_named(texts["table"]), cards_named(texts["told"])


def known_to(seat: int, one: Evening, since: int | None) -> set[str]:
    """The cards that whoever sits there may know: what all are shown, and what lies at the seat itself.

    Its own frame is not asked: that may be the one that tells too much.
    """
    public = msgspec.to_builtins(one.frame(None, since))
    own = msgspec.to_builtins(one.own(seat))
    return set(cards_in([public["view"], public["facts"], public["events"], own]))


def test_the_page_holds_no_card_that_its_seat_may_not_know(come: Coming, server: Running) -> None:
    one = Evening(4, 2, ("Mira", "Till"), {"goal": 5}, game="seelenkrieger")
    one.is_written_to(server.database)
    mira, shown = come(), set[str]()
    mocked = Mocked(mira)
    mira.goes_to(f"/t/{one.id}#seat={one.tokens['Mira']}")
    mira.until(lambda: mocked.is_open)
    ever: set[str] = set()
    lately: deque[set[str]] = deque(maxlen=LAG)
    since, hidden = None, 0
    for turn in range(FRAMES):
        frame = msgspec.to_builtins(one.frame(MIRA, since))
        known = known_to(MIRA, one, since)
        lately.append(known)
        ever |= known
        mocked.says(frame)
        mira.page.evaluate(SETTLED)
        if turn == 0:
            mira.page.locator(".slip").wait_for()
        at_table, told = held(mira.page)
        may = set().union(*lately)
        assert at_table <= may, f"turn {frame['turn']} shows {at_table - may}"
        assert told <= ever, f"turn {frame['turn']} tells {told - ever}"
        shown |= at_table
        hidden += len(set(one.hand(1)) - ever)
        for request in mocked.sent:
            assert request["do"]["move"]["do"] == "pass", "something was played by itself"
        mocked.sent.clear()
        since = frame["seq"]
        if not one.goes_on():
            break
    assert len(shown) > 10, "nothing would ever be found"
    assert hidden > 30, "there was nothing to hide"


def test_what_is_looked_for_would_be_found(come: Coming, server: Running) -> None:
    """A card that is hidden in the page in one of these ways is seen."""
    one = Evening(4, 2, ("Mira", "Till"), {}, game="seelenkrieger")
    one.is_written_to(server.database)
    mira = come()
    mira.takes_seat(one)
    before = held(mira.page)[0]
    card = next(id for id in NAMES.values() if id not in before and id.startswith("Z"))
    name = catalogue()[card].name.en
    for plant in (
        f"document.body.dataset.next = '{card}'",
        f"document.querySelector('.hand').setAttribute('aria-description', 'then {name}')",
        f"localStorage.setItem('deck', JSON.stringify(['{card}']))",
    ):
        mira.page.evaluate(plant)
        assert card in held(mira.page)[0] - before
        mira.page.evaluate("delete document.body.dataset.next; localStorage.removeItem('deck')")
        mira.page.locator(".hand").evaluate("one => one.removeAttribute('aria-description')")
