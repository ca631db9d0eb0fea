"""Starting and stopping: one address, or one sentence and exit code 2; a whole match by the example bot."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from zaubertisch.server.net import serve, welcome

from .guests import Guest, Table, until
from .running import SECONDS, Running

Serving = Callable[..., Running]
EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def attempt(running: Running) -> str:
    """What a server says that cannot start: one sentence and exit code 2, and nothing else."""
    tried = subprocess.run(running.command(), capture_output=True, text=True, timeout=SECONDS)
    running.close()
    assert (tried.returncode, tried.stdout) == (2, "")
    (sentence,) = tried.stderr.splitlines()
    assert sentence.endswith(".")
    return sentence


@pytest.mark.parametrize(("level", "way"), [(None, "--port {}."), ("1", "make play PORT={}.")])
def test_a_port_in_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str | None, way: str) -> None:
    monkeypatch.delenv("MAKELEVEL", raising=False)
    if level is not None:
        monkeypatch.setenv("MAKELEVEL", level)
    running = Running(tmp_path / "tables.sqlite")
    with socket.create_server(("127.0.0.1", running.port)):
        said = attempt(running)
    assert said.startswith(f"Port {running.port} is in use.")
    assert said.endswith(way.format(running.port + 1))
    assert not Path(running.database).exists()


def test_a_host_that_is_not_ours(tmp_path: Path) -> None:
    said = attempt(Running(tmp_path / "tables.sqlite", host="192.0.2.1"))
    assert said.startswith("The address 192.0.2.1 cannot be used here")


def test_a_name_that_nobody_has(tmp_path: Path) -> None:
    said = attempt(Running(tmp_path / "tables.sqlite", host="nowhere.invalid"))
    assert said.startswith("The address nowhere.invalid cannot be used here")


def test_a_database_in_use(serving: Serving, tmp_path: Path) -> None:
    running = serving()
    assert "is in use by another Zaubertisch server" in attempt(Running(running.database))
    assert running.http.get("/api/health").status_code == 200
    running.kill()
    running.start()  # a crash frees it


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert "cannot be opened" in attempt(Running(tmp_path / "file" / "tables.sqlite"))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("Guten Tag. " * 1000)
    assert "file is not a database" in attempt(Running(tmp_path / "tables.sqlite"))


def test_the_folder_of_the_database_is_made(serving: Serving) -> None:
    running = serving()
    running.stop()
    running.database = Path(running.database).parent / "a new" / "folder" / "tables.sqlite"
    assert Path(running.start().database).exists()


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_the_collector_passes_over_what_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def run(server: serve.Server, listening: list[socket.socket]) -> None:
        frozen.append(gc.get_freeze_count())
        listening[0].close()
        asyncio.run(server._house.store.close())

    frozen: list[int] = []
    monkeypatch.setattr(serve.Server, "run", run)
    serve.run(serve.Wish(host="127.0.0.1", port=0, database=str(tmp_path / "tables.sqlite")))
    gc.unfreeze()
    assert frozen[0] > 10_000


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_gently(serving: Serving, how: signal.Signals) -> None:
    running = serving()
    ann = Guest(Table(running), "Ann")
    assert running.end(how) == 0
    assert running.log.read_text() == ""
    assert not Path(running.database).with_name("tables.sqlite-wal").exists()  # all of it is in the one file
    running.start()
    assert ann.frame()["seat"] == 0


def test_the_home_network_is_told_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(welcome, "home_address", lambda: "192.168.1.7")
    said = welcome.welcome("0.0.0.0", 8000)
    assert "http://127.0.0.1:8000/" in said
    assert "http://192.168.1.7:8000/" in said
    assert any(block in said for block in "█▀▄")
    assert "█" not in welcome.welcome("127.0.0.1", 8000)
    assert "http://[::1]:8000/" in welcome.welcome("::1", 8000)


@pytest.mark.parametrize("compiled", [True, False])
def test_that_nothing_is_compiled_is_said(monkeypatch: pytest.MonkeyPatch, compiled: bool) -> None:
    monkeypatch.setattr(welcome, "COMPILED", compiled)
    assert ("forty times as long" in welcome.welcome("127.0.0.1", 8000)) is not compiled


def test_a_home_without_a_network_gets_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(welcome, "home_address", lambda: None)
    assert welcome.welcome("0.0.0.0", 8000).count("http://") == 1


def test_a_terminal_that_knows_no_block_signs_is_no_obstacle(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    assert serving(host="0.0.0.0").troubles() == []


def test_every_address_of_this_machine_is_served(serving: Serving) -> None:
    assert serving(host="0.0.0.0").http.get("/api/health").status_code == 200


@pytest.mark.parametrize(("game", "seats"), [("wizard", 4), ("kampf", 4), ("duell", 2), ("seelenkrieger", 2)])
def test_the_example_bot_plays_to_the_end(serving: Serving, game: str, seats: int) -> None:
    """It comes by the invitation, beside bots of the house and a host who leaves it to play alone."""
    assert len(EXAMPLE.read_text().splitlines()) < 80
    running = serving()
    table = Table(running, game=game, seats=seats)
    host = Guest(table, "Ann")
    for bot in ("random", "thumb")[: seats - 2]:
        host.do("add_bot", bot=bot)
    link = f"{running.url}/t/{table.id}#join={table.invite}"
    player = subprocess.Popen(
        [sys.executable, str(EXAMPLE), link, "Cleverly"], stdout=subprocess.PIPE, text=True
    )
    until(lambda: host.frame()["table"]["seats"][seats - 1]["kind"] == "person")
    host.do("start")
    host.do("nonce", nonce=host.nonce.hex())
    until(lambda: host.frame()["table"]["phase"] == "playing")  # to leave before the deal voids the start
    host.do("leave")
    said, _ = player.communicate(timeout=120)
    assert player.returncode == 0
    frame = host.frame()
    assert (frame["table"]["phase"], frame["table"]["aborted"]) == ("over", False)
    assert said.startswith("Ann, ")
    assert str(frame["scores"]) in said
    assert running.troubles() == []
