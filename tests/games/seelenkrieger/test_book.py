"""The book: every card as the page shows it, every word of the vocabulary explained."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest

from zaubertisch.games.seelenkrieger.cards import AnyPrint, Card, Equipment, Language, Warrior, catalogue
from zaubertisch.games.seelenkrieger.text import book, lines
from zaubertisch.games.seelenkrieger.text.book import Told
from zaubertisch.games.seelenkrieger.text.card import TONGUES
from zaubertisch.games.seelenkrieger.text.glossary import GLOSSARY
from zaubertisch.games.seelenkrieger.vocabulary.operations import Operation
from zaubertisch.games.seelenkrieger.vocabulary.triggers import AnyAbility, Limit
from zaubertisch.games.seelenkrieger.vocabulary.words import NUMBERED, KeywordName
from zaubertisch.kernel import LANGUAGES

CODES = re.compile(rb'"(?:op|on)":"(\w+)"')


def told(card: str, language: Language = "en") -> Told:
    return next(one for one in book(language).cards if one.id == card)


def tags(union: Any) -> set[str]:
    return {str(one.__struct_config__.tag) for one in get_args(union)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_vocabulary_is_explained(language: Language) -> None:
    words = GLOSSARY[language]
    known = tags(Operation) | tags(AnyAbility) | tags(AnyPrint) | set(get_args(KeywordName))
    known |= {f"limit.{limit}" for limit in get_args(Limit)}
    assert known <= words.keys()
    assert list(words) == list(GLOSSARY["de"])
    assert all(name and means.endswith(".") for name, means in words.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_keyword_is_called_the_same_on_the_card_and_in_the_book(language: Language) -> None:
    for name in get_args(KeywordName):
        printed = TONGUES[language].words[name].replace(" {n}", "")
        assert (printed, name in NUMBERED) == (
            book(language).words[name].name,
            book(language).words[name].numbered,
        )


@pytest.mark.parametrize("card", catalogue().values(), ids=list(catalogue()))
def test_every_operation_and_trigger_on_a_card_is_among_its_words(card: AnyPrint) -> None:
    one = told(card.id)
    said = {code.decode() for code in CODES.findall(msgspec.json.encode(card))}
    assert said <= set(one.words)
    assert one.words[0] == one.kind
    assert one.lines == lines(card, "en")
    assert one.curse == (isinstance(card, Equipment) and card.bearer.side == "enemy")


def test_what_is_called_has_no_cost_and_what_does_not_fight_no_damage() -> None:
    hero, warrior, building, spell = told("HO"), told("Z5"), told("bN1"), told("sM1")
    assert (hero.cost, warrior.cost, spell.life) == (None, 2, None)
    printed = catalogue()[Card("Z5")]
    assert isinstance(printed, Warrior)
    assert (warrior.damage, warrior.armour, warrior.life) == (printed.damage, printed.armour, printed.life)
    assert building.life
    assert building.damage is None
    assert "guard" in warrior.words
