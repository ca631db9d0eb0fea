"""Every case of the rules page, no rule, no option and no ability of a card without one."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from tests.games.seelenkrieger.story import Touched, abilities_of, tell
from zaubertisch.games.seelenkrieger import Options
from zaubertisch.games.seelenkrieger.cards import Card, Warrior
from zaubertisch.games.seelenkrieger.reading import CARDS

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs/rules/seelenkrieger.md"
STATED = [f"S{number}" for number in range(1, 55)] + [f"SA{number}" for number in range(1, 83)]

pytestmark = pytest.mark.usefixtures("figures_of_the_first_print")

Case = dict[str, Any]
CASES: list[Case] = [
    case for path in sorted(HERE.glob("cases/*.toml")) for case in tomllib.loads(path.read_text())["case"]
]
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))
CITED_BY_TESTS = {
    number.upper() for name in re.findall(r"def test_(\w+)", TESTS) for number in re.findall(r"sa?\d+", name)
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case: Case) -> None:
    tell(case)


def test_every_case_has_a_name_of_its_own() -> None:
    assert [name for name, times in Counter(case["id"] for case in CASES).items() if times > 1] == []
    fields = {"id", "rules", "cards", "says", "options", "key", "turn", "played", "A", "B", "steps", "expect"}
    assert [case["id"] for case in CASES if not case.keys() <= fields] == []


def test_every_rule_has_a_case_and_every_case_a_rule() -> None:
    if PAGE.exists():
        stated = re.findall(r"^\| (SA?\d+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
        assert set(stated) == set(STATED)
    cited = {rule for case in CASES for rule in case.get("rules", ())} | CITED_BY_TESTS
    assert [rule for rule in STATED if rule not in cited] == []
    assert cited <= set(STATED)
    assert [case["id"] for case in CASES if not case.get("rules") and not case.get("cards")] == []


# The faults that games of this kind keep having, and the case that shows each absent.
KNOWN_FAULTS = {
    "a replaced landscape lands in the wrong discard": "sa68-one-landscape",
    "a bonus survives leaving play": "sa52-bearer-leaves",
    "a delayed effect hits the object that came back": "sa75-what-was-aimed-at-the-old-one",
    "counters and modifiers of the turn survive death": "sa75-a-new-object",
    "armour is taken once per attacker of a combination": "s48-combination",
    "a hit is heard though armour took everything": "s46-armour-takes-all",
    "a replaced defeat still counts": "s2-prevented",
    "two who hurt all when they are defeated loop": "known-two-bone-dragons",
    "an aura is refreshed late": "sa78-the-aura-is-gone-at-once",
    "the printed cost is read, not the one paid": "sa30-never-below-nothing",
    "triggers are gone before they are collected": "sa79-its-own-defeat-is-heard",
    "the wrong player is asked first": "sa40-last-in-first-out",
    "the question itself tells what is held": "sa44-the-same-question",
    "a face-down card can be recognised": "s37-paid-and-not-used",
    "both reach ten in one resolution": "sa4-draw",
    "an endless action": "known-a-useless-effect-is-bounded",
}
"""One card on two lines of a deck list: see `test_deck`."""


def test_every_known_fault_has_a_case() -> None:
    ids = {case["id"] for case in CASES}
    assert [fault for fault, case in KNOWN_FAULTS.items() if case not in ids] == []


# What is settled before the first turn is told in Python: `test_deck`, `test_deal`.
TOLD_IN_PYTHON = {
    ("second_cards", 0),
    ("second_cards", 1),
    ("second_sparks", 2),
    ("mulligan", False),
    ("first_draws", False),
    ("copies", 4),
    ("side_singleton", True),
    ("deck", "quick"),
}


def test_every_choice_of_every_option_has_a_case() -> None:
    told = {(name, value) for case in CASES for name, value in case.get("options", {}).items()}
    told |= TOLD_IN_PYTHON
    usual = Options()
    choices = {
        (name, value)
        for name, kind in get_type_hints(Options).items()
        for value in ((True, False) if kind is bool else get_args(kind))
        if value != getattr(usual, name)
    }
    assert sorted(choices - told, key=str) == []
    assert [value for name, value in told if name == "longest"] != []


def test_every_ability_of_every_card_comes_to_pass_in_a_case_of_that_card() -> None:
    touched: Touched = set()
    told: set[str] = set()
    for case in CASES:
        named = case.get("cards", ())
        if named:
            told |= set(named)
            touched |= {one for one in tell(case).touched if one[0] in named}
    abilities = {(card, i) for card in CARDS for i, _ in enumerate(abilities_of(card))}
    assert sorted(abilities - touched) == []
    words = {card for card, printed in CARDS.items() if isinstance(printed, Warrior) and printed.keywords}
    assert sorted(words - told) == []
    assert told <= set(map(Card, CARDS))
