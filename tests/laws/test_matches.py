"""Laws of a match: who may answer which question, in what order answers may come, and taking turns back."""

from __future__ import annotations

import random
from copy import copy
from typing import Any

import msgspec
import pytest

from tests.laws.play import answer, enc, moments, play, whole
from tests.laws.settings import SETTINGS, AnyMatch, Setting
from zaubertisch.kernel import Misfit, Moves, NotYourTurn, Refused, Seat, StaleTurn, TakeBack

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
secret = [setting for setting in SETTINGS if len(setting.match(bytes(32)).waiting()) > 1]


def state(match: AnyMatch) -> tuple[Any, ...]:
    return whole(match.table), match.turn, match.waiting(), enc(match.log)


@every_setting
def test_a_match_is_for_as_many_as_the_game_says(setting: Setting) -> None:
    seats = setting.game().seats
    for players in (0, 1, seats.start - 1, seats.stop):
        with pytest.raises(Misfit) as no:
            Setting(setting.box, setting.options, players).match(bytes(32))
        assert no.value.reason.code == "seats-do-not-fit"
        assert no.value.reason.facts == {"seats": players}


@every_setting
def test_answers_to_other_questions_and_from_other_seats_are_refused(setting: Setting) -> None:
    for match, chance in moments(setting, "submit"):
        before = state(match)
        asked = match.waiting()
        move = setting.book.move_space(match.table.public)[0]
        for turn in (match.turn - 1, match.turn + 1):
            with pytest.raises(StaleTurn) as stale:
                match.submit(chance.randrange(setting.players), turn, move)
            assert stale.value.reason.facts == {"asked": match.turn, "answered": turn}
        for seat in {-1, *range(setting.players + 1)} - set(asked):
            with pytest.raises(NotYourTurn) as no:
                match.submit(seat, match.turn, move)
            assert no.value.reason.code == "not-your-turn"
        assert state(match) == before


@every_setting
def test_whoever_has_won_has_no_fewer_points_than_anybody(setting: Setting) -> None:
    """Several may share it; with the most points alone one has won, and nobody only where all are equal."""
    chance = setting.chance("winners")
    *_, match = play(setting.match(chance.randbytes(32)), chance)
    public = match.table.public
    scores, winners = match.game.scores(public), match.game.winners(public)
    best = {seat for seat, score in enumerate(scores) if score == max(scores)}
    assert list(winners) == sorted(best & set(winners))
    assert winners or len(best) == setting.players
    assert len(best) > 1 or set(winners) == best


@pytest.mark.parametrize("setting", secret, ids=str)
def test_a_choice_made_in_secret_stands_and_shows_nothing(setting: Setting) -> None:
    chance = setting.chance("secret")
    for match in play(setting.match(chance.randbytes(32)), chance):
        asked = list(match.waiting())
        if len(asked) < 2:
            continue
        chance.shuffle(asked)
        table, turn = whole(match.table), match.turn
        for number, seat in enumerate(asked[:-1]):
            view = match.view(seat)
            legal = match.game.legal_moves(view)
            match.submit(seat, turn, setting.book.choose(view, legal, chance))
            assert whole(match.table) == table
            assert match.turn == turn
            assert match.waiting() == tuple(sorted(asked[number + 1 :]))
            with pytest.raises(NotYourTurn) as no:
                match.submit(seat, turn, chance.choice(legal))
            assert no.value.reason.code == "already-chosen"
        if match.turn > 40:
            return


@pytest.mark.parametrize("setting", secret, ids=str)
def test_the_order_of_arrival_tells_nothing(setting: Setting) -> None:
    chance = setting.chance("order")
    one, other = setting.match(bytes(32)), setting.match(bytes(32))
    while one.waiting() and one.turn < 60:
        asked, turn = list(one.waiting()), one.turn
        moves = {seat: chance.choice(one.game.legal_moves(one.view(seat))) for seat in asked}
        told: list[tuple[AnyMatch, list[Any]]] = [(one, []), (other, [])]
        for match, events in told:
            chance.shuffle(asked)
            for seat in asked:
                match.submit(seat, turn, moves[seat], lambda *heard, events=events: events.append(heard))
        assert enc(told[0][1]) == enc(told[1][1])
        assert enc(one.log) == enc(other.log)
        assert state(one) == state(other)


@every_setting
def test_every_turn_can_be_taken_back_to_the_byte(setting: Setting) -> None:
    """The cards to come are again those that would have come, and no turn has the number of another."""
    for match, chance in moments(setting, "take back", apart=67):
        if not match.waiting():
            break
        twin, turn = match.standing(), match.turn
        before, asked = whole(match.table), match.waiting()
        answer(match, chance)
        assert match.turn == turn + 1
        match.take_back()
        assert match.turn == turn + 2
        assert (whole(match.table), match.waiting(), match.standing()) == (before, asked, twin)


@every_setting
def test_all_turns_can_be_taken_back_and_no_more(setting: Setting) -> None:
    chance = setting.chance("all back")
    match = setting.match(chance.randbytes(32))
    dealt = whole(match.table)
    for _ in range(8):
        answer(match, chance)
    for turn in range(8, 16):
        assert match.turn == turn
        match.take_back()
    assert whole(match.table) == dealt
    before = state(match)
    with pytest.raises(Refused) as no:
        match.take_back()
    assert no.value.reason.code == "nothing-to-take-back"
    assert state(match) == before
    assert [type(turn) for turn in match.log] == [Moves] * 8 + [TakeBack] * 8


@pytest.mark.parametrize("setting", secret, ids=str)
def test_taking_back_forgets_the_first_choice(setting: Setting) -> None:
    match = setting.match(setting.chance("first").randbytes(32))
    asked = match.waiting()
    answer(match, setting.chance("forget"))
    if len(match.waiting()) > 1:
        match.submit(
            match.waiting()[0], match.turn, match.game.legal_moves(match.view(match.waiting()[0]))[0]
        )
    match.take_back()
    assert match.waiting() == asked
    assert match.pending == {}


@pytest.mark.parametrize("setting", [one for one in secret if one.book.often], ids=str)
def test_taking_back_forgets_what_was_chosen_since(setting: Setting) -> None:
    chance = setting.chance("forget")
    match = setting.match(chance.randbytes(32))
    asked = match.waiting()
    answer(match, chance)
    while len(match.waiting()) == 1:
        answer(match, chance)
    seat = match.waiting()[0]
    match.submit(seat, match.turn, match.game.legal_moves(match.view(seat))[0])
    while match.standing():
        match.take_back()
    assert match.waiting() == asked
    assert msgspec.json.decode(enc(match.log), type=list[Moves[setting.box.move] | TakeBack]) == match.log  # type: ignore[name-defined]


def second_thoughts(setting: Setting, chance: random.Random) -> int:
    """How often something could be taken back in a random match, in which nothing else could."""
    match = setting.match(chance.randbytes(32))
    codes = {reason.code for seat in range(setting.players) if (reason := match.why_not_take_back(seat))}
    assert codes == {"nothing-to-take-back"}
    asks = 0
    while match.waiting() and match.turn < 150:
        before, rng, told = whole(match.table), copy(match.table.rng), list[Any]()
        asked, turn = match.waiting(), match.turn

        def hear(_: Seat, event: Any, told: list[Any] = told) -> None:
            told.append(event)

        for seat in asked:
            view = match.view(seat)
            move = setting.book.choose(view, match.game.legal_moves(view), chance)
            match.submit(seat, turn, move, hear)
            if match.pending and match.log:  # whoever has chosen since, though in secret, has acted
                asking = {
                    reason and reason.code for reason in map(match.why_not_take_back, range(setting.players))
                }
                assert asking == {"others-have-acted"}
        settled = len(asked) > 1 or match.table.rng != rng or any(map(match.game.settles, told))
        for seat in range(setting.players):
            reason = match.why_not_take_back(seat)
            code = "others-have-acted" if seat not in asked else "turn-settled" if settled else None
            assert (reason and reason.code) == code
        if not settled and chance.random() < 0.3:
            asks += 1
            match.take_back()
            assert whole(match.table) == before
            assert all(match.why_not_take_back(seat) for seat in range(setting.players))
    return asks


@every_setting
def test_only_the_latest_mover_may_ask_and_only_for_what_settled_nothing(setting: Setting) -> None:
    """What may be taken back was one seat's alone, drew no chance, and told nothing that stands for good."""
    chance = setting.chance("second thoughts")
    assert any(second_thoughts(setting, chance) for _ in range(200))


@every_setting
def test_a_turn_that_drew_chance_stands_though_nothing_told_says_so(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or else one could take back until the cards to come are better."""
    monkeypatch.setattr(type(setting.game()), "settles", lambda *_: False)
    chance = setting.chance("drew chance")
    second_thoughts(setting, chance)
