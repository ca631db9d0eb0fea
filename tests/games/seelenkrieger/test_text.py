"""Every word of the vocabulary can be told in every language."""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from zaubertisch.games.seelenkrieger.cards import Card, Equipment, Language, Name, Warrior, catalogue
from zaubertisch.games.seelenkrieger.text import lines
from zaubertisch.games.seelenkrieger.text.card import TONGUES, told
from zaubertisch.games.seelenkrieger.text.operation import told as operation_told
from zaubertisch.games.seelenkrieger.text.phrase import How
from zaubertisch.games.seelenkrieger.text.teller import Teller
from zaubertisch.games.seelenkrieger.vocabulary import (
    amounts,
    conditions,
    filters,
    operations,
    triggers,
    words,
)
from zaubertisch.games.seelenkrieger.vocabulary.filters import Aim, Each, Filter

LANGUAGES: list[Language] = ["de", "nl", "en"]
STUB = Warrior(
    id=Card("X1"), name=Name(de="X", nl="X", en="X"), rarity="green", damage=1, armour=0, life=7, slots=1
)

VALUES: dict[str, list[Any]] = {
    "target": [*get_args(filters.Ref), Each(Filter()), Each(Filter(kinds=("spell",)))],
    "n": [1, 2],
    "least": [0, 1, 3],
    "most": [None, 0, 3],
    "top": [None, 4],
    "to": [None],
    "leave": [None, 1],
    "otherwise": [(), (operations.EndAttack(),)],
    "then": [(), (operations.EndAttack(),)],
    "do": [(operations.EndAttack(),)],
    "all": [(conditions.Alone(), conditions.Turn("own"))],
    "when": [(), (conditions.Alone(),)],
    "aims": [(Aim(optional=True), Aim(most=2))],
    "of": [Filter(), Filter(side="own", zone="valley", factions=("undead", "elves"))],
    "bearer": [Each(Filter())],
    "keyword": [words.Keyword(name) for name in get_args(words.KeywordName)],
    "factions": [("undead",), ("orcs", "elves")],
    "card": ["lO", "unknown"],
    "times": [1, 2],
    "cost": [0, 1, 2],
}


def values_of(word: type[msgspec.Struct], field: str, kind: Any) -> list[Any]:
    """What a field is tried with: every literal, else the samples above."""
    if word is operations.Search and field == "to":
        return ["hand", "attach", "field"]
    if word is operations.ModifyCost and field in ("bearer", "n"):
        return [None, Filter(side="own")] if field == "bearer" else [-1, 2]
    if word is operations.Heal and field == "to":
        return [None, 5]
    if word is amounts.StatOf and field == "of":
        return ["self"]
    if word in (amounts.Sum, amounts.Least, amounts.Most):
        return [(1, amounts.Count(Filter()))]
    literals = [value for value in get_args(kind) if isinstance(value, str | bool)]
    nested = [value for part in get_args(kind) for value in get_args(part) if isinstance(value, str)]
    if kind is bool:
        return [False, True]
    if field not in VALUES or (field == "to" and literals):
        assert literals or nested, f"{word.__name__}.{field} is told nowhere"
        return [*literals, *nested, *([None] if type(None) in get_args(kind) else [])]
    return VALUES[field]


def samples(word: type[msgspec.Struct]) -> Iterator[Any]:
    """One of it for every value of every field, the other fields at their first."""
    choices = {one.name: values_of(word, one.name, one.type) for one in _fields(word)}
    first = {name: values[0] for name, values in choices.items()}
    yield word(**first)
    for name, values in choices.items():
        for value in values[1:]:
            yield word(**first | {name: value})


def _fields(word: type[msgspec.Struct]) -> Iterator[Any]:
    hints = msgspec.structs.fields(word)
    yield from hints


def good(said: str) -> str:
    """The text itself, when nothing in it is a word of the code."""
    assert said
    assert not re.search(r"[{}_]|None|  |\.\.|<|\bnom\b|\bacc\b", said), said
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", get_args(operations.Operation), ids=lambda it: it.__name__)
def test_every_operation_is_told(word: type[msgspec.Struct], language: Language) -> None:
    for it in samples(word):
        good(operation_told(Teller(STUB, TONGUES[language], language), it))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", get_args(triggers.AnyAbility), ids=lambda it: it.__name__)
def test_every_trigger_is_told(word: type[msgspec.Struct], language: Language) -> None:
    for it in samples(word):
        good(told(Teller(STUB, TONGUES[language], language, it.aims), it))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", get_args(conditions.Condition), ids=lambda it: it.__name__)
def test_every_condition_is_told(word: type[msgspec.Struct], language: Language) -> None:
    for it in samples(word):
        good(Teller(STUB, TONGUES[language], language).condition(it))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_amount_is_told_as_x(language: Language) -> None:
    for word in [one for one in get_args(amounts.Amount) if one is not int]:
        for n in samples(word):
            said = Teller(STUB, TONGUES[language], language).done((operations.Draw(n=n),))
            assert good(said).count("X") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_filter_is_told_in_every_number_and_each_of_its_words_shows(language: Language) -> None:
    noun = TONGUES[language].noun
    hows = [
        How("one"),
        How("this"),
        How("all"),
        How("no"),
        How("up_to", 2),
        How("least", 3),
        How("between", 1, 2),
    ]
    plain = {noun(Filter(), how, "acc") for how in hows}
    assert len(plain) == len(hows)
    changes: list[dict[str, Any]] = [
        *({"side": side} for side in ("own", "enemy", "active")),
        *({"zone": zone} for zone in ("valley", "discard")),
        *({"kinds": (kind,)} for kind in get_args(filters.FilterKind) if kind != "warrior"),
        *({"factions": (faction,)} for faction in get_args(words.Faction)),
        *({"kinds": ("card",), "factions": (faction,)} for faction in get_args(words.Faction)),
        {"without": ("dragons",)},
        *({name: True} for name in ("mono", "damaged", "attacking", "other", "not_target", "same_name")),
        *({"cost_most": n} for n in (0, 2)),
        {"cost_least": 4},
        *({"equipment_least": n} for n in (1, 2)),
        *({"kinds": ("equipment",), "borne_by": ref} for ref in get_args(filters.Ref)),
    ]
    covered = {name for change in changes for name in change}
    assert covered == set(Filter.__struct_fields__)
    for change in changes:
        for how in hows:
            if change == {"side": "own"} and how.how == "this":
                continue  # "this warrior" says whose it is
            assert good(noun(Filter(**change), how, "dat")) not in plain


def test_every_language_has_the_same_sentences_with_the_same_facts() -> None:
    def facts(sentence: str) -> set[str]:
        return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}

    german = TONGUES["de"].words
    for language in LANGUAGES:
        tongue = TONGUES[language]
        assert set(tongue.words) == set(german)
        assert [name for name in german if facts(tongue.words[name]) != facts(german[name])] == []
        assert set(tongue.refs) == set(get_args(filters.Ref))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language: Language) -> None:
    for card in catalogue().values():
        said = [good(line) for line in lines(card, language)]
        effects = len(card.abilities) + len(getattr(card, "keywords", ())) + len(getattr(card, "choose", ()))
        assert len(said) >= effects
        if isinstance(card, Equipment):
            assert said


def test_what_was_aimed_at_is_this_one_when_it_is_named_again() -> None:
    aims = (Aim(side="enemy"),)
    teller = Teller(STUB, TONGUES["de"], "de", aims)
    said = teller.done((operations.Damage(n=2, target="first"), operations.Exhaust(target="first")))
    assert said == (
        "Füge einem gegnerischen Krieger 2 Schaden zu. "
        "Dieser Krieger kann in diesem Zug nicht mehr angreifen."
    )
