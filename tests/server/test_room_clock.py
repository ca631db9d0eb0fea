"""The clock of a table: time is up, one move is made, and lost time comes back."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from tests.server.party import PACE, Party
from zaubertisch.kernel import Refused
from zaubertisch.server.messages import wire
from zaubertisch.server.table import log

THREE = ("Ada", "Bea", "Cem")


def playing(clock: wire.Clock, **more: object) -> Party:
    party = Party(*THREE, clock=clock, **more)  # type: ignore[arg-type]
    party.start()
    return party


def due(party: Party) -> int | None:
    return party.room.frame(None).table.due


def asked(party: Party) -> str:
    return party.room.state.chairs[party.room.state.waiting()[0]].name


@pytest.mark.parametrize("clock", [30, 60, 180, 86_400, 259_200])
def test_when_time_is_up_thumb_answers_this_one_question(clock: wire.Clock) -> None:
    party = playing(clock)
    slow, begun = asked(party), party.room.state.at
    assert due(party) == begun + 1000 * clock
    assert party.time_goes(1000 * clock - 100) == []
    (event,) = party.time_goes(200)
    assert isinstance(event, log.Moved)
    assert (event.seat, event.bot) == (party.seat(slow), "thumb")
    assert party.happened[-1] == "time_up"
    assert not party.room.frame(None).table.seats[party.seat(slow)].stand_in
    assert asked(party) != slow
    assert due(party) == party.room.state.at + 1000 * clock


def test_without_a_clock_there_is_all_the_time_of_the_world() -> None:
    party = playing(0)
    assert due(party) is None
    assert party.time_goes(10**12) == []


def test_no_bot_moves_for_a_person_before_time_is_up() -> None:
    party = playing(30)
    seat = party.room.state.waiting()[0]
    question = party.room.question(seat)
    move = question.game.legal_moves(question.view)[0]
    with pytest.raises(Refused, match="bot-gone"):
        party.room.bot_move(seat, "thumb", question.turn, move, party.fresh())
    party.clock += 30_000
    with pytest.raises(Refused, match="bot-gone"):
        party.room.bot_move(seat, "random", question.turn, move, party.fresh())
    party.write(party.room.bot_move(seat, "thumb", question.turn, move, party.fresh()))


def test_secret_bids_share_one_clock() -> None:
    party = playing(30, options={"hiddentip": True})
    party.answer_first("Bea")
    late = {event.seat for event in party.time_goes(30_000) if isinstance(event, log.Moved)}
    assert late == {party.seat("Ada"), party.seat("Cem")}


def test_while_nobody_is_here_no_clock_of_one_sitting_runs() -> None:
    party = playing(30)
    for name in THREE:
        party.gone(name)
    assert due(party) is None
    assert party.time_goes(10**9) == []
    party.arrived("Ada")
    assert due(party) == party.room.state.at + 30_000


def test_time_in_which_no_server_ran_is_given_back() -> None:
    party = playing(60)
    begun = party.room.state.at
    alive, started = begun + 20_000, begun + 500_000
    party.clock = started
    entry = party.room.credit(alive, started, party.fresh())
    assert entry is not None
    assert entry.event == log.Credited(480_000)
    party.write(entry)
    assert due(party) == begun + 60_000 + 480_000
    assert party.happened[-1] == "credited"
    assert party.room.credit(alive, started, party.fresh()) is None  # once


def test_what_was_done_before_the_lost_time_was_counted_takes_it_from_nobody() -> None:
    party = playing(60, options={"hiddentip": True})
    begun = party.room.state.at
    alive, started = begun + 20_000, begun + 500_000
    party.clock = started
    party.answer_first("Bea")
    entry = party.room.credit(alive, started, party.fresh())
    assert entry is not None
    party.write(entry)
    assert due(party) == begun + 60_000 + 480_000
    assert party.room.credit(alive, started, party.fresh()) is None  # once


def test_lost_time_lets_no_clock_begin_in_the_future() -> None:
    party = playing(60)
    begun = party.room.state.at
    alive, started = begun + 20_000, begun + 500_000
    party.clock = started
    party.answer_first(asked(party))
    entry = party.room.credit(alive, started, party.fresh())
    assert entry is not None
    party.write(entry)
    assert due(party) == party.room.state.at + 60_000


def test_an_opening_gets_its_lost_time_back_too() -> None:
    party = Party(*THREE)
    party.act("Ada", wire.Start())
    until = party.room.frame(None).table.open_until
    assert until is not None
    party.clock += 500_000
    entry = party.room.credit(party.room.state.at, party.clock, party.fresh())
    assert entry is not None
    party.write(entry)
    assert party.room.frame(None).table.open_until == until + 500_000


def test_getting_up_and_coming_back_wins_no_time() -> None:
    party = playing(60)
    slow, begun = asked(party), party.room.state.at
    party.clock += 59_000
    party.act(slow, wire.Leave())
    party.act(slow, wire.Return())
    assert due(party) == begun + 60_000


def test_nothing_is_given_back_where_no_clock_runs() -> None:
    party = playing(0)
    at = party.room.state.at
    assert party.room.credit(at, at + 500_000, party.fresh()) is None
    party.gone("Bea", grace=60_000)
    at = party.room.state.at
    party.clock = at + 500_000
    entry = party.room.credit(at, at + 500_000, party.fresh())
    assert entry is not None
    party.write(entry)
    assert party.room.frame(None).table.seats[party.seat("Bea")].grace == at + 560_000


def test_the_host_sets_the_clock_before_the_start_and_the_lobby_shows_it() -> None:
    party = Party(*THREE)
    party.act("Ada", wire.SetOptions({}, clock=180))
    assert party.room.summary().clock == 180
    party.act("Ada", wire.SetOptions({"notequal": True}))
    assert party.room.summary().clock == 180
    party.act("Ada", wire.SetOptions({}, clock=0))
    assert party.room.summary().clock == 0


def test_another_clock_than_these_is_not_read() -> None:
    for seconds in (*get_args(wire.Clock), 31, -1, "30"):
        body = msgspec.json.encode({"type": "options", "options": {}, "clock": seconds})
        if seconds in get_args(wire.Clock):
            assert msgspec.json.decode(body, type=wire.SetOptions).clock == seconds
        else:
            with pytest.raises(msgspec.ValidationError):
                msgspec.json.decode(body, type=wire.SetOptions)


def test_the_table_wakes_when_time_is_up() -> None:
    party = playing(30)
    wake = party.room.wake(PACE)
    assert wake is not None
    assert wake.at == due(party)
