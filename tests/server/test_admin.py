"""The office: tables are listed and closed, finished ones exported, and no open table is looked into."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from zaubertisch.cli import main
from zaubertisch.server.table.room import Room

from .guests import Guest, Table, again, bearer, match, until
from .running import Running
from .test_operating import token

HEADER = {"table", "title", "game", "phase", "listed", "seats", "at"}


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("hosted")
    running = Running(folder / "tables.sqlite", words=[f"--admin-token-file={folder / 'token'}"]).start()
    yield running
    running.close()
    assert running.troubles() == []


def ask(running: Running, path: str, said: Any = None, secret: str | None = None) -> httpx.Response:
    method = "GET" if said is None else "POST"
    shown = bearer(secret or token(running))
    return running.http.request(method, f"/admin/tables{path}", json=said, headers=shown)


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_an_open_table_shows_its_header_and_nothing_else(hosted: Running) -> None:
    """Whatever is asked about a table in play: no card, no talk, no secret, no log."""
    ann, ben = match(hosted, "Ann", "Ben", bots=1, title="Thursday")
    ann.do("say", text="between us")
    frame = ann.frame()
    (header,) = [one for one in ask(hosted, "").json() if one["table"] == ann.table.id]
    assert header.keys() == HEADER
    assert (header["title"], header["phase"], header["listed"]) == ("Thursday", "playing", False)
    assert {name for seat in header["seats"] for name in seat} == {"kind", "name"}
    answers = [
        ask(hosted, ""),
        ask(hosted, f"/{ann.table.id}/log"),
        ask(hosted, f"/{ann.table.id}/close", {"why": ""}),
        ask(hosted, f"/{ann.table.id}/close", {"why": "x", "more": 1}),
        ask(hosted, f"/{ann.table.id}/log", secret=ann.token),
        ask(hosted, f"/{ann.table.id}"),
    ]
    assert [answer.status_code for answer in answers] == [200, 409, 400, 400, 401, 404]
    assert code(answers[1]) == (409, "table-open")
    told = " ".join(answer.text for answer in answers)
    secrets = [ann.token, ben.token, ann.table.invite, ann.nonce.hex(), frame["table"]["match"]]
    assert [word for word in ("between us", *secrets) if word in told] == []
    # The token opens nothing at the table either.
    no = hosted.http.get(ann.table.path, headers=bearer(token(hosted)))
    assert code(no) == (403, "wrong-invitation")


def test_a_table_between_two_matches_is_open_again(hosted: Running) -> None:
    (ann,) = match(hosted, "Ann")
    ann.do("abort")
    assert ask(hosted, f"/{ann.table.id}/log").status_code == 200
    ann.do("rematch")
    assert code(ask(hosted, f"/{ann.table.id}/log")) == (409, "table-open")
    again_at(ann)
    assert code(ask(hosted, f"/{ann.table.id}/log")) == (409, "table-open")


def again_at(ann: Guest) -> None:
    """Another match is dealt."""
    ann.do("promise", promise=ann.sitting["promise"])
    ann.do("start")
    assert ann.frame()["table"]["phase"] == "opening"


def test_a_finished_table_is_taken_along_whole(hosted: Running) -> None:
    (ann,) = match(hosted, "Ann")
    until(ann.asked)
    ann.send(ann.move()).raise_for_status()
    again(ann)
    ann.do("abort")
    answer = ask(hosted, f"/{ann.table.id}/log")
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    lines = answer.content.splitlines()
    room = Room.read(lines)
    assert room.seq == ann.frame()["seq"] == len(lines)
    assert len(room.matches()) == 2
    assert answer.text.count(ann.token) == 0


def test_whoever_sits_at_a_table_that_is_closed_is_told_why(hosted: Running) -> None:
    ann, ben = match(hosted, "Ann", "Ben", bots=1, listed=True)
    with ann.table.socket(ann.token) as line:
        line.recv()
        done = ask(hosted, f"/{ann.table.id}/close", {"why": "  The club\u202e moves "})
        assert done.status_code == 200
        while (said := json.loads(line.recv()))["type"] != "refusal":
            assert said["type"] in ("frame", "beat")
    assert (said["code"], said["facts"]) == ("table-closed", {"why": "The club moves"})
    assert code(ann.table.look(ben.token)) == (410, "table-closed")
    assert code(ben.send({"type": "say", "text": "Oh"})) == (410, "table-closed")
    assert code(ann.send({"type": "rematch"})) == (410, "table-closed")
    assert code(sit(ann.table)) == (410, "table-closed")
    assert code(ask(hosted, f"/{ann.table.id}/close", {"why": "again"})) == (410, "table-closed")
    assert ann.table.id not in hosted.http.get("/api/tables").text
    # The match that was broken off can still be checked: its key is open.
    record = hosted.http.get(f"{ann.table.path}/record", headers=bearer(ann.token)).json()
    assert record["opening"]["match"]
    hosted.stop()
    hosted.start()
    assert code(ann.table.look(ben.token)) == (410, "table-closed")


def sit(table: Table) -> httpx.Response:
    said = {"key": "k" * 16, "name": "Cem", "token": "c" * 43, "promise": "0" * 64}
    return table.post("/seats", said, table.invite)


def test_a_table_that_gathers_or_opens_is_closed_as_well(hosted: Running) -> None:
    table = Table(hosted)
    ann = Guest(table, "Ann")
    assert ask(hosted, f"/{table.id}/close", {"why": "No"}).status_code == 200
    assert code(table.look(ann.token)) == (410, "table-closed")
    assert code(ask(hosted, "/nowhere/close", {"why": "No"})) == (404, "no-such-table")
    assert code(ask(hosted, "/nowhere/log")) == (404, "no-such-table")


def test_the_command_does_all_of_it(
    hosted: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["admin", "--server", hosted.url, "--token-file", str(Path(hosted.database).parent / "token")]
    (ann,) = match(hosted, "Ann", title="By command")
    assert main([*words, "tables"]) == 0
    (line,) = [one for one in capsys.readouterr().out.splitlines() if one.startswith(ann.table.id)]
    assert line.split("\t")[1:3] == ["playing", "private"]
    assert line.endswith("\tBy command")
    assert main([*words, "export", ann.table.id, "--into", str(tmp_path)]) == 2
    assert capsys.readouterr().err.endswith("[table-open]\n")
    assert main([*words, "close", ann.table.id, "--why", "Enough"]) == 0
    assert main([*words, "export", "--into", str(tmp_path / "logs")]) == 0
    capsys.readouterr()
    exported = {file.stem for file in (tmp_path / "logs").iterdir()}
    over = {one["table"] for one in ask(hosted, "").json() if one["phase"] == "over"}
    assert ann.table.id in exported == over
    assert Room.read((tmp_path / "logs" / f"{ann.table.id}.jsonl").read_bytes().splitlines()).state.closed


def test_the_command_says_in_one_sentence_what_is_in_the_way(
    hosted: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_text("x" * 43)
    right = Path(hosted.database).parent / "token"
    for file, server, said in (
        (tmp_path / "none", hosted.url, "[no-token]."),
        (wrong, hosted.url, "[not-admin]"),
        (right, "http://127.0.0.1:1", "[no-answer]."),
        (right, f"{hosted.url}/nowhere", "[no-office]."),
    ):
        assert main(["admin", "--server", server, "--token-file", str(file), "tables"]) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert line.endswith(said)
