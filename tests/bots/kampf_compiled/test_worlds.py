"""What the search of Kampf der Magier imagines fits what its seat has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.laws.settings import SETTINGS, Setting
from zaubertisch.bots.compiled.dice import Dice
from zaubertisch.bots.kampf.compiled.cards import KINDS, held
from zaubertisch.bots.kampf.compiled.round import Round
from zaubertisch.bots.kampf.compiled.worlds import Worlds
from zaubertisch.bots.kampf.situation import KIND, seen_in
from zaubertisch.bots.kampf.thumb import KampfThumb
from zaubertisch.games.kampf import Kampf
from zaubertisch.games.kampf.determinize import unseen
from zaubertisch.games.kampf.state import KampfTable
from zaubertisch.kernel import FastRng, mute, view_of

KAMPF = [setting for setting in SETTINGS if setting.box.name == "kampf"]


def kinds(hand: int) -> list[int]:
    return [kind for kind in range(KINDS) for _ in range(held(hand, kind))]


def play_on(game: Kampf, table: KampfTable) -> None:
    """One move by rule of thumb."""
    (seat,) = game.to_act(table.public)
    game.apply(table, {seat: KampfThumb().choose(game, view_of(table, seat), FastRng(0))}, mute)


def worlds_of(game: Kampf, table: KampfTable, seat: int, seed: int) -> Iterator[Round]:
    """Some worlds as the seat imagines them."""
    seen = seen_in(view_of(table, seat), game.options)
    dealer, world = Worlds(seen, Dice(seed)), Round(len(table.own), seen.now.table)
    for _ in range(4):
        dealer.deal(world)
        yield world


@pytest.mark.parametrize("setting", KAMPF, ids=str)
def test_worlds_fit_what_was_seen(setting: Setting) -> None:
    """Each unseen card lies in just one place, and all hands have their sizes."""
    game = setting.game()
    assert isinstance(game, Kampf)
    table, turn, ways = game.deal((None,) * setting.players, FastRng(3)), 0, set()
    while asked := game.to_act(table.public):
        p, turn, seat = table.public, turn + 1, asked[0]
        for world in worlds_of(game, table, seat, turn) if turn % 9 == 0 else ():
            hands = [kinds(world.hands[other]) for other in range(setting.players)]
            assert [len(hand) for hand in hands] == list(p.hands)
            ways.add((turn, str(hands)))
            dealt = [kind for other, hand in enumerate(hands) if other != seat for kind in hand]
            stock = [world.stock[place] for place in range(world.drawn, world.stocked)]
            assert len(stock) == p.stock
            hidden = unseen(p, table.own[seat], game.options.distribution)
            assert Counter(dealt + stock) == Counter(KIND[card] for card in hidden)
        play_on(game, table)
    assert len(ways) > 2 * len({at for at, _ in ways}), "no two worlds are alike, but near the end of a round"
