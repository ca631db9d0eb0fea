"""Decks away from the table: the starters, figures, and first hands to try."""

from __future__ import annotations

from collections import Counter

import pytest

from zaubertisch.games.seelenkrieger import SEELENKRIEGER, Options, Seelenkrieger
from zaubertisch.games.seelenkrieger.cards import Card, catalogue
from zaubertisch.games.seelenkrieger.craft import COMING, DECKS
from zaubertisch.games.seelenkrieger.deck import Deck, Lot, cards, check_deck
from zaubertisch.games.seelenkrieger.starters import STARTERS, starter, text
from zaubertisch.kernel import FastRng, Misfit

CLASSIC = Seelenkrieger()
DECK = starter("akademie-der-sterne")


def test_the_starters_may_be_played_and_have_their_names() -> None:
    ready = DECKS.ready()
    assert [one.key for one in ready] == list(STARTERS)
    assert ready[1].name == "Akademie der Sterne"
    assert [check_deck(one.deck) for one in ready] == [[]] * len(ready)


def test_every_card_has_a_home() -> None:
    homes = DECKS.homes()
    assert homes.keys() == catalogue().keys()
    assert Counter(homes.values()).keys() == {"main", "side", "hero"}


def test_the_figures_stand_beside_those_asked_for() -> None:
    torso = Deck(main=(Lot(Card("M1"), 3), Lot(Card("sM1"), 2), Lot(Card("gone"), 1)), hero=None)
    facts = DECKS.facts(Seelenkrieger(Options(deck="quick", copies=4)), torso)
    figures = {name: getattr(facts, name) for name in ("main", "warriors", "side", "hero")}
    assert figures == {"main": 6, "warriors": 3, "side": 0, "hero": False}
    assert facts.format == Seelenkrieger(Options(deck="quick", copies=4)).format  # type: ignore[attr-defined]


def test_a_list_and_json_are_both_read() -> None:
    listed = DECKS.read(text("akademie-der-sterne"))
    assert (listed.deck, listed.name, listed.unread) == (DECK, "Akademie der Sterne", ())
    assert DECKS.read('\ufeff {"main": [{"card": "M1", "count": 4}]}').deck == Deck((Lot(Card("M1"), 4),))
    (unread,) = DECKS.read("4 Novizze").unread
    assert (unread.code, unread.line, unread.nearest) == ("unknown-name", 1, "Novize")


def test_a_list_is_written_in_the_language_of_its_reader() -> None:
    assert DECKS.write(DECK, "nl", "Sterne").startswith("# Name: Sterne\n")
    assert "[Zijdeck]" in DECKS.write(DECK, "nl", "")
    assert DECKS.write(DECK, "xx", "") == DECKS.write(DECK, "de", "")


@pytest.mark.parametrize(("begins", "held"), [(True, 5), (False, 7)])
def test_a_first_hand_is_dealt_and_exchanged_as_at_the_table(begins: bool, held: int) -> None:
    """SA14, SA15: the whole hand goes back, and as many come; no card is lost or doubled."""
    drawn = set()
    for chance in range(20):
        samples = DECKS.samples(CLASSIC, DECK, begins, FastRng(chance))
        assert samples.redrawn is not None
        for sample in (samples.first, samples.redrawn):
            assert (len(sample.hand), len(sample.coming)) == (held, COMING)
            assert Counter([*sample.hand, *sample.coming]) <= Counter(cards(DECK.main))
            drawn.add(sample.hand)
    assert len(drawn) > 30


def test_where_no_hand_is_exchanged_there_is_one() -> None:
    samples = DECKS.samples(Seelenkrieger(Options(mulligan=False)), DECK, True, FastRng(1))
    assert samples.redrawn is None
    assert len(samples.first.hand) == 5


def test_only_what_may_be_played_is_dealt() -> None:
    with pytest.raises(Misfit, match="deck-not-legal"):
        DECKS.samples(Seelenkrieger(Options(deck="quick")), DECK, True, FastRng(1))


def test_the_box_builds_decks() -> None:
    assert SEELENKRIEGER.decks is DECKS
