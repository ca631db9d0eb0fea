"""Operations: what is alive and ready, what is counted and written down, and who may see that."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from zaubertisch.kernel import Refused
from zaubertisch.server.house.clock import Clock
from zaubertisch.server.house.house import House
from zaubertisch.server.house.thinking import Thinking
from zaubertisch.server.net.app import application
from zaubertisch.server.operating.journal import JsonLine
from zaubertisch.server.operating.readiness import check_ready
from zaubertisch.server.storage.sqlite_store import SqliteStore

from .guests import Guest, Table, bearer, match, until
from .running import Running
from .test_neighbours import until as so
from .test_serve import attempt

Serving = Callable[..., Running]

SAMPLE = re.compile(r'(zaubertisch_\w+)(\{le="[^"]+"\})? (-?[\d.e+-]+|\+Inf)')


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a token, whose journal tells everything, for machines."""
    folder = tmp_path_factory.mktemp("watched")
    words = [f"--admin-token-file={folder / 'token'}", "--log=json", "--log-level=info"]
    running = Running(folder / "tables.sqlite", words=words).start()
    yield running
    running.close()


def token(running: Running) -> str:
    return (Path(running.database).parent / "token").read_text().strip()


def figures(running: Running) -> dict[str, float]:
    """What /metrics says, read strictly: every sample after its HELP and TYPE."""
    answer = running.http.get("/metrics", headers=bearer(token(running))).raise_for_status()
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    values: dict[str, float] = {}
    announced = ""
    for line in answer.text.splitlines():
        if line.startswith("# TYPE "):
            announced = line.split()[2]
        elif not line.startswith("#"):
            sample = SAMPLE.fullmatch(line)
            assert sample is not None, line
            assert sample[1].startswith(announced)
            values[sample[1] + (sample[2] or "")] = float(sample[3])
    return values


def journal(running: Running) -> list[dict[str, Any]]:
    return [json.loads(line) for line in running.log.read_text().splitlines()]


def test_it_is_alive_and_ready(watched: Running) -> None:
    for path in ("/healthz", "/readyz"):
        answer = watched.http.get(path)
        assert (answer.status_code, answer.json()) == (200, {"ok": True})
        assert answer.headers["cache-control"] == "no-store"


async def test_it_is_not_ready_while_it_stops_or_the_database_is_away(tmp_path: Path) -> None:
    house = House(SqliteStore(tmp_path / "tables.sqlite"), 0)
    await check_ready(house)
    house.stopping = True
    with pytest.raises(Refused, match="stopping"):
        await check_ready(house)
    house.stopping = False
    await house.store.close()
    with pytest.raises(Refused, match="database-away"):
        await check_ready(house)


def test_it_goes_on_for_those_who_are_there_and_sends_new_people_away(serving: Serving) -> None:
    running = serving(words=["--drain=3"])
    (ann,) = match(running, "Ann")
    assert running.process is not None
    running.process.send_signal(signal.SIGTERM)
    away = until(lambda: None if (no := running.http.get("/readyz")).status_code == 200 else no)
    assert (away.status_code, away.json()["code"]) == (503, "stopping")
    ann.send(ann.move()).raise_for_status()
    assert running.process.wait(30) == 0
    assert running.troubles() == []


def test_figures_are_for_whoever_shows_the_token(watched: Running, serving: Serving) -> None:
    for secret, code in ((None, "not-admin"), ("x" * 43, "not-admin")):
        no = watched.http.get("/metrics", headers=bearer(secret))
        assert (no.status_code, no.json()["code"]) == (401, code)
    off = serving().http.get("/metrics", headers=bearer(token(watched)))
    assert (off.status_code, off.json()["code"]) == (404, "no-such-page")


def test_what_happens_is_counted(watched: Running) -> None:
    before = figures(watched)
    (ann,) = match(watched, "Ann")
    with ann.table.socket(ann.token) as line:
        line.recv()
        ann.send(ann.move()).raise_for_status()
        during = figures(watched)
    written = max(int(str(row[1])) for row in ann.table.rows() if len(row) == 5)
    after = until(lambda: figures(watched) if figures(watched)["zaubertisch_sockets"] == 0 else None)
    assert during["zaubertisch_sockets"] == 1
    assert during["zaubertisch_outbox_bytes"] >= 0
    assert during["zaubertisch_tables_in_memory"] >= 1
    for name in ("appends_total", "append_seconds_count", "fold_seconds_count"):
        more = after[f"zaubertisch_{name}"] - before[f"zaubertisch_{name}"]
        assert more >= written - 5, name  # bots may go on meanwhile
    for name in ("conflicts_total", "repairs_total", "bot_queue", "hint_lag_seconds_count", "stopping"):
        assert f"zaubertisch_{name}" in after
    spread = [value for name, value in after.items() if name.startswith("zaubertisch_fold_seconds_bucket")]
    assert spread == sorted(spread)
    assert spread[-1] == after["zaubertisch_fold_seconds_count"]


def test_the_journal_names_table_and_entry_and_nothing_secret(watched: Running) -> None:
    ann, ben = match(watched, "Ann", "Ben", bots=1)
    for _ in range(3):
        guest = until(lambda: next((each for each in (ann, ben) if each.frame()["legal"]), None))
        guest.send(guest.move()).raise_for_status()
    ann.do("say", text="Hush hush")
    ann.do("abort")
    told = [line for line in journal(watched) if line.get("table") == ann.table.id]
    assert [line["seq"] for line in told] == list(range(1, len(told) + 1))
    assert {line["said"] for line in told} >= {"Written: opened", "Written: moved", "Written: aborted"}
    assert {"at", "level", "from", "said"} <= told[0].keys()
    whole = watched.log.read_text() + watched.http.get("/metrics", headers=bearer(token(watched))).text
    key = ann.frame()["table"]["key"]
    words = ("Hush", key, ann.token, ben.token, ann.table.invite, ann.nonce.hex(), token(watched))
    assert [word for word in words if word in whole] == []
    assert '"red' not in whole


def test_the_token_is_made_once_and_for_its_owner_alone(watched: Running, tmp_path: Path) -> None:
    file = Path(watched.database).parent / "token"
    assert file.stat().st_mode & 0o077 == 0
    kept = token(watched)
    watched.stop()
    watched.start()
    assert token(watched) == kept
    figures(watched)
    (tmp_path / "short").write_text("secret\n")
    for name, said in (("short", "too short"), ("none/token", "cannot be used")):
        words = [f"--admin-token-file={tmp_path / name}"]
        assert said in attempt(Running(tmp_path / "tables.sqlite", words=words))


def test_ways_in_for_admins_are_closed_without_a_token(serving: Serving) -> None:
    running = serving()
    table = Table(running)
    Guest(table, "Ann")
    ways: list[tuple[str, str, dict[str, str] | None]] = [
        ("GET", "/admin/tables", None),
        ("POST", f"/admin/tables/{table.id}/close", {"why": "x"}),
        ("GET", f"/admin/tables/{table.id}/log", None),
        ("GET", "/metrics", None),
    ]
    for method, path, said in ways:
        answer: httpx.Response = running.http.request(method, path, json=said, headers=bearer("x" * 43))
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page"), path


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What the journal of this process says, for machines."""
    paper = io.StringIO()
    pen = logging.StreamHandler(paper)
    pen.setFormatter(JsonLine())
    logging.getLogger("zaubertisch").addHandler(pen)
    yield paper
    logging.getLogger("zaubertisch").removeHandler(pen)


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
async def test_a_fault_at_a_table_says_at_which(
    tmp_path: Path, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever finds it, a request or the clock; and its words, which quote a hand, are not repeated."""

    async def breaks(*_: object) -> None:
        raise ValueError("R7 is in the hand")

    table = "abcdefghijkl"
    house = House(SqliteStore(tmp_path / "tables.sqlite"), 0)
    for ask in ("see", "write"):
        monkeypatch.setattr(house, ask, breaks)
    monkeypatch.setattr(house, "seq", lambda _: 7)
    transport = httpx.ASGITransport(application(house), raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
        assert (await client.get(f"/api/tables/{table}")).json()["code"] == "broken"
    thinking = Thinking()
    clock = asyncio.create_task(Clock(house, thinking).run())
    house.alarm.set(table, 0)
    await so(lambda: "could not be served" in written.getvalue())
    clock.cancel()
    await asyncio.wait([clock])
    thinking.close()
    await house.store.close()
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert {(line["table"], line["seq"]) for line in lines} == {(table, 7)}
    assert {line["said"].partition(":")[0] for line in lines} == {
        "A request failed",
        "A table could not be served and will be tried again",
    }
    assert "R7" not in written.getvalue()
