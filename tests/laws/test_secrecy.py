"""Law: a table never leaves its process, neither as JSON nor in a line of a log."""

from __future__ import annotations

import traceback

import msgspec
import pytest

from tests.laws.play import moments
from tests.laws.settings import SETTINGS, Setting


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_table_has_no_json_form_and_prints_nothing(setting: Setting) -> None:
    for match, _ in moments(setting, "print", apart=97):
        with pytest.raises(TypeError):
            msgspec.json.encode(match.table)
        with pytest.raises(TypeError):
            msgspec.to_builtins(match.table)
        assert repr(match.table) == str(match.table) == f"{match.table}" == "Table(…)"
        assert match.key.hex() not in repr(match.table.rng)
        assert repr(match.key) not in repr(match.table.rng)
        assert repr(match.table.rng) == "KeyedRng(…)"


@pytest.mark.parametrize("setting", SETTINGS[:1], ids=str)
def test_a_traceback_with_all_local_values_shows_no_cards(setting: Setting) -> None:
    def fails() -> None:
        table = setting.match(bytes(32)).table
        table.hidden = 1 // 0

    try:
        fails()
    except ZeroDivisionError as error:
        text = "".join(traceback.TracebackException.from_exception(error, capture_locals=True).format())
        assert "Table(…)" in text
        assert "hand" not in text
