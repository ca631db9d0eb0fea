"""Matches of Wizard to their end with each way to bid: two people, one with a phone, and bots."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.running import Running
from zaubertisch.games import GAMES
from zaubertisch.kernel.record import read, verify

from .conftest import Coming
from .evening import Evening, evening
from .hands import Hands, play

PEOPLE = ("Mira", "Till")


def in_round_eight(one: Evening) -> bool:
    """The last three of ten rounds are left, and nobody has bid."""
    return bool(one.public.round == 8 and one.public.phase == "bid")


def is_played_on(come: Coming, server: Running, one: Evening) -> None:
    """Both play to the end, and the record is sound."""
    one.is_written_to(server.database)
    people = [come(phone=phone) for phone in (False, True)]
    for person, name in zip(people, PEOPLE, strict=True):
        person.takes_seat(one, name)
    hands = [Hands(person) for person in people]
    play(hands, lambda: all(each.board.asks() == "nothing" for each in hands))
    bearer = {"Authorization": f"Bearer {one.tokens['Mira']}"}
    answer = server.http.get(f"/api/tables/{one.id}/record", headers=bearer).raise_for_status()
    record = read(answer.content)
    assert verify(record, GAMES).sound
    assert record.over


def test_a_tournament_has_all_four_ways_in_one_match(come: Coming, server: Running) -> None:
    is_played_on(come, server, Evening(7, 5, PEOPLE, {"plan": "wiztournament"}))


@pytest.mark.parametrize("options", [{"notequal": True}, {"hiddentip": True}], ids=str)
def test_the_end_of_a_match_with_one_way_to_bid(
    come: Coming, server: Running, options: dict[str, Any]
) -> None:
    is_played_on(come, server, evening(in_round_eight, seats=6, people=PEOPLE, **options))
