"""Names: what they may hold, how they are written, and when two look the same."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.party import code_of
from zaubertisch.kernel import Refused
from zaubertisch.server.table import names, talk


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ada\u00a0\u3000Lovelace", "Ada Lovelace"),
        ("Ａｄａ", "Ada"),
        ("Jose\u0301", "José"),
        ("Đặng Thị Ngọc", "Đặng Thị Ngọc"),
        ("Ärger & Co".replace("&", "u."), "Ärger u. Co"),
        ("ღ❤\ufe0f", "ღ❤"),
        ("李小龍", "李小龍"),
        ("अदा", "अदा"),
        ("x" * 24, "x" * 24),
        ("é" * 24, "é" * 24),
    ],
)
def test_a_name_is_written_in_one_way(written: str, shown: str) -> None:
    assert names.normalise(written) == shown


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("", "name-empty"),
        (" \u3000 ", "name-empty"),
        ("\u0301", "name-empty"),
        ("\ufe0f", "name-empty"),
        ("x" * 25, "name-too-long"),
        ("a" + "\u0347" * 60, "name-too-long"),
        ("A\u200bda", "name-sign"),
        ("\u202eadA", "name-sign"),
        ("Ada\u2066", "name-sign"),
        ("A\u00adda", "name-sign"),
        ("\ufeffAda", "name-sign"),
        ("\u3164", "name-sign"),
        ("\u2800", "name-sign"),
        ("Ada\n", "name-sign"),
        ("Ada\x00", "name-sign"),
        ("A\u2028da", "name-sign"),
        ("\ue000", "name-sign"),
        ("<Ada>", "name-sign"),
        ("Ada&Bea", "name-sign"),
        ("＜Ada", "name-sign"),
        ("\ud800", "name-sign"),
    ],
)
def test_a_name_that_no_page_should_show_is_refused(written: str, code: str) -> None:
    with pytest.raises(Refused) as no:
        names.normalise(written)
    assert code_of(no.value) == code


@given(st.text(max_size=64))
def test_a_name_once_normalised_stays_as_it_is_and_can_be_seen(text: str) -> None:
    try:
        name = names.normalise(text)
    except Refused:
        return
    assert names.normalise(name) == name
    kinds = {unicodedata.category(c) for c in name}
    assert not kinds & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert name == name.strip()
    assert not set(name) & set("<>&")
    assert 1 <= sum(not c.startswith("M") for c in map(unicodedata.category, name)) <= names.LONGEST
    assert names.skeleton(name) != ""


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", "A d a"),
        ("Ada", "Аda"),  # Cyrillic
        ("Oskar", "0skar"),
        ("Ilse", "llse"),
        ("Bill", "BiI1"),
        ("Emma", "Ernrna"),
        ("José", "Jose"),
        ("Straße", "STRASSE"),
        ("Νίκος", "Nikos"),  # Greek
    ],
)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert names.taken(names.normalise(one), [names.normalise(other)])


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "Adam"), ("Bo", "Bob"), ("李", "王"), ("Ann", "Anna"), ("❤", "♠")]
)
def test_names_that_look_different_are_different(one: str, other: str) -> None:
    assert not names.taken(one, [other])


def test_bots_have_names_of_their_own_that_any_table_takes() -> None:
    assert len(set(map(names.skeleton, names.BOT_NAMES))) == len(names.BOT_NAMES)
    assert [names.normalise(name) for name in names.BOT_NAMES] == list(names.BOT_NAMES)
    here: list[str] = []
    for start in range(len(names.BOT_NAMES)):
        here.append(names.bot_name(here, start * 7))
    assert set(here) == set(names.BOT_NAMES)
    assert names.bot_name(["alba"], 0) != "Alba"


@given(st.text(max_size=200))
def test_a_line_of_talk_moves_and_hides_nothing(text: str) -> None:
    line = talk.clean(text)
    assert talk.clean(line) == line
    assert line == " ".join(line.split())
    shown = set(line) - set(talk.JOINERS)
    assert not {unicodedata.category(c) for c in shown} & {"Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp"}


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("I bid \u202e3\u202c", "I bid 3"),
        ("\u2066\u200fhello\u2069\ufeff\u2060", "hello"),
        ("z\u0335\u0336\u0337\u0338\u0339\u033a\u033b", "z\u0335\u0336\u0337\u0338"),
        ('<b>bold</b> & "so"', '<b>bold</b> & "so"'),
        ("two\u2028lines\nof\ttalk", "two lines of talk"),
        ("नमस्ते สวัสดี שָׁלוֹם Tiếng Việt", "नमस्ते สวัสดี שָׁלוֹם Tiếng Việt"),
        ("👩\u200d🎓 ❤\ufe0f 1\ufe0f\u20e3", "👩\u200d🎓 ❤\ufe0f 1\ufe0f\u20e3"),
    ],
)
def test_a_line_of_talk_as_it_is_shown(written: str, shown: str) -> None:
    assert talk.line(written) == shown


@pytest.mark.parametrize(
    "nothing", [" ", "\u200b", "\u200d\u200d", "\u202e \u2069", "\u3164", "\u0301", "\u2800"]
)
def test_a_line_in_which_nothing_is_seen(nothing: str) -> None:
    with pytest.raises(Refused) as no:
        talk.line(nothing)
    assert code_of(no.value) == "nothing-said"


@given(st.text(alphabet="aÄ<>&\"'😀👩\u200d🎓 ", max_size=50))
def test_a_line_of_talk_keeps_what_was_said(text: str) -> None:
    assert talk.clean(text) == " ".join(text.split())
