"""`zaubertisch cards --check`: each fault with file and line."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from zaubertisch.cli import main

HOUSE = files("zaubertisch.games.seelenkrieger") / "catalogue.toml"


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def test_the_cards_of_the_house_are_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--check", str(HOUSE)]) == 0
    assert capsys.readouterr().out == f"{HOUSE}: 0 faults, 0 warnings\n"


def test_a_fault_is_told_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, text = tmp_path / "cards.toml", HOUSE.read_text(encoding="utf-8")
    planted = text.replace('op = "draw"', 'op = "drew"', 1)
    path.write_text(planted, encoding="utf-8")
    line = planted[: planted.index("drew")].count("\n") + 1
    assert main(["cards", "--check", str(path)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith(f"{path}:{line}: O4: There is no word “drew” here. ")
    assert said[0].endswith(" [unknown-word]")
    assert said[1:] == [f"{path}: 1 faults, 0 warnings"]


def test_a_warning_is_no_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cards.toml"
    text = HOUSE.read_text(encoding="utf-8")
    start = text.index('id = "U7"')
    path.write_text(
        text[:start] + text[start:].replace("cost_most = 1", "cost_most = 3", 1), encoding="utf-8"
    )
    assert main(["cards", "--check", str(path)]) == 0
    said = capsys.readouterr().out
    assert ": warning: U7: " in said
    assert said.endswith(": 0 faults, 1 warnings\n")


def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cards.toml"
    for write in (lambda: None, lambda: path.write_bytes(b"\xff")):
        write()
        assert main(["cards", "--check", str(path)]) == 2
        assert capsys.readouterr().err.endswith("[unreadable-file]\n")
