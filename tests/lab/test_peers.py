"""How strong players play is found again where it is known."""

from __future__ import annotations

from copy import deepcopy

import pytest

from zaubertisch.bots import BOTS
from zaubertisch.bots.wizard.compiled.worlds import Situation
from zaubertisch.bots.wizard.habits import PEERS, THUMB
from zaubertisch.bots.wizard.search import Depth
from zaubertisch.bots.wizard.situation import situation
from zaubertisch.games.wizard import Options, Wizard
from zaubertisch.kernel import FastRng, mute, view_of
from zaubertisch.lab import peers
from zaubertisch.lab.peers import fit, likelihood, match


def rounds(bot: str) -> list[Situation]:
    """Two matches of four of a kind, each round as it ended."""
    game, ended = Wizard(Options()), []
    for deal in range(2):
        table, chance = game.deal([None] * 4, FastRng(deal)), FastRng(deal)
        while seats := game.to_act(table.public):
            (seat,) = seats
            view = view_of(table, seat)
            assert view.own is not None
            if len(view.own.hand) == 1 and len(view.public.trick) == 3:
                ended.append(situation(deepcopy(view), game.options.lead_suit).situation)
            game.apply(table, {seat: BOTS[bot].choose(game, view, chance)}, mute)
    return ended


def test_every_table_size_has_its_habits() -> None:
    assert set(PEERS) == set(THUMB) == {3, 4, 5, 6}


def test_who_plays_by_rule_of_thumb_is_taken_for_that_rather_than_for_strong() -> None:
    """... and the figures found from there say so too."""
    played = rounds("thumb")
    assert len(played) == 2 * 15
    assert likelihood(THUMB[4], played) > likelihood(PEERS[4], played) + 0.5
    fitted = fit(PEERS[4], played, passes=2)
    assert likelihood(fitted, played) > likelihood(PEERS[4], played) + 0.5


def test_a_match_is_all_its_rounds_with_every_card_but_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six play ten rounds; the same deal is the same match."""
    monkeypatch.setattr(peers, "PLAYS", Depth(worlds=2, drawn=2, walked=1))
    ended = match(6, PEERS[6], 3)
    assert [view.public.round for view in ended] == list(range(1, 11))
    assert all(len(view.own.hand) == 1 for view in ended if view.own)
    assert [view.public.totals for view in match(6, PEERS[6], 3)] == [view.public.totals for view in ended]


def test_what_nobody_does_is_unlikely() -> None:
    """Random play is much less likely than any sensible one."""
    assert likelihood(PEERS[4], rounds("random")) < likelihood(PEERS[4], rounds("thumb")) - 5
