"""A hundred thousand requests that are wrong somewhere, through the real application."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from random import Random

import pytest

from tests.hostile.fuzz import MIB, Fault, Tally, fuzz
from tests.hostile.mutations import mutated
from zaubertisch.games import GAMES
from zaubertisch.kernel import Refused
from zaubertisch.server.house.desk import Desk
from zaubertisch.server.limits import Buckets
from zaubertisch.server.messages.wire import Act, Done, Say
from zaubertisch.server.table.room import Room

FRAMES = 100_000
GROWTH = 20 * MIB


@pytest.fixture(scope="module")
def tally(tmp_path_factory: pytest.TempPathFactory) -> Tally:
    """What came of so many requests, none of which brought a fault to light."""
    return asyncio.run(fuzz(FRAMES, seed=1, folder=tmp_path_factory.mktemp("fuzz")))


def test_nothing_breaks_and_no_memory_is_kept(tally: Tally) -> None:
    assert tally.asked == FRAMES
    assert tally.grown < GROWTH


def test_the_requests_get_far(tally: Tally) -> None:
    """Else they would show nothing: every game grants some moves and refuses many more, for many reasons."""
    for game in GAMES:
        assert tally.moves[game, "granted"] > 10
        assert tally.moves[game, "refused"] > 200
    assert len(tally.codes) > 60
    assert tally.codes["none"] > FRAMES / 20


# -- it must be able to fail: each of these is planted, and must be seen


def short(folder: Path) -> Tally:
    return asyncio.run(fuzz(2_000, seed=2, folder=folder))


def test_an_error_that_nobody_foresaw_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of_old = Room.seat_of

    def seat_of(room: Room, shown: str | None) -> int | None:
        assert shown is None or len(shown) != 42
        return of_old(room, shown)

    monkeypatch.setattr(Room, "seat_of", seat_of)
    with pytest.raises(Fault, match=r"AssertionError in seat_of"):
        short(tmp_path)


def test_a_complaint_in_the_log_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of_old = Buckets.take

    def take(buckets: Buckets, who: str, now: float, cost: float = 1) -> float:
        if len(who) > 43:
            logging.getLogger("zaubertisch").error("a long name")
        return of_old(buckets, who, now, cost)

    monkeypatch.setattr(Buckets, "take", take)
    with pytest.raises(Fault, match="a long name"):
        short(tmp_path)


def test_what_is_written_though_refused_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of_old = Desk.act

    async def act(desk: Desk, table: str, request: Act, secret: str | None) -> Done:
        done = await of_old(desk, table, request, secret)
        if isinstance(request.do, Say):
            raise Refused("stale-turn", answered=1, asked=2)
        return done

    monkeypatch.setattr(Desk, "act", act)
    with pytest.raises(Fault, match="what was refused was written"):
        short(tmp_path)


def test_the_same_seed_draws_the_same_mutations() -> None:
    value = {"key": "abcdefgh", "do": {"type": "move", "turn": 3, "move": {"type": "bid", "tricks": 1}}}
    drawn = [[mutated(value, chance) for _ in range(300)] for chance in (Random(5), Random(5))]
    assert drawn[0] == drawn[1]
    assert len(set(drawn[0])) > 200
