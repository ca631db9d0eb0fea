"""Laws of what may be done: the list of legal moves and the reason against a move say the same."""

from __future__ import annotations

import msgspec
import pytest

from tests.laws.play import enc, moments, whole
from tests.laws.settings import SETTINGS, Setting
from zaubertisch.kernel import IllegalMove, Offer, Reason, View, expand

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@every_setting
def test_legal_moves_are_those_that_nothing_speaks_against(setting: Setting) -> None:
    view_type = View[setting.box.public, setting.box.own]  # type: ignore[name-defined]
    for match, _ in moments(setting, "legal"):
        space = setting.book.move_space(match.table.public)
        for seat in match.waiting():
            view = match.view(seat)
            legal = list(match.game.legal_moves(view))
            assert legal
            assert len({enc(move) for move in legal}) == len(legal)
            again = msgspec.json.decode(enc(view), type=view_type)
            assert legal == list(match.game.legal_moves(view)) == list(match.game.legal_moves(again))
            tried = {enc(move): move for move in (*space, *legal)}
            allowed = {said for said, move in tried.items() if match.game.why_not(view, move) is None}
            assert allowed == {enc(move) for move in legal}


@every_setting
def test_what_travels_makes_exactly_the_legal_moves(setting: Setting) -> None:
    box = setting.box
    for match, _ in moments(setting, "offers"):
        for seat in match.waiting():
            view = match.view(seat)
            legal, told = list(match.game.legal_moves(view)), box.offers(match.game, view)
            arrived = [
                msgspec.json.decode(enc(one), type=box.offer if isinstance(one, Offer) else box.move)
                for one in told
            ]
            assert list(expand(arrived)) == legal
            places = {enc(move): place for place, move in enumerate(legal)}
            for one in arrived:
                if isinstance(one, Offer):
                    among = [places[enc(move)] for move in one.some()]
                    assert among == sorted(set(among)) != []


@every_setting
def test_who_is_not_asked_may_do_nothing(setting: Setting) -> None:
    for match, _ in moments(setting, "not asked"):
        asked = match.game.to_act(match.table.public)
        assert list(asked) == sorted(set(asked))
        assert set(asked) <= set(range(setting.players))
        for seat in {None, *range(setting.players)} - set(asked):
            for move in setting.book.move_space(match.table.public):
                assert match.game.why_not(match.view(seat), move) is not None


@every_setting
def test_a_refused_move_changes_nothing(setting: Setting) -> None:
    for match, _ in moments(setting, "refused", apart=43):
        before = whole(match.table), match.turn, match.waiting(), match.log.copy()
        for seat in match.waiting():
            for move in setting.book.move_space(match.table.public):
                reason = match.game.why_not(match.view(seat), move)
                if reason is not None:
                    with pytest.raises(IllegalMove) as no:
                        match.submit(seat, match.turn, move)
                    assert no.value.reason == reason
        assert (whole(match.table), match.turn, match.waiting(), match.log) == before


@every_setting
def test_reasons_are_codes_with_plain_facts(setting: Setting) -> None:
    codes: dict[str, set[str]] = {}
    for match, _ in moments(setting, "reasons"):
        for seat in (None, *range(setting.players)):
            for move in setting.book.move_space(match.table.public):
                reason = match.game.why_not(match.view(seat), move)
                if reason is not None:
                    assert msgspec.json.decode(enc(reason), type=Reason) == reason
                    assert reason.code == reason.code.lower().replace(" ", "-") != ""
                    codes.setdefault(reason.code, set(reason.facts))
                    assert codes[reason.code] == set(reason.facts), "one code, one sentence"
    assert "not-your-turn" in codes
