"""A browser for all tests here, a server for most, and people who come and go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.running import Running

from .evening import Evening
from .person import PATIENCE, Person, launch

HERE = Path(__file__).parent
expect.set_options(PATIENCE)

Coming = Callable[..., Person]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker("browser")


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright, chromium)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The server of most tests; bots answer at once.  It must not have met what it did not foresee."""
    running = Running(tmp_path_factory.mktemp("browser") / "tables.sqlite").start()
    assert 'id="page"' in running.http.get("/").text, "The page is not built: run `make setup`."
    yield running
    running.close()
    assert running.troubles() == []


@pytest.fixture
def come(browser: Browser, server: Running) -> Iterator[Coming]:
    """Somebody comes, with a browser; in the end no page may have complained or asked elsewhere."""
    people: list[Person] = []

    def comes(home: str = server.url, **how: Any) -> Person:
        people.append(Person(browser, home, **how))
        return people[-1]

    yield comes
    for person in people:
        person.leaves()
    assert [complaint for person in people for complaint in person.complaints] == []


@pytest.fixture
def seated(come: Coming, server: Running) -> Callable[..., Person]:
    """Mira, on her seat at a table that was played up to some moment."""

    def sits(evening: Evening, name: str = "Mira", **how: Any) -> Person:
        evening.is_written_to(server.database)
        person = come(**how)
        person.takes_seat(evening, name)
        return person

    return sits
