"""What a deck must keep to, and that everything wrong with one is told at once."""

from __future__ import annotations

from collections import Counter

from zaubertisch.games.seelenkrieger.cards import Card
from zaubertisch.games.seelenkrieger.deck import QUICK, Deck, Format, Lot, Problem, cards, check_deck
from zaubertisch.games.seelenkrieger.starters import QUICK_STARTERS, STARTERS, starter

STORM = starter("sturm-der-rotzaehne")


def lots(**counts: int) -> tuple[Lot, ...]:
    return tuple(Lot(Card(card), n) for card, n in counts.items())


FORTY = lots(O1=5, O3=5, E1=5, M1=5, Z1=5, U2=5, q01=5, q02=5)


def test_the_four_starter_decks_are_legal_and_have_a_hero() -> None:
    for name in STARTERS:
        assert check_deck(starter(name)) == []
        assert starter(name).hero is not None
        assert len(cards(starter(name).main)) == 40


def test_s19_the_main_deck_has_exactly_forty_cards() -> None:
    assert check_deck(Deck(main=FORTY)) == []
    assert check_deck(Deck(main=FORTY[1:])) == [Problem("main-size", "main", have=35, want=40)]
    more = FORTY + lots(D1=1)
    assert check_deck(Deck(main=more)) == [Problem("main-size", "main", have=41, want=40)]


def test_s20_at_least_ten_of_them_are_warriors() -> None:
    things = lots(q01=5, q02=5, q03=5, q04=5, sN1=5, sN2=5)
    assert check_deck(Deck(main=things + lots(O1=5, E1=5))) == []
    nine = things + lots(O1=5, E1=4, q05=1)
    assert check_deck(Deck(main=nine)) == [Problem("few-warriors", "main", have=9, want=10)]


def test_sa24_the_hero_is_none_of_the_ten_warriors() -> None:
    nine = lots(q01=5, q02=5, q03=5, q04=5, sN1=5, sN2=5, O1=5, E1=4, q05=1)
    assert check_deck(Deck(main=nine, hero=Card("HO")))[0].code == "few-warriors"


def test_s21_three_and_three_of_one_card_are_six() -> None:
    split = lots(O1=3, E1=5, M1=5, Z1=5, U2=5, q01=5, q02=5, D1=4) + lots(O1=3)
    assert check_deck(Deck(main=split)) == [
        Problem("too-many-copies", "main", Card("O1"), have=6, want=5),
    ]


def test_sa21_a_format_may_allow_four() -> None:
    assert {problem.code for problem in check_deck(Deck(main=FORTY), Format(copies=4))} == {"too-many-copies"}


def test_s23_red_cards_and_places_lie_in_the_side_deck_and_nothing_else_does() -> None:
    wrong = Deck(main=FORTY[:-1] + lots(RO=2, lO=2, HO=1), side=lots(O1=1, HE=1, RO=1, bN1=1))
    assert check_deck(wrong) == [
        Problem("not-in-main", "main", Card("RO")),
        Problem("not-in-main", "main", Card("lO")),
        Problem("not-in-main", "main", Card("HO")),
        Problem("not-in-side", "side", Card("O1")),
        Problem("not-in-side", "side", Card("HE")),
    ]


def test_s24_the_side_deck_has_fifteen_cards_at_most() -> None:
    assert check_deck(Deck(main=FORTY, side=lots(lO=5, lE=5, lM=5))) == []
    sixteen = Deck(main=FORTY, side=lots(lO=5, lE=5, lM=5, lZ=1))
    assert check_deck(sixteen) == [Problem("side-size", "side", have=16, want=15)]


def test_sa22_a_format_may_allow_each_side_card_once() -> None:
    deck = Deck(main=FORTY, side=lots(lO=2, lE=1))
    assert check_deck(deck) == []
    assert check_deck(deck, Format(side_copies=1)) == [
        Problem("too-many-copies", "side", Card("lO"), have=2, want=1),
    ]


def test_s25_only_a_hero_is_a_hero_and_sa23_there_may_be_none() -> None:
    assert check_deck(Deck(main=FORTY, hero=Card("O9"))) == [Problem("not-a-hero", "hero", Card("O9"))]
    assert check_deck(Deck(main=FORTY, hero=Card("HU"))) == []


def test_sa26_the_quick_format_has_thirty_cards() -> None:
    assert check_deck(Deck(main=FORTY[:6]), QUICK) == []
    assert check_deck(STORM, QUICK) == [Problem("main-size", "main", have=40, want=30)]


def test_sa26_each_starter_deck_has_a_quick_one_of_cards_that_it_has_too() -> None:
    assert len(QUICK_STARTERS) == len(STARTERS)
    for name, whole in zip(QUICK_STARTERS, map(starter, STARTERS), strict=True):
        deck = starter(name)
        assert check_deck(deck, QUICK) == []
        assert Counter(cards(deck.main)) <= Counter(cards(whole.main))
        assert (deck.side, deck.hero) == (whole.side, whole.hero)


def test_everything_is_told_at_once() -> None:
    codes = [
        problem.code
        for problem in check_deck(
            Deck(main=lots(O1=6, X9=1, q01=0, RO=1), side=lots(lO=16), hero=Card("Gorrak")),
        )
    ]
    assert sorted(codes) == [
        "count-below-one",
        "few-warriors",
        "main-size",
        "not-in-main",
        "side-size",
        "too-many-copies",
        "too-many-copies",
        "unknown-card",
        "unknown-card",
    ]
