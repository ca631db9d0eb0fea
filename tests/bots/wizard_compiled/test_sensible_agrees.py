"""The rule of thumb in integers chooses as `bots/wizard/thumb.py` does."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from zaubertisch.bots.wizard.compiled.sensible import Sensible
from zaubertisch.bots.wizard.judgement import JUDGEMENT
from zaubertisch.bots.wizard.situation import as_move, situation
from zaubertisch.bots.wizard.thumb import WizardThumb
from zaubertisch.games.wizard import Options, Wizard
from zaubertisch.games.wizard.state import Move
from zaubertisch.kernel import FastRng, mute, view_of


def hope_of(sensible: Sensible, actions: dict[Move, int], move: Move) -> float:
    return float(sensible.hope[actions[move]])


@pytest.mark.parametrize("options", [Options(), Options(notequal=True, hiddentip=True, lead_suit="official")])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_both_choose_alike(players: int, options: Options) -> None:
    """Nearly always the same move; where not, the two moves promise the same but for rounding."""
    game, thumb, draw = Wizard(options), WizardThumb(), Random(players)
    sensible = Sensible(msgspec.structs.astuple(JUDGEMENT[players]))
    table = game.deal([None] * players, FastRng(players))
    asked = differ = 0
    while seats := game.to_act(table.public):
        moves: dict[int, Move] = {}
        for seat in seats:
            view = view_of(table, seat)
            now = situation(view, options.lead_suit).situation.now
            mine = as_move(now.phase, sensible.choose(now))
            theirs = thumb.choose(game, view, FastRng(1))
            asked += 1
            if mine != theirs:
                differ += 1
                legal = now.legal()
                actions = {as_move(now.phase, a): a for a in range(60) if legal >> a & 1}
                gap = hope_of(sensible, actions, mine) - hope_of(sensible, actions, theirs)
                assert gap == pytest.approx(0, abs=1e-9)
            moves[seat] = theirs if draw.random() < 0.7 else draw.choice(game.legal_moves(view))
        game.apply(table, moves, mute)
    assert asked > 300
    assert differ < asked / 100
