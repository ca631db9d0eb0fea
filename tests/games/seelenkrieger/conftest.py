"""What the cases of Seelenkrieger stand on."""

from __future__ import annotations

import pytest

from tests.games.seelenkrieger.figures import first_print
from zaubertisch.games.seelenkrieger.reading import CARDS


@pytest.fixture
def figures_of_the_first_print(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cases reckon with the figures of the first print, whatever was changed for balance since."""
    for card, printed in first_print().items():
        monkeypatch.setitem(CARDS, card, printed)
