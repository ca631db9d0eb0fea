"""Every card of Seelenkrieger as it is printed.  `--golden` writes the texts anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from zaubertisch.games.seelenkrieger.cards import Language, catalogue
from zaubertisch.games.seelenkrieger.text import head, lines

HERE = Path(__file__).parent / "cards"


def printed(language: Language) -> str:
    """All cards in the order of the catalogue."""
    return "\n".join(
        "\n".join([f"{card.id} {getattr(card.name, language)}", f"  {head(card, language)}"])
        + "".join(f"\n  {line}" for line in lines(card, language))
        + "\n"
        for card in catalogue().values()
    )


@pytest.mark.parametrize("language", ["de", "nl", "en"])
def test_every_card_is_still_printed_as_it_was(language: Language, golden: bool) -> None:
    path = HERE / f"seelenkrieger-cards.{language}.txt"
    if golden:
        path.write_text(printed(language), encoding="utf-8")
    assert path.read_text(encoding="utf-8") == printed(language)
