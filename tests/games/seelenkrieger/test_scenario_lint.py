"""What is wrong with a file of a scenario, with code and line; and words that mean nothing."""

from __future__ import annotations

import pytest

from tests.games.seelenkrieger.position import position
from zaubertisch.games.seelenkrieger.scenarios.lint import lint
from zaubertisch.games.seelenkrieger.scenarios.unclear import Unclear

WHOLE = """\
kind = "lesson"
number = 1
rules = ["S1"]
goal = { gone = ["ziel"] }
until = 5
solution = []

[title]
de = "a"
nl = "b"
en = "c"

[text]
de = "a {M1}"
nl = "b"
en = "c"

[after]
de = "a"
nl = "b"
en = "c"

[[step]]
when = { in_play = ["M1"] }
text = { de = "a", nl = "b", en = "c" }

[A]
field = ["M1 +q01 left 3"]
buildings = ["bN2"]
landscapes = ["lO"]
valley = ["O1"]
discard = ["sM1"]
hand = ["q01"]
prepared = ["sM1"]
side = ["lE"]
hero = "HU"

[B]
field = ["N1 hurt 2 as ziel"]
"""


def test_a_whole_scenario_has_no_faults() -> None:
    assert lint(WHOLE) == []


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('kind = "lesson"', "kind = lesson", "not-toml"),
        ('kind = "lesson"', 'kind = "riddle"', "unknown-word"),
        ('kind = "lesson"\n', "", "missing-field"),
        ("until = 5", 'until = "5"', "wrong-value"),
        ('hero = "HU"', "gold = 3", "unknown-field"),
        ('nl = "b"\nen = "c"\n\n[after]', 'nl = " "\nen = "c"\n\n[after]', "missing-text"),
        ("{M1}", "{M99}", "unknown-card"),
        ("{M1}", "{sM1.armour}", "no-figure"),
        ("M1 +q01 left 3", "M99", "unknown-card"),
        ("M1 +q01 left 3", "M1 asleep", "unclear-card"),
        ("M1 +q01 left 3", "M1 left many", "unclear-card"),
        ("M1 +q01 left 3", "M1 of C", "unclear-card"),
        ("M1 +q01 left 3", "q01", "not-here"),
        ("M1 +q01 left 3", "M1 +M1", "not-here"),
        ("M1 +q01 left 3", "M1 +q01 +q01", "no-slot"),
        ("M1 +q01 left 3", "M1 left 0", "no-life"),
        ("M1 +q01 left 3", "M1 left 99", "no-life"),
        ("M1 +q01 left 3", "M1 as ziel", "name-twice"),
        ('hand = ["q01"]', 'hand = ["lE"]', "not-here"),
        ('prepared = ["sM1"]', 'prepared = ["M1"]', "not-here"),
        ('side = ["lE"]', 'side = ["E99"]', "unknown-card"),
        ('gone = ["ziel"]', 'gone = ["niemand"]', "no-such-name"),
        ('in_play = ["M1"]', 'in_play = ["M99"]', "unknown-card"),
        ('landscapes = ["lO"]', 'landscapes = ["lO", "lE"]', "two-landscapes"),
        ('gone = ["ziel"]', "defeats = 0", "reached-already"),
        ("until = 5", "until = 4", "missed-already"),
    ],
)
def test_a_fault_has_its_line_and_its_code(old: str, new: str, code: str) -> None:
    assert WHOLE.count(old) == 1
    found = lint(WHOLE.replace(old, new))
    line = WHOLE[: WHOLE.index(old)].count("\n") + 1
    assert [(one.line, one.code) for one in found] == [(line, code)]
    assert all(one.says.endswith(".") for one in found)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("sings", "unclear-move"),
        ("attacks N1", "unclear-move"),
        ("attacks E1 with O1", "several"),
        ("attacks E1#3 with O1", "no-such-name"),
        ("attacks waiting with O1", "no-such-name"),
        ("uses O1", "no-effect"),
        ("uses M99", "no-such-name"),
        ("casts sM1 on N1", "no-such-name"),
        ("casts sM99", "unknown-card"),
        ("orders O1", "no-such-name"),
    ],
)
def test_a_move_that_means_nothing_says_why(said: str, code: str) -> None:
    at = position({"A": {"field": ["O1"]}, "B": {"field": ["E1", "E1", "N1"]}})
    with pytest.raises(Unclear) as no:
        at.move(0, said)
    assert no.value.code == code


def test_an_attack_that_waits_has_no_effect_to_use() -> None:
    at = position({"A": {"field": ["O1"]}, "B": {"field": ["N1"]}})
    at.match.submit(0, at.match.turn, at.move(0, "attacks N1 with O1"))
    with pytest.raises(Unclear, match="waiting"):
        at.move(0, "uses waiting")
