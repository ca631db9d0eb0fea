"""Playthroughs as text.  What changes in them is read in review; `--golden` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.playthroughs import PLAYTHROUGHS, Playthrough
from tests.golden.text import told
from tests.laws.settings import values_of
from zaubertisch.games import GAMES

HERE = Path(__file__).parent


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda it: it.name)
def test_it_is_still_played_as_it_was(playthrough: Playthrough, golden: bool) -> None:
    path = HERE / f"{playthrough.name}.txt"
    text = told(playthrough)
    if golden:
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


def test_no_text_is_left_without_a_playthrough() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == {playthrough.name for playthrough in PLAYTHROUGHS}


def test_every_game_and_every_value_of_every_option_is_played_through() -> None:
    for box in GAMES.values():
        played = [it.setting.options for it in PLAYTHROUGHS if it.setting.box is box]
        for name, values in values_of(box).items():
            assert {getattr(options, name) for options in played} == set(values), name


def test_no_text_is_too_long_to_be_read() -> None:
    for path in HERE.glob("*.txt"):
        assert len(path.read_text(encoding="utf-8").splitlines()) < 350, path.name
