"""Law: what is registered is whole."""

from __future__ import annotations

from collections import Counter

from tests.laws.settings import LAWBOOKS, SETTINGS
from zaubertisch.games import GAMES
from zaubertisch.kernel import AnyGame, Box
from zaubertisch.kernel.game import Game


def test_every_game_has_a_lawbook() -> None:
    assert set(LAWBOOKS) == set(GAMES)
    assert all(name == box.name for name, box in GAMES.items())


def test_every_game_is_tried_with_several_settings_of_each_number_of_players() -> None:
    for box in GAMES.values():
        tried = Counter(setting.players for setting in SETTINGS if setting.box is box)
        assert set(tried) == set(box.make(box.options()).seats)
        assert min(tried.values()) > 1


def test_a_box_makes_a_game_of_its_name() -> None:
    def is_a_game(game: AnyGame) -> Game[object, object, object, object, object, object]:
        return game

    for box in GAMES.values():
        assert isinstance(box, Box)
        assert is_a_game(box.make(box.options())).name == box.name
