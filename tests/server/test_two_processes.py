"""Two servers on one PostgreSQL: a person on each, and one of the servers is killed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from websockets import ConnectionClosed

from zaubertisch.games import GAMES
from zaubertisch.kernel.record import read, verify
from zaubertisch.server.net.serve import open_house
from zaubertisch.server.storage.store import DatabaseRefused

from . import outside
from .guests import Guest, Json, Table, bearer, until
from .postgres import Postgres
from .running import Running, servers
from .test_serve import attempt

Serving = Callable[..., Running]


@pytest.fixture
def serving(postgres: Postgres, tmp_path: Path) -> Iterator[Serving]:
    """Servers on one new database."""
    with servers(postgres.database(), tmp_path) as start:
        yield start


def sit(here: Running, there: Running, bots: int = 1, **wish: Any) -> tuple[Guest, Guest]:
    """A match that has been dealt, with Ann here and Ben there."""
    table = Table(here, seats=2 + bots, **wish)
    ann, ben = Guest(table, "Ann"), Guest(table.at(there), "Ben")
    for _ in range(bots):
        ann.do("add_bot", bot="random")
    ann.do("start")
    for guest in (ann, ben):
        guest.do("nonce", nonce=guest.nonce.hex())
    return ann, ben


def play(*guests: Guest, moves: int | None = None) -> int:
    """Everybody answers what they are asked, until the match is over or so many moves are made."""
    made, chance = 0, random.Random(3)
    while moves is None or made < moves:
        frames = [guest.frame() for guest in guests]
        if frames[0]["table"]["phase"] == "over":
            break
        for guest, frame in zip(guests, frames, strict=True):
            if frame["legal"]:
                move = chance.choice(frame["legal"])
                answer = guest.send({"type": "move", "turn": frame["turn"], "move": move})
                made += answer.status_code == 200
                assert answer.status_code == 200, answer.text
    return made


@contextmanager
def following(guest: Guest) -> Iterator[list[Json]]:
    """The frames that come over a line to the guest's server."""
    frames: list[Json] = []

    def listen() -> None:
        with suppress(ConnectionClosed):
            while True:
                said = json.loads(line.recv())
                if said["type"] == "frame":
                    frames.append(said)

    with guest.table.socket(guest.token) as line:
        thread = Thread(target=listen)
        thread.start()
        yield frames
    thread.join()


def moves_of(table: Table) -> list[tuple[int, int]]:
    """The moves in the log, as (turn, seat)."""
    entries = [json.loads(str(row[4]))["event"] for row in table.rows() if len(row) == 5]
    return [(event["turn"], event["seat"]) for event in entries if event["type"] == "moved"]


def test_a_match_from_end_to_end_with_a_person_on_each(serving: Serving) -> None:
    """Each has a line to their own server, and both lines tell the same story without a gap."""
    here, there = serving(), serving()
    ann, ben = sit(here, there, game="duell", bots=0)
    with following(ann) as hers, following(ben) as his:
        play(ann, ben)
        until(lambda: all(frames and frames[-1]["table"]["phase"] == "over" for frames in (hers, his)))
    for frames in (hers, his):
        assert [frame["seq"] for frame in frames] == sorted({frame["seq"] for frame in frames})
    assert hers[-1]["seq"] == his[-1]["seq"]
    assert hers[-1]["scores"] == his[-1]["scores"]
    made = moves_of(ann.table)
    assert len(made) == len(set(made))
    assert not [row for row in ann.table.rows() if '"gone"' in str(row[4])]
    record = there.http.get(f"{ann.table.path}/record", headers=bearer(ben.token))
    assert verify(read(record.content), GAMES).sound
    assert here.troubles() + there.troubles() == []


def test_one_is_killed_and_the_other_carries_on(serving: Serving) -> None:
    """The one that dies has all the alarms: it wrote last, and a bot of its own was to move next."""
    here, there = serving(pace=1500, grace=1), serving(pace=1500, grace=1)
    ann, ben = sit(here, there, bots=2, clock=30)
    with ben.table.socket(ben.token):
        with ann.table.socket(ann.token):
            until(lambda: all(seat["here"] for seat in ben.frame()["table"]["seats"]))
            while not (frame := ann.frame())["legal"]:
                play(ben, moves=1) if ben.frame()["legal"] else None
            ann.send({"type": "move", "turn": frame["turn"], "move": frame["legal"][0]})
            before = ann.table.rows()
            here.kill()
        seq = max(row[1] for row in before if len(row) == 5)  # type: ignore[type-var]
        assert ben.frame()["seq"] >= seq, "what was acknowledged is there"
        # Ann comes to no other server: she is gone, and a bot sits in for her.
        until(lambda: ben.frame()["table"]["seats"][ann_seat(ben)]["stand_in"], 60)
        play(ben, moves=2)
        ann.table = ann.table.at(there)
        with ann.table.socket(ann.token):
            until(lambda: ben.frame()["table"]["seats"][ann_seat(ben)]["here"])
    made = moves_of(ben.table)
    assert len(made) == len(set(made))
    assert there.troubles() == []


def ann_seat(guest: Guest) -> int:
    names = [seat["name"] for seat in guest.frame()["table"]["seats"]]
    return names.index("Ann")


def test_a_second_server_gives_no_time_back(serving: Serving) -> None:
    here = serving()
    ann, ben = sit(here, here, clock=60)
    with ann.table.socket(ann.token), ben.table.socket(ben.token):
        there = serving()
        ben.table = ben.table.at(there)
        play(ann, ben, moves=4)
    told = [str(row[4]) for row in ann.table.rows()]
    assert not [entry for entry in told if '"credited"' in entry]


def test_the_database_is_restarted(serving: Serving, postgres: Postgres) -> None:
    """Who asks meanwhile waits for it, and then the match goes on."""
    here, there = serving(), serving()
    ann, ben = sit(here, there)
    play(ann, ben, moves=2)
    before = ann.table.rows()[:-1]
    postgres.stop()
    restarting = Thread(target=postgres.up)
    restarting.start()
    assert play(ann, ben, moves=4) == 4
    restarting.join()
    assert ann.table.rows()[: len(before)] == before
    made = moves_of(ann.table)
    assert len(made) == len(set(made))


def test_a_damaged_row_stops_its_own_table_alone(serving: Serving) -> None:
    """Both servers are started over it; the one table says so at each, the other is played on."""
    here = serving(pace=200)
    ann, ben = sit(here, here, clock=60)
    cem, _ = sit(here, here, clock=60)
    here.kill()
    damage = "UPDATE event SET body = 'torn' WHERE table_id = :table AND seq = 3"
    outside.change(here.database, damage, table=cem.table.id)
    here.start()
    there = serving()
    ben.table = ben.table.at(there)
    for table in (cem.table, cem.table.at(there)):
        answer = table.look(cem.token)
        assert (answer.status_code, answer.json()["code"]) == (500, "log-unreadable")
    assert play(ann, ben, moves=3) == 3
    (said,) = here.troubles()
    assert "The log of a table cannot be read" in said
    assert f"(table {cem.table.id}, entry 3)" in said


def test_a_database_that_cannot_be_used(postgres: Postgres, tmp_path: Path) -> None:
    """One sentence, and never the password."""
    database = postgres.database()
    other = database.replace("test@", "test:hunter2@") + "_not"
    said = attempt(Running(other, log=tmp_path / "log"))
    assert said.startswith("The database postgresql://test:***@127.0.0.1:")
    assert "does not exist" in said
    with pytest.raises(DatabaseRefused, match=r"test:\*\*\*@127.0.0.1:1/none cannot be used"):
        open_house("postgresql://test:hunter2@127.0.0.1:1/none", 0)
    outside.change(database, "CREATE TABLE alembic_version (version_num varchar(32))")
    outside.change(database, "INSERT INTO alembic_version VALUES ('v999')")
    with pytest.raises(DatabaseRefused, match="newer Zaubertisch"):
        open_house(database, 0)


def test_a_server_stops_while_the_database_is_away(serving: Serving, postgres: Postgres) -> None:
    here = serving()
    ann = Guest(Table(here), "Ann")
    postgres.stop()
    try:
        assert here.stop() == 0
    finally:
        postgres.up()
    here.start()
    assert ann.frame()["seat"] == 0
