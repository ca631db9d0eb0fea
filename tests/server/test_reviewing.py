"""The coach looks back on a match that is over: with progress, once, for any seat that has sat there."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from zaubertisch.bots.wizard.coach.review import Review
from zaubertisch.kernel import Refused
from zaubertisch.server.coaching import reviewing as reviewing_module
from zaubertisch.server.coaching.looking_back import past
from zaubertisch.server.coaching.reviewing import Reviewing
from zaubertisch.server.house.workers import Workers
from zaubertisch.server.messages import wire
from zaubertisch.server.table.state import Ended

from .guests import bearer, match, until
from .party import code_of
from .running import Running
from .test_matches_over import latest, party_over
from .test_room_take_back import before_a_trick, lead


async def test_a_review_tells_how_far_it_is_and_is_made_once() -> None:
    ended = latest(party_over())
    workers = Workers(1)
    reviewing = Reviewing(workers)
    try:
        first = reviewing.look("table", ended, 1)
        assert (first.answered, first.review) == (0, None)
        steps = set()
        async with asyncio.timeout(120):
            while (now := reviewing.look("table", ended, 1)).review is None:
                steps.add(now.answered)
                await asyncio.sleep(0.01)
        assert len(steps) > 2
        assert now.answered == now.questions
        assert isinstance(now.review, Review)
        assert [one.round for one in now.review.rounds] == [1, 2, 3]
        assert reviewing.look("table", ended, 1).review is now.review
    finally:
        reviewing.close()
        workers.close()


async def test_reviews_are_kept_apart_few_are_worked_on_and_the_oldest_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By table, match and seat; who asks for more than are kept begins the first one anew."""
    monkeypatch.setattr(reviewing_module, "KEPT", 3)
    asked: list[tuple[str, int]] = []

    class Never(Workers):
        async def ask(self, think: Any, *about: Any) -> Any:
            asked.append((msgspec.json.decode(about[0])["opening"]["match"], about[1]))
            return await asyncio.Future()

    first = latest(party_over())
    opening = replace(first.record.opening, match="another")
    second = Ended(first.at, replace(first.record, opening=opening))
    reviewing = Reviewing(Never(1))
    try:
        for table, ended, seat in (("a", first, 0), ("a", first, 1), ("a", second, 0), ("a", first, 0)):
            reviewing.look(table, ended, seat)
        await asyncio.sleep(0.01)
        assert asked == [(first.record.opening.match, 0), (first.record.opening.match, 1)]
        reviewing.look("b", first, 0)  # the fourth: seat 1 of the first is forgotten, so another has its turn
        await asyncio.sleep(0.01)
        assert asked[2:] == [("another", 0)]
    finally:
        reviewing.close()


async def test_a_review_that_failed_is_told_once_and_begun_anew_when_asked_again() -> None:
    asked: list[int] = []

    class Failing(Workers):
        async def ask(self, think: Any, *about: Any) -> Any:
            asked.append(about[1])
            raise ValueError("as it should")

    reviewing, ended = Reviewing(Failing(1)), latest(party_over())
    reviewing.look("table", ended, 1)
    await asyncio.sleep(0.01)
    with pytest.raises(ValueError, match="as it should"):
        reviewing.look("table", ended, 1)
    assert reviewing.look("table", ended, 1).review is None
    await asyncio.sleep(0.01)
    assert asked == [1, 1]
    reviewing.close()


async def test_what_cannot_be_reviewed_is_refused() -> None:
    ended = latest(party_over(turns=3))
    reviewing = Reviewing(Workers(1))
    kampf = Ended(ended.at, msgspec.structs.replace(ended.record, game="kampf"))
    for what, seat, code in ((ended, 3, "seat-missing"), (ended, -1, "seat-missing"), (kampf, 0, "no-coach")):
        with pytest.raises(Refused) as no:
            reviewing.look("table", what, seat)
        assert code_of(no.value) == code
    reviewing.close()


def test_only_what_a_seat_decided_itself_and_let_stand_is_looked_at() -> None:
    """A card that was taken back, and the moves of a bot that stood in, are no decisions of the person."""
    party = before_a_trick("Ada", "Bea", "Cem")
    asked = party.turn
    leader = lead(party)
    seat = party.seat(leader)
    party.act(leader, wire.TakeBack(party.turn))
    for other in {"Ada", "Bea", "Cem"} - {leader}:
        party.act(other, wire.Allow(party.turn, True))
    again = party.turn
    lead(party)
    party.act(leader, wire.Leave())
    left = party.turn
    party.play_on(Random(1), 12)
    assert (seat, "thumb") in party.moved
    party.act(party.host, wire.Abort())
    turns = [one.turn for one in past(msgspec.json.encode(latest(party).record), seat).decisions]
    assert asked not in turns
    assert again in turns
    assert all(turn < left for turn in turns)


def test_over_the_network_whoever_may_watch_gets_it_and_no_match_is_reviewed_before_its_end(
    server: Running,
) -> None:
    guest = match(server, "Ann", bots=2)[0]
    table = guest.table
    name = guest.frame()["table"]["match"]
    path = f"{table.path}/matches/{name}/review/0"
    answer = server.http.get(path, headers=bearer(guest.token))
    assert answer.json()["code"] == "match-not-over"
    guest.send(guest.move())
    guest.do("abort")
    assert server.http.get(path).json()["code"] == "invitation-needed"

    def done() -> object:
        told = server.http.get(path, headers=bearer(table.invite))
        assert told.status_code == 200, told.text
        return told.json()["review"]

    assert until(done, 60)["rounds"] == []
