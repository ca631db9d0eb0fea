"""Who is not here: a grace time, a stand-in, a match that waits, and the seat given back at once."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.party import PACE, Party, code_of
from zaubertisch.kernel import Refused
from zaubertisch.server.messages import wire
from zaubertisch.server.table import absence, log


def playing(*names: str, seed: int = 0, clock: wire.Clock = 0) -> Party:
    party = Party(*names, seats=len(names), seed=seed, clock=clock)
    party.start()
    return party


def seat_view(party: Party, name: str) -> wire.SeatView:
    return party.room.frame(None).table.seats[party.seat(name)]


def test_after_the_grace_time_the_stand_in_plays_and_whoever_comes_back_has_the_seat_at_once() -> None:
    party = playing("Ada", "Bea", "Cem")
    party.gone("Bea", grace=60_000)
    assert not seat_view(party, "Bea").here
    assert seat_view(party, "Bea").grace == party.room.state.at + 60_000
    assert party.time_goes(59_000) == []
    assert party.time_goes(2_000)[0] == log.StoodIn(party.seat("Bea"))
    view = seat_view(party, "Bea")
    assert (view.stand_in, view.bot, view.grace) == (True, "thumb", None)
    while party.seat("Bea") not in party.room.state.waiting():
        party.answer_first(party.room.state.chairs[party.room.state.waiting()[0]].name)
    party.time_goes(PACE)
    assert (party.seat("Bea"), "thumb") in party.moved
    party.arrived("Bea")
    assert (seat_view(party, "Bea").here, seat_view(party, "Bea").stand_in) == (True, False)
    assert [code for code in party.happened if code in ("stood_in", "returned")] == ["stood_in", "returned"]
    with pytest.raises(Refused) as no:
        party.act("Bea", wire.Return())
    assert code_of(no.value) == "not-away"


def test_whoever_comes_back_in_time_is_never_replaced() -> None:
    party = playing("Ada", "Bea", "Cem")
    party.gone("Bea", grace=60_000)
    party.clock += 59_000
    party.arrived("Bea")
    assert party.time_goes(10_000_000) == []
    assert party.room.wake(PACE) is None


def test_acting_is_being_here() -> None:
    party = playing("Ada", "Bea", "Cem")
    party.gone("Bea")
    party.act("Bea", wire.Say("I can hear you"))
    assert seat_view(party, "Bea").here


def test_a_match_waits_while_nobody_is_here_bots_and_all() -> None:
    party = Party("Ada", "Bea", seats=3)
    party.act("Ada", wire.AddBot("thumb"))
    party.start()
    party.gone("Ada")
    party.gone("Bea")
    assert party.time_goes(10_000_000) == []
    assert party.room.wake(PACE) is None
    assert seat_view(party, "Ada").grace is None
    party.arrived("Ada")
    back = party.room.state.at
    assert seat_view(party, "Bea").grace == back + 60_000  # the grace time begins when somebody waits
    assert all(not isinstance(event, log.StoodIn) for event in party.time_goes(PACE))


def test_alone_with_bots_nobody_sits_in() -> None:
    party = Party("Ada", seats=3)
    party.act("Ada", wire.AddBot("thumb"))
    party.act("Ada", wire.AddBot("random"))
    party.start()
    party.gone("Ada")
    party.time_goes(10_000_000)
    assert not seat_view(party, "Ada").stand_in
    assert party.phase == "playing"


def test_by_correspondence_nobody_sits_in_and_bots_go_on() -> None:
    party = Party("Ada", "Bea", seats=3, clock=86_400)
    party.act("Ada", wire.AddBot("thumb"))
    party.start()
    for name in ("Ada", "Bea"):
        party.gone(name, grace=1)
    party.time_goes(3_600_000)
    assert not seat_view(party, "Ada").stand_in
    waiting = {party.room.state.chairs[seat].kind for seat in party.room.state.waiting()}
    assert waiting == {"person"}  # the bot has answered


def test_whoever_left_on_purpose_takes_the_seat_back_on_purpose() -> None:
    party = playing("Ada", "Bea", "Cem")
    party.act("Bea", wire.Leave())
    party.gone("Bea")
    party.arrived("Bea")
    assert seat_view(party, "Bea").stand_in
    party.act("Bea", wire.Return())
    assert not seat_view(party, "Bea").stand_in


def test_a_match_that_all_have_left_ends_and_one_that_all_are_absent_from_does_not() -> None:
    party = playing("Ada", "Bea", "Cem")
    party.gone("Cem", grace=1000)
    party.time_goes(2000)
    party.act("Ada", wire.Leave())
    party.act("Bea", wire.Leave())
    assert party.phase == "playing"  # Cem may come back
    assert party.time_goes(10_000_000) == []
    party.act("Cem", wire.Return())
    party.act("Cem", wire.Leave())
    assert party.time_goes(0) == [log.Aborted(None)]


def test_the_host_is_somebody_who_is_here() -> None:
    party = Party("Ada", "Bea", "Cem")
    assert party.host == "Ada"
    party.gone("Ada")
    assert party.host == "Bea"
    party.gone("Bea")
    party.gone("Cem")
    assert party.host == "Ada"
    party.arrived("Cem")
    assert party.host == "Cem"


def test_nobody_becomes_host_of_a_match_because_a_line_broke() -> None:
    party = playing("Ada", "Bea", "Cem")
    party.gone("Ada", grace=60_000)
    with pytest.raises(Refused) as no:
        party.act("Bea", wire.Abort())
    assert code_of(no.value) == "not-host"
    party.time_goes(60_000)
    assert party.host == "Bea"  # a bot plays for Ada now
    party.arrived("Ada")
    assert party.host == "Ada"


def test_where_nobody_waits_for_a_move_a_broken_line_goes_unnoticed_for_as_long_as_a_bot_would_wait() -> None:
    party = Party("Ada", "Bea", "Cem")
    assert absence.unnoticed(party.room.state, 60_000) == 60_000
    party.start()
    assert absence.unnoticed(party.room.state, 60_000) == 0
    party.act("Ada", wire.Abort())
    assert absence.unnoticed(party.room.state, 60_000) == 60_000


@pytest.mark.parametrize("move", [False, True])
def test_whoever_acts_while_a_bot_sits_in_has_the_seat_back(move: bool) -> None:
    party = playing("Ada", "Bea", "Cem")
    first = party.room.state.chairs[party.room.state.waiting()[0]].name
    legal = party.room.frame(party.seat(first)).legal
    party.gone(first, grace=0)
    assert party.room.due(party.fresh(), PACE) != []
    party.write(party.room.due(party.fresh(), PACE)[0])
    assert seat_view(party, first).stand_in
    if move:
        party.act(first, wire.Move(party.turn, msgspec.Raw(msgspec.json.encode(legal[0]))))
    else:
        party.act(first, wire.Say("I am here"))
    assert not seat_view(party, first).stand_in
    assert "returned" in party.happened


def test_whoever_comes_back_to_an_empty_table_finds_the_match_as_it_waited() -> None:
    party = Party("Ada", "Bea", seats=3, clock=60)
    party.act("Ada", wire.AddBot("thumb"))
    party.start()
    party.gone("Bea", grace=60_000)
    party.act("Ada", wire.Leave())
    assert party.time_goes(10_000_000) == []
    party.act("Ada", wire.Return())
    back = party.room.state.at
    assert seat_view(party, "Bea").grace == back + 60_000
    due = party.room.frame(None).table.due
    assert due is None or due == back + 60_000


def test_a_start_without_somebody_who_is_gone_frees_the_seat() -> None:
    party = Party("Ada", "Bea", "Cem", "Dov", seats=4)
    party.gone("Ada")
    party.act("Bea", wire.Start())
    for name in ("Bea", "Cem", "Dov"):
        party.open(name)
    assert isinstance(party.time_goes(20_000)[0], log.Voided)
    assert party.people == ["Bea", "Cem", "Dov"]


def test_a_rematch_frees_the_seat_of_whoever_is_still_away() -> None:
    party = playing("Ada", "Bea", "Cem")
    party.gone("Cem", grace=0)
    party.time_goes(10)
    party.act("Ada", wire.Abort())
    party.act("Ada", wire.Rematch())
    assert party.people == ["Ada", "Bea"]


def test_whoever_comes_in_later_is_told_who_played_what_in_this_match() -> None:
    party = playing("Ada", "Bea", "Cem")
    party.gone("Bea", grace=0)
    party.time_goes(10)
    party.arrived("Bea")
    for number in range(60):  # further back than any reader may ask for
        party.act("Ada", wire.Say(f"Line {number}"))
    frame = party.room.frame(None)
    assert frame.happened == ()
    told = [happened.code for happened in frame.past]
    assert told == ["dealt", "stood_in", "returned"]
    assert party.room.frame(None, since=frame.seq - 1).past == ()  # who was here has heard it
    party.act("Ada", wire.Abort())
    party.act("Ada", wire.Rematch())
    for name in party.people:
        party.promise(name)
    party.start()
    assert [happened.code for happened in party.room.frame(None).past] == ["dealt"]


def test_the_record_of_the_next_match_names_no_stand_in_of_the_last() -> None:
    party = playing("Ada", "Bea", "Cem")
    party.gone("Bea", grace=1_000)
    party.time_goes(1_000)
    while not party.room.state.stood_in:
        if "Bea" not in [party.room.state.chairs[seat].name for seat in party.room.state.waiting()]:
            party.answer_first(party.room.state.chairs[party.room.state.waiting()[0]].name)
        party.time_goes(PACE)
    party.arrived("Bea")
    party.act(party.host, wire.Abort())
    party.act(party.host, wire.Rematch())
    for name in ("Ada", "Bea", "Cem"):
        party.promise(name)
    party.start()
    assert not party.room.state.stood_in
