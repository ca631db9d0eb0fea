"""The watcher of all pages here notices what it is there for."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.server.running import Running

from .person import Person


def test_it_notices_errors_warnings_and_requests_to_elsewhere(browser: Browser, server: Running) -> None:
    mira = Person(browser, server.url)
    mira.goes_to("/")
    mira.button("Play now against bots").wait_for()
    assert mira.complaints == []
    mira.page.evaluate("console.warn('a warning')")
    mira.page.evaluate("setTimeout(() => { throw new Error('an error'); })")
    mira.page.evaluate("fetch('http://localhost:9/elsewhere').catch(() => 0)")
    mira.until(lambda: len(mira.complaints) >= 3)
    told = "\n".join(mira.complaints)
    assert "a warning" in told
    assert "an error" in told
    assert "elsewhere" in told
    mira.leaves()
