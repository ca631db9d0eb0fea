"""kill -9 in the middle of everything: what was acknowledged is there, nothing is there twice, it goes on."""

from __future__ import annotations

import json
import random
import secrets
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import httpx
import pytest

from zaubertisch.games import GAMES
from zaubertisch.kernel.record import read, verify

from . import outside
from .guests import Guest, Json, Table, bearer, key, match, until
from .running import Running, servers

Serving = Callable[..., Running]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def serving(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Serving]:
    """Servers for one test alone, on a database of each kind."""
    on_file = request.param == "sqlite"
    database = tmp_path / "tables.sqlite" if on_file else request.getfixturevalue("postgres").database()
    with servers(database, tmp_path) as start:
        yield start


def corrupt(running: Running, table: Table, seq: int, body: str | bytes) -> None:
    damage = "UPDATE event SET body = :body WHERE table_id = :table AND seq = :seq"
    if isinstance(body, bytes) and not isinstance(running.database, Path):
        body = ""  # PostgreSQL holds no text that is none
    outside.change(running.database, damage, body=body, table=table.id, seq=seq)


def test_the_same_table_after_a_kill(serving: Serving) -> None:
    """While a person thinks nothing else happens, so everyone's frame must be the same to the byte."""
    running = serving()
    ann, ben = match(running, "Ann", "Ben", bots=1)
    for guest in (ann, ben, ann, ben):
        if (frame := guest.frame())["legal"]:
            guest.send({"type": "move", "turn": frame["turn"], "move": frame["legal"][0]})
    until(lambda: set(ann.frame()["waiting"]) & {ann.seat, ben.seat})
    time.sleep(0.2)
    secrets_ = (ann.token, ben.token, ann.table.invite)
    before = [ann.table.look(secret).content for secret in secrets_], ann.table.rows()
    running.kill()
    running.start()
    assert ([ann.table.look(secret).content for secret in secrets_], ann.table.rows()) == before
    assert running.troubles() == []


def test_a_match_through_many_kills(serving: Serving, long: bool) -> None:
    """Moves are under way while the server dies.  Each is sent again with its key until it is answered."""
    running = serving()
    (ann,) = match(running, "Ann", bots=3, options={"plan": "wiztournament"})
    acknowledged: dict[str, int] = {}
    chance = random.Random(7)
    kills = 50 if long else 5
    while (frame := until(ann.asked))["table"]["phase"] != "over":
        move = {"type": "move", "turn": frame["turn"], "move": frame["legal"][0]}
        sent = key()
        body = {"key": sent, "do": move}
        if kills and chance.random() < 0.15:
            kills -= 1
            sender = Thread(target=send_once, args=(ann, body, acknowledged))
            sender.start()
            time.sleep(chance.random() * 0.02)
            running.kill()
            sender.join()
            running.start()
            assert ann.frame()["seq"] >= max(acknowledged.values(), default=0)
        answer = ann.table.post("/actions", body, ann.token)
        assert answer.status_code == 200, answer.text
        assert acknowledged.setdefault(sent, answer.json()["seq"]) == answer.json()["seq"]
    rows = {row[3]: row[1] for row in ann.table.rows() if row[3] in acknowledged}
    assert rows == acknowledged
    record = running.http.get(f"{ann.table.path}/record", headers=bearer(ann.token))
    assert verify(read(record.content), GAMES).sound
    assert running.troubles() == []


def send_once(guest: Guest, body: Json, acknowledged: dict[str, int]) -> None:
    """Send it to a server that may die of it; remember the answer, if there is one."""
    try:
        url = guest.table.server.url + guest.table.path + "/actions"
        answer = httpx.post(url, json=body, headers=bearer(guest.token), timeout=5)
    except httpx.TransportError:
        return
    acknowledged[body["key"]] = answer.json()["seq"]


def test_bots_go_on_by_themselves(serving: Serving) -> None:
    """A bot was to move when the server died; after the start nothing wakes it but the sweep."""
    running = serving(pace=1000)
    (ann,) = match(running, "Ann", bots=2)
    until(lambda: ann.seat not in ann.frame()["waiting"] or ann.send(ann.move()))
    until(lambda: ann.frame()["waiting"] and ann.seat not in ann.frame()["waiting"])
    seq = ann.frame()["seq"]
    running.kill()
    running.start()
    until(lambda: [row for row in ann.table.rows() if row[1] == seq + 1])


def test_an_opening_goes_on_too(serving: Serving) -> None:
    running = serving()
    table = Table(running, seats=3)
    ann, ben = Guest(table, "Ann"), Guest(table, "Ben")
    ann.do("add_bot", bot="random")
    ann.do("start")
    ann.do("nonce", nonce=ann.nonce.hex())
    running.kill()
    running.start()
    assert ann.frame()["table"]["phase"] == "opening"
    ben.do("nonce", nonce=ben.nonce.hex())
    assert ann.frame()["table"]["phase"] == "playing"


def test_a_nonce_that_does_not_come_voids_the_start(serving: Serving) -> None:
    """Even when the server was away as the time ran out; the log is made to say that it has."""
    running = serving()
    table = Table(running, seats=3)
    ann, _ = Guest(table, "Ann"), Guest(table, "Ben")
    ann.do("add_bot", bot="random")
    started = ann.do("start")
    ann.do("nonce", nonce=ann.nonce.hex())
    running.kill()
    (entry,) = (json.loads(str(row[4])) for row in table.rows() if row[1] == started)
    entry["event"]["until"] = entry["at"]
    corrupt(running, table, started, json.dumps(entry))
    outside.change(running.database, "UPDATE room SET wake_at = :at", at=entry["at"])
    running.start()
    until(lambda: ann.frame()["table"]["voided"] == 1)
    assert [seat["kind"] for seat in ann.frame()["table"]["seats"]] == ["person", "free", "bot"]


def test_a_table_that_was_opened_again_after_a_kill_is_the_same(serving: Serving) -> None:
    running = serving()
    said = {"key": key(), "game": "wizard", "seats": 3}
    first = running.http.post("/api/tables", json=said).json()
    running.kill()
    running.start()
    assert running.http.post("/api/tables", json=said).json() == first


DAMAGE: dict[str, str | bytes] = {
    "torn": '{"at": 12, "event": {"type": "sa',
    "empty": "",
    "no event of ours": '{"at": 12, "event": {"type": "cheated"}}',
    "an event that cannot be": '{"at": 12, "event": {"type": "moved", "seat": 9, "turn": 0, "move": {}}}',
    "no text": b"\xff\xfe\x00",
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_a_damaged_log_stops_its_own_table_alone(serving: Serving, damage: str | bytes) -> None:
    running = serving()
    (ann,) = match(running, "Ann", bots=2)
    (ben,) = match(running, "Ben", bots=2)
    running.kill()
    corrupt(running, ann.table, 2, damage)
    running.start()
    for answer in (ann.table.look(ann.token), ann.send({"type": "say", "text": "Hello?"})):
        assert (answer.status_code, answer.json()["code"]) == (500, "log-unreadable")
    with ann.table.socket(ann.token) as line:
        assert "log-unreadable" in line.recv(timeout=20)
    assert ben.send(ben.move()).status_code == 200
    assert until(ben.asked)
    assert {guest.table.id for guest in (ann,)}.isdisjoint(running.http.get("/api/tables").text.split('"'))


def test_a_missing_entry_is_noticed(serving: Serving) -> None:
    running = serving()
    ann = Guest(Table(running), "Ann")
    ann.do("say", text="One")
    ann.do("say", text="Two")
    running.kill()
    outside.change(running.database, "DELETE FROM event WHERE seq = 3")
    running.start()
    assert ann.table.look(ann.token).json()["code"] == "log-unreadable"


def test_nothing_secret_is_logged(serving: Serving) -> None:
    running = serving()
    (ann,) = match(running, "Ann", bots=2)
    until(ann.asked)
    running.kill()
    corrupt(
        running, ann.table, 2, '{"at": 1, "event": {"type": "sat", "seat": "' + secrets.token_hex(8) + '"}}'
    )
    running.start()
    ann.table.look(ann.token)
    logged = running.log.read_text()
    assert f"The log of a table cannot be read: log-unreadable (table {ann.table.id}, entry 2)" in logged
    for kept in (ann.token, ann.table.invite, ann.nonce.hex()):
        assert kept not in logged
