"""No insider view: nothing that the server writes or tells a stranger holds a live hand, key or secret."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.hostile.evening import BOTS, Evening
from tests.hostile.marks import Marks, forms


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    return Evening(tmp_path_factory.mktemp("evening"), "stumble")


def test_nobody_outside_reads_what_is_hidden(evening: Evening) -> None:
    assert evening.betrayed() == {}


def test_much_was_read(evening: Evening) -> None:
    """Else there would be nothing to find: the log has lines, and every game its secrets."""
    assert evening.marks.keys() == BOTS.keys()
    assert len(evening.said["log"].splitlines()) > 10
    assert len(evening.said) + len(evening.told) > 100
    assert "comes through" in evening.said["doctor"]
    assert "wizard" in evening.said["admin"]
    assert "zaubertisch_appends_total" in evening.said["wizard /metrics"]
    assert any(' "seq":' in line or '"seq":' in line for line in evening.said["log"].splitlines())


def test_of_an_error_the_place_is_told_and_not_its_words(evening: Evening) -> None:
    assert "ValueError in record (loud.py" in evening.said["log"]
    assert any('"code":"broken"' in text for where, text in evening.said.items() if where.endswith("/record"))


# -- it must be able to fail: each of these is planted, and must be seen


def test_planted_leaks_are_seen(tmp_path: Path) -> None:
    betrayed = Evening(tmp_path, "hand,entry,summary", games=("wizard",)).betrayed()
    found = {where: {what.partition(":")[0] for what in told} for where, told in betrayed.items()}
    assert "Ben's hand" in found["wizard, in log"]
    assert "the key of the match" in found["wizard, in log"]
    assert "Ben's hand" in found["wizard, in wizard /api/tables"]
    assert "Ben's hand" in found["wizard, in wizard /admin/tables"]


SECRET = "0123456789abcdef" * 4


@pytest.mark.parametrize("form", sorted(forms(SECRET)))
@pytest.mark.parametrize("around", ["{}", "key={}&", "aGFuZA{}==", "b'{}'"])
def test_a_secret_is_found_in_every_form(form: str, around: str) -> None:
    marks = Marks()
    marks.add("the key", SECRET)
    assert marks.betrayed(around.format(form.upper())) == ["the key"]
    assert marks.betrayed("0123456789abcdef" * 3) == []


@pytest.mark.parametrize("text", ["hand=('R7', 'W', 'B3')", '["R7","W","B3"]', "R7 W B3", "Card(R7), W, B3"])
def test_a_hand_is_found_as_anything_writes_it(text: str) -> None:
    marks = Marks()
    marks.add_hand("Ann's hand", ["R7", "W", "B3", "J"])
    assert "Ann's hand: R7 W B3" in marks.betrayed(text)
    assert marks.betrayed("R70 WB3 J", cards=True) == []
    assert marks.betrayed(text, cards=False) == []
