"""From nothing to a match over HTTP: the addresses of docs/protocol.md, and what every answer carries."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.response import File

from zaubertisch.games import GAMES
from zaubertisch.kernel import Refused
from zaubertisch.kernel.record import read, verify
from zaubertisch.server.messages import wire
from zaubertisch.server.net import addresses, page
from zaubertisch.server.net.routes import API

from .guests import Guest, Table, again, bearer, key, match, until
from .running import Running

PROTOCOL = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()


def test_the_house_says_what_is_played(server: Running) -> None:
    games = {game["game"]: game for game in server.http.get("/api/games").json()}
    assert games.keys() == GAMES.keys()
    wizard = games["wizard"]
    assert wizard["seats"] == [3, 6]
    assert {"plan", "notequal", "hiddentip", "lead_suit"} <= wizard["options"]["properties"].keys()
    assert wizard["bots"] == ["apprentice", "thumb", "adept", "archmage"]


def test_only_listed_tables_are_shown(server: Running) -> None:
    listed, private = Table(server, listed=True, title="Thursday"), Table(server)
    shown = {table["table"]: table for table in server.http.get("/api/tables").json()}
    assert shown[listed.id]["title"] == "Thursday"
    assert private.id not in shown


def test_the_lobby_shows_who_sits_where(server: Running) -> None:
    table = Table(server, listed=True)
    Guest(table, "Ann")
    (shown,) = (shown for shown in server.http.get("/api/tables").json() if shown["table"] == table.id)
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "free", "free"]


def test_a_table_that_is_opened_again_is_the_same(server: Running) -> None:
    said = {"key": key(), "game": "wizard", "seats": 3}
    first, again = (server.http.post("/api/tables", json=said) for _ in range(2))
    assert first.json() == again.json()
    assert len(server.rows(first.json()["table"])) == 2  # one event, and the note


def test_another_table_with_the_same_key_is_refused(server: Running) -> None:
    said = {"key": key(), "game": "wizard", "seats": 3}
    server.http.post("/api/tables", json=said)
    other = server.http.post("/api/tables", json={**said, "seats": 4})
    assert (other.status_code, other.json()["code"]) == (409, "key-reused")


def test_keys_of_others_open_other_tables(server: Running) -> None:
    said = {"key": key(), "game": "wizard", "seats": 3}
    tables = {
        server.http.post("/api/tables", json=said, headers=bearer(secret)).json()["table"]
        for secret in (None, "x" * 43, "y" * 43)
    }
    assert len(tables) == 3


def test_a_private_table_wants_a_secret(server: Running) -> None:
    table = Table(server)
    refused = [table.look(None), table.look("w" * 43), table.post("/seats", {}, None)]
    assert [answer.status_code for answer in refused] == [401, 403, 400]
    assert table.look(table.invite).json()["seat"] is None
    guest = Guest(table, "Ann")
    assert guest.frame()["seat"] == 0


def test_a_listed_table_wants_none(server: Running) -> None:
    table = Table(server, listed=True)
    assert table.look(None).json()["seat"] is None
    assert Guest(table, "Ann", invite="").sat.status_code == 201


def test_a_match_from_the_deal_to_a_record_that_holds(server: Running) -> None:
    (ann,) = match(server, "Ann", bots=3, options={"plan": "wiztournament"})
    assert ann.table.post("/actions", {"key": key(), "do": {"type": "move"}}, ann.token).status_code == 400
    early = server.http.get(f"{ann.table.path}/record", headers=bearer(ann.token))
    assert (early.status_code, early.json()["code"]) == (409, "not-over")
    while (frame := until(ann.asked))["table"]["phase"] != "over":
        move = {"type": "move", "turn": frame["turn"], "move": frame["legal"][0]}
        assert ann.send(move).status_code in (200, 409)
    record = server.http.get(f"{ann.table.path}/record", headers=bearer(ann.token))
    assert verify(read(record.content), GAMES).sound
    assert frame["table"]["key"] == record.json()["opening"]["key"]
    ann.do("rematch")
    assert ann.frame()["table"]["phase"] == "gathering"


def test_bots_move_in_a_second_match_too(server: Running) -> None:
    """Turn numbers begin anew with each match, so the keys of bots' moves must not collide."""
    (ann,) = match(server, "Ann", bots=2)
    for _ in range(25):
        assert ann.send(ann.move()).status_code == 200
    again(ann)
    for _ in range(25):
        assert ann.send(ann.move()).status_code == 200


def test_health(server: Running) -> None:
    assert server.http.get("/api/health").json() == {"ok": True}


# -- the description


def test_the_document_has_every_address_of_the_protocol(server: Running) -> None:
    document = server.http.get("/api/openapi.json").json()
    told = set(re.findall(r"/api/[a-z{}/.-]*[a-z}]", PROTOCOL))
    assert "/api/tables/{table}/actions" in told
    assert told <= document["paths"].keys()


def test_the_document_has_every_address_that_is_served() -> None:
    served = {
        (method.lower(), re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path))
        for route in API.routes
        for method in getattr(route, "methods", ()) or ["GET"]
        if method != "OPTIONS"
    }
    assert served == {(route.method, route.path) for route in addresses.ROUTES}


def test_the_document_has_every_message(server: Running) -> None:
    schemas = server.http.get("/api/openapi.json").json()["components"]["schemas"]
    messages = {
        name
        for name, value in vars(wire).items()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == wire.__name__
    }
    assert messages - {"Strict"} <= schemas.keys()


def test_the_document_has_what_each_game_puts_into_a_frame(server: Running) -> None:
    schemas = server.http.get("/api/openapi.json").json()["components"]["schemas"]
    for name, box in GAMES.items():
        for shape in (box.public, box.own, box.facts, box.options):
            assert f"{name}.{shape.__name__}" in schemas
    assert {"$ref": "#/components/schemas/wizard.Facts"} in schemas["Frame"]["properties"]["facts"]["anyOf"]


# -- the page, and what every answer carries


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that has been built, beside something that is not for the world."""
    (tmp_path / "secret.txt").write_text("not for the world")
    home = tmp_path / "dist"
    (home / "assets").mkdir(parents=True)
    (home / "index.html").write_text("<title>Zaubertisch</title>")
    (home / "assets" / "page-4f2a.js").write_text("play()")
    (home / "mark.svg").write_text("<svg/>")
    (home / "assets" / "out.txt").symlink_to(tmp_path / "secret.txt")
    monkeypatch.setattr(page, "HOMES", (home,))
    return home


SERVED = {
    "/": ("index.html", page.ANEW),
    "/t/abcdefgh": ("index.html", page.ANEW),
    "/mark.svg": ("mark.svg", page.ANEW),
    "/assets/page-4f2a.js": ("page-4f2a.js", page.FOREVER),
}


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(("path", "name", "cached"), [(path, *what) for path, what in SERVED.items()])
def test_what_has_a_digest_in_its_name_is_kept_for_ever(path: str, name: str, cached: str) -> None:
    served = page.found(path)
    assert isinstance(served, File)
    assert (Path(served.file_path).name, served.headers["Cache-Control"]) == (name, cached)


@pytest.mark.usefixtures("built")
def test_who_takes_it_gets_the_gzipped_twin(built: Path) -> None:
    (built / "index.html.gz").write_bytes(b"small")
    plain, squeezed, single = page.found("/"), page.found("/", True), page.found("/mark.svg", True)
    served = [Path(one.file_path).name for one in (plain, squeezed, single) if isinstance(one, File)]
    assert served == ["index.html", "index.html.gz", "mark.svg"]
    assert "Content-Encoding" not in plain.headers | single.headers
    assert squeezed.headers["Content-Encoding"] == "gzip"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/assets/out.txt", "/assets/gone"]
)
def test_nothing_outside_the_client_is_served(path: str) -> None:
    with pytest.raises(Refused, match="no-such-page"):
        page.found(path)


def test_without_a_client_the_page_says_how_to_build_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "HOMES", ())
    served: Any = page.found("/")
    assert served.status_code == 503
    assert "make setup" in served.content


@pytest.mark.parametrize("path", ["/", "/t/abcdefgh", "/t/abcdefgh/m/1234abcd", "/rules/wizard"])
def test_the_page_is_served_at_all_its_addresses(server: Running, path: str) -> None:
    answer = server.http.get(path)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "Zaubertisch" in answer.text


@pytest.mark.parametrize("path", ["/", "/t/abcdefgh", "/sw.js", "/manifest.webmanifest"])
def test_whoever_asks_for_the_head_alone_gets_it(server: Running, path: str) -> None:
    whole, head = server.http.get(path), server.http.head(path)
    assert (head.status_code, head.content) == (200, b"")
    same = ("content-type", "cache-control", "content-length")
    assert [head.headers[name] for name in same] == [whole.headers[name] for name in same]


def test_the_page_can_be_installed(server: Running) -> None:
    manifest = server.http.get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert server.http.get("/sw.js").headers["content-type"].startswith("text/javascript")
    for icon in manifest.json()["icons"]:
        assert server.http.get(icon["src"]).headers["content-type"] == icon["type"]


@pytest.mark.parametrize(
    "path",
    [
        *("/api", "/api/nothing", "/assets/nothing.js", "/nothing.svg", "/%2e%2e/%2e%2e/pyproject.toml"),
        *("/assets/%00.js", f"/{'a' * 5000}.js"),
    ],
)
def test_what_is_not_there_is_not_the_page(server: Running, path: str) -> None:
    answer = server.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/api/tables/nothing"])
def test_every_answer_says_what_a_browser_may_do_with_it(server: Running, path: str) -> None:
    headers = server.http.get(path).headers
    policy = headers["content-security-policy"].split("; ")
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "style-src 'self'" in policy
    assert f"connect-src 'self' ws://127.0.0.1:{server.port} wss://127.0.0.1:{server.port}" in policy
    assert not [part for part in policy if "script-src" in part or "*" in part]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] == ("no-store" if path.startswith("/api/") else "no-cache")


def test_a_host_that_is_none_does_not_get_into_the_policy(server: Running) -> None:
    answer = server.http.get("/api/games", headers={"Host": "a; script-src *"})
    assert "script-src" not in answer.headers.get("content-security-policy", "")
