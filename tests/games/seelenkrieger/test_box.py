"""What Seelenkrieger says of itself on the shelf: the deck of who brings none, and what is wrong with one."""

from __future__ import annotations

import pytest

from zaubertisch.games import GAMES
from zaubertisch.games.seelenkrieger import SEELENKRIEGER, Options, Seelenkrieger
from zaubertisch.games.seelenkrieger.cards import Card
from zaubertisch.games.seelenkrieger.deck import Deck, Lot, check_deck
from zaubertisch.games.seelenkrieger.decklist import card_named
from zaubertisch.games.seelenkrieger.reading import CARDS
from zaubertisch.games.seelenkrieger.text.card import head
from zaubertisch.kernel import FastRng, Misfit, Offer


@pytest.mark.parametrize("options", [Options(), Options(deck="quick")])
def test_two_who_bring_no_deck_have_different_ones_and_both_may_be_played(options: Options) -> None:
    game = Seelenkrieger(options)
    first, second = SEELENKRIEGER.usual(game, 0), SEELENKRIEGER.usual(game, 1)
    assert first != second
    assert check_deck(first, game.format) == check_deck(second, game.format) == []


def test_all_that_is_wrong_with_a_deck_is_told_at_once() -> None:
    deck = Deck(main=(Lot(Card("O1"), 3), Lot(Card("O1"), 3)), side=(Lot(Card("O1"), 1),), hero=Card("O1"))
    game = Seelenkrieger(Options())
    told = {reason.code: reason.facts for reason in SEELENKRIEGER.misfits(game, deck)}
    assert told == {
        "too-many-copies": {"zone": "main", "card": "O1", "have": 6, "want": 5},
        "main-size": {"zone": "main", "have": 6, "want": 40},
        "few-warriors": {"zone": "main", "have": 6, "want": 10},
        "not-in-side": {"zone": "side", "card": "O1"},
        "not-a-hero": {"zone": "hero", "card": "O1"},
    }
    with pytest.raises(Misfit):
        game.deal((deck, deck), FastRng(1))


def test_other_games_bring_nothing_and_nothing_is_wrong_with_it() -> None:
    box = GAMES["wizard"]
    game = box.make(box.options())
    assert box.misfits(game, box.usual(game, 0)) == ()


def test_whoever_offers_many_moves_at_once_says_which() -> None:
    with pytest.raises(NotImplementedError):
        Offer().moves()
    with pytest.raises(NotImplementedError):
        Offer().some()


@pytest.mark.parametrize("said", ["Novize", "novice", "M1", " NOVIZE "])
def test_a_card_has_its_id_and_a_name_in_each_language(said: str) -> None:
    assert card_named(said) == "M1"


def test_what_is_no_card_has_no_name() -> None:
    assert card_named("Novizin") is None


def test_the_head_of_a_card_has_what_its_kind_has() -> None:
    said = {id: head(CARDS[Card(id)], "en") for id in ("M1", "sM1", "bN1", "lO", "HO")}
    assert said["sM1"] == "Spell · Mages · green · cost 1"
    assert said["M1"].startswith("Warrior · Mages · green · cost 0 · damage ")
    assert said["bN1"].startswith("Building · neutral · green · life ")
    assert said["lO"] == "Landscape · Orcs · green"
    assert "cost" not in said["HO"]
