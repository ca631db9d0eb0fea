"""Laws of the state: it survives JSON, copies are independent, cards are conserved."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.laws.play import answer, enc, moments, play, whole
from tests.laws.settings import SETTINGS, Setting
from zaubertisch.kernel import EVERYONE, Seat, View, clone, mute, view_of

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def round_trip(value: Any, kind: Any) -> None:
    """What was sent can be read, is the same, and would be sent again in the same bytes."""
    sent = enc(value)
    read = msgspec.json.decode(sent, type=kind)
    assert read == value
    assert enc(read) == sent


@every_setting
def test_everything_that_is_sent_survives_json(setting: Setting) -> None:
    box = setting.box
    view_type = View[box.public, box.own]  # type: ignore[name-defined]
    round_trip(setting.options, box.options)
    for match, _ in moments(setting, "json"):
        for seat in (None, *range(setting.players)):
            view = match.view(seat)
            round_trip(view, view_type)
            round_trip(match.game.facts(view), box.facts)
        for move in setting.book.move_space(match.table.public):
            round_trip(move, box.move)


@every_setting
def test_every_event_survives_json_and_is_for_somebody(setting: Setting) -> None:
    told: list[tuple[Seat, Any]] = []
    for _ in play(setting.match(bytes(32)), setting.chance("events"), lambda *heard: told.append(heard)):
        pass
    assert told
    for audience, event in told:
        assert audience in {EVERYONE, *range(setting.players)}
        round_trip(event, setting.box.event)


def values_of(value: Any) -> list[Any]:
    """The value and everything in it."""
    parts: list[Any] = []
    if isinstance(value, tuple):
        parts = list(value)
    elif isinstance(value, msgspec.Struct):
        assert value.__struct_config__.frozen, f"{type(value)} can be changed"
        parts = [getattr(value, name) for name in value.__struct_fields__]
    return [value, *(deep for part in parts for deep in values_of(part))]


@every_setting
def test_only_values_that_never_change_lie_in_slices(setting: Setting) -> None:
    for match, _ in moments(setting, "immutable"):
        for part in (match.table.public, *match.table.own, match.table.hidden):
            for name in getattr(part, "__struct_fields__", ()):
                for value in values_of(getattr(part, name)):
                    assert isinstance(value, int | str | bytes | tuple | msgspec.Struct | None), value


@every_setting
def test_a_clone_is_independent_and_has_the_same_future(setting: Setting) -> None:
    for match, chance in moments(setting, "clone"):
        table, game = match.table, match.game
        before, copy = whole(table), clone(table)
        assert whole(copy) == before
        if asked := game.to_act(table.public):
            moves = {seat: chance.choice(game.legal_moves(view_of(table, seat))) for seat in asked}
            again = clone(table)
            game.apply(copy, moves, mute)
            assert whole(copy) != before
            assert whole(table) == before
            game.apply(again, moves, mute)
            assert whole(again) == whole(copy)


@every_setting
def test_cards_are_conserved_and_public_counts_agree(setting: Setting) -> None:
    chance = setting.chance("cards")
    for match in play(setting.match(chance.randbytes(32)), chance):
        setting.book.check_cards(match.table)


@every_setting
def test_every_match_ends_and_scores_every_seat_at_any_time(setting: Setting) -> None:
    for match, _ in moments(setting, "end"):
        scores = match.game.scores(match.table.public)
        assert len(scores) == setting.players
        assert {type(score) for score in scores} == {int}
    assert not match.waiting()
    assert match.game.to_act(match.table.public) == ()


def test_what_the_same_key_deals_is_the_same_and_another_key_deals_something_else() -> None:
    for setting in SETTINGS:
        one, again, other = (setting.match(bytes([n]) * 32) for n in (1, 1, 2))
        assert whole(one.table) == whole(again.table) != whole(other.table)
        assert one.table.own != other.table.own or one.table.public != other.table.public
        answer(one, setting.chance("same"))
        answer(again, setting.chance("same"))
        assert whole(one.table) == whole(again.table)
