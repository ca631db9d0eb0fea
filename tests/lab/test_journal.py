"""A long run may be stopped anywhere: whoever goes on with it plays the rest, and nothing twice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.lab.test_arena import contest
from zaubertisch.lab.arena import Result, arena
from zaubertisch.lab.contest import Contest
from zaubertisch.lab.journal import Journal

NAMES = "thumb,random,random"


def played(file: Path, matches: int, names: str = NAMES) -> tuple[Result, list[int]]:
    """The figures of a run with this journal, and after which matches it said how far it was."""
    said: list[int] = []
    result = arena(
        contest(names), matches, 1, progress=lambda done, of: said.append(done), journal=Journal(file)
    )
    return result, said


def timeless(result: Result) -> Any:
    bots = [msgspec.structs.replace(bot, ms_per_decision=0) for bot in result.bots]
    return msgspec.structs.replace(result, bots=tuple(bots))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "run.jsonl"


def test_what_was_played_is_not_played_again(file: Path) -> None:
    assert played(file, 6)[1] == [3, 6]
    longer, said = played(file, 12)
    assert said == [9, 12]
    assert timeless(longer) == timeless(arena(contest(NAMES), 12, workers=1))
    assert played(file, 12) == (longer, [])


def test_a_deal_that_was_torn_is_played_again(file: Path) -> None:
    whole, _ = played(file, 9)
    file.write_bytes(file.read_bytes()[:-40])
    again, said = played(file, 9)
    assert said == [9]
    assert timeless(again) == timeless(whole)
    assert played(file, 9)[1] == []


def test_a_line_that_tells_less_than_today_is_played_again(file: Path) -> None:
    """Bids by the number of cards came later: without the old deals they would be those of the last ones."""
    whole, _ = played(file, 6)
    lines = [msgspec.json.decode(line) for line in file.read_bytes().splitlines()]
    for tally in lines[0]["tallies"]:
        del tally["by_cards"]
    file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    again, said = played(file, 6)
    assert said == [6]
    assert timeless(again) == timeless(whole)


def test_other_contests_may_be_in_the_same_file(file: Path) -> None:
    thumb, _ = played(file, 3)
    other, said = played(file, 3, "random,random,thumb")
    assert said == [3]
    assert other != thumb
    assert played(file, 3) == (thumb, [])


@pytest.mark.parametrize(
    "other",
    [
        contest(NAMES, seed=2),
        contest(NAMES, plan="wiztournament"),
        contest("random,thumb,random"),
        Contest("kampf", contest(NAMES).options, contest(NAMES).names, contest(NAMES).bots, 1),
    ],
    ids=["seed", "options", "line-up", "game"],
)
def test_no_deal_is_taken_for_one_of_another_contest(file: Path, other: Contest) -> None:
    played(file, 3)
    assert list(Journal(file).kept(contest(NAMES))) == [0]
    assert Journal(file).kept(other) == {}
