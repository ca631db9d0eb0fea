"""A table that lives below a path of its host: the page, its links, its line and what is kept of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.proxy import Proxy, proxied
from tests.server.running import Running

from .conftest import Coming
from .test_shell import CONTROLLED, GONE, KEPT


@pytest.fixture
def below(tmp_path: Path) -> Iterator[tuple[Running, Proxy]]:
    running = Running(tmp_path / "tables.sqlite", words=["--root-path=/cards"]).start()
    with proxied(running.port) as proxy:
        yield running, proxy
    running.close()


def test_an_evening_below_a_path(come: Coming, below: tuple[Running, Proxy]) -> None:
    """From the lobby to a table, a friend by the link, back home; the shell is kept for this path alone."""
    running, proxy = below
    mira, till = come(proxy.host), come(proxy.host)
    for person in (mira, till):
        person.watch.forgive(GONE)
    mira.goes_to("/cards/")
    mira.page.get_by_role("textbox", name="Your name").fill("Mira")
    mira.button("fewer seats").click()
    mira.button("Table for friends").first.click()
    mira.page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    link = mira.copies("Copy the link")
    assert link.startswith(f"{proxy.url}/t/")
    assert re.fullmatch(r"/cards/t/\w+", mira.page.evaluate("location.pathname"))

    till.goes_to(link)
    till.page.get_by_role("textbox", name="Your name").fill("Till")
    till.button("Sit down").click()
    expect(mira.page.get_by_text("Till").first).to_be_visible()
    mira.button("Seat a bot").click()
    mira.button("Start the match").click()
    for person in (mira, till):
        person.page.locator(".hand").wait_for()
    assert [frame["seq"] for frame in till.watch.frames], "what happens comes over the line"

    mira.page.reload()
    mira.page.locator(".hand").wait_for()
    mira.page.evaluate(CONTROLLED)
    kept: list[str] = mira.page.evaluate(KEPT)
    assert {"/cards/", "/cards/first.js"} <= set(kept)
    assert [path for path in kept if not path.startswith("/cards/")] == []
    assert mira.page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)") == f"{proxy.url}/"

    mira.page.get_by_role("link", name="to the lobby").first.click()
    expect(mira.page).to_have_url(f"{proxy.url}/")
    mira.page.get_by_role("link", name="Play on").first.click()
    mira.page.locator(".hand").wait_for()
    # Nothing was looked for at the host itself; and the page opens while the server is away.
    assert [path for path in proxy.astray if path != "/favicon.ico"] == []
    running.kill()
    mira.page.goto(f"{proxy.url}/")
    expect(mira.page.get_by_text("The server is not answering. We keep trying.")).to_be_visible()
