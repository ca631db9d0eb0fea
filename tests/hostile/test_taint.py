"""No insider view: nothing that the server writes or tells a stranger holds a live hand, key or secret."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.hostile.evening import BOTS, Evening
from tests.hostile.marks import Marks, forms


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    return Evening(tmp_path_factory.mktemp("evening"))


def test_nobody_outside_reads_what_is_hidden(evening: Evening) -> None:
    assert evening.betrayed() == {}


def test_much_was_read(evening: Evening) -> None:
    """Else there would be nothing to find: the log has lines, and every game its secrets."""
    assert evening.marks.keys() == BOTS.keys()
    assert len(evening.said["log"].splitlines()) > 10
    assert len(evening.said) + len(evening.told) > 100
    assert "comes through" in evening.said["doctor"]


# -- it must be able to fail: each of these is planted, and must be seen

LEAKS = {"hand": "hand", "entry": "key of the match", "summary": "hand"}


@pytest.mark.parametrize(("leak", "what"), LEAKS.items())
def test_a_planted_leak_is_seen(tmp_path: Path, leak: str, what: str) -> None:
    found = Evening(tmp_path, leak, games=("wizard",)).betrayed()
    assert any(what in told for many in found.values() for told in many)


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
