"""The cards of Seelenkrieger as the server gives them to the page."""

from __future__ import annotations

import pytest

from zaubertisch.games.seelenkrieger.cards import catalogue
from zaubertisch.games.seelenkrieger.scenarios.library import scenarios
from zaubertisch.kernel import LANGUAGES

from .running import Running

ADDRESS = "/api/games/seelenkrieger/cards"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_in_every_language(server: Running, language: str) -> None:
    book = server.http.get(f"{ADDRESS}/{language}").json()
    assert [card["id"] for card in book["cards"]] == list(catalogue())
    assert {word for card in book["cards"] for word in card["words"]} <= book["words"].keys()
    for card, printed in zip(book["cards"], catalogue().values(), strict=True):
        assert card["name"] == getattr(printed.name, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_is_told_in_every_language(server: Running, language: str) -> None:
    told = server.http.get(f"{ADDRESS}/{language}").json()["scenarios"]
    assert [tale["name"] for tale in told] == list(scenarios())
    for tale, scenario in zip(told, scenarios().values(), strict=True):
        assert tale["title"] == getattr(scenario.title, language)
        assert len(tale["steps"]) == len(scenario.step)


def test_a_browser_that_has_the_book_gets_nothing(server: Running) -> None:
    first = server.http.get(f"{ADDRESS}/de")
    assert "no-store" not in first.headers["cache-control"]
    same = server.http.get(f"{ADDRESS}/de", headers={"If-None-Match": first.headers["etag"]})
    assert (same.status_code, same.content) == (304, b"")
    other = server.http.get(f"{ADDRESS}/nl", headers={"If-None-Match": first.headers["etag"]})
    assert other.status_code == 200


def test_the_book_travels_packed_to_those_who_unpack(server: Running) -> None:
    packed = server.http.get(f"{ADDRESS}/en", headers={"Accept-Encoding": "gzip"})
    plain = server.http.get(f"{ADDRESS}/en", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


@pytest.mark.parametrize(
    ("address", "status", "code"),
    [
        ("/api/games/chess/cards/de", 422, "unknown-game"),
        ("/api/games/wizard/cards/de", 404, "no-book"),
        (f"{ADDRESS}/fr", 404, "unknown-language"),
    ],
)
def test_what_cannot_be_told_is_refused(server: Running, address: str, status: int, code: str) -> None:
    answer = server.http.get(address)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.headers["cache-control"] == "no-store"


def test_the_document_describes_the_book(server: Running) -> None:
    parts = server.http.get("/api/openapi.json").json()["components"]["schemas"]
    assert parts["Book"]["anyOf"] == [{"$ref": "#/components/schemas/seelenkrieger.Book"}]
    assert {"name", "lines", "words"} <= parts["seelenkrieger.Told"]["properties"].keys()
