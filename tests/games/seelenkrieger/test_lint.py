"""The check of a file of cards: each planted fault is found at its line, and the house's own cards pass."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any

import pytest

from zaubertisch.games.seelenkrieger.lint import lint
from zaubertisch.games.seelenkrieger.scenarios import lint as scenarios

WARRIOR = """[[card]]
kind = "warrior"
id = "T1"
name = {de = "Eins", nl = "Een", en = "One"}
rarity = "green"
cost = 1
damage = 1
armour = 0
life = 5
slots = 1
"""
SPELL = """[[card]]
kind = "spell"
id = "T2"
name = {de = "Zwei", nl = "Twee", en = "Two"}
rarity = "green"
cost = 1
needs = []

[[card.choose]]
aims = [{side = "enemy"}]
do = [{op = "damage", n = 1, target = "first"}]
"""
BUILDING = """[[card]]
kind = "building"
id = "T3"
name = {de = "Drei", nl = "Drie", en = "Three"}
rarity = "blue"
life = 9
call = [{if = "sparks", least = 1}]
"""
HOUSE = (files("zaubertisch.games.seelenkrieger") / "catalogue.toml").read_text(encoding="utf-8")


def ability(*lines: str) -> str:
    """A warrior with an ability of these lines, the first of which is line 13."""
    return WARRIOR + "\n[[card.abilities]]\n" + "\n".join(lines) + "\n"


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)


def hit(do: str) -> str:
    """A warrior that does this when it hits; the words stand in line 14."""
    return ability('on = "on_hit"', f"do = [{do}]")


MODIFY = '{op = "modify", stat = "damage", target = "self", n = '
PLANTED = {
    "not-toml": (WARRIOR + "cost = = 2\n", 11),
    "not-cards": ("[[cards]]\n", 1),
    "unknown-word": (hit('{op = "explode", n = 1}'), 14),
    "unknown-word of a card": (changed(WARRIOR, '"green"', '"pink"'), 5),
    "unknown-word of a kind": (changed(WARRIOR, '"warrior"', '"witch"'), 2),
    "unknown-field": (hit('{op = "draw", n = 1, m = 2}'), 14),
    "unknown-field of a card": (WARRIOR + "speed = 2\n", 11),
    "missing-field": (changed(WARRIOR, "life = 5\n", ""), 1),
    "wrong-value": (changed(WARRIOR, "life = 5", 'life = "much"'), 9),
    "wrong-value of a name": (
        changed(WARRIOR, '{de = "Eins", nl = "Een", en = "One"}', '"One"'),
        4,
    ),
    "unknown-word within a line": (
        WARRIOR + 'abilities = [{on = "on_hit", do = [{op = "explode", n = 1}]}]\n',
        11,
    ),
    "missing-name": (changed(WARRIOR, ', nl = "Een"', ""), 4),
    "missing-name without letters": (changed(WARRIOR, '"Een"', '" "'), 4),
    "id-twice": (WARRIOR + changed(SPELL, "T2", "T1"), 13),
    "name-twice": (WARRIOR + changed(SPELL, '"Twee"', '"een"'), 14),
    "number-too-small of life": (changed(WARRIOR, "life = 5", "life = 0"), 9),
    "number-too-small of a building": (changed(BUILDING, "life = 9", "life = 0"), 6),
    "number-too-small of damage": (changed(WARRIOR, "damage = 1", "damage = -1"), 7),
    "number-too-small of armour": (changed(WARRIOR, "armour = 0", "armour = -1"), 8),
    "number-too-small of slots": (changed(WARRIOR, "slots = 1", "slots = -1"), 10),
    "too-many-factions": (WARRIOR + 'factions = ["orcs", "elves", "mages"]\n', 11),
    "too-many-factions twice": (WARRIOR + 'factions = ["orcs", "orcs"]\n', 11),
    "cost-below-nothing": (changed(WARRIOR, "cost = 1", "cost = -1"), 6),
    "cost-below-nothing of an effect": (
        ability('on = "activated"', "cost = -1", 'do = [{op = "draw", n = 1}]'),
        14,
    ),
    "cost-below-nothing of use": (changed(SPELL, "needs = []", "needs = []\nuse_cost = -1"), 8),
    "cost-on-side-card": (changed(BUILDING, "life = 9", "life = 9\ncost = 2"), 7),
    "call-on-main-card": (WARRIOR + 'call = [{if = "sparks", least = 1}]\n', 11),
    "use-cost-on-nothing": (SPELL.split("[[card.choose]]")[0] + "choose = []\nuse_cost = 1\n", 10),
    "does-nothing": (SPELL.split("[[card.choose]]")[0] + "choose = []\n", 9),
    "does-nothing by itself": (ability('on = "on_hit"', "do = []"), 14),
    "cost-on-nothing": (ability('on = "activated"', "cost = 1", "do = []"), 15),
    "cost-on-nothing to pay": (hit('{op = "pay", n = 0}, {op = "draw", n = 1}'), 14),
    "never-usable": (changed(SPELL, '{side = "enemy"}', '{side = "own", zone = "hand"}'), 10),
    "never-usable there": (changed(SPELL, '{side = "enemy"}', '{zone = "discard"}'), 10),
    "never-usable at this cost": (changed(SPELL, '{side = "enemy"}', "{cost_least = 3, cost_most = 2}"), 10),
    "never-usable of no faction": (
        changed(SPELL, '{side = "enemy"}', '{factions = ["orcs"], without = ["orcs"]}'),
        10,
    ),
    "never-usable since not borne": (changed(SPELL, '{side = "enemy"}', '{borne_by = "self"}'), 10),
    "never-true": (
        ability(
            'on = "on_hit"',
            'when = [{if = "control", of = {side = "own"}, least = 2, most = 1}]',
            'do = [{op = "draw", n = 1}]',
        ),
        14,
    ),
    "static-reads-values": (
        ability('on = "static"', f'do = [{MODIFY}{{amount = "stat", of = "self", stat = "life"}}}}]'),
        14,
    ),
    "static-does-nothing": (ability('on = "static"', 'do = [{op = "draw", n = 1}]'), 14),
    "static-aims": (ability('on = "static"', 'limit = "turn"', f"do = [{MODIFY}1}}]"), 14),
    "static-only": (hit('{op = "modify_cost", of = {}, n = 1}'), 14),
    "no-aim": (hit('{op = "exhaust", target = "first"}'), 14),
    "no-aim of two": (changed(SPELL, '"first"', '"second"'), 11),
    "too-many-aims": (changed(SPELL, '[{side = "enemy"}]', "[{}, {}, {}]"), 10),
    "no-event": (changed(SPELL, '"first"', '"target"'), 11),
    "no-bearer": (hit('{op = "exhaust", target = "bearer"}'), 14),
    "number-not-taken": (WARRIOR + 'keywords = [{name = "guard", n = 2}]\n', 11),
    "number-not-taken when granted": (
        hit('{op = "grant", keyword = {name = "guard", n = 2}, target = "self"}'),
        14,
    ),
    "number-too-small": (WARRIOR + 'keywords = [{name = "piercing", n = 0}]\n', 11),
    "unknown-landscape": (changed(SPELL, "needs = []", 'needs = [{if = "landscape", card = "T1"}]'), 7),
    "cycle": (
        ability(
            'on = "on_damaged"',
            'do = [{op = "heal", n = 1, target = "self"},'
            ' {op = "damage", n = 1, target = {each = {side = "enemy"}}}]',
        ),
        12,
    ),
}


@pytest.mark.parametrize(("text", "line"), PLANTED.values(), ids=PLANTED)
def test_a_planted_fault_is_found_at_its_line(text: str, line: int, request: pytest.FixtureRequest) -> None:
    code = request.node.callspec.id.split()[0]
    above = "# Cards made for a test.\n\n" if code not in ("not-cards",) else ""
    found = [(one.code, one.line - above.count("\n")) for one in lint(above + text)]
    assert found == [(code, line)]


def test_every_finding_says_what_to_do() -> None:
    for text, _ in PLANTED.values():
        for one in lint(text):
            assert one.says.endswith(".")
            assert len(one.says.split(". ")) >= 2, one.says
            assert one.warning == (one.code == "cycle")


@pytest.mark.parametrize("text", [WARRIOR, SPELL, BUILDING, WARRIOR + SPELL + BUILDING])
def test_sound_cards_pass(text: str) -> None:
    assert lint(text) == []


def test_a_limit_breaks_a_cycle_and_what_runs_out_is_none() -> None:
    cycle, _ = PLANTED["cycle"]
    assert lint(changed(cycle, 'on = "on_damaged"', 'on = "on_damaged"\nlimit = "turn"')) == []
    assert lint(changed(cycle, '{op = "heal", n = 1, target = "self"}, ', "")) == []


def test_a_cycle_of_two_cards_is_told_once_and_names_both() -> None:
    text, _ = PLANTED["cycle"]
    second = text.replace("T1", "T9").replace('"Eins"', '"Neun"').replace('"Een"', '"Negen"')
    found = lint(text + second.replace('"One"', '"Nine"'))
    assert [(one.code, one.card, one.line) for one in found] == [("cycle", "T1", 12)]
    assert "T1, T9." in found[0].says


def test_who_summons_what_the_event_befell_may_summon_itself() -> None:
    text = ability('on = "on_enter"', 'do = [{op = "summon_from", target = "target"}]')
    assert [one.code for one in lint(text)] == ["cycle"]


def test_who_summons_itself_is_told_and_who_cannot_come_is_not() -> None:
    def summons(aim: str) -> list[str]:
        return [
            one.code
            for one in lint(
                ability(
                    'on = "on_enter"',
                    f'aims = [{{zone = "valley"{aim}}}]',
                    'do = [{op = "summon_from", target = "first"}]',
                )
            )
        ]

    assert summons("") == summons(", cost_most = 1") == summons(", cost_least = 1") == ["cycle"]
    assert summons(", cost_most = 0") == summons(", cost_least = 2") == []
    assert summons(', factions = ["orcs"]') == []


def test_the_fault_of_the_second_card_and_of_its_second_ability_has_their_line() -> None:
    text = WARRIOR + changed(ability('on = "on_hit"', 'do = [{op = "draw", n = 1}]'), "T1", "T9")
    text = text.replace('"Eins"', '"Neun"', 1).replace('"Een"', '"Negen"', 1).replace('"One"', '"Nine"', 1)
    text += '\n[[card.abilities]]\non = "on_enter"\ndo = [{op = "exhaust", target = "first"}]\n'
    assert [(one.code, one.line, one.card) for one in lint(text)] == [("no-aim", 28, "T9")]


@pytest.mark.parametrize("look", [lint, scenarios.lint])
def test_what_is_nested_too_deeply_is_told_and_not_read(look: Callable[[str], Sequence[Any]]) -> None:
    assert [(one.line, one.code) for one in look("a = " + "[" * 2000 + "]" * 2000)] == [(1, "not-toml")]


def test_the_cards_of_the_house_pass() -> None:
    assert lint(HOUSE) == []
