"""Taking a move back: only the latest, only while nothing follows from it, only if all others allow it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.server.party import PACE, Party, ShortWizard, code_of, snapshot
from zaubertisch.kernel import Moves, Refused, TakeBack
from zaubertisch.server.messages import wire
from zaubertisch.server.table.taking_back import MOST, TIME_TO_ANSWER

THREE = ("Ada", "Bea", "Cem")


def before_a_trick(
    *names: str, serious: bool = False, bots: int = 0, clock: wire.Clock = 0, seed: int = 0
) -> Party:
    """A match in which all have bid, trump is known, and a card is to be led."""
    party = Party(*names, seats=len(names) + bots, serious=serious, clock=clock, seed=seed)
    for _ in range(bots):
        party.act(names[0], wire.AddBot("thumb"))
    party.start()
    chance = Random(1)
    while phase_of(party) != "play":
        party.step(chance)
    return party


def phase_of(party: Party) -> str:
    return str(party.room.frame(None).view.public.phase)


def leads(party: Party) -> str:
    """Who is asked for a card."""
    return party.room.state.chairs[party.room.state.waiting()[0]].name


def lead(party: Party) -> str:
    """They lay one; their name."""
    name = leads(party)
    party.answer_first(name)
    return name


def refused(party: Party, name: str, action: wire.Action) -> str:
    before = party.frame(None)
    with pytest.raises(Refused) as no:
        party.act(name, action)
    assert party.frame(None) == before
    return code_of(no.value)


def test_with_the_consent_of_all_the_card_is_back_and_the_log_says_so() -> None:
    party = before_a_trick(*THREE)
    asked = party.turn
    leader = leads(party)
    before = party.room.frame(party.seat(leader)).view
    lead(party)
    assert party.room.frame(party.seat(leader)).may_take_back
    party.act(leader, wire.TakeBack(party.turn))
    others = [name for name in THREE if name != leader]
    asking = party.room.frame(None).table.asking
    assert asking is not None
    assert set(asking.missing) == {party.seat(name) for name in others}
    party.act(others[0], wire.Allow(party.turn, yes=True))
    assert party.turn == asked + 1
    party.act(others[1], wire.Allow(party.turn, yes=True))
    assert party.room.frame(party.seat(leader)).view == before
    assert party.turn == asked + 2  # a turn of its own
    assert party.room.state.match is not None
    assert party.room.state.match.log[-1] == TakeBack()
    assert party.room.frame(None).table.asking is None
    assert party.happened[-2:] == ["take_back_asked", "taken_back"]


def test_one_no_ends_the_matter_and_nobody_is_asked_twice() -> None:
    party = before_a_trick(*THREE)
    leader = lead(party)
    other = next(name for name in THREE if name != leader)
    party.act(leader, wire.TakeBack(party.turn))
    assert refused(party, leader, wire.TakeBack(party.turn)) == "take-back-refused"
    assert refused(party, leader, wire.Allow(party.turn, yes=True)) == "nobody-asks"
    party.act(other, wire.Allow(party.turn, yes=False))
    assert party.room.frame(None).table.asking is None
    assert refused(party, leader, wire.TakeBack(party.turn)) == "take-back-refused"
    assert refused(party, other, wire.Allow(party.turn, yes=True)) == "nobody-asks"
    assert not party.room.frame(party.seat(leader)).may_take_back


def test_whoever_moves_on_has_not_allowed_it() -> None:
    party = before_a_trick(*THREE)
    leader = lead(party)
    party.act(leader, wire.TakeBack(party.turn))
    lead(party)
    assert party.room.frame(None).table.asking is None
    assert refused(party, leader, wire.TakeBack(party.turn)) == "others-have-acted"


def test_bots_wait_for_the_answer_and_then_no_longer() -> None:
    party = next(
        p for seed in range(30) if leads(p := before_a_trick("Ada", "Bea", bots=1, seed=seed)) == "Bea"
    )
    asker = lead(party)  # and a bot comes next
    party.act(asker, wire.TakeBack(party.turn))
    assert party.time_goes(TIME_TO_ANSWER - 1000) == []
    assert party.time_goes(2000)
    assert party.room.frame(None).table.asking is None


def test_bots_allow_everything() -> None:
    party = next(p for seed in range(30) if leads(p := before_a_trick("Ada", bots=2, seed=seed)) == "Ada")
    hand = party.room.frame(party.seat("Ada")).view.own
    lead(party)
    party.act("Ada", wire.TakeBack(party.turn))
    assert party.room.frame(party.seat("Ada")).view.own == hand


def test_whoever_is_away_is_not_asked_and_going_away_is_no_veto() -> None:
    party = before_a_trick(*THREE)
    leader = lead(party)
    one, other = (name for name in THREE if name != leader)
    party.act(one, wire.Leave())
    turn = party.turn
    party.act(leader, wire.TakeBack(turn))
    party.gone(other, grace=1_000)
    assert party.turn == turn  # a broken line is no consent
    party.time_goes(1_000)
    assert party.turn == turn + 1
    assert party.happened[-1] == "taken_back"


def test_by_correspondence_everyone_is_asked_though_nobody_is_there() -> None:
    party = before_a_trick(*THREE, clock=86_400)
    leader = lead(party)
    others = [name for name in THREE if name != leader]
    for name in others:
        party.gone(name)
    turn = party.turn
    party.act(leader, wire.TakeBack(turn))
    assert party.turn == turn
    for name in others:
        party.act(name, wire.Allow(turn, yes=True))
    assert party.turn == turn + 1


def test_a_match_that_was_broken_off_is_not_undone_by_whoever_goes() -> None:
    party = before_a_trick(*THREE)
    leader = lead(party)
    turn = party.turn
    party.act(leader, wire.TakeBack(turn))
    party.act(party.host, wire.Abort())
    assert party.room.frame(None).table.asking is None
    for name in THREE:
        party.act(name, wire.Leave())
    assert party.turn == turn
    assert "taken_back" not in party.happened


def test_whoever_is_played_for_asks_for_nothing_any_more() -> None:
    party = before_a_trick(*THREE)
    leader = lead(party)
    party.act(leader, wire.TakeBack(party.turn))
    party.gone(leader, grace=1_000)
    party.time_goes(1_000)
    assert party.room.frame(None).table.asking is None


def test_a_bid_is_final() -> None:
    """W10."""
    party = Party(*THREE)
    party.start()
    while phase_of(party) != "bid":
        lead(party)
    name = lead(party)
    assert refused(party, name, wire.TakeBack(party.turn)) == "turn-settled"


def test_a_closed_trick_stands() -> None:
    party = before_a_trick(*THREE)
    for _ in THREE:
        name = lead(party)
    assert refused(party, name, wire.TakeBack(party.turn)) == "turn-settled"


def test_at_a_serious_table_nothing_is_taken_back() -> None:
    party = before_a_trick(*THREE, serious=True)
    leader = lead(party)
    assert refused(party, leader, wire.TakeBack(party.turn)) == "serious-table"


def test_only_the_mover_asks_and_only_for_the_question_that_stands() -> None:
    party = before_a_trick(*THREE)
    leader = lead(party)
    other = next(name for name in THREE if name != leader)
    assert refused(party, other, wire.TakeBack(party.turn)) == "others-have-acted"
    assert refused(party, leader, wire.TakeBack(party.turn - 1)) == "stale-turn"


def test_whoever_is_asked_has_the_full_time_again_after_a_no() -> None:
    party = before_a_trick(*THREE, clock=30)
    leader = lead(party)
    other = next(name for name in THREE if name != leader)
    party.act(leader, wire.TakeBack(party.turn))
    party.clock += 20_000
    party.act(other, wire.Allow(party.turn, yes=False))
    assert party.room.frame(None).table.due == party.room.state.at + 30_000


def test_the_chance_to_come_is_the_same_after_a_move_was_taken_back() -> None:
    one, other = before_a_trick(*THREE), before_a_trick(*THREE)
    leader = lead(one)
    one.act(leader, wire.TakeBack(one.turn))
    for name in THREE:
        if name != leader:
            one.act(name, wire.Allow(one.turn, yes=True))
    for party in (one, other):
        while party.phase == "playing":
            lead(party)
    assert one.room.frame(None).scores == other.room.frame(None).scores
    assert one.room.wake(PACE) is None


def test_a_log_full_of_take_backs_is_read_without_playing_the_match_again_for_each(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    party = next(p for seed in range(30) if leads(p := before_a_trick("Ada", bots=2, seed=seed)) == "Ada")
    for _ in range(20):
        lead(party)
        party.act("Ada", wire.TakeBack(party.turn))
    applied, apply = [], ShortWizard.apply

    def counted(*played: Any) -> None:
        applied.append(played)
        apply(*played)

    monkeypatch.setattr(ShortWizard, "apply", counted)
    again = party.again()
    assert again.state.match is not None
    assert len(applied) == sum(isinstance(turn, Moves) for turn in again.state.match.log)
    assert snapshot(again) == snapshot(party.room)


def test_at_some_time_it_is_enough() -> None:
    """Whatever two friends agree on, a match stays small enough to be looked at again."""
    party = before_a_trick("Ada", "Bea", "Cem")
    for _ in range(MOST):
        name = lead(party)
        party.act(name, wire.TakeBack(party.turn))
        for other in THREE:
            if other != name:
                party.act(other, wire.Allow(party.turn, yes=True))
    name = lead(party)
    assert refused(party, name, wire.TakeBack(party.turn)) == "enough-taken-back"
    assert not party.room.frame(party.seat(name)).may_take_back


def test_a_bid_in_secret_moves_on_too() -> None:
    """The question stays the same until all have bid, and yet whoever bids has not allowed it."""
    for seed in range(60):
        party = Party(*THREE, seed=seed, options={"hiddentip": True})
        party.start()
        if len(party.room.state.waiting()) == 1:
            chooser = lead(party)
            if party.room.frame(party.seat(chooser)).may_take_back:
                break
    else:
        pytest.fail("nobody chose trump")
    other = next(name for name in THREE if name != chooser)
    party.act(chooser, wire.TakeBack(party.turn))
    turn = party.turn
    party.answer_first(other)
    assert party.turn == turn
    assert party.room.frame(None).table.asking is None
    assert refused(party, chooser, wire.TakeBack(turn)) == "others-have-acted"


def test_the_next_match_counts_what_is_taken_back_anew() -> None:
    party = before_a_trick(*THREE)
    party.room.state.returned = MOST
    party.act(party.host, wire.Abort())
    party.act(party.host, wire.Rematch())
    for name in THREE:
        party.promise(name)
    party.start()
    chance = Random(1)
    while phase_of(party) != "play":
        party.step(chance)
    leader = lead(party)
    assert party.room.frame(party.seat(leader)).may_take_back
