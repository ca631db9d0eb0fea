"""The second telling of the quick duel, asked by itself: the rules page's own examples, options and laws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

import pytest

from tests.oracle.duell import DECK, SPELLS, Asked, Options, Outcome, Spell, duell, hit
from zaubertisch.kernel import FastRng

Told: TypeAlias = Asked | Outcome


class Rigged:
    """Chance that deals these cards first, and the rest of what it is given in the order it comes."""

    def __init__(self, *first: str) -> None:
        self.first = " ".join(first).split()

    def shuffle(self, items: Sequence[str], /) -> tuple[str, ...]:
        first, self.first = self.first, []
        return (*first, *(item for item in items if item not in first))


class Duel:
    """A duel with these hands, where nothing but legal answers are given."""

    def __init__(self, hands: tuple[str, str], options: Options | None = None) -> None:
        self.game = duell(options or {}, Rigged(*hands))
        self.asked: Asked = next(self.game)
        self.end: Outcome | None = None

    def says(self, *answers: str) -> None:
        """Those who are asked answer at once, seat 0 first."""
        assert len(answers) == len(self.asked.legal)
        said = dict(zip(self.asked.legal, answers, strict=True))
        for seat, answer in said.items():
            assert answer in self.asked.legal[seat], self.asked.legal
        try:
            self.asked = self.game.send(said)
        except StopIteration as end:
            self.end = end.value

    def casts(self, first: str, second: str) -> None:
        """Both cast; before that, whoever is asked drinks as long as it may."""
        if "drink" in next(iter(self.asked.legal.values())):
            self.says(*("drink" for _ in self.asked.legal))
        self.says(f"cast {first}", f"cast {second}")


def of(kind: str, strength: int) -> Spell:
    """A spell of which only type and strength matter."""
    return Spell({"A": "attack", "D": "defence", "U": "universal"}[kind], 1, strength)


def meeting(first: str, second: str) -> list[int]:
    """What two spells such as ``A5`` and ``D5`` cost the two lives."""
    hurt = hit(of(first[0], int(first[1:])), of(second[0], int(second[1:])))
    return [-hurt.count(seat) for seat in (0, 1)]


CHEAP = "F01 F07 E01 E07 F02 F08 F13", "W01 W07 L01 L07 W02 W08 W13"
"""Two hands of the same fifteen: attacks of 1 and 2, defences of 1 and 2, a universal spell of 3."""


# ---------------------------------------------------------------- cards


def test_d1_da3_the_deck() -> None:
    assert len(DECK) == len(set(DECK)) == 60
    assert Counter(spell.type for spell in SPELLS.values()) == {"attack": 24, "defence": 24, "universal": 12}
    assert round(sum(spell.cost for spell in SPELLS.values()) / 60, 2) == 3.73
    assert DECK[:2] == ("F01", "F02")
    assert DECK[14:16] == ("F15", "W01")
    assert DECK[-1] == "L15"
    assert SPELLS["E06"] == Spell("attack", 7, 13)
    assert SPELLS["L12"] == Spell("defence", 6, 12)
    assert SPELLS["W15"] == Spell("universal", 6, 11)


def test_d4_the_element_changes_nothing() -> None:
    for number in range(1, 16):
        assert len({SPELLS[f"{element}{number:02}"] for element in "FWEL"}) == 1


def test_d5_the_start_and_da7_no_potion_before_round_1() -> None:
    duel = Duel(CHEAP)
    assert (duel.asked.life, duel.asked.mana, duel.asked.pile) == ([10, 10], [5, 5], 46)
    assert [len(hand) for hand in duel.asked.hands] == [7, 7]
    assert duel.asked.legal == {
        seat: [f"cast {card}" for card in hand] for seat, hand in enumerate(duel.asked.hands)
    }


# ---------------------------------------------------------------- spells meet


@pytest.mark.parametrize(
    ("first", "second", "lost"),
    [
        ("A6", "A4", [0, -1]),
        ("A5", "D5", [0, 0]),
        ("A6", "D5", [0, -1]),
        ("D5", "A6", [-1, 0]),
        ("U5", "A5", [-1, -1]),
        ("U5", "D5", [0, 0]),
        ("U6", "D5", [0, -1]),
        ("D13", "D1", [0, 0]),
        ("D13", "A1", [0, 0]),
        ("A13", "A1", [0, -1]),
        ("U4", "U4", [-1, -1]),
    ],
)
def test_d3_d10_to_d13(first: str, second: str, lost: list[int]) -> None:
    assert meeting(first, second) == lost
    assert meeting(second, first) == lost[::-1]


def test_d8_d14_both_pay_and_draw() -> None:
    duel = Duel(CHEAP)
    duel.casts("F02", "W01")
    assert (duel.asked.life, duel.asked.mana) == ([10, 9], [3, 4])
    assert (duel.asked.used, duel.asked.pile) == (["F02", "W01"], 44)
    assert "F03" in duel.asked.hands[0]  # DA17: seat 0 draws first
    assert "F04" in duel.asked.hands[1]


# ---------------------------------------------------------------- mana and potions


def test_d9_who_cannot_pay_loses_though_stronger() -> None:
    duel = Duel(("F01 F02 F03 F04 F05 F06 F07", "W01 W02 W03 W04 W05 W06 W07"))
    duel.says("cast F06", "cast W05")
    assert duel.end == Outcome([-1, 1], [10, 10], [5, 0], 1)


def test_da12_neither_can_pay() -> None:
    for sudden_death in (False, True):
        duel = Duel(
            ("F01 F02 F03 F04 F05 F06 F07", "W01 W02 W03 W04 W05 W06 W07"), {"sudden_death": sudden_death}
        )
        duel.says("cast F06", "cast W06")
        assert duel.end == Outcome([0, 0], [10, 10], [5, 5], 1)


def test_d15_potions() -> None:
    duel = Duel(CHEAP)
    duel.casts("F02", "W01")
    assert duel.asked.legal == {0: ["drink", "keep"], 1: ["drink", "keep"]}
    duel.says("drink", "keep")
    assert duel.asked.mana == [7, 4]  # 3 and a potion
    duel.says("cast F07", "cast W07")
    assert duel.asked.mana == [6, 3]
    duel.says("drink", "drink")
    assert duel.asked.mana == [10, 7]  # 6 and a potion
    duel.says("cast F08", "cast W13")
    assert duel.asked.mana == [8, 4]
    assert duel.asked.legal == {1: ["drink", "keep"]}  # 8 is too much
    duel.says("drink")
    duel.says("cast F01", "cast L01")
    assert duel.asked.mana == [7, 7]
    assert duel.asked.legal[0][0].startswith("cast")  # DA8: neither may drink, nobody is asked


def test_da6_a_supply_of_potions_runs_out() -> None:
    duel = Duel(CHEAP, {"potions": 1})
    assert duel.asked.potions == [1, 1]
    duel.casts("F02", "W02")
    duel.says("drink", "keep")
    assert duel.asked.potions == [0, 1]
    duel.says("cast F08", "cast W01")
    assert duel.asked.mana == [5, 2]
    assert duel.asked.legal == {1: ["drink", "keep"]}


def test_da8_a_hidden_potion_is_seen_with_the_cards() -> None:
    duel = Duel(CHEAP, {"hidden_potion": True, "potions": 20, "unpayable": "barred"})
    duel.casts("F02", "W13")
    assert duel.asked.mana == [3, 2]
    duel.says("drink", "keep")
    assert (duel.asked.mana, duel.asked.potions) == ([3, 2], [20, 20])
    assert "cast F13" in duel.asked.legal[0]
    assert "cast W03" not in duel.asked.legal[1]
    duel.says("cast F13", "cast W01")
    assert (duel.asked.mana, duel.asked.potions) == ([4, 1], [19, 20])


def test_da10_da11_what_cannot_be_paid() -> None:
    hands = "F01 F06 F12 F15 E06 E12 E15", "W01 W06 W12 W15 L06 L12 L15"
    duel = Duel(hands)
    assert len(duel.asked.legal[0]) == 7
    duel = Duel(hands, {"unpayable": "barred"})
    assert duel.asked.legal == {0: ["cast F01"], 1: ["cast W01"]}
    duel = Duel(("F06 F12 F15 E06 E12 E15 W06", "W01 W12 W15 L06 L12 L15 F05"), {"unpayable": "barred"})
    assert len(duel.asked.legal[0]) == 7
    assert duel.asked.legal[1] == ["cast F05", "cast W01"]


# ---------------------------------------------------------------- the end


def last_blow(options: Options) -> Duel:
    """Both have one life and have just been hit by equal attacks."""
    duel = Duel(CHEAP, {"life": 1, **options})
    duel.casts("F01", "W01")
    return duel


def test_da13_both_fall() -> None:
    assert last_blow({}).end == Outcome([0, 0], [0, 0], [4, 4], 1)


def test_da13_sudden_death() -> None:
    duel = last_blow({"sudden_death": True})
    assert (duel.end, duel.asked.life, duel.asked.round) == (None, [1, 1], 2)
    duel.casts("F07", "W07")
    assert (duel.end, duel.asked.life) == (None, [1, 1])
    duel.casts("E01", "W02")
    assert duel.end == Outcome([-1, 1], [0, 1], [6, 5], 3)


def test_d17_the_end_is_at_once() -> None:
    duel = Duel(CHEAP, {"life": 1})
    duel.casts("F02", "W01")
    assert duel.end == Outcome([1, -1], [1, 0], [3, 4], 1)


def test_da14_the_safety_end() -> None:
    duel = Duel(CHEAP, {"safety_rounds": 1})
    duel.casts("F02", "W01")
    assert duel.end == Outcome([1, -1], [10, 9], [3, 4], 1)  # more life
    duel = Duel(CHEAP, {"safety_rounds": 1})
    duel.casts("F07", "W08")
    assert duel.end == Outcome([1, -1], [10, 10], [4, 3], 1)  # more mana
    duel = Duel(CHEAP, {"safety_rounds": 1})
    duel.casts("F07", "W07")
    assert duel.end == Outcome([0, 0], [10, 10], [4, 4], 1)


def test_da4_the_pile_is_made_anew() -> None:
    chance = FastRng(3)
    game = duell({"life": 1000}, chance)
    asked = next(game)
    while asked.round < 24:
        asked = game.send(sensible(asked))
    assert asked.pile == 0
    used = sorted(asked.used)
    while asked.round == 24:
        laid = [sensible(asked)[seat].removeprefix("cast ") for seat in asked.legal]
        asked = game.send(sensible(asked))
    assert (asked.pile, asked.used) == (46, [])
    assert len([*used, *laid]) == 48


def test_da4_without_refill_the_hands_run_out() -> None:
    asked, outcome = played({"refill": False, "life": 1000}, 4, skilled=True)
    assert outcome.round == 30
    assert [len(hand) for hand in asked.hands] == [1, 1]
    life = outcome.life
    assert outcome.scores == [
        (life[0] > life[1]) - (life[0] < life[1]),
        (life[1] > life[0]) - (life[1] < life[0]),
    ]


# ---------------------------------------------------------------- laws


def sensible(asked: Asked) -> dict[int, str]:
    """All drink when they can, and cast the dearest spell they can pay; so the cheap ones stay in hand."""
    said = {}
    for seat, legal in asked.legal.items():
        payable = [answer for answer in legal if cost(answer) <= asked.mana[seat]]
        said[seat] = max(payable or legal, key=cost)
    return said


def cost(answer: str) -> int:
    """What an answer costs; a potion is dearer than none."""
    if answer.startswith("cast"):
        return SPELLS[answer.removeprefix("cast ")].cost
    return 0 if answer == "drink" else -1


def played(options: Options, seed: int, skilled: bool) -> tuple[Asked, Outcome]:
    """A whole duel of random, or sensible, answers, and the last question that was asked."""
    choose = FastRng(seed + 1)
    game = duell(options, FastRng(seed))
    asked = next(game)
    while True:
        check(asked)
        said = {seat: legal[choose.below(len(legal))] for seat, legal in asked.legal.items()}
        try:
            asked = game.send(sensible(asked) if skilled else said)
        except StopIteration as end:
            return asked, end.value


def check(asked: Asked) -> None:
    """Cards are neither lost nor doubled, and life, mana and hands stay in their bounds."""
    held = [*asked.hands[0], *asked.hands[1], *asked.used]
    assert len(held) + asked.pile == 60
    assert len(set(held)) == len(held)
    assert all(life > 0 for life in asked.life)
    assert all(0 <= mana <= 10 for mana in asked.mana)
    assert len(asked.hands[0]) == len(asked.hands[1])
    assert all(asked.legal.values())
    assert all(hand == sorted(hand, key=DECK.index) for hand in asked.hands)


VARIANTS: list[Options] = [
    {},
    {"refill": False},
    {"potions": 20},
    {"hidden_potion": True},
    {"unpayable": "barred"},
    {"unpayable": "barred", "sudden_death": True, "life": 5},
    {"unpayable": "barred", "safety_rounds": 40, "refill": False},
    {"life": 7, "potions": 30, "hidden_potion": True, "unpayable": "barred"},
]


@pytest.mark.parametrize("skilled", [False, True], ids=["random", "sensible"])
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_duel_ends(options: Options, skilled: bool) -> None:
    for seed in range(60):
        _, outcome = played(options, seed, skilled)
        assert outcome.round <= options.get("safety_rounds", 100)
        assert outcome.scores in ([1, -1], [-1, 1], [0, 0])
        assert sum(outcome.scores) == 0
