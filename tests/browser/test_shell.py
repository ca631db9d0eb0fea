"""The shell of the page is kept: it opens while the server is gone, and is never older than the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.running import Running

from .conftest import Coming
from .person import Person

GONE = "ERR_|Failed to load|WebSocket|Failed to fetch"
"""What a browser says by itself of a server that is gone."""

CONTROLLED = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state === "activated") return;
  await new Promise((done) => active.addEventListener("statechange", done));
}"""
KEPT = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => new URL(url).pathname).sort();
}"""
OLDER = """async () => {
  await (await caches.open("shell-older")).put("/assets/old.js", new Response("old"));
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.unregister();
}"""


SPOILT = """async () => {
  const spoilt = new Response("spoilt", { headers: { "content-type": "text/html" } });
  for (const name of await caches.keys()) await (await caches.open(name)).put("/", spoilt.clone());
}"""


@pytest.fixture
def dying(tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path / "tables.sqlite").start()
    yield running
    running.close()


def comes_and_keeps(come: Coming, dying: Running) -> Person:
    mira = come(dying.url)
    mira.watch.forgive(GONE)
    mira.goes_to("/")
    mira.button("Play now against bots").wait_for()
    mira.page.evaluate(CONTROLLED)
    return mira


def test_the_lobby_opens_without_the_server_and_recovers_with_it(come: Coming, dying: Running) -> None:
    mira = comes_and_keeps(come, dying)
    dying.kill()
    mira.page.reload()
    expect(mira.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    expect(mira.page.get_by_text("The server is not answering. We keep trying.")).to_be_visible()
    mira.button("Nederlands").click()
    expect(mira.page.get_by_text("We blijven het proberen.")).to_be_visible()
    dying.start()
    expect(mira.page.get_by_role("button", name="Nu tegen bots spelen")).to_be_visible()
    expect(mira.page.get_by_text("We blijven het proberen.")).to_be_hidden()


def test_a_table_opens_without_the_server_and_recovers_with_it(come: Coming, dying: Running) -> None:
    mira = comes_and_keeps(come, dying)
    mira.button("Play now against bots").click()
    mira.page.locator(".hand").wait_for()
    dying.kill()
    mira.page.reload()
    expect(mira.page.get_by_role("link", name="to the lobby")).to_be_visible()
    dying.start()
    mira.page.locator(".hand").wait_for()


def test_the_api_is_never_kept_and_an_older_shell_goes(come: Coming, dying: Running) -> None:
    mira = comes_and_keeps(come, dying)
    mira.page.evaluate(OLDER)
    mira.page.reload()
    mira.page.evaluate(CONTROLLED)
    kept: list[str] = mira.page.evaluate(KEPT)
    assert {"/", "/first.js", "/manifest.webmanifest"} <= set(kept)
    assert not [path for path in kept if path.startswith("/api") or path == "/assets/old.js"]
    dying.kill()
    assert mira.page.evaluate("fetch('/api/games').then(() => 'answered', () => 'gone')") == "gone"


def test_a_page_of_the_server_is_newer_than_the_kept_one(come: Coming, dying: Running) -> None:
    """What is kept is spoilt; the next load must not show it."""
    mira = comes_and_keeps(come, dying)
    mira.page.evaluate(SPOILT)
    mira.page.reload()
    expect(mira.button("Play now against bots")).to_be_visible()
    dying.kill()
    mira.page.reload()
    expect(mira.page.get_by_text("spoilt")).to_be_visible()
