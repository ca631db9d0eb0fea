"""Connections that dawdle, flood or read nothing: they are cut, and nobody else is the worse for it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from tests.hostile.raw import Raw
from tests.server.guests import Guest, Table, match
from tests.server.running import Running
from zaubertisch.server.limits import OUTSTANDING

PING, TEXT, GOES_ON = 0x9, 0x1, 0x0


class Brisk(Running):
    """A server that is sooner out of patience."""

    def command(self) -> list[str]:
        python, _, _, *words = super().command()
        return [python, "-m", "tests.hostile.brisk", *words]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Brisk(tmp_path_factory.mktemp("brisk") / "tables.sqlite").start()
    yield running
    running.close()
    assert running.troubles() == []


# -- half of something

HEAD = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
HALVES = {
    "nothing": "",
    "half a line": "GET /api/ta",
    "half a head": HEAD,
    "a head without an end": HEAD + "X: x\r\n" * 50,
    "no body": f"{HEAD}Content-Length: 100\r\n\r\n",
    "half a body": f'{HEAD}Content-Length: 100\r\n\r\n{{"key":',
    "a piece, and no more": f"{HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n",
    "half a handshake": "GET /api/tables/x/socket HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n",
    "empty lines": "\r\n" * 100,
}


def test_whoever_says_half_of_it_is_hung_up_on(server: Running) -> None:
    with ExitStack() as open_lines:
        lines = {said: open_lines.enter_context(Raw(server)) for said in HALVES.values()}
        for half, line in lines.items():
            line.say(half)
        for half, line in lines.items():
            assert line.rest() == b"", half


def test_drops_do_not_wear_the_patience(server: Running) -> None:
    """A byte now and then does not keep a connection that has been answered, or never asks."""
    for first in ("GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n", "GET /api/"):
        with Raw(server) as line:
            line.say(first)
            with suppress(ConnectionError):
                line.socket.settimeout(0.2)
                for _ in range(60):
                    line.say("\r\n" if first.endswith("\r\n\r\n") else "x")
                    with suppress(TimeoutError):
                        while line.socket.recv(4096):
                            pass
                        break
                else:
                    pytest.fail("nobody hung up")


def test_a_socket_that_says_nothing_or_half_of_it_is_closed(server: Running) -> None:
    table = Table(server)
    for said in (b"", b"\x81", b"\x81\xfe\x10\x00abcd"):
        with Raw(server) as line:
            line.upgrade(table.path)
            assert line.head().startswith("HTTP/1.1 101")
            line.say(said)
            assert b'"no-hello"' in line.until(b'"no-hello"')


# -- too much

GIANTS = {
    "a line": "GET /" + "x" * 200_000,
    "a header": "GET / HTTP/1.1\r\nHost: x\r\nX: " + "x" * 200_000,
    "headers": "GET / HTTP/1.1\r\nHost: x\r\n" + "X: y\r\n" * 30_000,
}


@pytest.mark.parametrize("giant", GIANTS.values(), ids=GIANTS.keys())
def test_a_head_has_an_end(server: Running, giant: str) -> None:
    with Raw(server) as line:
        with suppress(ConnectionError):
            for start in range(0, len(giant), 10_000):
                line.say(giant[start : start + 10_000])
        assert line.rest()[:12] in (b"HTTP/1.1 400", b"")  # whoever still talks may not hear it


@pytest.mark.parametrize(
    "body", ["x" * 9000, "[" * 9000, '{"a":' * 1600 + "1" + "}" * 1600, "[" * 4000 + "]" * 4000]
)
def test_a_body_that_is_giant_or_deep(server: Running, body: str) -> None:
    with Raw(server) as line:
        line.say(f"{HEAD}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n{body}")
        assert line.rest()[:12] in (b"HTTP/1.1 413", b"HTTP/1.1 400")


def test_a_body_without_an_end_is_refused_before_it_ends(server: Running) -> None:
    with Raw(server) as line:
        line.say(f"{HEAD}Content-Length: 1000000000\r\n\r\n")
        line.say("x" * 20_000)
        assert line.head().startswith("HTTP/1.1 413")
        assert line.rest() is not None


NO_HTTP = (
    *("\x16\x03\x01\x02\x00\x01", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "CONNECT x:1 HTTP/1.1\r\n\r\n"),
    *(
        "GET http:// HTTP/1.1\r\n\r\n",
        "POST / HTTP/1.1\r\nContent-Length: x\r\n\r\n",
    ),
    "GET / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    "GET / HTTP/1.1\r\n Host : x\r\n\r\n",
)


@pytest.mark.parametrize("nonsense", NO_HTTP)
def test_what_is_no_http_is_answered_like_everything(server: Running, nonsense: str) -> None:
    with Raw(server) as line:
        line.say(nonsense.encode("latin-1"))
        answer = line.rest().decode("latin-1")
    assert answer.startswith("HTTP/1.1 4") or not answer
    if answer:
        assert "content-security-policy: default-src" in answer.lower()
        assert "x-content-type-options: nosniff" in answer.lower()


def test_a_message_in_endless_pieces(server: Running) -> None:
    """Each is empty, so no size is ever too large."""
    table = Table(server)
    with Raw(server) as line:
        line.upgrade(table.path)
        line.head()
        line.say(line.frame(TEXT, json.dumps({"type": "hello", "token": table.invite}).encode()))
        line.until(b'"beat"')
        with suppress(ConnectionError):
            line.say(line.frame(TEXT, b"", last=False) + line.frame(GOES_ON, b"", last=False) * 1000)
        assert line.rest() == b""


def test_pings_whose_answers_nobody_reads(server: Running) -> None:
    table = Table(server)
    with Raw(server, buffer=4096) as line:
        line.upgrade(table.path)
        line.head()
        line.say(line.frame(TEXT, json.dumps({"type": "hello", "token": table.invite}).encode()))
        many = line.frame(PING, b"x" * 125) * 100_000
        with pytest.raises(ConnectionError):
            line.say(many)


# -- too little


def test_slow_readers_are_dropped_and_nobody_else_is_the_worse_for_it(server: Running) -> None:
    """Over both carriers.  What is acknowledged meanwhile is in the log, and reaches who reads."""
    ann, ben = match(server, "Ann", "Ben", bots=0, game="seelenkrieger")
    path, before = ann.table.path, len(ann.table.rows())
    with (
        Raw(server, buffer=4096) as socket,
        Raw(server, buffer=4096) as events,
        ann.table.socket(ann.token) as fast,
    ):
        socket.upgrade(path)
        socket.say(socket.frame(TEXT, json.dumps({"type": "hello", "token": ann.token}).encode()))
        events.say(f"GET {path}/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ben.token}\r\n\r\n")
        heard: list[str] = []
        size = 0
        while size < 2.2 * OUTSTANDING:
            for guest in (ann, ben):
                seq = talk(guest, "x" * 400)
                while True:
                    frame = fast.recv(timeout=20)
                    said = json.loads(frame)
                    size += len(frame)
                    heard += [line["text"] for line in said.get("said", ())]
                    if said.get("seq", 0) >= seq:
                        break
        for slow in (socket, events):
            got = slow.rest()
            assert len(got) < size
            assert f'"seq":{seq}'.encode() not in got
    assert heard.count("x" * 400) == len(heard) > 10
    assert len(ann.table.rows()) >= before + len(heard)


def talk(guest: Guest, text: str) -> int:
    """Say it, as soon as that is not too much at once; its place in the log."""
    while (answer := guest.send({"type": "say", "text": text})).status_code == 429:
        pass
    seq: int = answer.json()["seq"]
    return seq


def test_a_server_that_was_treated_so_is_well(server: Running, tmp_path: Path) -> None:
    assert server.http.get("/api/health").json() == {"ok": True}
    assert server.troubles() == []
