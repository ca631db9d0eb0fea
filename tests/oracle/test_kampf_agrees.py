"""The engine and the second telling of the rules agree on every question, every choice and every card."""

from __future__ import annotations

from copy import copy
from typing import cast

import msgspec
import pytest

from tests.laws.settings import SETTINGS, Setting
from tests.oracle.kampf import Asked, Options, kampf
from zaubertisch.games.kampf.rules import Kampf
from zaubertisch.games.kampf.state import Ball, KampfTable, Move, Play
from zaubertisch.kernel import FastRng, mute, view_of

pytestmark = pytest.mark.no_cover  # too many matches to be traced; laws and cases reach every branch

MATCHES = 20  # random ones in each setting; ten times as many with --long
KAMPF = [setting for setting in SETTINGS if setting.box.name == "kampf"]


def in_words(move: Move) -> str:
    """The move as the oracle says it."""
    if not isinstance(move, Play | Ball):
        return "take"
    cards = "+".join(f"J({move.joker})" if card == "J" else card for card in move.cards)
    if isinstance(move, Play):
        return f"play {cards}"
    return f"ball with {cards}" if cards else "ball"


def is_plain(said: str) -> bool:
    """Whether it spares jokers and balls: where all do, some have nothing else left to lead (KA6, KA14)."""
    return "J" not in said and not said.startswith("ball")


@pytest.mark.parametrize("setting", KAMPF, ids=str)
def test_the_engine_agrees_with_the_oracle(setting: Setting, long: bool) -> None:
    chance = setting.chance("oracle")
    for _ in range(MATCHES * (10 if long else 1)):
        compare(setting, chance.getrandbits(64))


def compare(setting: Setting, seed: int) -> None:
    """One random match, told twice."""
    game, players = setting.game(), setting.players
    assert isinstance(game, Kampf)
    choose, chance = FastRng(seed), FastRng(seed + 1)
    sparing = choose.below(2) == 0
    options = cast("Options", msgspec.structs.asdict(setting.options))
    oracle = kampf(options, players, copy(chance))
    table = game.deal((None,) * players, chance)
    asked = next(oracle)
    while True:
        check_table(asked, table)
        (seat,) = game.to_act(table.public)
        legal = game.legal_moves(view_of(table, seat))
        words = [in_words(move) for move in legal]
        assert {seat: words} == asked.legal
        plain = [i for i, said in enumerate(words) if sparing and is_plain(said)] or range(len(words))
        pick = plain[choose.below(len(plain))]
        game.apply(table, {seat: legal[pick]}, mute)
        try:
            asked = oracle.send({seat: words[pick]})
        except StopIteration as end:
            outcome = end.value
            break
    assert game.to_act(table.public) == ()
    p = table.public
    assert [list(line.collected) for line in p.sheet] == outcome.rounds
    assert list(p.totals) == outcome.totals
    assert game.scores(p) == tuple(-total for total in outcome.totals)
    assert list(game.facts(view_of(table, None)).winners) == outcome.winners


def check_table(asked: Asked, table: KampfTable) -> None:
    """What lies in the open, in the hands and in the stock is the same."""
    p = table.public
    assert [sorted(own.hand) for own in table.own] == [sorted(hand) for hand in asked.hands]
    assert list(p.hands) == [len(hand) for hand in asked.hands]
    assert sorted(card for laid in p.middle for card in laid.cards) == sorted(asked.middle)
    assert (p.total if p.middle else None) == asked.total
    assert list(p.collected) == asked.collected
    assert p.stock == asked.stock
    assert list(p.totals) == asked.totals
    assert p.round == asked.round
