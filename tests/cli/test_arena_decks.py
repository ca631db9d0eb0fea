"""`zaubertisch arena --decks`: decks that meet, as a line for others to read and as a table for people."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from zaubertisch.bots import BOTS
from zaubertisch.cli import main
from zaubertisch.games.seelenkrieger.starters import STARTERS, text

TWO = "sturm-der-rotzaehne,heer-der-gruft"
PLAIN = ["arena", "seelenkrieger", "--bots", "thumb,thumb", "--workers", "1", "--lang", "en"]


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")


def met(capsys: pytest.CaptureFixture[str], decks: str, *more: str, matches: int = 2) -> dict[str, Any]:
    assert main([*PLAIN, "--decks", decks, "--matches", str(matches), "--json", *more]) == 0
    said: dict[str, Any] = json.loads(capsys.readouterr().out)
    return said


def test_json_has_exactly_these_fields(capsys: pytest.CaptureFixture[str]) -> None:
    said = met(capsys, "all")
    assert list(said) == ["turns", "endings", "first_player", "pairs"]
    assert list(said["turns"]) == ["p10", "median", "p90"]
    assert 2 <= said["turns"]["p10"] <= said["turns"]["median"] <= said["turns"]["p90"]
    assert set(said["endings"]) <= {"ten_defeats", "no_card", "turns"}
    assert sum(said["endings"].values()) == pytest.approx(1, abs=1e-4)
    assert 0 <= said["first_player"] <= 1
    assert all(list(pair) == ["a", "b", "a_share", "matches"] for pair in said["pairs"])
    assert {(pair["a"], pair["b"]) for pair in said["pairs"]} == {
        (a, b) for n, a in enumerate(STARTERS) for b in STARTERS[n + 1 :]
    }
    assert {pair["matches"] for pair in said["pairs"]} == {2}


def test_the_seed_decides(capsys: pytest.CaptureFixture[str]) -> None:
    first = met(capsys, TWO, "--seed", "1", matches=6)
    assert first == met(capsys, TWO, "--seed", "1", matches=6)
    assert first != met(capsys, TWO, "--seed", "2", matches=6)


def test_a_deck_against_itself_has_no_edge(capsys: pytest.CaptureFixture[str]) -> None:
    """Both seats: the very same match twice, won once by each."""
    (pair,) = met(capsys, "heer-der-gruft,heer-der-gruft")["pairs"]
    assert pair["a_share"] == 0.5


def test_two_bots_have_every_deck_in_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    said = met(capsys, TWO, "--bots", "random,thumb")
    assert [bot["bot"] for bot in said["bots"]] == ["random", "thumb"]
    assert sum(bot["share"] for bot in said["bots"]) == pytest.approx(1)
    assert said["bots"][1]["share"] > 0.5
    for bot in said["bots"]:
        assert list(bot) == ["bot", "share", "ci95", "matches", "ms_per_decision", "ms_slowest"]
        assert bot["matches"] == said["pairs"][0]["matches"] == 4
        assert 0 < bot["ms_per_decision"] <= bot["ms_slowest"]


def test_a_bot_that_is_like_the_other_wins_half(capsys: pytest.CaptureFixture[str]) -> None:
    """Under two names the same bot: what the one wins, the other wins from the same cards."""
    BOTS["twin"] = BOTS["thumb"]
    try:
        said = met(capsys, TWO, "--bots", "thumb,twin", matches=8)
    finally:
        del BOTS["twin"]
    assert [(bot["share"], bot["ci95"]) for bot in said["bots"]] == [(0.5, 0.0), (0.5, 0.0)]


def test_a_deck_may_lie_in_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text(text("heer-der-gruft"), encoding="utf-8")
    (pair,) = met(capsys, f"{mine},{STARTERS[1]}")["pairs"]
    assert (pair["a"], pair["b"]) == (str(mine), STARTERS[1])


def test_without_json_there_is_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*PLAIN, "--decks", TWO, "--matches", "1"]) == 0
    said = capsys.readouterr()
    assert "seelenkrieger: 2 matches, every pair of decks from both seats" in said.out
    assert "Own turns:" in said.out
    assert "Won by who began:" in said.out
    assert "2 matches instead of 1" in said.err
    assert "thumb:" not in said.out
    assert main([*PLAIN, "--decks", TWO, "--matches", "1", "--bots", "thumb,random"]) == 0
    said = capsys.readouterr()
    assert re.search(r"^thumb: \S+ won, \d+\.\d ms a decision, at most \d+ ms$", said.out, re.MULTILINE)
    assert "4 matches instead of 1" in said.err


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["arena", "wizard", "--bots", "random,random,random", "--decks", "all"], "no-decks-meet"),
        ([*PLAIN, "--decks", "heer-der-gruft"], "one-deck-alone"),
        ([*PLAIN, "--decks", "heer-der-gruft,nothing.txt"], "unreadable-file"),
    ],
)
def test_what_cannot_meet_is_said(words: list[str], code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert f"[{code}]" in capsys.readouterr().err
