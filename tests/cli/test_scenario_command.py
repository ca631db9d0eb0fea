"""`zaubertisch scenario`: the list, a lesson typed wrong and then right, and the check of a file."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from zaubertisch.cli import main
from zaubertisch.games.seelenkrieger.scenarios.library import BOOK, scenarios


def test_the_list_shows_every_name_and_title(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "list", "--lang", "nl"]) == 0
    shown = capsys.readouterr().out
    assert shown.index("funken") < shown.index("waechter")
    assert [name for name in scenarios() if name not in shown] == []
    assert "Vonken tellen" in shown


def play(monkeypatch: pytest.MonkeyPatch, typed: str, *words: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return main(["scenario", "play", *words, "--lang", "en"])


def test_a_lesson_is_tried_again_until_it_is_solved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "4\n\n2\n2\n", "funken") == 0  # the end of the turn; again; two for nothing
    shown = capsys.readouterr().out
    assert shown.index("That does not do it.") < shown.index("Three.") < shown.index("Solved.")
    assert "You win the match" not in shown
    assert "Four factions, four sparks." in shown


def test_whoever_gets_up_has_solved_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "q\n", "antwort") == 0
    shown = capsys.readouterr().out
    assert "The other side attack" in shown
    assert "Solved" not in shown


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["play", "nobody"], "unknown-scenario"),
        (["play"], "which-scenario"),
        (["check", "nowhere.toml"], "unreadable-file"),
    ],
)
def test_what_is_not_there_is_said(words: list[str], code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", *words]) == 2
    assert f"[{code}]" in capsys.readouterr().err


def test_a_file_is_checked_line_by_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = BOOK.joinpath("funken.toml").read_text(encoding="utf-8")
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(text, encoding="utf-8")
    bad.write_text(text.replace('"XOM"', '"XOX"'), encoding="utf-8")
    assert main(["scenario", "check", str(good)]) == 0
    assert main(["scenario", "check", str(bad)]) == 1
    line = text[: text.index('"XOM"')].count("\n") + 1
    assert f"{bad}:{line}: There is no card “XOX”" in capsys.readouterr().out
