"""The suit to follow: it shines where the cards are laid, and what may not be laid says why."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .board import CORNER, Board
from .evening import evening
from .light import brightest
from .moments import mira_bids, mira_lays, mira_must_follow
from .person import Person

Seated = Callable[..., Person]
NAMES = {"R": "Flame", "Y": "Star", "G": "Herb", "B": "Moon"}
SUITS = "RYGB"


@pytest.mark.rule("W35")
@pytest.mark.parametrize("suit", SUITS)
def test_the_suit_to_follow_is_brighter_than_the_other_three(seated: Seated, suit: str) -> None:
    one = evening(lambda evening: mira_lays(evening) and evening.facts(0).follow == suit)
    board = Board(seated(one).page)
    expect(board.field).to_contain_text(f"To follow {NAMES[suit]}")
    signs = board.field.locator("svg.sign").all()
    light = {name: brightest(sign) for name, sign in zip(SUITS, signs, strict=True)}
    followed = light.pop(suit)
    assert all(followed > 1.2 * other for other in light.values()), (suit, followed, light)


@pytest.mark.rule("W35")
def test_while_nothing_is_to_be_followed_no_suit_is_brighter(seated: Seated) -> None:
    one = evening(lambda evening: mira_lays(evening) and not evening.public.trick)
    board = Board(seated(one).page)
    for suit in NAMES.values():
        expect(board.field).not_to_contain_text(suit)
    light = [brightest(sign) for sign in board.field.locator("svg.sign").all()]
    assert len(light) == 4
    assert max(light) < 1.6 * min(light)


def test_a_card_that_may_not_be_laid_says_why_and_stays(seated: Seated) -> None:
    one = evening(mira_must_follow)
    suit, [locked, *_] = NAMES[one.facts(0).follow], one.facts(0).locked
    mira = seated(one)
    board = Board(mira.page)
    before = board.cards
    expect(board.card(locked)).to_have_accessible_name(f"{name_of(locked)}, not playable")
    board.card(locked).click(position=CORNER, force=True)
    expect(board.status).to_contain_text(f"You hold {suit.lower()} and must follow.")
    assert board.cards == before

    board.lays()
    expect(board.hand.locator("[data-card]")).to_have_count(len(before) - 1)
    assert [move["card"] in one.facts(0).locked for move in mira.watch.moves] == [False]


def test_before_the_bids_are_made_a_card_says_that_they_come_first(seated: Seated) -> None:
    mira = seated(evening(mira_bids))
    board = Board(mira.page)
    board.card(board.cards[0]).click(position=CORNER, force=True)
    expect(board.status).to_contain_text("Your bid first, then the cards.")
    board.bids(0)
    expect(board.ask).to_be_hidden()
    assert mira.watch.moves == [{"type": "bid", "tricks": 0}]


def name_of(card: str) -> str:
    """As it is read out: `Flame 7, red`."""
    colour = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}[card[0]]
    return f"{NAMES[card[0]]} {card[1:]}, {colour}"
