"""Below a path of a host, through a real reverse proxy that takes the path off or leaves it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from zaubertisch.server.checkup.checkup import Checkup
from zaubertisch.server.net import page

from .guests import Guest, Table, bearer, key
from .proxy import Proxy, proxied
from .running import Running

PASSWORD = "a long and simple password"


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("below")
    running = Running(folder / "tables.sqlite", words=["--root-path=/cards"]).start()
    yield running
    running.close()
    assert running.troubles() == []


@pytest.fixture(scope="module", params=[False, True], ids=["whole", "stripped"])
def proxy(below: Running, request: pytest.FixtureRequest) -> Iterator[Proxy]:
    with proxied(below.port, strips=request.param) as proxy:
        yield proxy


@pytest.fixture
def outside(below: Running, proxy: Proxy) -> Iterator[Running]:
    """The same server as browsers see it."""
    seen = Running(below.database, log=below.log)
    seen.url = proxy.url
    seen.http.close()
    seen.http = httpx.Client(base_url=proxy.url, timeout=30)
    yield seen
    seen.http.close()


def test_the_page_and_all_it_asks_for_lie_below(outside: Running, proxy: Proxy) -> None:
    front = outside.http.get("/")
    assert '<meta name="root" content="/cards/" />' in front.text
    asked = re.findall(r'(?:src|href)="([^"]+)"', front.text)
    assert len(asked) > 3
    assert [path for path in asked if not path.startswith("/cards/")] == []
    for path in asked:
        assert httpx.get(proxy.host + path).status_code == 200, path
    for path in ("/t/abcdefgh", "/decks", "/index.html"):
        assert outside.http.get(path).text == front.text
    again = outside.http.get("/", headers={"If-None-Match": front.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert outside.http.get("/api/nothing").json()["code"] == "no-such-page"
    assert outside.http.get("/readyz").json() == {"ok": True}


def test_what_the_page_is_installed_by_names_no_place(outside: Running) -> None:
    manifest = outside.http.get("/manifest.webmanifest").json()
    places = [manifest["start_url"], manifest["scope"], *(icon["src"] for icon in manifest["icons"])]
    assert [place for place in places if place.startswith("/")] == []
    assert outside.http.get("/sw.js").status_code == 200


def test_the_path_without_its_slash_leads_to_the_page(below: Running) -> None:
    for path in ("/cards", "/cards/"):
        answer = below.http.get(path, follow_redirects=True)
        assert (answer.status_code, str(answer.url)) == (200, f"{below.url}/cards/")


def test_a_match_over_socket_and_stream(outside: Running) -> None:
    table = Table(outside)
    ann = Guest(table, "Ann")
    with table.socket(ann.token, origin=outside.url.removesuffix("/cards")) as line:
        assert json.loads(line.recv())["seat"] == 0
    headers = bearer(table.invite)
    with outside.http.stream("GET", f"{table.path}/events", headers=headers) as answer:
        assert next(line for line in answer.iter_lines() if line.startswith("data: ")).startswith(
            'data: {"type'
        )
    ann.do("say", text="Here I am")


def test_an_account_shows_its_cookie_below_and_nowhere_else(outside: Running) -> None:
    said = {"name": f"Ann {key()[:6]}", "password": PASSWORD}
    answer = outside.http.post("/api/account/register", json=said).raise_for_status()
    assert "Path=/cards/api/account" in answer.headers["set-cookie"]
    assert outside.http.get("/api/account").json() == {"name": said["name"]}
    outside.http.post("/api/account/sign-out", json={"everywhere": False}).raise_for_status()
    assert outside.http.get("/api/account").json() == {"name": None}


def test_the_doctor_finds_all_well(proxy: Proxy) -> None:
    found = list(Checkup(proxy.url).findings())
    assert [finding for finding in found if not finding.well] == []
    assert len(found) >= 5


def test_the_start_names_the_whole_address(tmp_path: Path) -> None:
    running = Running(tmp_path / "tables.sqlite", words=["--root-path=/games/cards/"])
    running.start()
    try:
        assert '"/games/cards/assets/' in running.http.get("/games/cards/t/abcdefgh").text
    finally:
        running.close()


def test_at_a_host_of_its_own_nothing_is_below(server: Running) -> None:
    assert '<meta name="root" content="/" />' in server.http.get("/").text
    assert page.home() is not None
