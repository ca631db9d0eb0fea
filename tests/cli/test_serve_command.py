"""`zaubertisch serve` and `zaubertisch bench-engine`: what they pass on, and what they print."""

from __future__ import annotations

import re
import sys
from types import ModuleType

import pytest

from zaubertisch.cli import main


def serving(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, str, int, int]]:
    """Takes the server's place, and notes how it was called."""
    called: list[tuple[str, int, str, int, int]] = []
    server = ModuleType("zaubertisch.server.net.serve")
    server.run = lambda *said: called.append(said)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "zaubertisch.server.net.serve", server)
    return called


def test_serve_passes_on_what_was_said(monkeypatch: pytest.MonkeyPatch) -> None:
    called = serving(monkeypatch)
    words = "serve --host 0.0.0.0 --port 9000 --database x.sqlite --pace 0 --grace 300"
    assert main(words.split()) == 0
    assert called == [("0.0.0.0", 9000, "x.sqlite", 0, 300_000)]


def test_serve_stays_at_home_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    called = serving(monkeypatch)
    assert main(["serve"]) == 0
    assert called == [("127.0.0.1", 8000, "var/zaubertisch.sqlite", 700, 60_000)]


def test_bench_prints_one_figure_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("zaubertisch.lab.engine.oh_hell", lambda: lambda: 52)
    monkeypatch.setattr("zaubertisch.lab.engine._once", lambda play, seconds: 1000.4 if play() == 52 else 750)
    assert main(["bench-engine"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == ["wizard 750 steps/s", "oh_hell 1000 steps/s", "wizard/oh_hell 0.750 ratio"]
    moves, told, match = lines[3:]
    assert re.fullmatch(r"seelenkrieger_legal_moves \d+\.\d ms \(3\d\d\d moves\)", moves)
    assert re.fullmatch(r"seelenkrieger_told 1\d\d\d\d bytes", told)
    assert re.fullmatch(r"seelenkrieger_thumb_match \d+\.\d\d s", match)


def test_bench_says_in_one_line_that_openspiel_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setattr("zaubertisch.lab.engine._once", lambda play, seconds: 100 * seconds)
    assert main(["bench-engine", "--repeats", "1", "--seconds", "2"]) == 0
    ours, missing, *_ = capsys.readouterr().out.splitlines()
    assert ours == "wizard 200 steps/s"
    assert missing == "oh_hell is missing: OpenSpiel is not installed (pip install open_spiel)"
