"""`zaubertisch serve` and `zaubertisch bench-engine`: what they pass on, and what they print."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from zaubertisch.cli import main
from zaubertisch.server.net.serve import Wish


def serving(monkeypatch: pytest.MonkeyPatch) -> list[Wish]:
    """Takes the server's place, and notes how it was called."""
    called: list[Wish] = []
    server = ModuleType("zaubertisch.server.net.serve")
    server.Wish = Wish  # type: ignore[attr-defined]
    server.run = called.append  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "zaubertisch.server.net.serve", server)
    return called


def test_serve_passes_on_what_was_said(monkeypatch: pytest.MonkeyPatch) -> None:
    called = serving(monkeypatch)
    words = "serve --host 0.0.0.0 --port 9000 --database x.sqlite --pace 0 --grace 300 --log json"
    more = "--log-level info --admin-token-file token --keep-finished 90d --drain 5"
    where = "--root-path /cards/ --hints valkey://h"
    assert main([*words.split(), *more.split(), *where.split()]) == 0
    asked = Wish(
        host="0.0.0.0",
        port=9000,
        database="x.sqlite",
        pace=0,
        grace=300_000,
        journal="json",
        level="info",
        token_file=Path("token"),
        keep=90 * 86_400_000,
        drain=5,
        root="/cards",
        hints="valkey://h",
    )
    assert called == [asked]


def test_serve_stays_at_home_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    called = serving(monkeypatch)
    assert main(["serve"]) == 0
    assert main(["serve", "--root-path=/"]) == 0
    assert called == 2 * [Wish(host="127.0.0.1", port=8000, database="var/zaubertisch.sqlite")]


@pytest.mark.parametrize("said", ["cards", "/cards?x", "/a b", "/cards//deep"])
def test_a_path_that_is_none(monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    called = serving(monkeypatch)
    with pytest.raises(SystemExit, match="2"):
        main(["serve", f"--root-path={said}"])
    assert called == []


@pytest.mark.parametrize("said", ["90", "d", "-3d", "0d", "3.5h", "soon"])
def test_a_time_that_is_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], said: str
) -> None:
    called = serving(monkeypatch)
    with pytest.raises(SystemExit, match="2"):
        main(["serve", f"--keep-finished={said}"])
    assert "Say it in days or hours: 90d or 12h" in capsys.readouterr().err
    assert called == []


def test_bench_prints_one_figure_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("zaubertisch.lab.engine.oh_hell_rollouts", lambda: lambda: 7)
    monkeypatch.setattr("zaubertisch.lab.engine._once", lambda play, seconds: {1: 1000.4}.get(play(), 750))
    for name, steps in (("wizard", 2), ("oh_hell", 1), ("kernel_stepped", 3), ("kernel_rollouts", 4)):
        monkeypatch.setattr(f"zaubertisch.lab.engine.{name}", lambda steps=steps: lambda: steps)
    monkeypatch.setattr("zaubertisch.lab.engine.decision_ms", lambda bot: 1.5)
    assert main(["bench-engine"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] in ("kernel_compiled yes", "kernel_compiled no")
    assert lines[1:11] == [
        "wizard 750 steps/s",
        "oh_hell 1000 steps/s",
        "kernel_stepped 750 steps/s",
        "kernel_rollouts 750 steps/s",
        "oh_hell_rollouts 750 steps/s",
        "wizard/oh_hell 0.750 ratio",
        "kernel_stepped/oh_hell 0.750 ratio",
        "kernel_rollouts/oh_hell_rollouts 1.000 ratio",
        "flat500_decision 1.500 ms",
        "adept_decision 1.500 ms",
    ]
    moves, told, match = lines[11:]
    assert re.fullmatch(r"seelenkrieger_legal_moves \d+\.\d ms \(3\d\d\d moves\)", moves)
    assert re.fullmatch(r"seelenkrieger_told 1\d\d\d\d bytes", told)
    assert re.fullmatch(r"seelenkrieger_thumb_match \d+\.\d\d s", match)


def test_bench_says_in_one_line_that_openspiel_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setattr("zaubertisch.lab.engine._once", lambda play, seconds: 100 * seconds)
    monkeypatch.setattr("zaubertisch.lab.engine.decision_ms", lambda bot: 1.5)
    assert main(["bench-engine", "--repeats", "1", "--seconds", "2"]) == 0
    _, ours, _, _, missing, *_ = capsys.readouterr().out.splitlines()
    assert ours == "wizard 200 steps/s"
    assert missing == "oh_hell is missing: OpenSpiel is not installed (pip install open_spiel)"
