"""Searching Kampf der Magier: it never breaks a rule, looks at nobody's hand, and sees what is plain."""

from __future__ import annotations

import pytest

from tests.games.kampf.rigged import match_at, move_of, words_of
from tests.laws.settings import SETTINGS, Setting
from zaubertisch.bots import BOTS
from zaubertisch.bots.kampf import KampfSearch
from zaubertisch.bots.kampf.search import PLAYS, worth_trying
from zaubertisch.games.kampf import Options
from zaubertisch.kernel import FastRng
from zaubertisch.lab.contest import play_match

HASTY = KampfSearch(((2, 3), (3, 1)))


@pytest.mark.parametrize("setting", [it for it in SETTINGS if it.box.name == "kampf"], ids=str)
def test_it_never_breaks_a_rule(setting: Setting) -> None:
    others = [BOTS["random"], BOTS["thumb"]] * 3
    play_match(setting.game(), [HASTY, *others[: setting.players - 1]], seed=1, deal=0)


def choice(hands: list[list[str]], middle: list[str], stock: list[str]) -> str:
    match = match_at(Options(), hands, middle=middle, stock=stock)
    return words_of(KampfSearch().choose(match.game, match.view(0), FastRng(1)))


def test_it_ends_the_round_while_it_leads() -> None:
    assert choice([["9"], ["1"] * 4, ["2"] * 4], ["8"], []) == "9"


def test_of_very_many_plays_those_are_tried_that_give_away_least() -> None:
    words = ["J+J=7", *(str(value) for value in range(13, 0, -1)), "take", "ball"]
    tried = [words_of(move) for move in worth_trying([move_of(said) for said in words])]
    assert tried == [*map(str, range(1, PLAYS + 1)), "ball", "take"]


def test_the_same_chance_makes_the_same_choice() -> None:
    hands = [["2", "4", "4", "9", "J", "C"], ["3"] * 6, ["5"] * 6]
    assert len({choice(hands, ["3"], ["6"] * 6) for _ in range(2)}) == 1
