"""A whole championship match: four people in three languages, one on a phone, one by keyboard; one goes away
and comes back, and one only watches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.running import Running
from zaubertisch.games import GAMES
from zaubertisch.kernel.record import read, verify

from .conftest import Coming
from .evening import Evening
from .hands import Hands, Keyboard, play
from .hidden import leaks, open_cards
from .person import Person

PEOPLE = ("Mira", "Till", "Wanda", "Jo")


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Running]:
    """A server that lets a bot sit in after a second."""
    running = Running(tmp_path / "tables.sqlite", grace=1).start()
    yield running
    running.close()
    assert running.troubles() == []


def test_a_championship_match_of_four_people_and_who_watches(impatient: Running, come: Coming) -> None:
    """The server comes before the people, so that it also goes after them."""
    evening = Evening(5, 4, PEOPLE, {"plan": "dmmixed"})
    evening.is_written_to(impatient.database)
    how: dict[str, dict[str, Any]] = {
        "Mira": {"language": "de-DE"},
        "Till": {"language": "nl-NL", "phone": True},
        "Wanda": {"language": "en-GB"},
        "Jo": {"language": "en-GB"},
    }
    people = {name: come(impatient.url, **how[name]) for name in PEOPLE}
    for name, person in people.items():
        person.takes_seat(evening, name)
    watcher = come(impatient.url, language="de-DE")
    watcher.goes_to(f"/t/{evening.id}#watch={evening.invite}")
    hands = {name: (Keyboard if name == "Wanda" else Hands)(person) for name, person in people.items()}

    def rounds() -> int:
        return len(people["Mira"].watch.frame["view"]["public"]["sheet"])

    play(list(hands.values()), lambda: rounds() >= 3)
    goes_away(people, hands, lambda: rounds() >= 5)
    comes_back(people, hands, evening)
    play(list(hands.values()), lambda: all(one.board.asks() == "nothing" for one in hands.values()))

    headings = {"Mira": "gewinn", "Till": "win", "Wanda": "win|share"}
    for name, word in headings.items():
        words = people[name].page.locator(".final").inner_text()
        assert any(one in words.lower() for one in word.split("|")), words
    bearer = {"Authorization": f"Bearer {evening.tokens['Mira']}"}
    answer = impatient.http.get(f"/api/tables/{evening.id}/record", headers=bearer).raise_for_status()
    record = read(answer.content)
    assert verify(record, GAMES).sound
    jo = PEOPLE.index("Jo")
    assert {(one.seat, one.bot) for one in record.stood_in} == {(jo, "thumb")}
    assert leaks(watcher.watch.frames, open_cards(record)) == []
    assert all(frame["seat"] is frame["view"]["own"] is None for frame in watcher.watch.frames)


def goes_away(people: dict[str, Person], hands: dict[str, Hands], until: Callable[[], bool]) -> None:
    """Jo closes the page; the others wait for a moment, a bot sits in, and they play on."""
    people["Jo"].page.goto("about:blank")
    rest = [one for name, one in hands.items() if name != "Jo"]
    play(rest, lambda: people["Wanda"].watch.frame["table"]["seats"][3]["stand_in"] or until())
    play(rest, until)
    assert people["Wanda"].watch.frame["table"]["seats"][3]["stand_in"]
    expect(people["Wanda"].page.get_by_role("log")).to_contain_text("Jo")


def comes_back(people: dict[str, Person], hands: dict[str, Hands], evening: Evening) -> None:
    """Jo opens the page again, and has the seat."""
    people["Jo"].goes_to(f"/t/{evening.id}")
    people["Jo"].page.locator(".hand, .final").wait_for()
    people["Jo"].until(lambda: not people["Wanda"].watch.frame["table"]["seats"][3]["stand_in"])
