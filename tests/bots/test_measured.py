"""What is told of the bots' strength was printed by the arena, and tells of every level of every game."""

from __future__ import annotations

from importlib.resources import files

import msgspec
import pytest

from zaubertisch.bots import LEVELS, measured
from zaubertisch.bots.measured import LEAST, YARDSTICK, Strength, strengths
from zaubertisch.games import GAMES
from zaubertisch.lab.ladder import Ladder

FILES = sorted(
    file.name for file in files("zaubertisch.bots.measured").iterdir() if file.name.endswith(".json")
)


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_what_its_command_prints(name: str) -> None:
    text = (files("zaubertisch.bots.measured") / name).read_text(encoding="utf-8")
    ladder = msgspec.json.decode(text, type=Ladder)
    assert msgspec.json.format(msgspec.json.encode(ladder), indent=1).decode() == text.rstrip("\n")
    assert ladder.command.startswith(f"zaubertisch arena {ladder.game} --ladder ")
    assert f"--among {YARDSTICK}" in ladder.command


@pytest.mark.parametrize("game", GAMES)
def test_levels_are_told_by_the_rule_of_thumb_where_enough_was_played(game: str) -> None:
    found = strengths(game)
    assert len({one.bot for one in found}) == len(found)
    assert {one.bot for one in found} <= set(LEVELS) - {YARDSTICK}
    assert [one.wins for one in found] == sorted(one.wins for one in found)
    for one in found:
        assert (one.against, one.others) == (YARDSTICK, 1 if game in ("duell", "seelenkrieger") else 3)
        assert one.ci95 is not None
        assert one.matches >= LEAST


def test_others_and_what_few_matches_say_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def challenge(one: str, among: str, matches: int) -> dict[str, object]:
        return {"one": one, "among": among, "matches": matches, "reached": {"wins": 0.5, "wins_ci95": 0.1}}

    challenges = [
        challenge("adept", YARDSTICK, LEAST),
        challenge("archmage", YARDSTICK, LEAST - 1),
        challenge("adept", "random", 400),
    ]
    here, there = (
        msgspec.convert({"game": game, "players": 3, "challenges": challenges}, measured._Printed)
        for game in ("kampf", "wizard")
    )
    monkeypatch.setattr(measured, "_all", lambda: (here, there))
    assert strengths.__wrapped__("kampf") == (Strength("adept", YARDSTICK, 2, 0.5, 0.1, LEAST),)


def test_some_are_told() -> None:
    assert {"apprentice", "adept"} <= {one.bot for one in strengths("duell")}
