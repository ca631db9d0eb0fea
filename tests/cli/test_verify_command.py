"""`zaubertisch verify`: sound, not sound, or not to be read."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from zaubertisch.bots import BOTS
from zaubertisch.cli import main
from zaubertisch.cli.verify import findings
from zaubertisch.cli.words import Words
from zaubertisch.games.wizard import WIZARD, Options
from zaubertisch.kernel import FastRng, Match
from zaubertisch.kernel.fairness import Opening, deal_key, promise_key, promise_nonce
from zaubertisch.kernel.record import Verdict, read, record_of

KEY, NONCE = bytes(32), bytes(range(32))


@cache
def record(turns: int | None = None) -> bytes:
    """A match of three, between a person and two bots, whole or broken off."""
    opening = Opening(
        match="m",
        promise=promise_key("m", KEY),
        promises=(promise_nonce("m", NONCE), None, None),
        nonces=(NONCE.hex(), None, None),
        key=KEY.hex(),
    )
    match: Match[Any, Any, Any, Any] = Match(
        WIZARD.make(Options()), (None,) * 3, deal_key("m", KEY, (NONCE, None, None))
    )
    rng = FastRng(1)
    while match.waiting() and match.turn != turns:
        seat = match.waiting()[0]
        match.submit(seat, match.turn, BOTS["random"].choose(match.game, match.view(seat), rng))
    return msgspec.json.encode(record_of(WIZARD, Options(), ("Ann", "Bo", "Cy"), match, opening))


def same(content: Any) -> None:
    pass


def bots(content: Any) -> None:
    content["bots"] = [None, "random", "random"]
    content["stood_in"] = [
        {"turn": number, "seat": 0, "bot": "thumb"} for number in moves_of_ann(content)[:2]
    ]


def moves_of_ann(content: Any) -> list[int]:
    return [number for number, turn in enumerate(content["log"]) if "0" in turn["moves"]]


def other_key(content: Any) -> None:
    content["opening"]["key"] = "11" * 32


def other_promise(content: Any) -> None:
    content["opening"]["promise"] = "11" * 32


def other_score(content: Any) -> None:
    content["scores"][0] += 10


def other_end(content: Any) -> None:
    content["over"] = not content["over"]


def other_move(content: Any) -> None:
    turn = next(turn for turn in content["log"] if "card" in next(iter(turn["moves"].values())))
    next(iter(turn["moves"].values()))["card"] = "R14"


@pytest.fixture
def check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str, str]]:
    monkeypatch.setenv("LC_ALL", "C")

    def run(change: Callable[[Any], None], *words: str, turns: int | None = None) -> tuple[int, str, str]:
        content = json.loads(record(turns))
        change(content)
        file = tmp_path / "match.json"
        file.write_text(json.dumps(content))
        code = main(["verify", str(file), *words])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


def test_a_sound_record(check: Callable[..., tuple[int, str, str]]) -> None:
    code, said, wrong = check(same)
    assert code == 0
    assert wrong == ""
    assert said.count("✓") == 4
    assert "✗" not in said
    assert "Ann has won." in said
    assert (
        said.splitlines()[-1] == "The record is sound. It cannot show whether somebody looked at the cards."
    )


def test_a_match_that_was_broken_off_can_be_sound(check: Callable[..., tuple[int, str, str]]) -> None:
    code, said, _ = check(same, turns=40)
    assert code == 0
    assert "broken off, as written" in said
    assert "won" not in said
    assert "all 40 turns" in said


def test_a_record_says_which_moves_bots_made(check: Callable[..., tuple[int, str, str]]) -> None:
    code, said, _ = check(bots)
    assert code == 0
    assert "Bots, as the record says: Bo (random), Cy (random)" in said
    assert "Moves that thumb made for Ann, as the record says: 2" in said


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (other_key, "✗ Promises"),
        (other_promise, "✗ Promises"),
        (other_score, "✗ Points"),
        (other_end, "✗ End"),
        (other_move, "✗ Deals and moves"),
    ],
)
def test_a_tampered_record(
    check: Callable[..., tuple[int, str, str]], change: Callable[[Any], None], found: str
) -> None:
    code, said, _ = check(change)
    assert code == 1
    assert found in said
    assert said.splitlines()[-1] == "The record is not sound. Do not trust it."


def test_what_could_not_be_checked_is_not_called_good(check: Callable[..., tuple[int, str, str]]) -> None:
    _, said, _ = check(other_move)
    assert "– Points: not checked" in said
    assert "– End: not checked" in said
    assert said.count("✓") == 1


@pytest.mark.parametrize(("change", "sound", "code"), [(same, True, 0), (other_score, False, 1)])
def test_as_json(
    check: Callable[..., tuple[int, str, str]], change: Callable[[Any], None], sound: bool, code: int
) -> None:
    left, said, _ = check(change, "--json")
    assert left == code
    verdict = json.loads(said)
    assert verdict["sound"] is sound
    assert verdict["scores_agree"] is sound
    assert verdict["promises_kept"] is True
    assert verdict["turns"] > 600


@pytest.mark.parametrize(
    ("lang", "draw"),
    [
        ("en", "A draw: nobody has won."),
        ("de", "Unentschieden: Niemand hat gewonnen."),
        ("nl", "Gelijkspel: niemand heeft gewonnen."),
    ],
)
def test_a_draw_is_called_one(lang: str, draw: str) -> None:
    verdict = Verdict(True, True, True, True, 1, winners=())
    assert any(draw in line for line in findings(read(record()), verdict, Words(lang)))


@pytest.mark.parametrize("lang", ["de", "nl"])
def test_in_other_languages(check: Callable[..., tuple[int, str, str]], lang: str) -> None:
    code, said, _ = check(same, "--lang", lang)
    assert code == 0
    assert said.splitlines()[-1].startswith({"de": "Die Aufzeichnung stimmt", "nl": "De opname klopt"}[lang])


def unknown_game(content: Any) -> None:
    content["game"] = "patience"


def unknown_format(content: Any) -> None:
    content["zaubertisch"] = 99


def no_log(content: Any) -> None:
    del content["log"]


def nonsense_log(content: Any) -> None:
    content["log"] = [{"type": "moves", "moves": {"0": {"type": "dance"}}}]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (unknown_game, "unknown-rules"),
        (unknown_format, "unknown-format"),
        (no_log, "not-a-record"),
        (nonsense_log, "not-a-record"),
    ],
)
def test_what_cannot_be_read(
    check: Callable[..., tuple[int, str, str]], change: Callable[[Any], None], reason: str
) -> None:
    code, said, wrong = check(change)
    assert code == 2
    assert said == ""
    assert wrong.endswith(f"[{reason}]\n")


def test_a_file_that_is_no_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(b"\xff\x00 no record")
    assert main(["verify", str(file)]) == 2
    assert capsys.readouterr().err.endswith("[not-a-record]\n")
