"""The whole table of spark values, in both readings of S17, and laws of the income."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from zaubertisch.games.seelenkrieger.sparks import counted, income
from zaubertisch.games.seelenkrieger.vocabulary.words import Faction

LETTERS: dict[str, Faction] = {
    "O": "orcs",
    "E": "elves",
    "M": "mages",
    "Z": "dwarves",
    "U": "undead",
    "D": "dragons",
}

# The own warriors, the sparks, and the sparks by the strict reading.
TABLE = [
    ("", 0, 0),
    ("- - -", 0, 0),  # warriors of no faction
    ("O O O", 1, 1),
    ("O E OM", 2, 2),  # the worked example: S18
    ("OM", 1, 1),
    ("OM OM", 1, 0),  # two copies
    ("OM ME", 1, 0),
    ("OM EZ", 2, 2),
    ("OM ME EZ", 2, 0),  # OM and EZ share nothing; strictly, each overlaps another
    ("O OM ME", 2, 1),  # ME is free of O
    ("OM UD EZ", 3, 3),
    ("O E M Z U D", 6, 6),
]


def warriors(words: str) -> list[tuple[Faction, ...]]:
    """`O OM -`: one of the Orcs, one of Orcs and Mages, one of none."""
    return [tuple(LETTERS[letter] for letter in word if letter != "-") for word in words.split()]


@pytest.mark.parametrize(("words", "sparks", "strict"), TABLE)
def test_s16_s17_s18_the_sparks_of_the_table(words: str, sparks: int, strict: int) -> None:
    assert income(warriors(words)) == sparks
    assert income(warriors(words), strict=True) == strict


FACTIONS = some.sampled_from(list(LETTERS.values()))
ROWS = some.lists(some.lists(FACTIONS, max_size=2, unique=True).map(tuple), max_size=7)


@given(ROWS)
def test_s16_the_order_on_the_field_is_of_no_matter(row: list[tuple[Faction, ...]]) -> None:
    other = sorted(row)
    assert income(row) == income(other)
    assert income(row, strict=True) == income(other, strict=True)


@given(ROWS)
def test_s16_never_more_than_the_different_factions_and_never_more_by_the_strict_reading(
    row: list[tuple[Faction, ...]],
) -> None:
    different = {faction for belongs in row for faction in belongs}
    assert income(row, strict=True) <= income(row) <= len(different)


@given(ROWS)
def test_s17_no_two_of_those_that_count_share_a_faction(row: list[tuple[Faction, ...]]) -> None:
    factions = [faction for place in counted(row) for faction in row[place]]
    assert len(factions) == len(set(factions))
