"""What is refused: a status, a stable code and a sentence; and not a byte of any table has changed."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from .guests import Guest, Table, bearer, key, match, until
from .running import Running

DEEP = "[" * 4000
JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def guests(server: Running) -> list[Guest]:
    """Two people in a match; whoever is asked first is asked for as long as the tests of this file run."""
    return match(server, "Ann", "Ben", bots=1)


@pytest.fixture(scope="module")
def asked(guests: list[Guest]) -> Guest:
    """The one who is to answer."""

    def found() -> Guest | None:
        waiting = guests[0].frame()["waiting"]
        people = [guest for guest in guests if guest.seat in waiting]
        return people[0] if people and len(people) == len(waiting) else None

    who: Guest = until(found)
    return who


@pytest.fixture(scope="module")
def gathering(server: Running) -> Guest:
    """The host of a table at which nothing has begun; one seat is free."""
    table = Table(server, seats=3)
    ann = Guest(table, "Ann")
    Guest(table, "Ben")
    return ann


def problem(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """The refusal is what it should be, and a sentence that a person can act on."""
    said: dict[str, Any] = answer.json()
    assert (answer.status_code, said["code"]) == (status, code), answer.text
    assert said["message"].endswith(".")
    assert len(said["message"]) > 20
    assert not re.search(r"\{[a-z]+\}", said["message"])
    assert "Traceback" not in answer.text
    return said


@contextmanager
def unchanged(*guests: Guest) -> Iterator[None]:
    """The rows of the tables and what everyone sees of them are the same bytes before and after."""

    def all_there_is() -> list[object]:
        tables = {guest.table.id: guest.table for guest in guests}
        seen = [
            guest.table.look(secret).content
            for guest in guests
            for secret in (guest.token, guest.table.invite)
        ]
        return [*seen, *(table.rows() for table in tables.values())]

    before = all_there_is()
    yield
    assert all_there_is() == before


# -- requests that cannot be read

BODIES = {
    "nothing at all": "",
    "no JSON": "Guten Tag",
    "half of it": '{"key": "abcdefgh", "do": {"type": "sta',
    "a list": "[]",
    "very deep": DEEP,
    "very deep inside": '{"key": "abcdefgh", "do": {"type": "move", "turn": 0, "move": ' + DEEP,
    "no key": '{"do": {"type": "start"}}',
    "a short key": '{"key": "abc", "do": {"type": "start"}}',
    "a key with markup": '{"key": "<b>abcdefgh</b>", "do": {"type": "start"}}',
    "an unknown field": '{"key": "abcdefgh", "do": {"type": "start"}, "sudo": true}',
    "an unknown field inside": '{"key": "abcdefgh", "do": {"type": "start", "now": true}}',
    "an unknown action": '{"key": "abcdefgh", "do": {"type": "peek"}}',
    "an action without a type": '{"key": "abcdefgh", "do": {}}',
    "a wrong type": '{"key": "abcdefgh", "do": {"type": "move", "turn": "0", "move": {}}}',
    "a number that is none": '{"key": "abcdefgh", "do": {"type": "move", "turn": NaN, "move": {}}}',
    "a turn with a point": '{"key": "abcdefgh", "do": {"type": "move", "turn": 0.5, "move": {}}}',
    "a nonce that is none": '{"key": "abcdefgh", "do": {"type": "nonce", "nonce": "Zz"}}',
    "too much talk": '{"key": "abcdefgh", "do": {"type": "say", "text": "' + "x" * 501 + '"}}',
    "text that is no UTF-8": b'{"key": "abcdefgh", "do": {"type": "say", "text": "\xff\xfe"}}',
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES.keys())
def test_what_cannot_be_read(asked: Guest, body: str | bytes) -> None:
    with unchanged(asked):
        url, headers = f"{asked.table.path}/actions", {**JSON, **bearer(asked.token)}
        problem(asked.table.server.http.post(url, content=body, headers=headers), 400, "bad-request")


def test_the_place_of_a_mistake_is_said(asked: Guest) -> None:
    said = problem(asked.send({"type": "move", "turn": "one", "move": {}}), 400, "bad-request")
    assert said["facts"]["place"] == "do.turn"
    assert "do.turn" in said["message"]


def test_a_body_that_is_too_large(asked: Guest) -> None:
    url, headers = f"{asked.table.path}/actions", {**JSON, **bearer(asked.token)}
    large = b'{"key": "' + b"x" * 9000 + b'"}'

    def in_pieces() -> Iterator[bytes]:
        for _ in range(9):
            yield b"x" * 1024

    with unchanged(asked):
        for content in (large, in_pieces()):
            answer = asked.table.server.http.post(url, content=content, headers=headers)
            assert problem(answer, 413, "too-large")["facts"] == {"most": 8192}


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_a_body_that_does_not_say_that_it_is_json(asked: Guest, kind: str) -> None:
    """A form of another site can send these without asking first."""
    url, headers = f"{asked.table.path}/actions", {"Content-Type": kind, **bearer(asked.token)}
    with unchanged(asked):
        problem(asked.table.server.http.post(url, content="{}", headers=headers), 415, "not-json")


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE", "PATCH"])
def test_a_wrong_method(asked: Guest, method: str) -> None:
    with unchanged(asked):
        answer = asked.table.server.http.request(method, f"{asked.table.path}/actions")
        problem(answer, 405, "wrong-method")


@pytest.mark.parametrize("since", ["x", "-1", "1.5", "9" * 40, "٣"])
def test_a_since_that_is_no_place(asked: Guest, since: str) -> None:
    url = f"{asked.table.path}/events"
    answer = asked.table.server.http.get(url, params={"since": since}, headers=bearer(asked.token))
    problem(answer, 400, "bad-request")


# -- whose secret it is, and whose page

SECRETS = {
    "none": None,
    "one that nobody has": "n" * 43,
    "a short one": "x",
    "one with markup": "<script>alert(1)</script>",
}


@pytest.mark.parametrize("secret", SECRETS.values(), ids=SECRETS.keys())
def test_a_secret_that_opens_no_seat(asked: Guest, secret: str | None) -> None:
    with unchanged(asked):
        said = {"key": key(), "do": asked.move()}
        problem(asked.table.post("/actions", said, secret), 401, "no-such-seat")


def test_the_invitation_is_no_seat(asked: Guest) -> None:
    with unchanged(asked):
        said = {"key": key(), "do": asked.move()}
        problem(asked.table.post("/actions", said, asked.table.invite), 401, "no-such-seat")


def test_the_seat_of_another_table_is_none_here(asked: Guest, gathering: Guest) -> None:
    with unchanged(asked, gathering):
        said = {"key": key(), "do": asked.move()}
        problem(asked.table.post("/actions", said, gathering.token), 401, "no-such-seat")


def test_a_table_that_is_not_there(server: Running) -> None:
    for table in ("nowhere", "a" * 200, "%00", "' OR 1=1"):
        problem(server.http.get(f"/api/tables/{table}"), 404, "no-such-table")
        problem(
            server.http.post(f"/api/tables/{table}/actions", json={"key": key(), "do": {"type": "start"}}),
            404,
            "no-such-table",
        )


ORIGINS = {
    "another site": "http://evil.example",
    "nobody": "null",
    "another port": "http://127.0.0.1:1",
    "a name that begins like ours": "http://127.0.0.1.evil.example",
    "no address": "127.0.0.1",
    "nonsense": "http://[",
}


@pytest.mark.parametrize("origin", ORIGINS.values(), ids=ORIGINS.keys())
def test_a_page_of_another_address(asked: Guest, origin: str) -> None:
    server = asked.table.server
    with unchanged(asked):
        for to, said in (("/actions", {"key": key(), "do": asked.move()}), ("/seats", asked.sitting)):
            problem(asked.table.post(to, said, asked.token, Origin=origin), 403, "wrong-origin")
        opening = {"key": key(), "game": "wizard", "seats": 3}
        problem(
            server.http.post("/api/tables", json=opening, headers={"Origin": origin}), 403, "wrong-origin"
        )


def test_our_own_page_may(gathering: Guest) -> None:
    said = {"key": key(), "do": {"type": "say", "text": "Good evening"}}
    own = gathering.table.server.url
    assert gathering.table.post("/actions", said, gathering.token, Origin=own).status_code == 200
    behind_a_proxy = {"Origin": "https://cards.example", "Host": "cards.example"}
    said["key"] = key()
    assert gathering.table.post("/actions", said, gathering.token, **behind_a_proxy).status_code == 200


# -- what the table does not allow


def test_a_stale_turn(asked: Guest) -> None:
    with unchanged(asked):
        move = asked.move()
        for turn in (move["turn"] - 1, move["turn"] + 1, -1, 2**62):
            problem(asked.send({**move, "turn": turn}), 409, "stale-turn")


def test_a_move_out_of_turn(asked: Guest, guests: list[Guest]) -> None:
    with unchanged(*guests):
        (other,) = (guest for guest in guests if guest is not asked)
        problem(other.send(asked.move()), 409, "not-your-turn")


MOVES: dict[str, Any] = {
    "no move": {"type": "win"},
    "nothing": None,
    "a bid of another type": {"type": "bid", "bid": "many"},
    "an unknown field": {"type": "bid", "bid": 0, "seat": 1},
    "a list": [],
}


@pytest.mark.parametrize("move", MOVES.values(), ids=MOVES.keys())
def test_a_move_that_is_none(asked: Guest, move: Any) -> None:
    with unchanged(asked):
        turn = asked.move()["turn"]
        problem(asked.send({"type": "move", "turn": turn, "move": move}), 400, "bad-move")


def test_a_move_that_the_rules_do_not_allow(asked: Guest) -> None:
    with unchanged(asked):
        card, bid = {"type": "play", "card": "R7"}, {"type": "bid", "tricks": 99}
        problem(asked.send({**asked.move(), "move": card}), 422, "wrong-phase")
        naming = asked.move()["move"]["type"] != "bid"
        code = "wrong-phase" if naming else "bid-out-of-range"
        problem(asked.send({**asked.move(), "move": bid}), 422, code)


def test_the_same_key_with_another_body(server: Running) -> None:
    guest = Guest(Table(server), "Ann")
    with_key = key()
    assert guest.send({"type": "say", "text": "Once"}, with_key).status_code == 200
    with unchanged(guest):
        problem(guest.send({"type": "say", "text": "Twice"}, with_key), 409, "key-reused")
        problem(
            guest.table.post("/seats", {**guest.sitting, "name": "Eve"}, guest.table.invite),
            409,
            "key-reused",
        )


def test_things_for_the_host_alone(guests: list[Guest]) -> None:
    host = next(guest for guest in guests if guest.seat == guest.frame()["table"]["host"])
    (other,) = (guest for guest in guests if guest is not host)
    with unchanged(*guests):
        problem(other.send({"type": "abort"}), 403, "not-host")


NAMES = {
    "markup": ("<img src=x onerror=alert(1)>", 422, "name-sign"),
    "turned": ("Ann\u202egnihsif", 422, "name-sign"),
    "a joiner": ("An\u200dn", 422, "name-sign"),
    "long": ("n" * 25, 422, "name-too-long"),
    "too long to read": ("n" * 65, 400, "bad-request"),
    "empty": ("", 400, "bad-request"),
    "blank": ("   ", 422, "name-empty"),
    "taken": ("Ann", 409, "name-taken"),
    "nearly taken": ("ＡＮＮ", 409, "name-taken"),
    "Cyrillic": ("Веn", 409, "name-taken"),
}


@pytest.mark.parametrize(("name", "status", "code"), NAMES.values(), ids=NAMES.keys())
def test_a_name_that_is_none(gathering: Guest, name: str, status: int, code: str) -> None:
    said = {**gathering.sitting, "key": key(), "name": name, "token": secrets.token_urlsafe(32)}
    said["promise"] = secrets.token_hex(32)
    with unchanged(gathering):
        problem(gathering.table.post("/seats", said, gathering.table.invite), status, code)


def test_a_full_table(server: Running) -> None:
    table = Table(server, seats=3)
    guests = [Guest(table, name) for name in ("Ann", "Ben", "Cem")]
    with unchanged(*guests):
        problem(Guest(table, "Dot").sat, 409, "table-full")
        problem(guests[0].send({"type": "add_bot", "bot": "random"}), 409, "table-full")


OPTIONS = {
    "an option that is none": ({"options": {"jokers": 2}}, 422, "bad-options"),
    "a value that is none": ({"options": {"plan": "short"}}, 422, "bad-options"),
    "deep ones": ({"options": {"plan": [[[[[[]]]]]]}}, 422, "bad-options"),
    "too few": ({"seats": 2}, 422, "wrong-number-of-players"),
    "too many": ({"seats": 7}, 422, "wrong-number-of-players"),
    "not for three": ({"options": {"plan": "dmmixed"}}, 422, "wrong-number-of-players"),
    "at odds": ({"seats": 4, "options": {"plan": "dmmixed", "notequal": True}}, 422, "dmmixed-sets-the-bids"),
    "no game": ({"game": "chess"}, 422, "unknown-game"),
}


@pytest.mark.parametrize(("wish", "status", "code"), OPTIONS.values(), ids=OPTIONS.keys())
def test_a_table_that_cannot_be(server: Running, wish: dict[str, Any], status: int, code: str) -> None:
    said = {"key": key(), "game": "wizard", "seats": 3, **wish}
    problem(server.http.post("/api/tables", json=said), status, code)


def test_options_that_do_not_fit_the_players(gathering: Guest) -> None:
    with unchanged(gathering):
        answer = gathering.send({"type": "options", "options": {"plan": "dmmixed"}})
        problem(answer, 422, "wrong-number-of-players")
        problem(gathering.send({"type": "start"}), 422, "wrong-number-of-players")


# -- too much


@pytest.mark.parametrize("talk", [{"type": "say", "text": "Hello"}, {"type": "phrase", "phrase": "hello"}])
def test_too_much_at_once_is_slowed_down_and_forgiven(server: Running, talk: dict[str, str]) -> None:
    loud, calm = (Guest(Table(server), name) for name in ("Ann", "Ben"))
    answers = [loud.send(talk) for _ in range(60)]
    slowed = [answer for answer in answers if answer.status_code != 200]
    assert slowed
    said = problem(slowed[0], 429, "slow-down")
    assert slowed[0].headers["retry-after"] == str(said["facts"]["seconds"]) == "1"
    assert calm.send({"type": "say", "text": "Hello"}).status_code == 200  # nobody else is slowed down
    until(lambda: loud.send({"type": "say", "text": "Sorry"}).status_code == 200)
