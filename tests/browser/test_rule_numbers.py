"""Every rule of every game has a case, or a test that wears its number: what only page or clock show."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
RULES = sorted((TESTS.parent / "docs/rules").glob("*.md"))
WORN = re.compile(r"^\| ((?!V\d|C\d)[A-Z]+\d+) \|", re.MULTILINE)  # V and C number the worked values


def tags(source: str) -> Iterator[str]:
    """The numbers in `@pytest.mark.rule("W31")`, wherever a test wears it."""
    for test in ast.walk(ast.parse(source)):
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
            for mark in test.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield str(ast.literal_eval(mark.args[0]))


def cited(game: str) -> set[str]:
    """The numbers that the cases of a game cite."""
    cases = [
        case
        for path in (TESTS / "games" / game / "cases").glob("*.toml")
        for case in tomllib.loads(path.read_text(encoding="utf-8"))["case"]
    ]
    return {rule for case in cases for rule in case.get("rules", ())}


def named(game: str) -> set[str]:
    """The numbers in the names of the tests of a game: `test_s19_the_main_deck_has_exactly_forty_cards`."""
    sources = [path.read_text(encoding="utf-8") for path in (TESTS / "games" / game).glob("test_*.py")]
    names = [name for source in sources for name in re.findall(r"def test_(\w+)", source)]
    return {word.upper() for name in names for word in re.findall(r"[a-z]+\d+", name)}


def worn() -> set[str]:
    """The numbers that tests wear, here and in the other folders."""
    return {tag for path in TESTS.rglob("test_*.py") for tag in tags(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("page", RULES, ids=lambda page: page.stem)
def test_every_rule_has_a_case_or_a_test(page: Path) -> None:
    stated = WORN.findall(page.read_text(encoding="utf-8"))
    assert len(stated) == len(set(stated)) > 30
    told = cited(page.stem) | named(page.stem) | worn()
    assert [rule for rule in stated if rule not in told] == []


def test_no_test_wears_a_number_that_no_rule_has() -> None:
    stated = {rule for page in RULES for rule in WORN.findall(page.read_text(encoding="utf-8"))}
    assert worn() - stated == set()


def test_a_tag_is_found_only_on_a_test() -> None:
    source = '@pytest.mark.rule("W1")\ndef test_it(): ...\n\n@pytest.mark.rule("W9")\ndef helper(): ...\n'
    assert [*tags(source)] == ["W1"]
