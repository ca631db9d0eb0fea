"""`zaubertisch deck check`: whether a deck may be played, in the words of the reader."""

from __future__ import annotations

from pathlib import Path

import pytest

from zaubertisch.cli import main
from zaubertisch.games.seelenkrieger.decklist import write_json
from zaubertisch.games.seelenkrieger.starters import QUICK_STARTERS, STARTERS, Quick, starter, text


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


@pytest.mark.parametrize("name", STARTERS)
def test_the_starter_decks_may_be_played(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(text(name), encoding="utf-8")  # type: ignore[arg-type]
    assert main(["deck", "check", str(path)]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"{path}: 40 cards, ")
    assert said.endswith(", a hero. This deck may be played.\n")


@pytest.mark.parametrize("name", QUICK_STARTERS)
def test_the_quick_ones_may_be_played_where_quick_decks_are(name: Quick, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(text(name), encoding="utf-8")
    assert main(["deck", "check", str(path), "--option", "deck=quick"]) == 0
    assert main(["deck", "check", str(path)]) == 1


def test_a_deck_in_json_may_be_played(tmp_path: Path) -> None:
    path = tmp_path / "deck.json"
    path.write_bytes(write_json(starter(STARTERS[0])))
    assert main(["deck", "check", str(path)]) == 0


FAULTS = {
    "en": ["there is no card “Novicee” (perhaps Novice)", "there is no section “[Attic]”"],
    "de": ["die Karte „Novicee“ gibt es nicht (vielleicht Novice)", "den Abschnitt „[Attic]“ gibt es nicht"],
    "nl": ["de kaart “Novicee” bestaat niet (misschien Novice)", "het deel “[Attic]” bestaat niet"],
}


@pytest.mark.parametrize("lang", FAULTS)
def test_what_cannot_be_read_is_told_with_its_line(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("# Name: Mine\n4 Novicee\n[Attic]\n0 Novice\n", encoding="utf-8")
    assert main(["deck", "check", str(path), "--lang", lang]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0] == f"{path}:2: {FAULTS[lang][0]}"
    assert said[1].startswith(f"{path}:3: {FAULTS[lang][1]}")
    assert said[2].startswith(f"{path}:4: ")
    assert len(said) == 4


def test_what_is_not_allowed_is_told_all_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("4 Novice\n\n3 M1\n[Hero]\nNovice\n", encoding="utf-8")
    assert main(["deck", "check", str(path)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{path}:1: 7 of Novice, at most 5",
        f"{path}: 7 cards in the main deck instead of 40",
        f"{path}: 7 warriors in the main deck, at least 10",
        f"{path}:5: Novice is no hero",
        "4 things are wrong. Correct the list and check it again.",
    ]


def test_the_table_says_what_a_deck_must_keep_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(text(STARTERS[0]), encoding="utf-8")
    assert main(["deck", "check", str(path), "--option", "deck=quick"]) == 1
    said = capsys.readouterr().out
    assert "40 cards in the main deck instead of 30" in said
    assert said.endswith("One thing is wrong. Correct the list and check it again.\n")


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", str(tmp_path / "none.txt")]) == 2
    assert capsys.readouterr().err.endswith("[unreadable-file]\n")
