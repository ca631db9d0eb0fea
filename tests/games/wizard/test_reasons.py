"""Why a seat may not do something: a code for each sentence, and the facts that the sentence needs."""

from __future__ import annotations

import pytest

from tests.games.wizard.rigged import WizardMatch, match_at
from zaubertisch.games.wizard import Options
from zaubertisch.games.wizard.cards import Card
from zaubertisch.games.wizard.state import Bid, Move, NameTrump, Play
from zaubertisch.kernel import Reason, Seat

HANDS = [["Y3", "B4"], ["Y9", "R1"], ["Y5", "W"]]


def at(phase: str) -> WizardMatch:
    """Round 2 of three players, seat 1 starts and leads Y9, in one of its phases."""
    options = Options(notequal=True, hiddentip=phase == "rebid")
    match = match_at(options, 3, 2, 1, [(HANDS, "W" if phase == "trump" else "G2")])
    bids = {"trump": [], "bid": [1, 0], "rebid": [1, 1, 0], "play": [1, 0, 0]}[phase]
    seats = [0, 1, 2] if phase == "rebid" else [1, 2, 0]
    for seat, bid in zip(seats, bids, strict=False):
        match.submit(seat, match.turn, Bid(bid))
    if phase == "play":
        match.submit(1, match.turn, Play(Card("Y9")))
        match.submit(2, match.turn, Play(Card("W")))
    assert match.table.public.phase == phase
    assert match.waiting() == (0,)
    return match


def says(phase: str, move: Move, seat: Seat | None = 0) -> Reason | None:
    match = at(phase)
    return match.game.why_not(match.view(seat), move)


def play(card: str) -> Play:
    return Play(Card(card))


@pytest.mark.parametrize(
    ("phase", "move", "reason"),
    [
        ("trump", NameTrump("G"), None),
        ("trump", Bid(1), Reason("wrong-phase", {"phase": "trump"})),
        ("trump", play("Y3"), Reason("wrong-phase", {"phase": "trump"})),
        ("bid", Bid(0), None),
        ("bid", Bid(1), Reason("bid-makes-even", {"bid": 1, "cards": 2})),
        ("bid", Bid(3), Reason("bid-out-of-range", {"bid": 3, "cards": 2})),
        ("bid", Bid(-1), Reason("bid-out-of-range", {"bid": -1, "cards": 2})),
        ("bid", NameTrump("G"), Reason("wrong-phase", {"phase": "bid"})),
        ("bid", play("Y3"), Reason("wrong-phase", {"phase": "bid"})),
        ("rebid", Bid(0), None),
        ("rebid", Bid(1), Reason("bid-makes-even", {"bid": 1, "cards": 2})),
        ("rebid", NameTrump("G"), Reason("wrong-phase", {"phase": "rebid"})),
        ("rebid", play("Y3"), Reason("wrong-phase", {"phase": "rebid"})),
        ("play", play("Y3"), None),
        ("play", play("B4"), Reason("must-follow", {"card": "B4", "suit": "Y"})),
        ("play", play("Y5"), Reason("not-in-hand", {"card": "Y5"})),
        ("play", play("W"), Reason("not-in-hand", {"card": "W"})),
        ("play", Bid(1), Reason("wrong-phase", {"phase": "play"})),
        ("play", NameTrump("G"), Reason("wrong-phase", {"phase": "play"})),
    ],
)
def test_each_phase_has_its_reasons(phase: str, move: Move, reason: Reason | None) -> None:
    assert says(phase, move) == reason


@pytest.mark.parametrize("phase", ["trump", "bid", "rebid", "play"])
@pytest.mark.parametrize("seat", [1, 2, None])
@pytest.mark.parametrize("move", [NameTrump("G"), Bid(0), play("R1")])
def test_who_is_not_asked_is_told_no_more_than_that(phase: str, seat: Seat | None, move: Move) -> None:
    assert says(phase, move, seat) == Reason("not-your-turn")
