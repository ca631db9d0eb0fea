"""Strangers at a real server: pages of other sites, seats that change hands, floods, and odd text."""

from __future__ import annotations

import json
import secrets
from collections import Counter
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.hostile.raw import Raw
from tests.server.guests import Guest, Table, bearer, key, until
from tests.server.running import Running
from zaubertisch.kernel.fairness import promise_nonce
from zaubertisch.server.limits import SESSION

# -- pages of other sites: the browser names the page's address as Origin, and the page cannot change that

HOST = "cards.example"
OURS = (
    (HOST, f"http://{HOST}"),
    (HOST, f"https://{HOST}"),  # TLS ends at the proxy
    (HOST, f"https://{HOST}:443"),
    (f"{HOST}:80", f"http://{HOST}"),
    (f"{HOST}:8000", f"http://{HOST}:8000"),
    ("CARDS.example", f"http://{HOST}"),
    ("[::1]:8000", "http://[::1]:8000"),
    (HOST, None),  # no page at all: a program, which must show a secret
)
OTHERS = (
    (HOST, "null"),
    (HOST, ""),
    (HOST, "http://"),
    (HOST, "http://evil.example"),
    (HOST, f"http://{HOST}.evil.example"),
    (HOST, f"http://evil{HOST}"),
    (HOST, f"http://www.{HOST}"),
    (HOST, f"http://{HOST}:8000"),
    (f"{HOST}:8000", f"http://{HOST}"),
    (f"{HOST}:443", f"http://{HOST}"),
    (HOST, f"https://{HOST}:80"),
    (HOST, f"ftp://{HOST}"),
    (HOST, f"file://{HOST}"),
    (HOST, f"chrome-extension://{HOST}"),
    (HOST, HOST),
    (HOST, f"//{HOST}"),
    (HOST, f"http://{HOST}/"),
    (HOST, f"http://{HOST}@evil.example"),
    (HOST, f"http://evil.example#{HOST}"),
    (HOST, f"http://{HOST} http://evil.example"),
    ("", "http://"),
    ("[::1]:8000", "http://[::2]:8000"),
)


def status(server: Running, path: str, host: str, *origins: str | None) -> str:
    """How the asking for a socket is answered."""
    said = [f"Origin: {origin}" for origin in origins if origin is not None]
    with Raw(server) as line:
        line.upgrade(path, f"Host: {host}", *said)
        return line.head().split(" ", 2)[1]


def test_a_socket_is_for_pages_of_this_address(server: Running) -> None:
    path = Table(server, listed=True).path
    assert {ours: status(server, path, *ours) for ours in OURS} == dict.fromkeys(OURS, "101")
    assert {others: status(server, path, *others) for others in OTHERS} == dict.fromkeys(OTHERS, "403")


def test_of_two_origins_none_counts(server: Running) -> None:
    path, ours, other = Table(server, listed=True).path, f"http://{HOST}", "http://evil.example"
    assert status(server, path, HOST, ours, other) != "101"
    assert status(server, path, HOST, other, ours) != "101"


def test_what_changes_something_is_for_pages_of_this_address(server: Running) -> None:
    said = {"key": key(), "game": "wizard", "seats": 3}
    for host, origin in OTHERS:
        if host:
            headers = {"Host": host, "Origin": origin}
            answer = server.http.post("/api/tables", json=said, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin"), (host, origin)


# -- a seat that changes hands


def sit(table: Table, name: str, **more: object) -> tuple[str, httpx.Response]:
    """Sit down with a token of one's own."""
    token, match = secrets.token_urlsafe(32), table.look(table.invite).json()["table"]["match"]
    promise = promise_nonce(match, secrets.token_bytes(32))
    said = {"key": key(), "name": name, "token": token, "promise": promise, **more}
    return token, table.post("/seats", said, table.invite)


def rest(line: ClientConnection) -> list[Any]:
    """What is said until the socket is closed; fails if it is not."""
    heard = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(json.loads(line.recv(timeout=10)))
    return heard


@pytest.mark.parametrize("how", ["leave", "remove"])
def test_a_token_ends_when_its_seat_changes_hands(server: Running, how: str) -> None:
    table = Table(server)
    ann, ben = Guest(table, "Ann"), Guest(table, "Ben")
    said = {"key": key(), "do": {"type": "say", "text": "Hello"}}
    first = table.post("/actions", said, ben.token).json()
    with table.socket(ben.token) as line:
        assert json.loads(line.recv(timeout=10))["seat"] == 1
        ben.do("leave") if how == "leave" else ann.do("remove", seat=1)
        cem, sat = sit(table, "Cem", seat=1)
        assert sat.json()["seat"] == 1
        heard = rest(line)
        assert heard[-1]["code"] == "wrong-invitation"
        assert all(frame.get("seat") in (1, None) and "Cem" not in json.dumps(frame) for frame in heard)
    rows = table.rows()
    for to, body in (("start", {"type": "start"}), ("say", {"type": "say", "text": "I am Cem"})):
        no = table.post("/actions", {"key": key(), "do": body}, ben.token)
        assert (no.status_code, no.json()["code"]) == (401, "no-such-seat"), to
    looks = [table.look(ben.token), server.http.get(f"{table.path}/events", headers=bearer(ben.token))]
    assert [look.json()["code"] for look in looks] == ["wrong-invitation"] * 2
    with table.socket(ben.token) as line:
        assert json.loads(line.recv(timeout=10))["code"] == "wrong-invitation"
    again = table.post("/seats", {**ben.sitting, "key": key(), "name": "Bea"}, table.invite)
    assert again.json()["code"] == "token-spent"
    assert table.post("/actions", said, ben.token).json() == first  # sent again, and done no second time
    assert table.rows() == rows
    assert table.look(cem).json()["seat"] == 1


# -- floods


def test_who_floods_is_slowed_down_and_nobody_else_at_the_same_address(server: Running) -> None:
    """Ten friends behind one address; one of them lets go of the reins, and later plays on."""
    table = Table(server, game="kampf", seats=6, listed=True)
    friends = [Guest(table, name) for name in ("Ann", "Ben", "Cem", "Dot", "Eve", "Fay")]
    other = Table(server, listed=True)
    friends += [Guest(other, name) for name in ("Gus", "Hal", "Ivo")]
    watching = bearer(table.invite)
    loud, calm = friends[0], friends[1:]
    codes: Counter[int] = Counter()
    for number in range(int(SESSION.burst) * 2):
        answer = loud.send({"type": "promise", "promise": "x"})  # not even possible: trying counts too
        answer = loud.send({"type": "say", "text": "flood"})
        codes[answer.status_code] += 1
        if answer.status_code == 429:
            assert answer.json()["facts"]["seconds"] >= 1
            assert answer.headers["retry-after"] == str(answer.json()["facts"]["seconds"])
        if number % 50 == 0:
            for friend in calm:
                assert friend.send({"type": "phrase", "phrase": "hello"}).status_code == 200
            assert server.http.get(table.path, headers=watching).status_code == 200
            Table(server)  # opening another one is counted apart
    assert codes[429] > codes[200] > 0
    assert loud.frame()["seat"] == 0  # looking is not forbidden
    until(lambda: loud.send({"type": "say", "text": "Sorry"}).status_code == 200)


# -- what people write


def test_what_people_write_stays_text(server: Running) -> None:
    """Markup is sent as it is, for the page shows it as text; what turns or hides text is taken out."""
    title = "\u202e<i>Thursday</i>\u200b \u2066& friends"
    table = Table(server, title=title)
    ann = Guest(table, "Ann")
    said = "<script>alert(1)</script>\u202e \u2067gnp\u2069.exe\u200b\ufeff\x00\x1b[31m"
    ann.do("say", text=said)
    with table.socket(ann.token, since=0) as line:
        frame = json.loads(line.recv(timeout=10))
    assert frame["table"]["title"] == "<i>Thursday</i> & friends"
    assert [line["text"] for line in frame["said"]] == ["<script>alert(1)</script> gnp.exe[31m"]
    for nothing in ("\u200b", "\u202e\u2069", "\u3164 \u2800", "\u0301"):
        no = ann.send({"type": "say", "text": nothing})
        assert (no.status_code, no.json()["code"]) == (422, "nothing-said")
    for name in (
        "A\u202enn",
        "A\u200bnn",
        "A\u2066nn",
        "<b>Ann",
        "&amp;",
        "\ufeffAnn",
        "Ann\u00ad",
        "A\x00nn",
    ):
        assert sit(table, name)[1].json()["code"] == "name-sign", repr(name)


# -- what every answer carries

ASKED = (
    *(("GET", "/"), ("HEAD", "/"), ("GET", "/t/anything"), ("GET", "/index.html"), ("GET", "/no.such")),
    *(("GET", "/assets/no"), ("GET", "/api/"), ("GET", "/api/tables"), ("GET", "/api/health")),
    *(("GET", "/api/openapi.json"), ("GET", "/api/games"), ("GET", "/api/games/seelenkrieger/cards/en")),
    *(("POST", "/api/tables"), ("PUT", "/api/tables"), ("OPTIONS", "/api/tables"), ("TRACE", "/")),
    *(("GET", "/api/tables/none"), ("GET", "/api/tables/none/events"), ("GET", "/api/account/decks")),
    *(("GET", "/..%2f..%2fetc%2fpasswd"), ("GET", "/%00"), ("GET", "/api/%ff"), ("POST", "/")),
)


def test_every_answer_says_what_the_page_may_do(server: Running) -> None:
    """Scripts from here alone, in no frame, no guessing of types, and no word to others of where one was."""
    answers = [server.http.request(method, path) for method, path in ASKED]
    page = server.http.get("/").text
    answers += [server.http.get(part.split('"')[0]) for part in page.split('="/')[1:]]
    table = Table(server, listed=True)
    with server.http.stream("GET", f"{table.path}/events") as stream:
        answers.append(stream)
    for answer in answers:
        where = f"{answer.request.method} {answer.request.url} {answer.status_code}"
        policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'self'", where
        assert "script-src" not in policy, where
        assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'", where
        assert not any("unsafe" in said for name, said in policy.items() if name != "style-src-attr"), where
        assert answer.headers["x-content-type-options"] == "nosniff", where
        assert answer.headers["referrer-policy"] == "no-referrer", where
        assert answer.headers["cross-origin-resource-policy"] == "same-origin", where
        assert "server" not in answer.headers, where


def test_who_gets_no_socket_is_told_the_same(server: Running) -> None:
    table = Table(server, listed=True)
    with Raw(server) as line:
        line.upgrade(table.path, f"Host: {HOST}", "Origin: http://evil.example")
        told = line.head().lower()
    assert told.startswith("http/1.1 403")
    assert "content-security-policy: default-src 'self'" in told
    assert "x-content-type-options: nosniff" in told
