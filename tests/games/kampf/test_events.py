"""What is told, to whom, and what stands for good once it is told."""

from __future__ import annotations

from typing import Any

from tests.games.kampf.rigged import KampfMatch, match_at, move_of
from zaubertisch.games.kampf import Options
from zaubertisch.games.kampf.state import (
    CardsDrawn,
    CardsLaid,
    FightTaken,
    Laid,
    Line,
    MatchOver,
    RoundDealt,
    RoundScored,
)
from zaubertisch.kernel import EVERYONE


def told(match: KampfMatch, seat: int, words: str) -> list[Any]:
    heard: list[Any] = []
    match.submit(seat, match.turn, move_of(words), lambda *said: heard.append(said))
    assert {audience for audience, _ in heard} == {EVERYONE}
    return [event for _, event in heard]


def test_a_play_tells_the_cards_and_how_many_were_drawn() -> None:
    match = match_at(Options(), [["4", "4", "J"], ["1"]], stock=["2", "3"])
    laid = Laid(0, move_of("4+4+J=4").cards, 4, 12)  # type: ignore[union-attr]
    assert told(match, 0, "4+4+J=4") == [CardsLaid(laid, opens=True), CardsDrawn(0, 2, 0)]
    assert match.why_not_take_back(0) is not None


def test_a_ball_is_told_with_its_total_and_opens_nothing() -> None:
    match = match_at(Options(), [["C", "1"], ["1"]], middle=["9"])
    (event,) = told(match, 0, "ball")
    assert (event.opens, event.laid.total, event.laid.is_ball) == (False, 9, True)


def test_only_a_play_that_drew_nothing_may_be_taken_back() -> None:
    drew = match_at(Options(), [["9", "9"], ["1", "1"]], middle=["8"], stock=["3"])
    told(drew, 0, "9")
    assert drew.settled
    drew_nothing = match_at(Options(), [["9", "9"], ["1", "1"]], middle=["8"])
    told(drew_nothing, 0, "9")
    assert not drew_nothing.settled
    told(drew_nothing, 1, "take")
    assert drew_nothing.settled


def test_taking_and_the_end_are_told_in_order() -> None:
    match = match_at(Options(), [["9"], ["1", "1"]], middle=["8+8"], collected=[2, 0], round=1)
    assert told(match, 0, "take") == [FightTaken(0, 1, 2, 4)]
    events = told(match, 0, "9")
    assert [type(event) for event in events] == [CardsLaid, RoundScored, RoundDealt]
    assert events[1] == RoundScored(1, Line((4, 2), (0, 2), (4, 2)))
    assert events[2] == RoundDealt(2, 1, 43)
    last = match_at(Options(), [["9"], ["1", "1"]], round=2)
    assert told(last, 0, "9")[1:] == [RoundScored(2, Line((0, 2), (0, 2), (0, 2))), MatchOver((0,))]
