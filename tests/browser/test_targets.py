"""What can be pressed is large enough and within reach: zoomed to 200 %, on a phone, upright and lying."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from tests.server.running import Running

from .conftest import Coming
from .evening import evening
from .moments import mira_bids_in_round, mira_must_follow
from .person import DESK, PHONE, Person
from .pictures import Studio
from .targets import sideways, targets

Seated = Callable[..., Person]

ZOOMED = ViewportSize(width=720, height=450)
"""The desk at 200 %, in pixels of the page."""

LYING = ViewportSize(width=844, height=390)
SIZES = {False: [DESK, ZOOMED], True: [PHONE, LYING]}
LEAST = 44
HAND = (36, 70)
"""A card in a hand of twenty."""

SCALE = (12, 44)
"""A number in the row of all bids: the arrows beside it reach the same, and are as large as the rest."""


def is_fit(person: Person, root: str = "body") -> None:
    """Nothing is too small, nothing is beyond reach, nothing is wider than the page."""
    amiss: dict[str, set[str]] = {}
    phone = bool(person.page.evaluate("matchMedia('(pointer: coarse)').matches"))
    for size in SIZES[phone]:
        person.page.set_viewport_size(size)
        person.page.wait_for_timeout(100)
        for one in targets(person.page, root):
            wide, high = HAND if one.hand else SCALE if one.scale else (LEAST, LEAST)
            if not one.inline and (one.width < wide - 0.5 or one.height < high - 1):
                amiss.setdefault(one.what, set()).add(f"{one.width:.0f}x{one.height:.0f} on {size['width']}")
            if not one.reached:
                amiss.setdefault(one.what, set()).add(f"beyond reach on {size['width']}")
        for what in sideways(person.page):
            amiss.setdefault(what, set()).add(f"too wide on {size['width']}")
    assert amiss == {}


both = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


@pytest.fixture
def studio(come: Coming, server: Running) -> Studio:
    class Here(Studio):
        def comes(self, phone: bool, clock: bool = False) -> Person:
            return come(phone=phone, clock=clock)

    return Here(server, None, light=False, language="en")  # type: ignore[arg-type]


@both
def test_the_lobby(studio: Studio, phone: bool) -> None:
    is_fit(studio.lobby(phone))


@both
def test_the_gathering(studio: Studio, phone: bool) -> None:
    is_fit(studio.gathering(phone))


@both
def test_the_settings(studio: Studio, phone: bool) -> None:
    is_fit(studio.panel(phone, 1), ".popover .panel")


@both
def test_playing(seated: Seated, phone: bool) -> None:
    is_fit(seated(evening(mira_must_follow, seats=6), phone=phone))


@both
def test_twenty_cards(seated: Seated, phone: bool) -> None:
    is_fit(seated(evening(mira_bids_in_round(20)), phone=phone))


@both
def test_the_look(come: Coming, phone: bool) -> None:
    mira = come(phone=phone)
    mira.goes_to("/look")
    mira.page.get_by_role("heading", name="The look").wait_for()
    is_fit(mira)
