"""The 132 cards of the starter set: how many of each kind, their ranges, and what holds for every card."""

from __future__ import annotations

from collections import Counter

import pytest

from zaubertisch.games.seelenkrieger.cards import (
    AnyPrint,
    Building,
    Equipment,
    Hero,
    Landscape,
    Spell,
    Warrior,
    catalogue,
)

CARDS = tuple(catalogue().values())
WARRIORS = tuple(card for card in CARDS if type(card) is Warrior)
RED = tuple(card for card in WARRIORS if card.rarity == "red")
PLAYED = tuple(card for card in WARRIORS if card.rarity != "red")
HEROES = tuple(card for card in CARDS if isinstance(card, Hero))
SIDE = tuple(card for card in CARDS if isinstance(card, Landscape | Building)) + RED


def _id(card: AnyPrint) -> str:
    return card.id


def test_there_are_132_cards_of_six_kinds() -> None:
    kinds = Counter(type(card) for card in CARDS)
    assert len(CARDS) == 132
    assert kinds == {Warrior: 78, Hero: 6, Equipment: 18, Spell: 18, Landscape: 6, Building: 6}
    assert Counter(len(card.factions) for card in PLAYED) == {1: 54, 2: 15, 0: 3}


def test_every_faction_has_nine_warriors_along_the_same_costs() -> None:
    costs: dict[str, list[int]] = {}
    for card in PLAYED:
        if len(card.factions) == 1:
            costs.setdefault(card.factions[0], []).append(card.cost)
    assert len(costs) == 6
    assert all(row == [0, 0, 1, 1, 2, 2, 3, 4, 5] for row in costs.values())


def test_every_pair_of_factions_has_one_warrior() -> None:
    pairs = Counter(frozenset(card.factions) for card in PLAYED if len(card.factions) == 2)
    assert len(pairs) == 15
    assert set(pairs.values()) == {1}


def test_the_rarities_of_the_main_deck_are_54_green_47_blue_and_7_violet() -> None:
    main = [card for card in CARDS if card not in SIDE and card not in HEROES]
    assert Counter(card.rarity for card in main) == {"green": 54, "blue": 47, "violet": 7}
    assert Counter(card.factions[0] for card in RED) == Counter(card.factions[0] for card in HEROES)
    assert len(RED) == 6


# By cost: the least and the most damage, armour and life.
RANGES = {
    0: ((0, 3), (0, 1), (10, 17)),
    1: ((1, 3), (0, 1), (12, 19)),
    2: ((1, 4), (0, 2), (13, 21)),
    3: ((2, 4), (0, 2), (14, 20)),
    4: ((3, 5), (0, 2), (16, 21)),
    5: ((3, 6), (1, 2), (17, 23)),
}


@pytest.mark.parametrize("card", PLAYED, ids=_id)
def test_a_warrior_is_as_strong_as_its_cost_says(card: Warrior) -> None:
    for value, (least, most) in zip((card.damage, card.armour, card.life), RANGES[card.cost], strict=True):
        assert least <= value <= most


def test_heroes_red_warriors_and_buildings_keep_to_their_ranges() -> None:
    assert all(4 <= c.damage <= 6 and 1 <= c.armour <= 2 and 23 <= c.life <= 27 for c in HEROES)
    assert all(2 <= c.damage <= 6 and 0 <= c.armour <= 2 and 16 <= c.life <= 22 for c in RED)
    assert all(7 <= card.life <= 11 for card in CARDS if isinstance(card, Building))


def test_s11_a_hero_is_stronger_than_every_other_warrior() -> None:
    weakest = min(card.damage + card.armour + card.life for card in HEROES)
    strongest = max(card.damage + card.armour + card.life for card in WARRIORS)
    assert weakest > strongest


@pytest.mark.parametrize("card", CARDS, ids=_id)
def test_s12_a_card_belongs_to_at_most_two_factions(card: AnyPrint) -> None:
    assert len(set(card.factions)) == len(card.factions) <= 2


@pytest.mark.parametrize("card", CARDS, ids=_id)
def test_s40_what_is_called_costs_nothing_and_says_when_it_may_be_called(card: AnyPrint) -> None:
    if card in SIDE or card in HEROES:
        assert card.cost == 0
        assert card.call
    else:
        assert not card.call


def test_ids_and_names_are_given_once() -> None:
    for names in (
        [card.id for card in CARDS],
        [card.name.de for card in CARDS],
        [card.name.nl for card in CARDS],
        [card.name.en for card in CARDS],
    ):
        assert [name for name, times in Counter(names).items() if times > 1] == []
