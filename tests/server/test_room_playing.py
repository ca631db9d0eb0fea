"""A match at a table: moves, bots, leaving and coming back, the end and what comes after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from random import Random

import msgspec
import pytest

from tests.server.party import PACE, SHORT, Party, code_of, token_of
from zaubertisch.bots import BOTS
from zaubertisch.games.wizard.cards import WIZARD
from zaubertisch.games.wizard.state import Bid, Play
from zaubertisch.kernel import FastRng, NotYourTurn, Refused, StaleTurn
from zaubertisch.kernel.record import verify
from zaubertisch.server.messages import wire
from zaubertisch.server.table import log
from zaubertisch.server.table.room import Wake


def playing(*names: str, bots: int = 0, options: dict[str, object] | None = None) -> Party:
    party = Party(*names, seats=len(names) + bots, options=options)
    for _ in range(bots):
        party.act(names[0], wire.AddBot("random"))
    party.start()
    return party


def raw(text: str) -> msgspec.Raw:
    return msgspec.Raw(text.encode())


def refused(party: Party, name: str, action: wire.Action) -> str:
    with pytest.raises(Refused) as no:
        party.act(name, action)
    return code_of(no.value)


def asked(party: Party) -> str:
    return party.room.state.chairs[party.room.state.waiting()[0]].name


# -- moves


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("{}", "type"),
        ("[]", ""),
        ('{"type":"bid"}', "tricks"),
        ('{"type":"bid","tricks":"1"}', "tricks"),
        ('{"type":"bid","tricks":1,"seat":0}', "seat"),
        ('{"type":"bid","tricks":1.5}', "tricks"),
        ('{"type":"raise","tricks":1}', "type"),
        ('{"type":"bid","tricks":' + "[" * 3000, "tricks"),
        ('{"type":"bid","tricks":1', ""),
        ("", ""),
        ("null", ""),
    ],
)
def test_a_move_is_read_strictly(text: str, place: str) -> None:
    party = playing("Ada", "Bea", "Cem")
    with pytest.raises(Refused) as no:
        party.act(asked(party), wire.Move(0, raw(text)))
    assert code_of(no.value) == "bad-move"
    assert no.value.reason.facts["place"] == place


def test_a_move_answers_the_question_that_is_asked() -> None:
    party = playing("Ada", "Bea", "Cem")
    first = asked(party)
    bid = raw('{"type":"bid","tricks":0}')
    assert refused(party, first, wire.Move(1, bid)) == "stale-turn"
    assert refused(party, first, wire.Move(-1, bid)) == "stale-turn"
    other = next(name for name in party.people if name != first)
    assert refused(party, other, wire.Move(0, bid)) == "not-your-turn"
    party.act(first, wire.Move(0, bid))
    assert refused(party, first, wire.Move(0, bid)) == "stale-turn"


def test_the_rules_refuse_with_their_own_code() -> None:
    party = playing("Ada", "Bea", "Cem")
    with pytest.raises(Refused) as no:
        party.act(asked(party), wire.Move(0, raw('{"type":"bid","tricks":9}')))
    assert code_of(no.value) == "bid-out-of-range"
    assert no.value.reason.facts == {"bid": 9, "cards": 1}
    assert refused(party, asked(party), wire.Move(0, raw('{"type":"play","card":"R1"}'))) == "wrong-phase"


@pytest.mark.parametrize("hidden", [False, True])
def test_a_room_refuses_exactly_what_the_match_would(hidden: bool) -> None:
    """A room decides without changing the match; `Match.submit`, on a copy, is the judge of it."""
    party = playing("Ada", "Bea", "Cem", options={"hiddentip": hidden})
    chance, agreed = Random(1), Counter[str]()
    while party.phase == "playing":
        match = party.room.state.match
        assert match is not None
        for seat in range(3):
            move = chance.choice([Bid(0), Bid(7), Play(WIZARD), *party.room.frame(seat).legal])
            for turn in (match.turn, match.turn + 1):
                said = verdict(party.room.decide, seat, wire.Move(turn, encoded(move)), party.fresh())
                assert said == verdict(deepcopy(match).submit, seat, turn, move)
                agreed[said.split()[0]] += 1
        party.step(chance)
    assert set(agreed) == {"allowed", "StaleTurn", "NotYourTurn", "IllegalMove"}


def encoded(move: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(move))


def verdict(ask: Callable[..., object], *question: object) -> str:
    try:
        ask(*question)
    except Refused as no:
        return f"{type(no).__name__} {no.reason}"
    return "allowed"


def test_no_phase_but_play_takes_moves() -> None:
    party = Party("Ada", "Bea", "Cem")
    bid = wire.Move(0, raw('{"type":"bid","tricks":0}'))
    assert refused(party, "Ada", bid) == "not-playing"
    party.act("Ada", wire.Start())
    assert refused(party, "Ada", bid) == "not-playing"
    for name in party.people:
        party.open(name)
    party.act("Ada", wire.Abort())
    assert refused(party, "Ada", bid) == "not-playing"


def test_secret_choices_wait_for_all_and_show_to_their_own_seat_alone() -> None:
    party = playing("Ada", "Bea", "Cem", options={"hiddentip": True})
    while party.room.state.waiting() != (0, 1, 2):  # the dealer may have to name a trump first
        party.step(Random(0))
    turn = party.room.frame(None).turn
    assert turn is not None
    party.act("Bea", wire.Move(turn, raw('{"type":"bid","tricks":1}')))
    frames = [party.room.frame(seat) for seat in (0, 1, 2, None)]
    assert [frame.mine for frame in frames] == [None, Bid(1), None, None]
    assert [frame.waiting for frame in frames] == [(0, 2)] * 4
    assert frames[1].legal == ()
    assert refused(party, "Bea", wire.Move(turn, raw('{"type":"bid","tricks":0}'))) == "already-chosen"
    for name in ("Cem", "Ada"):  # at the same turn: nobody's answer makes another's stale
        party.act(name, wire.Move(turn, raw('{"type":"bid","tricks":0}')))
    assert [party.room.frame(seat).mine for seat in (0, 1, 2, None)] == [None] * 4


# -- bots


def test_a_bot_moves_in_its_own_time() -> None:
    party, chance = playing("Ada", bots=2), Random(0)
    for _ in range(9):
        (seat,), at = party.room.state.waiting(), party.room.state.at
        if seat == 0:
            assert party.room.wake(PACE) is None
        else:
            assert party.room.wake(PACE) == Wake(at + PACE)
            assert party.room.bots_to_move(at + PACE - 1, PACE) == []
            assert party.room.bots_to_move(at + PACE, PACE) == [(seat, "random")]
            party.act("Ada", wire.Say("Come on"))  # talk does not hold the bot up
            assert party.room.bots_to_move(at + PACE, PACE) == [(seat, "random")]
        party.step(chance)


def test_bots_choose_in_secret_one_after_the_other_without_waiting_anew() -> None:
    party = playing("Ada", bots=2, options={"hiddentip": True})
    while party.room.state.waiting() != (0, 1, 2):
        party.step(Random(0))
    at = party.room.state.at
    party.clock += PACE
    party.answer(1, Bid(0))
    assert party.room.bots_to_move(at + PACE, PACE) == [(2, "random")]


def test_a_bots_move_is_written_like_any_other() -> None:
    party = playing("Ada", bots=2)
    while (seat := party.room.state.waiting()[0]) == 0:
        party.step(Random(0))
    question = party.room.question(seat)
    move = question.game.legal_moves(question.view)[0]
    entry = party.room.bot_move(seat, "random", question.turn, move, party.fresh())
    assert isinstance(entry.event, log.Moved)
    assert (entry.event.seat, entry.event.bot, entry.event.turn) == (seat, "random", question.turn)
    with pytest.raises(Refused) as no:
        party.room.bot_move(seat, "thumb", question.turn, move, party.fresh())
    assert code_of(no.value) == "bot-gone"
    party.write(entry)
    with pytest.raises(StaleTurn):  # a second process had the same bot think
        party.room.bot_move(seat, "random", question.turn, move, party.fresh())


def test_nobody_is_asked_out_of_turn() -> None:
    party = playing("Ada", bots=2)
    idle = next(seat for seat in range(3) if seat not in party.room.state.waiting())
    with pytest.raises(NotYourTurn):
        party.room.question(idle)
    with pytest.raises(Refused) as no:
        Party("Ada").room.question(0)
    assert code_of(no.value) == "not-playing"


def test_a_question_stays_as_it_was_asked() -> None:
    """A bot may think in another thread while the table goes on."""
    party = playing("Ada", "Bea", "Cem")
    question = party.room.question(party.room.state.waiting()[0])
    before = msgspec.json.encode(question.view)
    frame = party.room.frame(0)
    shown = msgspec.json.encode(frame)
    party.play_on(Random(0), turns=12)
    assert msgspec.json.encode(question.view) == before
    assert msgspec.json.encode(frame) == shown


def test_the_bots_of_the_house_play_to_the_end() -> None:
    """A bot gets the question and some chance, and its move is taken; `thumb` sits in for who has left."""
    party, rng = playing("Ada", "Bea", bots=1), FastRng(1)
    party.act("Bea", wire.Leave())
    while party.phase == "playing":
        due = party.room.bots_to_move(party.clock + PACE, PACE)
        for seat, bot in due:
            question = party.room.question(seat)
            party.answer(seat, BOTS[bot].choose(question.game, question.view, rng))
        if not due:
            party.step(Random(0))
    assert {bot for _, bot in party.moved} == {None, "random", "thumb"}
    assert party.room.record().over


# -- leaving and coming back


def test_a_bot_sits_in_for_whoever_leaves_and_the_seat_is_theirs_again_at_once() -> None:
    party = playing("Ada", "Bea", "Cem")
    name = asked(party)
    seat, legal = party.seat(name), party.room.frame(party.seat(name)).legal
    party.act(name, wire.Leave())
    shown = party.room.frame(None).table.seats[seat]
    assert (shown.kind, shown.name, shown.bot, shown.stand_in) == ("person", name, "thumb", True)
    assert party.room.bots_to_move(party.room.state.at + PACE, PACE) == [(seat, "thumb")]
    assert party.room.frame(seat).legal == ()
    assert refused(party, name, wire.Move(0, raw('{"type":"bid","tricks":0}'))) == "away"
    assert refused(party, name, wire.Leave()) == "already-left"
    assert party.seat(name) == seat  # the same token opens it still
    party.act(name, wire.Return())
    assert party.room.frame(seat).legal == legal
    assert party.room.bots_to_move(party.room.state.at + PACE, PACE) == []
    assert refused(party, name, wire.Return()) == "not-away"
    party.act(name, wire.Move(0, raw('{"type":"bid","tricks":0}')))


def test_a_stand_in_that_thinks_too_long_moves_no_more() -> None:
    party = playing("Ada", "Bea", "Cem")
    name, seat = asked(party), party.seat(asked(party))
    party.act(name, wire.Leave())
    question = party.room.question(seat)
    move = question.game.legal_moves(question.view)[0]
    party.act(name, wire.Return())
    with pytest.raises(Refused) as no:
        party.room.bot_move(seat, "thumb", question.turn, move, party.fresh())
    assert code_of(no.value) == "bot-gone"


def test_the_host_passes_on_while_the_host_is_away() -> None:
    party = playing("Ada", "Bea", "Cem")
    party.act("Ada", wire.Leave())
    assert party.host == "Bea"
    assert refused(party, "Ada", wire.Abort()) == "not-host"
    party.act("Ada", wire.Return())
    assert party.host == "Ada"


def test_a_match_that_all_people_have_left_is_broken_off() -> None:
    party = playing("Ada", "Bea", bots=1)
    party.act("Ada", wire.Leave())
    assert party.room.due(party.fresh(), PACE) == []
    party.act("Bea", wire.Leave())
    assert party.room.wake(PACE) == Wake(party.room.state.at)
    assert party.room.bots_to_move(party.clock + PACE, PACE) == []
    (entry,) = party.room.due(party.fresh(), PACE)
    assert entry.event == log.Aborted(None)
    party.write(entry)
    table = party.room.frame(None).table
    assert (table.phase, table.aborted) == ("over", True)
    assert party.room.due(party.fresh(), PACE) == []
    assert party.room.wake(PACE) is None


# -- the end, and another match


@pytest.mark.parametrize("hidden", [False, True])
def test_a_match_ends_with_its_key_and_a_sound_record(hidden: bool) -> None:
    party = playing("Ada", "Bea", bots=2, options={"hiddentip": hidden})
    assert party.room.frame(None).table.key is None
    with pytest.raises(Refused) as no:
        party.room.record()
    assert code_of(no.value) == "not-over"
    party.play_on(Random(3))
    frame = party.room.frame(None)
    assert (frame.table.phase, frame.table.aborted, frame.waiting) == ("over", False, ())
    assert frame.table.key == party.room.state.key
    record = party.room.record()
    assert record.names == tuple(chair.name for chair in party.room.state.chairs)
    assert record.scores == frame.scores
    assert record.over
    assert record.opening.match == party.match
    assert verify(record, SHORT).sound


def test_an_abort_reveals_the_key_and_leaves_a_record() -> None:
    party = playing("Ada", "Bea", "Cem")
    party.play_on(Random(0), turns=5)
    entry = party.act("Ada", wire.Abort())
    assert entry.event == log.Aborted(0)
    assert party.room.frame(2).table.key == party.room.state.key
    record = party.room.record()
    assert not record.over
    assert verify(record, SHORT).sound
    assert refused(party, "Ada", wire.Abort()) == "not-playing"


def test_a_rematch_is_another_match_under_another_key() -> None:
    party = playing("Ada", "Bea", "Cem", bots=1)
    old = party.room.frame(None).table
    assert refused(party, "Ada", wire.Rematch()) == "not-over"
    party.act("Bea", wire.Leave())
    party.play_on(Random(0))
    record = party.room.record()
    party.act("Ada", wire.Rematch())
    frame = party.room.frame(0, since=party.room.seq - 20)
    table = frame.table
    assert (table.phase, table.aborted, table.key) == ("gathering", False, None)
    assert (frame.view, frame.facts, frame.turn, frame.scores, frame.events) == (None, None, None, (), ())
    assert table.match != old.match
    assert table.promise != old.promise
    assert [seat.kind for seat in table.seats] == ["person", "free", "person", "bot"]
    assert [seat.promised or seat.opened for seat in table.seats] == [False] * 4
    assert party.room.seat_of(token_of("Bea")) is None
    assert party.room.record() == record  # it can be read until the next one is over
    assert refused(party, "Ada", wire.Start()) == "not-promised"
    for name in party.people:
        party.promise(name)
    party.start()
    party.play_on(Random(1))
    assert party.room.record().opening.match == table.match


def test_who_leaves_after_the_end_keeps_the_name_on_the_sheet_and_loses_the_seat_at_the_rematch() -> None:
    party = playing("Ada", "Bea", "Cem")
    party.act("Ada", wire.Abort())
    party.act("Ada", wire.Leave())
    assert [seat.name for seat in party.room.frame(None).table.seats] == ["Ada", "Bea", "Cem"]
    assert party.host == "Bea"
    party.act("Bea", wire.Rematch())
    assert [seat.name for seat in party.room.frame(None).table.seats] == ["", "Bea", "Cem"]
