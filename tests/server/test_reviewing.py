"""The coach looks back on a match that is over: with progress, once, for any seat that has sat there."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest

from zaubertisch.bots.wizard.coach.review import Review
from zaubertisch.kernel import Refused
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
