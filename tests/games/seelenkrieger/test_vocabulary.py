"""Words of the vocabulary that no card of the starter set says, on cards made for it (SA2, SA43, SA78)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.seelenkrieger.story import tell
from zaubertisch.games.seelenkrieger.cards import Catalogue
from zaubertisch.games.seelenkrieger.reading import CARDS, PLACE

pytestmark = pytest.mark.usefixtures("figures_of_the_first_print")

TOLD = tomllib.loads((Path(__file__).parent / "vocabulary.toml").read_text(encoding="utf-8"))
MADE = msgspec.convert({"card": TOLD["card"]}, type=Catalogue).card


@pytest.fixture(autouse=True)
def _among_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards made for these tests lie in the catalogue while they run."""
    for card in MADE:
        monkeypatch.setitem(CARDS, card.id, card)
        monkeypatch.setitem(PLACE, card.id, len(PLACE))


@pytest.mark.parametrize("case", TOLD["case"], ids=lambda case: case["id"])
def test_the_word(case: dict[str, Any]) -> None:
    tell(case)
