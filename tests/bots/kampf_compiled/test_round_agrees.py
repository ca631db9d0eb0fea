"""The integers of `bots/kampf/compiled` are held to the rules of Kampf der Magier and its rule of thumb."""

from __future__ import annotations

import pytest

from tests.laws.settings import SETTINGS, Setting
from zaubertisch.bots.kampf.compiled.round import Round
from zaubertisch.bots.kampf.compiled.thumb import finish
from zaubertisch.bots.kampf.situation import KIND, number_of, round_of
from zaubertisch.bots.kampf.thumb import KampfThumb
from zaubertisch.games.kampf.options import Options
from zaubertisch.games.kampf.rules import Kampf
from zaubertisch.games.kampf.state import KampfTable, RoundScored
from zaubertisch.kernel import EVERYONE, FastRng, KeyedRng, Seat, Table, clone, view_of

KAMPF = [setting for setting in SETTINGS if setting.box.name == "kampf"]


def in_integers(table: KampfTable, options: Options) -> Round:
    """The round as it lies on a table, with all hands and the stock."""
    now = round_of(table.public, options)
    for seat, own in enumerate(table.own):
        now.hands[seat] = sum(16 ** KIND[card] for card in own.hand)
    for place, card in enumerate(table.hidden.stock):
        now.stock[place] = KIND[card]
    return now


def by_the_rules(game: Kampf, table: Table, first: object) -> list[int]:  # type: ignore[type-arg]
    """What each seat has collected when the round ends: this move, and then the rule of thumb."""
    ended: list[RoundScored] = []

    def hear(audience: Seat, event: object) -> None:
        assert audience == EVERYONE
        ended.extend([event] if isinstance(event, RoundScored) else [])

    move = first
    while True:
        (seat,) = game.to_act(table.public)
        game.apply(table, {seat: move}, hear)  # type: ignore[dict-item]
        if ended:
            return list(ended[0].line.collected)
        (seat,) = game.to_act(table.public)
        move = KampfThumb().choose(game, view_of(table, seat), FastRng(0))


@pytest.mark.parametrize("setting", KAMPF, ids=str)
def test_it_ends_as_the_rules_say(setting: Setting) -> None:
    """From every few turns of a match in which thumbs and chance take turns."""
    game, chance = setting.game(), setting.chance("rollout")
    assert isinstance(game, Kampf)
    table, turn = game.deal((None,) * setting.players, KeyedRng(bytes(32))), 0
    while asked := game.to_act(table.public):
        (seat,) = asked
        legal = game.legal_moves(view_of(table, seat))
        move = chance.choice(legal)
        if turn % 5 == 0:
            kept = in_integers(table, game.options)
            going = Round(setting.players, kept.table)
            for _ in range(2):  # the second time from the round that was kept
                going.become(kept)
                going.play(number_of(move))
                finish(going)
                scores = [going.score(other) for other in range(setting.players)]
                assert scores == by_the_rules(game, clone(table), move)
        if chance.random() < 0.5:
            move = KampfThumb().choose(game, view_of(table, seat), FastRng(0))
        game.apply(table, {seat: move}, lambda audience, event: None)
        turn += 1
