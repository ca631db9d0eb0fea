"""The engine and the second telling of the quick duel agree on every question, every choice and the end."""

from __future__ import annotations

import random
from typing import Any, cast

import msgspec
import pytest

from tests.oracle.duell import SPELLS, Asked, Options, Outcome, Spell, duell
from zaubertisch.games import GAMES
from zaubertisch.kernel import KeyedRng, Match

pytestmark = pytest.mark.no_cover  # too many matches to be traced; laws and cases reach every branch

MATCHES = 30  # with each choice of options; ten times as many with --long

CHOICES: dict[str, tuple[Any, ...]] = {
    "potions": (0, 20, 33),
    "refill": (True, False),
    "unpayable": ("lose", "barred"),
    "sudden_death": (False, True),
    "safety_rounds": (100, 12, 40),
    "life": (10, 5, 7),
    "hidden_potion": (False, True),
}
"""What can be agreed upon, the default first."""


def variants() -> list[dict[str, Any]]:
    """Nothing agreed, each option alone, and many at once."""
    chance = random.Random("duell")
    alone = [{name: value} for name, values in CHOICES.items() for value in values[1:]]
    mixed = [{name: chance.choice(values) for name, values in CHOICES.items()} for _ in range(8)]
    return [{}, *alone, *mixed]


@pytest.mark.parametrize("options", variants(), ids=str)
def test_the_engine_agrees_with_the_oracle(options: dict[str, Any], long: bool) -> None:
    chance = random.Random(str(options))
    for _ in range(MATCHES * (10 if long else 1)):
        compare(options, chance)


def compare(options: dict[str, Any], chance: random.Random) -> None:
    """One random duel, told twice."""
    key = chance.randbytes(32)
    manner = chance.choice(MANNERS)
    box = GAMES["duell"]
    match = Match(box.make(box.options(**options)), (None, None), key)
    oracle = duell(cast("Options", options), KeyedRng(key))
    asked = next(oracle)
    while True:
        check_open(asked, match)
        legal = {
            seat: {words(move): move for move in match.game.legal_moves(match.view(seat))}
            for seat in match.waiting()
        }
        assert {seat: list(moves) for seat, moves in legal.items()} == asked.legal
        said = {seat: chance.choice(manner(asked, seat)) for seat in legal}
        for seat in chance.sample(sorted(said), len(said)):  # whoever is first
            match.submit(seat, match.turn, legal[seat][said[seat]])
        try:
            asked = oracle.send(said)
        except StopIteration as end:
            check_end(end.value, match)
            return


def words(move: Any) -> str:
    """A move of the engine as the oracle says it."""
    told = msgspec.to_builtins(move)
    return f"cast {told['card']}" if told["type"] == "cast" else str(told["type"])


def anything(asked: Asked, seat: int) -> list[str]:
    """Whatever is allowed."""
    return asked.legal[seat]


def solvent(asked: Asked, seat: int) -> list[str]:
    """Every potion, and only what can be paid, as far as the table shows it: such duels are long."""
    legal = asked.legal[seat]
    if "drink" in legal:
        return ["drink"]
    return [answer for answer in legal if spell(answer).cost <= asked.mana[seat]] or legal


def shielding(asked: Asked, seat: int) -> list[str]:
    """Defences, as long as there are any: such duels never end by themselves."""
    answers = solvent(asked, seat)
    return [answer for answer in answers if answer != "drink" and not spell(answer).attacks] or answers


def mirrored(asked: Asked, seat: int) -> list[str]:
    """Both attack with the same strength, or neither does, if that can be: so both fall together."""
    strengths = [
        {
            spell(answer).strength
            for answer in solvent(asked, one)
            if answer != "drink" and spell(answer).attacks
        }
        for one in asked.legal
    ]
    strength = max(set.intersection(*strengths), default=0)
    answers = solvent(asked, seat)
    same = [a for a in answers if strength and spell(a).attacks and spell(a).strength == strength]
    return same or shielding(asked, seat)


MANNERS = (anything, solvent, shielding, mirrored)


def spell(answer: str) -> Spell:
    return SPELLS[answer.removeprefix("cast ")]


def check_open(asked: Asked, match: Any) -> None:
    """Both see the same cards, and the same stones."""
    public = match.view(None).public
    assert public.round == asked.round
    assert list(public.life) == asked.life
    assert list(public.mana) == asked.mana
    assert list(public.potions) == asked.potions
    assert public.pile == asked.pile
    assert list(public.used) == asked.used
    assert list(public.hands) == [len(hand) for hand in asked.hands]
    for seat, hand in enumerate(asked.hands):
        assert list(match.view(seat).own.hand) == hand


def check_end(outcome: Outcome, match: Any) -> None:
    """It is over at the same time, in the same way."""
    assert match.waiting() == ()
    public = match.view(None).public
    assert list(match.game.scores(public)) == outcome.scores
    assert list(public.life) == outcome.life
    assert list(public.mana) == outcome.mana
    assert public.round == outcome.round
