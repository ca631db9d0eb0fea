"""Accounts over HTTP: what opens one, what a browser shows for it, and that nothing of it is left."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from itertools import count
from typing import Any

import httpx
import pytest

from .guests import key
from .running import SECONDS, Running

PASSWORD = "drei Zauber, kein Trick"
EMPTY: dict[str, Any] = {"main": [], "side": [], "hero": None}
HOUSES = count()
"""Each comes from another address, so that nobody waits for what others did."""
DECK: dict[str, Any] = {"main": [{"card": "M1", "count": 4}], "side": [], "hero": "HM"}


class Visitor:
    """A browser at home, which keeps its cookies, and the address from which it comes."""

    def __init__(self, server: Running, **headers: str) -> None:
        self.name = f"Ann {key()}"
        self.http = httpx.Client(base_url=server.url, timeout=SECONDS, headers=headers)

    def post(self, to: str, **said: Any) -> httpx.Response:
        return self.http.post(f"/api/account/{to}", json=said)

    def enters(self, to: str = "register", name: str = "", password: str = PASSWORD) -> httpx.Response:
        return self.post(to, name=name or self.name, password=password)

    def keeps(self, deck: dict[str, Any] = DECK, id: str = "deck-one", **more: str) -> httpx.Response:
        said = {"game": "seelenkrieger", "name": "Sterne", "deck": deck, **more}
        return self.http.put(f"/api/account/decks/{id}", json=said)

    def decks(self) -> list[dict[str, Any]]:
        kept: list[dict[str, Any]] = self.http.get("/api/account/decks").raise_for_status().json()
        return kept

    @property
    def signed_in(self) -> str | None:
        name: str | None = self.http.get("/api/account").raise_for_status().json()["name"]
        return name


@pytest.fixture
def ann(server: Running) -> Iterator[Visitor]:
    visitor = Visitor(server, **{"X-Forwarded-For": f"10.1.0.{next(HOUSES)}"})
    assert visitor.enters().status_code == 201
    yield visitor
    visitor.http.close()


@pytest.fixture
def elsewhere(server: Running) -> Iterator[Visitor]:
    visitor = Visitor(server, **{"X-Forwarded-For": "10.2.0.1"})
    yield visitor
    visitor.http.close()


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def rows(server: Running, word: str) -> list[str]:
    """All rows of all tables in which a word stands."""
    with sqlite3.connect(f"file:{server.database}?mode=ro", uri=True) as connection:
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = [
            f"{table}: {row}"
            for table in tables
            for row in connection.execute(f'SELECT * FROM "{table}"')
            if word in str(row)
        ]
    connection.close()
    return found


def account_id(server: Running, name: str) -> str:
    (row,) = rows(server, name)
    return row.split("'")[1]


# -- coming and going


def test_whoever_registers_is_signed_in_until_they_sign_out(ann: Visitor) -> None:
    assert ann.signed_in == ann.name
    assert ann.post("sign-out").status_code == 200
    assert ann.signed_in is None
    assert ann.enters("sign-in").json() == {"name": ann.name}
    assert ann.signed_in == ann.name


def test_a_session_that_ended_is_dead_for_whoever_has_a_copy(ann: Visitor, elsewhere: Visitor) -> None:
    elsewhere.http.cookies = ann.http.cookies.__class__(ann.http.cookies)
    assert elsewhere.signed_in == ann.name
    ann.post("sign-out")
    assert elsewhere.signed_in is None


def test_signing_out_everywhere(ann: Visitor, elsewhere: Visitor) -> None:
    elsewhere.enters("sign-in", ann.name)
    ann.post("sign-out", everywhere=True)
    assert elsewhere.signed_in is None


def test_signing_in_anew_ends_the_session_before(ann: Visitor, elsewhere: Visitor) -> None:
    elsewhere.http.cookies = ann.http.cookies.__class__(ann.http.cookies)
    ann.enters("sign-in")
    assert [ann.signed_in, elsewhere.signed_in] == [ann.name, None]


def test_a_wrong_name_is_answered_as_a_wrong_password(ann: Visitor, elsewhere: Visitor) -> None:
    wrong = elsewhere.enters("sign-in", ann.name, "not the password")
    nobody = elsewhere.enters("sign-in", "Nobody At All")
    assert code(wrong) == (403, "wrong-password")
    assert (wrong.status_code, wrong.content) == (nobody.status_code, nobody.content)
    assert elsewhere.signed_in is None


def test_a_name_that_looks_the_same_is_taken(ann: Visitor, elsewhere: Visitor) -> None:
    assert code(elsewhere.enters("register", ann.name.replace("A", "\u0410"))) == (409, "account-name-taken")
    assert elsewhere.enters("sign-in", f"  {ann.name.upper()} ").json() == {"name": ann.name}


def test_what_cannot_be_a_name_or_a_password_is_refused(elsewhere: Visitor) -> None:
    assert code(elsewhere.enters("register", "An\u202en")) == (422, "name-sign")
    assert code(elsewhere.enters("register", "Short", "1234567")) == (422, "password-too-short")
    assert code(elsewhere.enters("register", "Long", "x" * 257)) == (400, "bad-request")


def test_another_password_ends_all_other_sessions(ann: Visitor, elsewhere: Visitor) -> None:
    elsewhere.enters("sign-in", ann.name)
    assert code(ann.post("password", password="wrong one", new="a new password")) == (403, "wrong-password")
    assert elsewhere.signed_in == ann.name
    assert ann.post("password", password=PASSWORD, new="a new password").status_code == 200
    assert [ann.signed_in, elsewhere.signed_in] == [ann.name, None]
    assert code(elsewhere.enters("sign-in", ann.name)) == (403, "wrong-password")
    assert elsewhere.enters("sign-in", ann.name, "a new password").status_code == 200


def test_who_guesses_waits_and_keeps_nobody_else_out(ann: Visitor, server: Running) -> None:
    guesser = Visitor(server, **{"X-Forwarded-For": "10.3.0.1"})
    guesses = [guesser.enters("sign-in", ann.name, f"password {n}") for n in range(11)]
    assert [answer.status_code for answer in guesses] == [403] * 10 + [429]
    assert int(guesses[-1].headers["Retry-After"]) > 0
    assert code(guesser.enters("sign-in", ann.name.lower(), PASSWORD)) == (429, "slow-down")
    assert ann.enters("sign-in").status_code == 200
    assert guesser.enters("sign-in", "Somebody Else", "password").status_code == 403
    guesser.http.close()


# -- what a browser shows


def test_no_script_and_no_other_page_gets_at_the_cookie(ann: Visitor, server: Running) -> None:
    said = ann.enters("sign-in").headers["set-cookie"]
    attributes = {part.strip().lower() for part in said.split(";")[1:]}
    assert {"httponly", "samesite=strict", "path=/api/account", f"max-age={90 * 24 * 3600}"} <= attributes
    assert "secure" not in attributes
    proxied = Visitor(server, **{"X-Forwarded-Proto": "https"})
    assert "Secure" in proxied.enters("sign-in", ann.name).headers["set-cookie"]
    proxied.http.close()


@pytest.mark.parametrize(
    ("method", "to"),
    [
        ("GET", ""),
        ("GET", "/decks"),
        ("PUT", "/decks/deck-one"),
        ("DELETE", "/decks/deck-one"),
        *(("POST", f"/{to}") for to in ("register", "sign-in", "sign-out", "password", "delete")),
    ],
)
def test_a_page_of_another_address_gets_nothing(ann: Visitor, method: str, to: str) -> None:
    ann.keeps()
    answer = ann.http.request(method, f"/api/account{to}", json={}, headers={"Origin": "http://127.0.0.1:1"})
    assert code(answer) == (403, "wrong-origin")
    assert [deck["id"] for deck in ann.decks()] == ["deck-one"]


def test_nothing_but_an_account_needs_one(elsewhere: Visitor) -> None:
    elsewhere.http.cookies.set("zaubertisch", "made-up", path="/api/account")
    for answer in (
        elsewhere.http.get("/api/account/decks"),
        elsewhere.keeps(),
        elsewhere.http.delete("/api/account/decks/deck-one"),
        elsewhere.post("delete", password=PASSWORD),
    ):
        assert code(answer) == (401, "not-signed-in")
    assert elsewhere.http.get("/api/tables").status_code == 200


# -- decks


def test_decks_are_kept_as_they_are_wherever_one_signs_in(ann: Visitor, elsewhere: Visitor) -> None:
    assert ann.keeps().json()["deck"] == DECK
    ann.keeps(EMPTY, "deck-two", name="  Leer\u202e ")
    ann.keeps({**DECK, "hero": None}, name="Mond")
    elsewhere.enters("sign-in", ann.name)
    first, second = elsewhere.decks()
    assert (first["id"], first["name"], first["deck"]["hero"]) == ("deck-one", "Mond", None)
    assert (second["name"], second["deck"], second["game"]) == ("Leer", EMPTY, "seelenkrieger")
    assert ann.http.delete("/api/account/decks/deck-one").status_code == 200
    assert [deck["id"] for deck in elsewhere.decks()] == ["deck-two"]


def test_decks_are_their_owners_alone(ann: Visitor, elsewhere: Visitor) -> None:
    ann.keeps()
    elsewhere.enters("register", "Somebody With No Decks")
    assert elsewhere.decks() == []
    elsewhere.http.delete("/api/account/decks/deck-one")
    elsewhere.keeps(EMPTY)
    assert [deck["deck"] for deck in ann.decks()] == [DECK]


def test_what_is_no_deck_is_not_kept(ann: Visitor) -> None:
    assert code(ann.keeps({"main": 4})) == (400, "bad-deck")
    assert code(ann.keeps(game="wizard")) == (422, "nothing-to-bring")
    assert code(ann.keeps(id="x")) == (400, "bad-request")
    assert ann.decks() == []


def test_a_count_beyond_all_bounds_is_kept_and_comes_back(ann: Visitor) -> None:
    huge = {**DECK, "main": [{"card": "M1", "count": 10**30}]}
    assert ann.keeps(huge).status_code == 200
    assert [deck["deck"] for deck in ann.decks()] == [huge]


def test_an_account_keeps_so_many_and_no_more(ann: Visitor) -> None:
    kept = [ann.keeps(EMPTY, f"deck-{n:04}").status_code for n in range(100)]
    assert set(kept) == {200}
    assert code(ann.keeps(EMPTY, "one-too-many")) == (409, "too-many-decks")
    assert ann.keeps(DECK, "deck-0007").status_code == 200
    assert len(ann.decks()) == 100


# -- what is left


def test_deleting_leaves_no_row(ann: Visitor, elsewhere: Visitor, server: Running) -> None:
    elsewhere.enters("sign-in", ann.name)
    ann.keeps()
    id = account_id(server, ann.name)
    assert len(rows(server, id)) == 4  # the account, two sessions and a deck
    assert code(ann.post("delete", password="not mine")) == (403, "wrong-password")
    assert ann.post("delete", password=PASSWORD).status_code == 200
    assert rows(server, id) == rows(server, ann.name) == []
    assert [ann.signed_in, elsewhere.signed_in] == [None, None]
    assert code(elsewhere.keeps()) == (401, "not-signed-in")
    assert ann.enters().status_code == 201
    assert ann.decks() == []


def test_neither_passwords_nor_tokens_can_be_read_anywhere(ann: Visitor, server: Running) -> None:
    ann.keeps()
    token = ann.http.cookies["zaubertisch"]
    answers = [ann.enters("sign-in", password="x" * 300 + PASSWORD), ann.post("delete", password=[PASSWORD])]
    answers.append(ann.http.post("/api/account/sign-in", content=f'{{"password": "{PASSWORD}"'))
    assert {answer.status_code for answer in answers} == {400, 415}
    for word in (PASSWORD, token):
        assert rows(server, word) == []
        assert word not in server.log.read_text()
        assert not [answer.text for answer in answers if word in answer.text]
    assert "$argon2id$" in rows(server, ann.name)[0]
