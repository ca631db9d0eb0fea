"""`zaubertisch arena`: the line that others read, and the table that people read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from zaubertisch.cli import main
from zaubertisch.cli.progress import Progress
from zaubertisch.cli.words import Words

FIELDS = [
    "bot",
    "seat",
    "mean_score",
    "ci95",
    "exact_bids",
    "wins",
    "wins_ci95",
    "draws",
    "ms_per_decision",
    "exact_by_cards",
]
LINE_UP = ["arena", "wizard", "--bots", "thumb,random,random", "--workers", "1"]


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "120")


def test_json_has_exactly_these_fields(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*LINE_UP, "--matches", "6", "--seed", "1", "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.count("\n") == 1
    result = json.loads(said.out)
    assert list(result) == ["game", "matches", "bots"]
    assert result["game"] == "wizard"
    assert result["matches"] == 6
    assert [bot["bot"] for bot in result["bots"]] == ["thumb", "random", "random"]
    assert [bot["seat"] for bot in result["bots"]] == [0, 1, 2]
    for bot in result["bots"]:
        assert list(bot) == FIELDS
        assert 0 <= bot["exact_bids"] <= 1
        assert bot["ci95"] > 0
    assert sum(bot["wins"] for bot in result["bots"]) == pytest.approx(1, abs=1e-4)


def test_the_seed_decides(capsys: pytest.CaptureFixture[str]) -> None:
    def figures(seed: int) -> list[float]:
        main([*LINE_UP, "--matches", "3", "--seed", str(seed), "--json"])
        return [bot["mean_score"] for bot in json.loads(capsys.readouterr().out)["bots"]]

    assert figures(1) == figures(1) != figures(2)


def test_options_are_played_by(capsys: pytest.CaptureFixture[str]) -> None:
    def figures(*options: str) -> list[float]:
        main([*LINE_UP, "--matches", "3", "--json", *options])
        return [bot["mean_score"] for bot in json.loads(capsys.readouterr().out)["bots"]]

    assert figures("--option", "notequal=true", "--option", "hiddentip=true") != figures()


def test_without_json_there_is_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*LINE_UP, "--matches", "3"]) == 0
    said = capsys.readouterr().out
    assert "wizard: 3 matches, one deal from 3 seatings each" in said
    assert "thumb" in said
    assert "\x1b" not in said


def test_whole_deals_are_announced(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*LINE_UP, "--matches", "4", "--json"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["matches"] == 6
    assert said.err == "Every deal is played from every seating, so 6 matches instead of 4.\n"


def test_a_long_run_says_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ticks = iter(range(0, 10_000, 20))
    monkeypatch.setattr("zaubertisch.cli.progress.monotonic", lambda: next(ticks))
    assert main([*LINE_UP, "--matches", "6", "--json", "--lang", "de"]) == 0
    assert capsys.readouterr().err == "3 von 6 Spielen\n6 von 6 Spielen\n"


def test_it_says_so_only_now_and_then(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = [100.0]
    monkeypatch.setattr("zaubertisch.cli.progress.monotonic", lambda: clock[0])
    with Progress(Words("en")) as progress:
        for second in range(1, 41):
            clock[0] = 100.0 + second
            progress(second, 40)
    assert capsys.readouterr().err == "15 of 40 matches\n30 of 40 matches\n"


def test_a_short_run_is_silent(capsys: pytest.CaptureFixture[str]) -> None:
    main([*LINE_UP, "--matches", "3", "--json"])
    assert capsys.readouterr().err == ""


CLIMB = ["arena", "duell", "--ladder", "--bots", "apprentice,thumb", "--matches", "8", "--jobs", "1"]


def test_a_ladder_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The times are those of the first run, so no deal was played twice."""
    kept, drawn = str(tmp_path / "deals.jsonl"), tmp_path / "ladder.svg"
    figures = []
    for _ in range(2):
        assert main([*CLIMB, "--json", "--resume", kept, "--plot", str(drawn)]) == 0
        figures.append(json.loads(capsys.readouterr().out))
    assert figures[0] == figures[1]
    assert figures[0]["command"] == (
        "zaubertisch arena duell --ladder --bots apprentice,thumb --matches 8 --seed 1"
    )
    assert [one["one"] for one in figures[0]["challenges"]] == ["apprentice", "thumb"]
    assert drawn.read_text(encoding="utf-8").count("<circle") == 2


def test_a_ladder_is_a_cross_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*CLIMB, "--among", "thumb"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert said.startswith("duell: wins of one against one other, 8 matches a pair")
    assert "│ apprentice │" in said
    monkeypatch.setattr("zaubertisch.lab.ladder.ratings", lambda games: None)
    assert main(CLIMB) == 0
    assert capsys.readouterr().out.endswith(
        'For a rating openskill is missing: pip install "zaubertisch[lab]".\n'
    )


def test_somebody_must_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "duell"]) == 2
    assert capsys.readouterr().err.endswith("[bots-needed]\n")
    assert main(["arena", "duell", "--ladder", "--bots", "thumb"]) == 2
    assert capsys.readouterr().err.endswith("[one-bot-alone]\n")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--bots", "thumb,random", "--plot", "x.svg"], "ladder-needed"),
        (["--bots", "thumb,random", "--among", "thumb"], "ladder-needed"),
        (["--bots", "thumb,random", "--players", "2"], "ladder-needed"),
        (["--bots", "thumb,random", "--decks", "all", "--resume", "x.jsonl"], "decks-not-resumed"),
        (["--bots", "thumb,random", "--resume", "nowhere/x.jsonl"], "unwritable-file"),
        (["--ladder", "--resume", "."], "unwritable-file"),
        (["--ladder", "--plot", "nowhere/x.svg"], "unwritable-file"),
    ],
)
def test_what_would_be_lost_is_said_before_anything_is_played(
    words: list[str],
    code: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["arena", "duell", *words]) == 2
    assert capsys.readouterr().err.endswith(f"[{code}]\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", ["de", "nl", "en"])
def test_in_a_narrow_terminal_no_figure_is_broken(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of Wizard, where nobody ever draws, no column tells it."""
    monkeypatch.setenv("COLUMNS", "80")
    words = ["--bots", "thumb,random,random", "--matches", "6", "--jobs", "1", "--lang", language]
    assert main(["arena", "wizard", *words]) == 0
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith("│")]
    assert [line.count("±") for line in rows] == [2, 2, 2]
    assert all(line.endswith("│") for line in rows)
