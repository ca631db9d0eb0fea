"""The engine and the second telling of Seelenkrieger agree on every question, with effects off."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from copy import copy

import pytest

from tests.oracle.seelenkrieger import tell
from tests.oracle.seelenkrieger_cards import CARDS, FIGURES, HEROES, STARTERS, Deck
from tests.oracle.seelenkrieger_table import Answer, Result
from tests.oracle.seelenkrieger_words import (
    REASONS,
    Names,
    SameChance,
    brought,
    in_the_oracles_words,
    plain,
    position,
    said,
)
from zaubertisch.games.seelenkrieger import reading, triggers, values
from zaubertisch.games.seelenkrieger.options import Options
from zaubertisch.games.seelenkrieger.rules import Seelenkrieger
from zaubertisch.kernel import FastRng, mute, view_of

pytestmark = pytest.mark.no_cover  # too many matches to be traced; laws and cases reach every branch

MATCHES = 15  # random ones with each kind of deck; more with --long
LONG = 120

KNOWN: dict[str, tuple[object, ...]] = {
    "sparks": ("strict",),
    "second_cards": (0, 1),
    "second_sparks": (2,),
    "mulligan": (False,),
    "first_draws": (False,),
    "goal": (5, 7),
    "hero_counts": (2,),
    "both_reach": ("active_wins",),
    "empty_draw_loses": (True,),
    "longest": (9,),
    "spark_cap": (10, 15),
    "sparks_last": (False,),
    "using_is_playing": (True,),
    "summoning_delay": (True,),
    "calls": (1,),
    "buildings": (3,),
    "warriors": (7,),
    "face_up": (True,),
    "needs_when_using": (False,),
    "prepared_at_once": (False,),
    "windows": ("fast",),
    "answers": ("one",),
    "preparation": ("own",),
    "prepared_harm": ("direct",),
    "curses": (False,),
    "overflow": ("recoil",),
    "hero_returns": (True,),
}
"""The options that the oracle knows too, by what they can be instead."""

RARE = ("XOE", "E7", "E8", "D7", "XED", "XZU", "O8", "U8", "M6")
"""Warriors with keywords that no starter deck holds, or only one of."""

LIKED = {"play": 8, "call": 8, "attack": 16, "cast": 3, "end": 1, "pass": 12, "keep": 1, "redraw": 1}
"""How gladly a random player does something: so that much is played and attacked."""


@pytest.fixture
def effects_off(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The engine with plain cards, and no memory of others."""
    for card, printed in list(reading.CARDS.items()):
        monkeypatch.setitem(reading.CARDS, card, plain(printed))
    forget()
    yield
    monkeypatch.undo()
    forget()


def forget() -> None:
    values.statics.cache_clear()
    triggers._with.cache_clear()


@pytest.mark.usefixtures("effects_off")
@pytest.mark.parametrize("decks", ["starters", "of_any_cards"])
def test_the_engine_agrees_with_the_oracle(decks: str, long: bool) -> None:
    chance, done = random.Random(f"oracle {decks}"), Counter[str]()
    for _ in range(LONG if long else MATCHES):
        two = chance.choices(STARTERS, k=2) if decks == "starters" else [any_deck(chance), any_deck(chance)]
        done += compare(two, agreed(chance), chance)
    assert done.keys() >= {*LIKED, "overflow", "defeats", "no_card"}  # the matches go far


def agreed(chance: random.Random) -> Options:
    """Most options as recommended, a few otherwise."""
    other = {name: chance.choice(values) for name, values in KNOWN.items() if chance.random() < 0.15}
    return Options(**other)  # type: ignore[arg-type]


def any_deck(chance: random.Random) -> Deck:
    """Any cards, cheap warriors above all; the rare ones oftener than their share."""
    called = [*FIGURES["places"], *FIGURES["red"]]
    main = chance.sample(RARE, 5)
    while len(main) < 40:
        among = list(FIGURES["warriors"] if len(main) < 30 else FIGURES["equipment"] | FIGURES["spells"])
        (name,) = chance.choices(among, [1 if CARDS[one].cost else 5 for one in among])
        if main.count(name) < 5:
            main.append(name)
    side = ("bN1", "bN2", "bN2", *chance.sample(called, 12))
    return Deck(tuple(main), side, chance.choice(["", *HEROES]))


def compare(decks: list[Deck], options: Options, chance: random.Random) -> Counter[str]:
    """One random match, told twice; how often what was done, and how it ended."""
    game, dice, names = Seelenkrieger(options), FastRng(chance.getrandbits(64)), Names()
    oracle = tell(decks, in_the_oracles_words(options), SameChance(copy(dice)))
    table = game.deal([brought(deck) for deck in decks], dice)
    asked = next(oracle)
    done: Counter[str] = Counter()
    while True:
        names.learn(table.public)
        assert position(table, options, names) == asked.position
        moves = {
            seat: {said(move, names): move for move in game.legal_moves(view_of(table, seat))}
            for seat in game.to_act(table.public)
        }
        assert {seat: set(may) for seat, may in moves.items()} == by_seat(asked.legal)
        answers = {seat: choose(may, chance) for seat, may in asked.legal.items()}
        done.update(answer[0] for answer in answers.values())
        done["overflow"] += sum(
            answer[0] == "attack" and answer[3] is not None for answer in answers.values()
        )
        game.apply(table, {seat: moves[seat][answer] for seat, answer in answers.items()}, mute)
        try:
            asked = oracle.send(answers)
        except StopIteration as end:
            outcome: Result = end.value
            break
    assert game.to_act(table.public) == ()
    assert position(table, options, names) == outcome.position
    result = table.public.result
    assert result is not None
    assert (result.winner, REASONS[result.cause]) == (outcome.winner, outcome.reason)
    done[outcome.reason] += 1
    return +done


def by_seat(legal: dict[int, list[Answer]]) -> dict[int, set[Answer]]:
    return {seat: set(may) for seat, may in legal.items()}


def choose(legal: list[Answer], chance: random.Random) -> Answer:
    """A random answer: what is done first, then which of those."""
    by_kind: dict[str, list[Answer]] = {}
    for answer in legal:
        by_kind.setdefault(answer[0], []).append(answer)
    (kind,) = chance.choices(list(by_kind), [LIKED[kind] for kind in by_kind])
    picks = chance.choices(by_kind[kind], k=3)
    return max(picks, key=lambda answer: len(answer[1])) if kind == "attack" else picks[0]
