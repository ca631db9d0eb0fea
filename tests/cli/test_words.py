"""The words of the terminal: the same messages in three languages, each with the same facts, none broken."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import zaubertisch.cli
from zaubertisch.cli.words import LANGUAGES, Words, language, signed
from zaubertisch.games.duell.cards import BOX, DECK
from zaubertisch.kernel import Reason

PAGE = Path(__file__).parents[2] / "web/src/words"
SOURCES = sorted(Path(zaubertisch.cli.__file__).parent.rglob("*.py"))


class Facts(Visitor):
    """The facts that a message names, with the values that it tells apart."""

    def __init__(self) -> None:
        self.values: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: Any) -> None:
        self.values.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: Any) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key for variant in node.variants}
            named = {key.name for key in keys if isinstance(key, ast.Identifier)}
            self.values.setdefault(node.selector.id.name, set()).update(named)
        self.generic_visit(node)


def messages(lang: str) -> dict[str, dict[str, set[str]]]:
    folder = files("zaubertisch") / "words"
    texts = [(folder / name).read_text(encoding="utf-8") for name in (f"{lang}.ftl", f"spells.{lang}.ftl")]
    found = {}
    for entry in FluentParser().parse("\n".join(texts)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is said twice"
            facts = Facts()
            facts.visit(entry)
            found[entry.id.name] = facts.values
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages_and_facts(lang: str) -> None:
    here, english = messages(lang), messages("en")
    assert set(here) == set(english)
    for name, facts in english.items():
        assert set(here[name]) == set(facts), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    words = Words(lang)
    for name, facts in messages(lang).items():
        numbers = {fact for fact, values in facts.items() if values & {"one", "other"}}
        tried: list[list[Any]] = [
            [1, 2] if fact in numbers else sorted(facts[fact]) or ["x"] for fact in facts
        ]
        for values in product(*tried):
            said = words(name, **dict(zip(facts, values, strict=True)))
            assert said.strip()
            assert "{" not in said
            assert "\u2068" not in said  # no isolating marks in a terminal


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_spell_is_called_as_on_the_page(lang: str) -> None:
    page = (PAGE / f"spells.{lang}.ftl").read_text(encoding="utf-8")
    names = dict(re.findall(r"^spell-([FWEL]\d+) = (.+)$", page, re.MULTILINE))
    assert {card: Words(lang)(f"spell-{card}") for card in DECK} == names
    if lang == "de":
        assert names == {card.id: card.name for card in BOX if card.id in DECK}


def test_a_missing_fact_is_found() -> None:
    with pytest.raises(LookupError):
        Words("en")("suit-X")
    with pytest.raises(LookupError):
        Words("en")("bid-made", you="no", tricks=1)


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    """Names put together in the code, such as `suit-R`, count as used by how they begin."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    begun = set(re.findall(r'f"([a-z-]+-)\{', code))
    said = set(re.findall(r"""["']([a-z]+(?:-[a-z]+)*)["']""", code))
    for name in messages("en"):
        assert name in said or any(name.startswith(start) for start in begun), name
    for name in re.findall(r'[wW]ords\(\s*"([\w-]+)"', code):
        assert name in messages("en"), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_six_letters_of_cards_differ(lang: str) -> None:
    letters = {Words(lang)(f"letter-{sign}") for sign in "RYGBWJ"}
    wanted = {"de": set("FSKMZN"), "nl": set("VSKMTJ"), "en": set("FSHMWJ")}
    assert letters == wanted[lang]


def test_the_language_is_the_one_asked_for_else_the_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language(None) == "en"
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert language(None) == "de"
    monkeypatch.setenv("LC_MESSAGES", "nl_BE.UTF-8")
    assert language(None) == "nl"
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert language(None) == "en"
    assert language("de") == "de"


def test_a_refusal_says_its_code() -> None:
    said = Words("de").refusal(Reason("unknown-game", {"game": "x", "games": "wizard"}))
    assert said == "zaubertisch: Ein Spiel „x“ gibt es nicht. Nimm eines von diesen: wizard. [unknown-game]"


def test_minus_is_as_long_as_plus() -> None:
    assert signed(-120) == "−120"
    assert signed(30) == "30"
    assert signed(-3.25, 1) == "−3.2"
