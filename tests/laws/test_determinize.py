"""Law: a world that a view allows looks, to that view, like the world it is."""

from __future__ import annotations

import pytest

from tests.laws.play import enc, moments, whole
from tests.laws.settings import SETTINGS, Setting
from zaubertisch.kernel import FastRng, clone, mute, view_of


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_guessed_world_gives_the_same_view_and_can_be_played_to_the_end(setting: Setting) -> None:
    for match, chance in moments(setting, "guess", apart=31):
        game, before = match.game, whole(match.table)
        for seat in (None, *range(setting.players)):
            rng = FastRng(chance.getrandbits(64))
            world = game.determinize(match.view(seat), rng)
            assert world.rng is rng
            assert enc(view_of(world, seat)) == enc(match.view(seat))
            assert enc(game.facts(view_of(world, seat))) == enc(game.facts(match.view(seat)))
            setting.book.check_cards(world)
        for _ in range(12):
            if not game.to_act(world.public):
                break
            moves = {
                seat: chance.choice(game.legal_moves(view_of(world, seat)))
                for seat in game.to_act(world.public)
            }
            game.apply(world, moves, mute)
        assert whole(match.table) == before, "guessing and playing on touched the real table"


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_same_chance_guesses_the_same_world(setting: Setting) -> None:
    for match, chance in moments(setting, "same guess", apart=101):
        view, seed = match.view(chance.randrange(setting.players)), chance.getrandbits(64)
        one, again = (match.game.determinize(view, FastRng(seed)) for _ in range(2))
        assert whole(one) == whole(again) == whole(clone(one))
