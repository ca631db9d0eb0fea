"""The engine and the second telling of the rules agree on every question, every choice and every total."""

from __future__ import annotations

from copy import copy
from typing import cast

import msgspec
import pytest

from tests.laws.settings import SETTINGS, Setting
from tests.oracle.wizard import DECK, Asked, Options, wizard
from zaubertisch.games.wizard.cards import SUITS, Card
from zaubertisch.games.wizard.options import Options as EngineOptions
from zaubertisch.games.wizard.state import Bid, Move, NameTrump, Play, Public
from zaubertisch.kernel import FastRng, mute, view_of

pytestmark = pytest.mark.no_cover  # too many matches to be traced; laws and cases reach every branch

MATCHES = 200  # random ones in each setting; ten times as many with --long
IN_WORDS: dict[Move, str] = (
    {NameTrump(suit): f"trump {suit}" for suit in SUITS}
    | {Bid(tricks): f"bid {tricks}" for tricks in range(21)}
    | {Play(Card(card)): f"play {card}" for card in DECK}
)


def tried() -> dict[Setting, int]:
    """How many matches each setting is tried with: `notequal` left open plays like one that is spelt out."""
    seen, matches = set(), {}
    for setting in SETTINGS:
        if setting.box.name != "wizard":
            continue
        plan = setting.match(bytes(32)).table.public.plan
        rules = plan, setting.players, cast("EngineOptions", setting.options).lead_suit
        matches[setting] = MATCHES if rules not in seen else MATCHES // 10
        seen.add(rules)
    return matches


@pytest.mark.parametrize(("setting", "matches"), tried().items(), ids=str)
def test_the_engine_agrees_with_the_oracle(setting: Setting, matches: int, long: bool) -> None:
    chance = setting.chance("oracle")
    for _ in range(matches * (10 if long else 1)):
        compare(setting, chance.getrandbits(64))


def compare(setting: Setting, seed: int) -> None:
    """One random match, told twice."""
    game, players, options = setting.game(), setting.players, cast("EngineOptions", setting.options)
    choose, chance = FastRng(seed), FastRng(seed + 1)
    oracle = wizard(cast("Options", msgspec.structs.asdict(options)), players, copy(chance))
    table = game.deal((None,) * players, chance)
    asked = next(oracle)
    while True:
        check_open(asked, table.public)
        moves, answers = {}, {}
        for seat in game.to_act(table.public):
            legal = game.legal_moves(view_of(table, seat))
            words = [IN_WORDS[move] for move in legal]
            assert sorted(words) == asked.legal[seat]
            pick = choose.below(len(legal))
            moves[seat], answers[seat] = legal[pick], words[pick]
        assert moves.keys() == asked.legal.keys()
        game.apply(table, moves, mute)
        try:
            asked = oracle.send(answers)
        except StopIteration as end:
            totals = tuple(end.value)
            break
    assert game.to_act(table.public) == ()
    assert table.public.totals == totals


def check_open(asked: Asked, public: Public) -> None:
    """What lies in the open is the same."""
    assert public.totals == tuple(asked.totals)
    assert public.bids == tuple(asked.bids)
    assert public.taken == tuple(asked.taken)
    assert public.trump == asked.trump
    assert public.turned == asked.turned
