"""What holds for every bot: it sees a view and no more, keeps nothing, and never breaks a rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import copy
from itertools import chain, islice
from pathlib import Path
from typing import Any

import pytest

from tests.laws.settings import SETTINGS, Setting
from zaubertisch.bots import BOTS, LEVELS, Bot, bots_of, levels_of
from zaubertisch.bots.duell import DuelSolver
from zaubertisch.bots.kampf import KampfSearch
from zaubertisch.bots.learnt import Learnt
from zaubertisch.bots.seelenkrieger import Scripted, SoulSearch
from zaubertisch.bots.wizard.search import Depth, WizardSearch
from zaubertisch.games import GAMES
from zaubertisch.kernel import AnyGame, FastRng, IllegalMove, Refused, Rng, Table, View, mute, view_of
from zaubertisch.lab.contest import play_match

AnyTable = Table[Any, Any, Any]


def line_up(players: int, first: str) -> list[Bot]:
    """Both kinds in turn, so that good play meets what good play would never bring about."""
    names = ["thumb", "random"] if first == "thumb" else ["random", "thumb"]
    return [BOTS[names[seat % 2]] for seat in range(players)]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_no_bot_ever_breaks_a_rule(setting: Setting) -> None:
    for deal in range(4):
        play_match(setting.game(), line_up(setting.players, "thumb"), seed=1, deal=deal)
        play_match(setting.game(), line_up(setting.players, "random"), seed=2, deal=deal)
    play_match(setting.game(), [BOTS["thumb"]] * setting.players, seed=3, deal=0)


def test_a_bot_that_breaks_one_is_found() -> None:
    class Cheat:
        def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Any:
            move = BOTS["random"].choose(game, view, rng)
            return type(move)("R1") if hasattr(move, "card") else move

    game = GAMES["wizard"].make(GAMES["wizard"].options())
    with pytest.raises(IllegalMove):
        play_match(game, [Cheat()] * 4, seed=1, deal=0)


def known(settings: Iterable[Setting]) -> list[tuple[Setting, str]]:
    """Each setting with each bot that knows its game."""
    return [(setting, name) for setting in settings for name in bots_of(setting.box.name)]


SHALLOW: dict[type, Bot] = {
    WizardSearch: WizardSearch(Depth(worlds=4, drawn=8, rank=0.5)),
    KampfSearch: KampfSearch(((2, 3), (2, 1))),
    DuelSolver: DuelSolver(hands=2, rounds=10),
    SoulSearch: SoulSearch(((1, 2), (1, 1)), steps=40),
}
"""Whoever thinks long, thinking as it does but not as long."""


def asked(name: str, game: str) -> Bot:
    """The bot of that name, with its thoughts cut short."""
    bot = BOTS[name]
    if isinstance(bot, Learnt):
        bot = bot.games[game]
    if isinstance(bot, Scripted):
        bot = bot.bot
    return SHALLOW.get(type(bot), bot)


PLAIN = [next(setting for setting in SETTINGS if setting.box is box) for box in GAMES.values()]
"""One setting of each game."""


def tables(setting: Setting, seed: int) -> Iterator[AnyTable]:
    """A random match before each of its turns."""
    game, chance = setting.game(), FastRng(seed)
    table = game.deal(setting.book.brought(setting.players), FastRng(seed + 1))
    while seats := game.to_act(table.public):
        yield table
        moves = {seat: BOTS["random"].choose(game, view_of(table, seat), chance) for seat in seats}
        game.apply(table, moves, mute)


@pytest.mark.parametrize(("setting", "name"), known([*PLAIN, *SETTINGS[7 :: len(SETTINGS) // 4]]), ids=str)
def test_worlds_that_look_alike_are_played_alike(setting: Setting, name: str) -> None:
    game, chance, differ = setting.game(), FastRng(7), 0
    for table in chain.from_iterable(tables(setting, seed) for seed in range(5, 60)):
        if differ > 50:
            break
        for seat in game.to_act(table.public):
            here = view_of(table, seat)
            other = game.determinize(here, chance)
            there = view_of(other, seat)
            differ += other.own != table.own
            rng = FastRng(9)
            bot = asked(name, game.name)
            assert bot.choose(game, here, copy(rng)) == bot.choose(game, there, copy(rng))
    assert differ > 50


@pytest.mark.parametrize(("setting", "name"), known(PLAIN), ids=str)
def test_a_bot_keeps_nothing_from_question_to_question(setting: Setting, name: str) -> None:
    game, bot = setting.game(), asked(name, setting.box.name)
    seen = [
        (copy(view.public), copy(view.own), view.seat)
        for table in islice(chain.from_iterable(tables(setting, seed) for seed in range(11, 61)), 0, 240, 6)
        for view in [view_of(table, game.to_act(table.public)[0])]
    ]
    views = [View(seat, public, own) for public, own, seat in seen]
    forwards = [bot.choose(game, view, FastRng(3)) for view in views]
    backwards = [bot.choose(game, view, FastRng(3)) for view in reversed(views)]
    assert forwards == backwards[::-1]
    assert len(set(map(str, forwards))) > 10


def test_what_a_bot_draws_changes_no_card() -> None:
    """Its chance is not the table's: it could read the cards to come from that."""

    class Drawing:
        def __init__(self, draws: int) -> None:
            self.draws, self.hands = draws, list[Any]()

        def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Any:
            for _ in range(self.draws):
                rng.below(60)
            if view.public.phase == "bid":
                assert view.own is not None
                self.hands.append(view.own.hand)
            return game.legal_moves(view)[0]

    game = GAMES["wizard"].make(GAMES["wizard"].options())
    idle, busy = Drawing(0), Drawing(3)
    play_match(game, [idle] * 4, seed=1, deal=0)
    play_match(game, [busy] * 4, seed=1, deal=0)
    assert idle.hands == busy.hands
    assert len(idle.hands) == 60


def test_every_game_has_every_level() -> None:
    assert {levels_of(game) for game in GAMES} == {LEVELS}


def test_random_plays_every_legal_move_sometime() -> None:
    game = GAMES["wizard"].make(GAMES["wizard"].options())
    view = view_of(game.deal([None] * 4, FastRng(4)), None)
    table = game.deal([None] * 4, FastRng(4))
    seat = game.to_act(table.public)[0]
    view = view_of(table, seat)
    rng = FastRng(1)
    drawn = {str(BOTS["random"].choose(game, view, rng)) for _ in range(50)}
    assert drawn == set(map(str, game.legal_moves(view)))


def test_thumb_says_which_game_it_has_not_learnt() -> None:
    class Unknown:
        name = "patience"

    with pytest.raises(Refused) as no:
        BOTS["thumb"].choose(Unknown(), View(0, None, None), FastRng(1))  # type: ignore[arg-type]
    assert no.value.reason.code == "bot-does-not-play"
    assert no.value.reason.facts == {"bot": "thumb", "game": "patience"}


@pytest.mark.parametrize("language", ["de", "nl", "en"])
def test_the_page_has_words_for_how_each_bot_plays(language: str) -> None:
    said = (Path(__file__).parents[2] / f"web/src/words/table.{language}.ftl").read_text(encoding="utf-8")
    for name in LEVELS:
        assert f"\nbot-{name} = " in said
        assert f"\nbot-{name}-about = " in said
