"""How much comes over the wire before one sees a table."""

from __future__ import annotations

import pytest

from tests.server.running import Running

from .conftest import Coming
from .evening import Evening, evening
from .first_load import first_load
from .moments import mira_lays
from .soul_moments import mira_may_attack, of_two

MOST = 250_000
"""Bytes: a second and a half on a slow line."""

TABLES = {
    "wizard": lambda: evening(mira_lays, seats=4),
    "seelenkrieger": lambda: of_two(mira_may_attack),
}


@pytest.mark.parametrize("game", TABLES)
def test_a_table_is_light(come: Coming, server: Running, game: str) -> None:
    one: Evening = TABLES[game]()
    came = first_load(come(), one, server.database)
    assert 50_000 < came < MOST, "too heavy, or no table at all"
