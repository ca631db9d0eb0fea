"""What is told of a match, in the order in which it happens, and to everyone: nothing here is secret."""

from __future__ import annotations

from typing import Any

from tests.games.wizard.rigged import WizardMatch, match_at
from zaubertisch.games.wizard import Options
from zaubertisch.games.wizard.cards import Card
from zaubertisch.games.wizard.state import (
    Bid,
    BidMade,
    BidsShown,
    CardPlayed,
    Line,
    MatchOver,
    Move,
    NameTrump,
    Play,
    RoundDealt,
    RoundScored,
    Trick,
    TrickTaken,
    TrumpNamed,
)
from zaubertisch.kernel import EVERYONE, Seat


def heard(match: WizardMatch, *moves: tuple[Seat, Move]) -> list[Any]:
    """What everyone hears while these moves are made."""
    events: list[Any] = []

    def tell(audience: Seat, event: Any) -> None:
        assert audience == EVERYONE
        events.append(event)

    for seat, move in moves:
        match.submit(seat, match.turn, move, tell)
    return events


def play(*cards: tuple[Seat, str]) -> list[tuple[Seat, Move]]:
    return [(seat, Play(Card(card))) for seat, card in cards]


def test_a_round_from_the_wheel_of_trumps_to_the_next_deal() -> None:
    second = [["R1", "R2"], ["Y1", "Y2"], ["G1", "G2"]]
    match = match_at(Options(), 3, 1, 0, [([["R13"], ["Y1"], ["R2"]], "W"), (second, "J")])
    assert heard(match, (2, NameTrump("Y"))) == [TrumpNamed(2, "Y")]
    assert heard(match, (0, Bid(0)), (1, Bid(1)), (2, Bid(1))) == [
        BidMade(0, 0),
        BidMade(1, 1),
        BidMade(2, 1),
    ]
    trick = Trick(0, (Card("R13"), Card("Y1"), Card("R2")), 1)
    assert heard(match, *play((0, "R13"), (1, "Y1"), (2, "R2"))) == [
        CardPlayed(0, Card("R13")),
        CardPlayed(1, Card("Y1")),
        CardPlayed(2, Card("R2")),
        TrickTaken(1, trick),
        RoundScored(1, Line((0, 1, 1), (0, 1, 0), (20, 30, -10), (20, 30, -10))),
        RoundDealt(2, 2, 1, Card("J"), None),
    ]
    assert match.table.public.last == trick, "the last trick can still be looked at"


def test_secret_bids_are_told_together_and_a_second_bid_as_one() -> None:
    match = match_at(Options(hiddentip=True, notequal=True), 3, 1, 1)
    assert heard(match, (2, Bid(0)), (0, Bid(0))) == []
    assert heard(match, (1, Bid(1))) == [BidsShown((0, 1, 0))]
    assert heard(match, (0, Bid(1))) == [BidMade(0, 1, again=True)]


def test_the_last_trick_of_the_last_round_is_followed_by_the_end() -> None:
    match = match_at(Options(), 6, 10, 0)
    events: list[Any] = []
    while match.waiting():
        (seat,) = match.waiting()
        events = heard(match, (seat, match.game.legal_moves(match.view(seat))[0]))
    assert [type(event) for event in events] == [CardPlayed, TrickTaken, RoundScored, MatchOver]
    totals = match.table.public.totals
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    assert events[-1] == MatchOver(winners)
    assert events[1].number == 10
