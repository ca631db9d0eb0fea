"""What others are measured by stays as it is, to the move; a measurement of yesterday is one of today."""

from __future__ import annotations

from zaubertisch.bots import BOTS
from zaubertisch.games.wizard import Options, Wizard
from zaubertisch.kernel import FastRng, mute, view_of
from zaubertisch.lab.yardsticks import YARDSTICKS

PLAYED = "1 0 0 0 R7 G4 R1 B4 Y2 B7 Y3 G9 B5 G7 Y8 B2"
"""A third round of four `flat500`: their bids, then their cards."""


def test_flat500_plays_as_ever() -> None:
    game, table = Wizard(Options()), Wizard(Options()).deal([None] * 4, FastRng(3))
    moves = []
    while table.public.round <= 3:
        (seat,) = game.to_act(table.public)
        bot = YARDSTICKS["flat500"] if table.public.round == 3 else BOTS["thumb"]
        move = bot.choose(game, view_of(table, seat), FastRng(1))
        if table.public.round == 3:
            moves.append(str(getattr(move, "tricks", getattr(move, "card", None))))
        game.apply(table, {seat: move}, mute)
    assert " ".join(moves) == PLAYED
