"""Law: what a seat may not know changes no byte that it, or a spectator, receives."""

from __future__ import annotations

import pytest

from tests.laws.settings import SETTINGS, Setting
from tests.laws.two_worlds import two_worlds

pytestmark = pytest.mark.no_cover  # too many turns to be traced; the other laws reach every branch

TURNS = 300  # in each setting: 20,000 in all and a little more


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_two_worlds_look_alike(setting: Setting, long: bool) -> None:
    turns = TURNS * (50 if long else 1)
    assert two_worlds(setting.game, setting.book, setting.players, setting.chance("worlds"), turns) >= turns


def test_enough_turns_are_compared() -> None:
    assert TURNS * len(SETTINGS) > 20_000
