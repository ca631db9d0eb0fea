"""`zaubertisch doctor`: nothing where all is well, and each fault of a proxy that spoils everything."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from zaubertisch.cli.main import main
from zaubertisch.server.checkup import checkup, checkup_database
from zaubertisch.server.checkup.finding import Finding

from .postgres import Postgres
from .running import Running, free_port


class Spoiler(BaseHTTPRequestHandler):
    """A proxy as it comes: no Host, no Upgrade, and answers are passed on when they are whole."""

    behind: Running

    def do_GET(self) -> None:
        length = int(self.headers.get("content-length", 0))
        headers = {
            n: v for n, v in self.headers.items() if n.lower() not in ("host", "upgrade", "connection")
        }
        ask = Request(self.behind.url + self.path, self.rfile.read(length) or None, headers)
        with suppress(OSError):
            try:
                answer: Any = urlopen(ask, timeout=5)
            except HTTPError as no:
                answer = no
            with answer:
                whole = answer.read()
            self.send_response(answer.status)
            self.send_header("Content-Length", str(len(whole)))
            self.end_headers()
            self.wfile.write(whole)

    do_POST = do_GET

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def spoiled(server: Running) -> Iterator[str]:
    """The address of such a proxy."""
    Spoiler.behind = server
    with ThreadingHTTPServer(("127.0.0.1", 0), Spoiler) as proxy:
        thread = Thread(target=proxy.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{proxy.server_port}"
        proxy.shutdown()
        thread.join()


def test_all_is_well(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["doctor", server.url, "--database", str(server.database)])
    said = capsys.readouterr().out
    lines = [line for line in said.splitlines() if "disk:" not in line]  # the tests' own may be slow
    assert all(line.startswith("well  ") for line in lines if not line.startswith("      "))
    for what in ("WebSocket", "server-sent events", "Host", "clock", "room", "is whole and holds"):
        assert what in said
    assert code == ("NOT" in said)


def test_a_proxy_that_spoils_everything(
    spoiled: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkup, "SECONDS", 2)
    assert main(["doctor", spoiled]) == 1
    said = capsys.readouterr().out
    for fix in ("proxy_set_header Host", "proxy_set_header Upgrade", "proxy_buffering off"):
        assert fix in said
    assert "NOT   Host" in said
    assert "NOT   WebSocket" in said


def test_https_that_is_taken_for_http(server: Running) -> None:
    looked = checkup.Checkup(server.url)
    assert looked.scheme().well
    looked._secure = True
    assert "X-Forwarded-Proto" in looked.scheme().fix


def test_nobody_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", f"http://127.0.0.1:{free_port()}"]) == 1
    assert "Start the server" in capsys.readouterr().out
    assert main(["doctor"]) == 2


def test_a_file_that_is_torn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.sqlite"
    assert "not there yet" in found(str(file))["database"].said
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE room (x)")
    connection.close()
    assert found(str(file))["database"].well
    file.write_bytes(file.read_bytes()[:4096] + b"?" * 4096)
    assert "docs/guide/host.md" in found(str(file))["database"].fix
    monkeypatch.setattr(checkup_database, "ROOM", 10**18)
    assert found(str(file))["room"].fix
    assert "own it" in found(str(tmp_path / "none" / "tables.sqlite"))["folder"].fix


def test_a_postgresql(postgres: Postgres) -> None:
    """The one of the tests has fsync off, which would cost moves; everything else is well."""
    looked = {found.what.partition(" ")[0]: found for found in checkup_database.findings(postgres.database())}
    assert [what for what, found in looked.items() if not found.well] == ["safety"]
    (away,) = checkup_database.findings(f"postgresql://test@127.0.0.1:{free_port()}/none")
    assert "pg_hba.conf" in away.fix


def found(database: str) -> dict[str, Finding]:
    return {found.what: found for found in checkup_database.findings(database)}
