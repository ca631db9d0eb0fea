"""What the page shows beyond the view: it comes from the view of each seat and from nothing else."""

from __future__ import annotations

import pytest

from tests.games.wizard.rigged import WizardMatch, match_at
from zaubertisch.games.wizard import Options
from zaubertisch.games.wizard.cards import Card, LeadSuit
from zaubertisch.games.wizard.facts import Demand, Facts
from zaubertisch.games.wizard.state import Bid, Play
from zaubertisch.kernel import Seat

HANDS = [["Y3", "B4", "J"], ["Y9", "R2", "Y10"], ["Y5", "R1", "Y8"], ["Y7", "G1", "B13"]]


def playing(*cards: str, hands: list[list[str]] = HANDS, lead_suit: LeadSuit = "bsw") -> WizardMatch:
    """A round of four players: seat 1 leads, everyone has bid none, and these cards lie in the trick."""
    match = match_at(Options(lead_suit=lead_suit), 4, len(hands[0]), 1, [(hands, "G2")])
    for seat in (1, 2, 3, 0):
        match.submit(seat, match.turn, Bid(0))
    for place, card in enumerate(cards):
        match.submit((1 + place) % 4, match.turn, Play(Card(card)))
    return match


def facts(match: WizardMatch, seat: Seat | None = None) -> Facts:
    found = match.game.facts(match.view(seat))
    assert isinstance(found, Facts)
    return found


def test_cards_are_locked_before_the_turn_comes_and_free_when_the_card_is_laid() -> None:
    match = playing("Y9", "Y5")
    assert [facts(match, seat).locked for seat in range(4)] == [("B4",), (), (), ("G1", "B13")]
    assert facts(match).locked == ()


def test_nothing_is_locked_before_the_first_card() -> None:
    assert [facts(playing(), seat).locked for seat in range(4)] == [()] * 4


def test_all_but_what_is_locked_is_the_same_for_everyone() -> None:
    match = playing("Y9", "Y5")
    shown = {
        tuple(getattr(facts(match, seat), name) for name in Facts.__struct_fields__ if name != "locked")
        for seat in range(4)
    }
    assert len(shown) == 1


@pytest.mark.parametrize(
    ("cards", "lead_suit", "demand", "follow", "ahead"),
    [
        ("", "bsw", "nothing", None, None),
        ("J", "bsw", "open", None, 1),
        ("W", "bsw", "free", None, 1),
        ("J W", "bsw", "open", None, 2),
        ("J W", "official", "free", None, 2),
        ("J W R1", "bsw", "suit", "R", 2),
        ("J W R1", "official", "free", None, 2),
        ("J J R1", "official", "suit", "R", 3),
        ("W R1", "official", "free", None, 1),
    ],
)
def test_what_the_trick_asks_for_and_who_is_ahead(
    cards: str, lead_suit: LeadSuit, demand: Demand, follow: str | None, ahead: Seat | None
) -> None:
    laid = cards.split()
    hands = [["Y1", "Y2"], ["B1", "B2"], ["B3", "B4"], ["B5", "B6"]]
    for place, card in enumerate(laid):
        hands[(1 + place) % 4][0] = card
    found = facts(playing(*laid, hands=hands, lead_suit=lead_suit))
    assert (found.demand, found.follow, found.ahead) == (demand, follow, ahead)


def test_places_dealer_and_cards_are_those_of_the_round() -> None:
    found = facts(playing("Y9"))
    assert (found.places, found.dealer, found.cards) == ((1, 2, 3, 0), 0, 3)


def test_bids_count_when_they_are_seen() -> None:
    match = match_at(Options(notequal=True), 3, 2, 2)
    assert (facts(match).bid_sum, facts(match).forbidden_bid, facts(match).projected) == (
        0,
        None,
        (None,) * 3,
    )
    match.submit(2, match.turn, Bid(1))
    match.submit(0, match.turn, Bid(0))
    assert (facts(match).bid_sum, facts(match).forbidden_bid) == (1, 1)
    assert facts(match).projected == (20, None, -10)


def test_secret_bids_count_for_nothing_until_all_are_in() -> None:
    match = match_at(Options(hiddentip=True), 3, 2, 2)
    match.submit(2, match.turn, Bid(1))
    match.submit(0, match.turn, Bid(2))
    assert (facts(match, 2).bid_sum, facts(match, 2).projected) == (0, (None,) * 3)
    match.submit(1, match.turn, Bid(0))
    assert (facts(match).bid_sum, facts(match).projected) == (3, (-20, 20, -10))
