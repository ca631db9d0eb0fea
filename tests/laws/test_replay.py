"""Law: a key and a log make the same match everywhere, to the byte."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec
import pytest

from tests.laws.digest import Played, a_match
from tests.laws.play import enc, play, whole
from tests.laws.settings import SETTINGS, Setting
from zaubertisch.kernel import Moves, Refused, StaleTurn, TakeBack, replay

pytestmark = pytest.mark.no_cover  # too many turns to be traced; the other laws reach every branch


@pytest.fixture(scope="module")
def played() -> list[tuple[Played, str]]:
    return [a_match(number) for number in range(0, len(SETTINGS), 3)]


@pytest.mark.parametrize("seed", ["1", "4294967295"])
def test_a_replay_in_another_process_is_the_same_to_the_byte(
    seed: str, played: list[tuple[Played, str]]
) -> None:
    there = subprocess.run(
        [sys.executable, "-m", "tests.laws.digest"],
        input=enc([match for match, _ in played]),
        capture_output=True,
        check=True,
        env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert there.stdout.decode().splitlines() == [line for _, line in played]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_log_makes_the_match_again(setting: Setting) -> None:
    chance = setting.chance("again")
    for match in play(setting.match(bytes(32)), chance):
        if match.turn % 50 == 49 and match.turn < 250:
            match.take_back()
    log = msgspec.json.decode(enc(match.log), type=list[Moves[setting.box.move] | TakeBack])  # type: ignore[name-defined]
    again = replay(setting.game(), match.brought, match.key, log)
    assert whole(again.table) == whole(match.table)
    assert again.log == match.log
    assert again.pending == {}


def test_a_log_that_lacks_a_move_makes_no_match() -> None:
    """A turn without its moves must not pass for the end of the match, nor wait for more."""
    setting = next(setting for setting in SETTINGS if len(setting.match(bytes(32)).waiting()) > 1)
    match = setting.match(bytes(32))
    moves = {seat: match.game.legal_moves(match.view(seat))[0] for seat in match.waiting()}
    assert replay(match.game, match.brought, match.key, [Moves(moves)]).turn == 1
    for lacking in ({}, {0: moves[0]}):
        for rest in ([], [Moves(moves)], [TakeBack()]):
            with pytest.raises(Refused) as no:
                replay(match.game, match.brought, match.key, [Moves(lacking), *rest])
            assert no.value.reason.code == "incomplete-turn"
            assert no.value.reason.facts == {"turn": 0}


def test_a_log_that_tells_two_turns_as_one_makes_no_match() -> None:
    setting = next(setting for setting in SETTINGS if len(setting.match(bytes(32)).waiting()) == 1)
    match = setting.match(bytes(32))
    for _ in range(2):
        (seat,) = match.waiting()
        match.submit(seat, match.turn, match.game.legal_moves(match.view(seat))[0])
    first, second = match.standing()
    assert replay(match.game, match.brought, match.key, [first, second]).turn == 2
    with pytest.raises(StaleTurn):
        replay(match.game, match.brought, match.key, [Moves(first.moves | second.moves)])
