"""Every rule about the page has a test that is tagged with its number."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs/rules"
PAGE = {"W2", "W31", "W32", "W33", "W34", "W35", "W36", "W37", "KA25", "KA29", "D18", "D20", "D21"}


def tags(source: str) -> Iterator[str]:
    """The numbers in `@pytest.mark.rule("W31")`, wherever a test wears it."""
    for test in ast.walk(ast.parse(source)):
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
            for mark in test.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield str(ast.literal_eval(mark.args[0]))


def test_every_rule_of_the_page_is_shown() -> None:
    found = {tag for path in HERE.glob("test_*.py") for tag in tags(path.read_text())}
    assert found == PAGE


def test_the_rules_page_knows_these_numbers() -> None:
    pages = "\n".join(page.read_text() for page in RULES.glob("*.md"))
    told = set(re.findall(r"^\| ([A-Z]+\d+) \|", pages, re.MULTILINE))
    assert told >= PAGE


def test_a_tag_is_found_only_on_a_test() -> None:
    source = '@pytest.mark.rule("W1")\ndef test_it(): ...\n\n@pytest.mark.rule("W9")\ndef helper(): ...\n'
    assert [*tags(source)] == ["W1"]
