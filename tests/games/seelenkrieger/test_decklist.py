"""Lists of cards as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from zaubertisch.games.seelenkrieger.cards import Card, Language, catalogue
from zaubertisch.games.seelenkrieger.deck import Deck, Lot, belongs
from zaubertisch.games.seelenkrieger.decklist import (
    LONGEST,
    MOST_LINES,
    SUGGESTED,
    Fault,
    read,
    read_json,
    write,
    write_json,
)
from zaubertisch.games.seelenkrieger.starters import STARTERS, starter, text

HEROES = [card.id for card in catalogue().values() if belongs(card) == "hero"]
LOTS = some.lists(some.builds(Lot, some.sampled_from([*catalogue()]), some.integers(1, 99)), max_size=60).map(
    tuple
)
DECKS = some.builds(Deck, main=LOTS, side=LOTS, hero=some.none() | some.sampled_from(HEROES))
LANGUAGES: list[Language] = ["de", "nl", "en"]


@settings(deadline=None)
@given(DECKS, some.sampled_from(LANGUAGES))
def test_what_is_written_is_read_back(deck: Deck, language: Language) -> None:
    written = read(write(deck, language, "Mein Deck"))
    assert written.faults == ()
    assert written.deck == deck
    assert written.name == "Mein Deck"
    assert read_json(write_json(deck)).deck == deck


@settings(deadline=None)
@given(some.text(max_size=200))
def test_whatever_is_written_is_read_or_refused(anything: str) -> None:
    rows = anything.splitlines()
    assert all(1 <= fault.line <= len(rows) for fault in read(anything).faults)
    assert all(fault.code == "not-json" for fault in read_json(anything.encode()).faults)


@pytest.mark.parametrize("name", STARTERS)
def test_the_starter_decks_are_read_without_a_fault(name: str) -> None:
    kept = next(one for one in STARTERS if one == name)
    written = read(text(kept))
    assert written.faults == ()
    assert written.name
    assert written.deck == starter(kept)


def test_a_card_is_named_by_its_id_or_in_any_language_however_it_is_spaced() -> None:
    said = "4 Novize\n4x novice  # comment\n\nm1\n2 × RUNENSCHRIJVER\nZijdeck:\n1 Battlefield\n[Hero]\nHM"
    written = read(said)
    assert written.faults == ()
    assert written.deck == Deck(
        main=(Lot(Card("M1"), 4), Lot(Card("M1"), 4), Lot(Card("M1"), 1), Lot(Card("M5"), 2)),
        side=(Lot(Card("lO"), 1),),
        hero=Card("HM"),
    )
    assert written.lines[("main", Card("M1"))] == 1
    assert written.lines[("side", Card("lO"))] == 7


def test_every_line_that_cannot_be_read_is_told_with_its_number() -> None:
    said = "4 Novitze\n0 Novize\n-3 Novize\n100 Novize\n[Nebendek]\n2 Qwxyz\n[Held]\nHM\nHO"
    assert read(said).faults == (
        Fault("unknown-name", 1, "Novitze", "Novize"),
        Fault("bad-count", 2, "0 Novize"),
        Fault("bad-count", 3, "-3 Novize"),
        Fault("bad-count", 4, "100 Novize"),
        Fault("unknown-heading", 5, "[Nebendek]", "Nebendeck"),
        Fault("unknown-name", 6, "Qwxyz"),
        Fault("second-hero", 9, "HO"),
    )


def test_json_that_is_none_or_has_another_shape_is_told() -> None:
    broken = read_json(b'{\n"main": [\nnothing]}').faults[0]
    assert (broken.code, broken.line) == ("not-json", 3)
    assert read_json(b'{"main": [], "sides": []}').faults[0].code == "not-json"


def test_what_is_too_long_is_not_read_at_all() -> None:
    long = Fault("too-long", 1, "")
    assert read("#" * (LONGEST + 1)).faults == (long,)
    assert read("x\n" * (MOST_LINES + 1)).faults == (long,)
    assert read_json(b" " * (LONGEST + 1)).faults == (long,)


def test_what_was_meant_is_looked_for_only_so_many_times() -> None:
    faults = read("Novitze\n" * (SUGGESTED + 5)).faults
    assert [fault.nearest for fault in faults] == ["Novize"] * SUGGESTED + [None] * 5


@pytest.mark.parametrize(
    ("first", "name"),
    [
        ("# Name: Mein Deck  ", "Mein Deck"),
        ("#Name:A: B", "A: B"),
        ("# Name: # 1", "# 1"),
        ("#  Name :x", "x"),
        ("# Name:" + " " * 16_000, None),  # a search for its end would take seconds
        ("# Names: x", None),
        ("Name: x", None),
        ("# x", None),
    ],
)
def test_a_deck_is_named_in_the_first_line_alone(first: str, name: str | None) -> None:
    assert read(f"{first}\n1 Novize").name == name


@pytest.mark.parametrize("name", ["x\n5 Erzmagus", "x\u2028[Held]\u20285 Erzmagus", "x\r\n\r\n5 Erzmagus"])
def test_the_name_of_a_deck_adds_no_line_to_its_list(name: str) -> None:
    deck = starter(STARTERS[0])
    written = read(write(deck, "de", name))
    assert (written.deck, written.faults, written.name) == (deck, (), " ".join(name.split()))


@pytest.mark.parametrize(
    "line",
    [
        "2 Bu\u0308chertra\u0308ger",  # as some systems write an umlaut: a letter and a mark
        "\u200e2 Bücher\u00adträger\u200b",  # with signs that nobody sees
        "2\u00a0BÜCHERTRÄGER",
    ],
)
def test_a_card_is_read_as_it_looks(line: str) -> None:
    written = read(f"Main deck:\n{line}")
    assert (written.deck, written.faults) == (Deck(main=(Lot(Card("M2"), 2),)), ())
