"""Watching: two carriers, one kind of frame, a cursor for each reader; who may, and who is shown the door."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from .guests import Guest, Json, Table, bearer, key, match, until
from .running import Running


def hear(line: ClientConnection) -> Json:
    """What is said next, apart from what the time is."""
    while (said := json.loads(line.recv(timeout=20)))["type"] == "beat":
        pass
    return dict(said)


class Reader:
    """A socket that is read as frames come; their places only grow."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.seq: int = hear(line)["seq"]
        self.events: list[Any] = []

    def read_to(self, seq: int) -> None:
        while self.seq < seq:
            frame = hear(self.line)
            assert frame["seq"] > self.seq
            self.seq = frame["seq"]
            self.events += frame["events"]


def refusal(line: ClientConnection) -> str:
    """The code with which the socket says no, and the close that follows."""
    said = hear(line)
    assert said["type"] == "refusal"
    assert said["message"].endswith(".")
    with pytest.raises(ConnectionClosed) as closed:
        line.recv(timeout=20)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, said["code"])
    return str(said["code"])


@contextmanager
def events(
    table: Table, secret: str | None, since: int | None = None, **headers: str
) -> Iterator[Iterator[Json]]:
    """The messages of an event stream, each as {id, event, retry, data}."""
    query = {} if since is None else {"since": since}
    with table.server.http.stream(
        "GET", table.path + "/events", params=query, headers={**bearer(secret), **headers}
    ) as answer:
        assert answer.status_code == 200
        assert answer.headers["x-accel-buffering"] == "no"
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield messages(answer)


def messages(answer: httpx.Response) -> Iterator[Json]:
    event: Json = {}
    for line in answer.iter_lines():
        if line:
            field, _, value = line.partition(": ")
            event[field] = json.loads(value) if field == "data" else value
        else:
            if event["event"] != "beat":
                yield event
            event = {}


# -- what is seen


def test_both_carriers_and_a_look_show_the_same(server: Running) -> None:
    (ann,) = match(server, "Ann", bots=2)
    until(ann.asked)
    for secret in (ann.token, ann.table.invite):
        looked = ann.table.look(secret).json()
        with ann.table.socket(secret) as line, events(ann.table, secret) as stream:
            assert hear(line) == looked
            event = next(stream)
            assert event == {"id": str(looked["seq"]), "retry": "1000", "event": "frame", "data": looked}


def test_both_carriers_tell_the_same_story(server: Running) -> None:
    table = Table(server, seats=3)
    ann = Guest(table, "Ann")
    with table.socket(ann.token) as line, events(table, ann.token) as stream:
        first = hear(line)
        assert first == next(stream)["data"]
        for text in ("One", "Two", "Three"):
            seq = ann.do("say", text=text)
            assert (frame := hear(line)) == next(stream)["data"]
            assert frame["seq"] == seq
            assert [said["text"] for said in frame["said"]] == [text]


def test_a_reader_that_comes_again_gets_what_came_after(server: Running) -> None:
    table = Table(server)
    ann = Guest(table, "Ann")
    seqs = [ann.do("say", text=text) for text in ("One", "Two", "Three")]
    with table.socket(ann.token, since=seqs[0]) as line, events(table, ann.token, seqs[0]) as stream:
        assert [said["text"] for said in hear(line)["said"]] == ["Two", "Three"]
        assert [said["text"] for said in next(stream)["data"]["said"]] == ["Two", "Three"]
    with events(table, ann.token, since=seqs[0], **{"Last-Event-ID": str(seqs[1])}) as stream:
        assert [said["text"] for said in next(stream)["data"]["said"]] == ["Three"]


def test_a_reader_that_has_everything_still_gets_a_frame(server: Running) -> None:
    """So that it knows at once that the line is open."""
    table = Table(server)
    ann = Guest(table, "Ann")
    seq = ann.do("say", text="One")
    for since in (seq, seq + 1000):
        with table.socket(ann.token, since=since) as line:
            assert hear(line)["seq"] == seq


def test_everyone_sees_their_own_hand_and_a_spectator_none(server: Running) -> None:
    ann, ben = match(server, "Ann", "Ben", bots=1)
    until(lambda: ann.asked() or ben.asked())  # until then the bot may move between two looks
    with ann.table.socket(ann.token) as anns, ben.table.socket(ben.token) as bens:
        with ann.table.socket(ann.table.invite) as watching:
            mine, yours, nobodys = map(hear, (anns, bens, watching))
    assert mine["view"]["own"] != yours["view"]["own"]
    assert (nobodys["view"]["own"], nobodys["seat"], nobodys["legal"]) == (None, None, [])
    assert mine["view"]["public"] == yours["view"]["public"] == nobodys["view"]["public"]


def test_a_whole_match_reaches_every_reader_in_order(server: Running) -> None:
    """Whatever frames a reader is spared, their events come with the next one: none is lost, none twice."""
    (ann,) = match(server, "Ann", bots=3, options={"plan": "wiztournament"})
    until(ann.asked)  # so that both begin at the same place
    with ann.table.socket(ann.token) as line, ann.table.socket(ann.table.invite) as watching:
        readers = [Reader(line), Reader(watching)]
        while (frame := until(ann.asked))["table"]["phase"] != "over":
            ann.send({"type": "move", "turn": frame["turn"], "move": frame["legal"][0]})
            for reader in readers:
                reader.read_to(frame["seq"])
        for reader in readers:
            reader.read_to(frame["seq"])
    told = [reader.events for reader in readers]
    public = [event for event in told[0] if event in told[1]]
    assert public == told[1]
    assert len([event for event in told[1] if event["type"] == "card_played"]) > 50


# -- who may


def test_a_listed_table_is_open_to_a_page_that_has_no_secret(server: Running) -> None:
    table = Table(server, listed=True)
    with table.socket(None, origin=server.url) as line:
        assert hear(line)["seat"] is None
    with events(table, None) as stream:
        assert next(stream)["data"]["seat"] is None


def test_a_private_table_is_not(server: Running) -> None:
    table = Table(server)
    with table.socket(None, origin=server.url) as line:
        assert refusal(line) == "invitation-needed"
    with table.socket("w" * 43) as line:
        assert refusal(line) == "wrong-invitation"
    answer = server.http.get(table.path + "/events")
    assert (answer.status_code, answer.json()["code"]) == (401, "invitation-needed")


def test_whoever_is_removed_sees_no_more(server: Running) -> None:
    table = Table(server)
    ann, ben = Guest(table, "Ann"), Guest(table, "Ben")
    with table.socket(ben.token) as line, events(table, ben.token) as stream:
        hear(line)
        next(stream)
        ann.do("remove", seat=1)
        assert refusal(line) == "wrong-invitation"
        said = next(stream)
        assert (said["event"], said["data"]["code"]) == ("refusal", "wrong-invitation")
        assert next(stream, None) is None


def test_a_table_that_is_not_there(server: Running) -> None:
    table = Table(server)
    table.path = "/api/tables/nowhere"
    with table.socket("w" * 43) as line:
        assert refusal(line) == "no-such-table"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1"])
def test_a_socket_of_another_page_is_not_opened(server: Running, origin: str) -> None:
    table = Table(server, listed=True)
    with pytest.raises(InvalidStatus) as refused, table.dial(origin=origin):
        pass
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body)["code"] == "wrong-origin"


def test_a_socket_of_no_page_must_show_a_secret(server: Running) -> None:
    table = Table(server, listed=True)
    with table.socket(None) as line:
        assert refusal(line) == "origin-needed"
    with table.socket("any secret does at a listed table") as line:
        assert hear(line)["type"] == "frame"


# -- what a socket may say

HELLOS: dict[str, tuple[str | bytes, str]] = {
    "no JSON": ("hello", "bad-request"),
    "another message": ('{"type": "move", "turn": 0, "move": {}}', "bad-request"),
    "an unknown field": ('{"type": "hello", "token": "x", "name": "Ann"}', "bad-request"),
    "a wrong type": ('{"type": "hello", "token": "x", "since": "1"}', "bad-request"),
    "deep": ("[" * 4000, "bad-request"),
    "binary": (b'{"type": "hello", "token": "x"}', "bad-request"),
}


@pytest.mark.parametrize(("hello", "code"), HELLOS.values(), ids=HELLOS.keys())
def test_a_hello_that_is_none(server: Running, hello: str | bytes, code: str) -> None:
    with Table(server).dial() as line:
        line.send(hello)
        assert refusal(line) == code


@pytest.mark.long
def test_a_socket_that_says_nothing_is_closed(server: Running) -> None:
    with Table(server).dial() as line:
        assert refusal(line) == "no-hello"


def test_after_hello_a_socket_only_listens(server: Running) -> None:
    table = Table(server)
    for more in ('{"type": "hello", "token": "x"}', b"binary"):
        with table.socket(table.invite) as line:
            hear(line)
            line.send(more)
            assert refusal(line) == "bad-request"


def test_a_large_frame_closes_the_socket(server: Running) -> None:
    table = Table(server)
    for before_hello in (True, False):
        with table.dial() if before_hello else table.socket(table.invite) as line:
            line.send("x" * 5000)
            with suppress(ConnectionClosed):
                for _ in line:
                    pass
            assert line.close_code == 1009


# -- slow readers, and the end


def stalled(table: Table, secret: str) -> socket.socket:
    """A reader that asks for the stream and then reads nothing."""
    reader = socket.socket()
    reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    reader.connect(("127.0.0.1", table.server.port))
    asking = f"GET {table.path}/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {secret}\r\n\r\n"
    reader.sendall(asking.encode())
    return reader


def test_a_slow_reader_is_dropped_and_nobody_else_is_the_worse_for_it(server: Running) -> None:
    (ann,) = match(server, "Ann", bots=3)
    slow = stalled(ann.table, ann.token)
    with ann.table.socket(ann.token) as line:
        reader = Reader(line)
        while (frame := until(ann.asked))["table"]["phase"] != "over":
            ann.send({"type": "move", "turn": frame["turn"], "move": frame["legal"][0]})
            reader.read_to(frame["seq"])
        reader.read_to(frame["seq"])
    slow.settimeout(20)
    got = b""
    with suppress(ConnectionResetError):
        while piece := slow.recv(65536):
            got += piece
            assert f"id: {reader.seq}\n".encode() not in got  # the line was cut, long before the end
    slow.close()


def test_when_the_server_stops_every_stream_ends(serving: Callable[..., Running]) -> None:
    running = serving()
    table = Table(running)
    with table.socket(table.invite) as line, events(table, table.invite) as stream:
        hear(line)
        next(stream)
        assert running.stop() == 0
        assert next(stream, None) is None
        with pytest.raises(ConnectionClosed) as closed:
            hear(line)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    assert running.troubles() == []


def test_a_key_is_the_same_for_both(server: Running) -> None:
    """A move that is sent by one tab shows in the other."""
    (ann,) = match(server, "Ann", bots=2)
    move, with_key = ann.move(), key()
    with ann.table.socket(ann.token) as one, ann.table.socket(ann.token) as two:
        assert hear(one) == hear(two)
        seq = ann.send(move, with_key).json()["seq"]
        for tab in (one, two):
            while hear(tab)["seq"] < seq:
                pass
