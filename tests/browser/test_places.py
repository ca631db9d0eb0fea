"""The places at the table: who sits where, and what stands on the plates."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .board import Board
from .evening import Evening, evening
from .moments import mira_bids, mira_lays
from .person import Person

Seated = Callable[..., Person]
MINUS = "\N{MINUS SIGN}"


def ninety(evening: Evening) -> bool:
    """Somebody has 90 points, has bid one trick and taken none."""
    table = evening.public
    return mira_lays(evening) and (90, 1, 0) in zip(table.totals, table.bids, table.taken, strict=True)


@pytest.mark.rule("W31")
def test_ninety_points_and_one_trick_missing(seated: Seated) -> None:
    one = evening(ninety)
    table = one.public
    seat = [*zip(table.totals, table.bids, table.taken, strict=True)].index((90, 1, 0))
    board = Board(seated(one).page)
    place = board.places.nth(one.facts(0).places.index(seat))
    expect(place).to_contain_text("90 (80)")
    expect(place).to_contain_text("0/1")
    expect(place).to_contain_text("90 points, 80 if the round ended now")
    expect(place).to_contain_text("0 of 1 tricks")


@pytest.mark.rule("W31")
@pytest.mark.parametrize("number", [1, 3, 6])
def test_points_and_tricks_are_as_the_facts_tell(seated: Seated, number: int) -> None:
    one = evening(lambda evening: mira_lays(evening) and evening.public.round == number)
    table, facts = one.public, one.facts(0)
    board = Board(seated(one).page)
    for place, seat in enumerate(facts.places):
        points = f"{table.totals[seat]} ({facts.projected[seat]})".replace("-", MINUS)
        expect(board.places.nth(place)).to_contain_text(points)
        expect(board.places.nth(place)).to_contain_text(f"{table.taken[seat]}/{table.bids[seat]}")


@pytest.mark.rule("W31")
def test_before_a_bid_no_projection_is_shown(seated: Seated) -> None:
    one = evening(lambda evening: mira_bids(evening) and evening.public.round == 2)
    mine = Board(seated(one).page).places.nth(one.facts(0).places.index(0))
    expect(mine).to_contain_text("0/?")
    expect(mine).not_to_contain_text("(")


@pytest.mark.rule("W31")
def test_points_are_on_the_left_under_the_name_and_tricks_on_the_right(seated: Seated) -> None:
    board = Board(seated(evening(mira_lays)).page)
    for place in board.places.all():
        name, total, tricks = (
            place.locator(part).first.bounding_box() for part in (".name", ".total", ".tricks")
        )
        assert name is not None
        assert total is not None
        assert tricks is not None
        assert total["x"] < tricks["x"]
        assert total["y"] > name["y"]


@pytest.mark.rule("W34")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_start_player_sits_leftmost_and_the_others_follow_in_order_of_play(
    seated: Seated, seats: int
) -> None:
    one = evening(lambda evening: mira_bids(evening) and evening.public.start == 2, seats=seats)
    person = seated(one)
    board, frame = Board(person.page), person.watch.frame
    people = ["You", *[seat["name"] for seat in frame["table"]["seats"][1:]]]
    in_order = [people[(2 + turn) % seats] for turn in range(seats)]
    boxes = [(place.bounding_box() or {"x": 0})["x"] for place in board.places.all()]
    assert boxes == sorted(boxes)
    assert len(set(boxes)) == seats
    expect(board.names).to_have_text(in_order)
    expect(board.places.first).to_contain_text("starts the round")
    expect(board.page.get_by_text("starts the round")).to_have_count(1)


@pytest.mark.rule("W34")
def test_in_the_next_round_everybody_moves_up_one_place(seated: Seated) -> None:
    board = Board(seated(evening(mira_bids)).page)
    before = board.names.all_inner_texts()
    while board.names.all_inner_texts() == before:
        board.answers(board.asked())
    expect(board.names).to_have_text([*before[1:], before[0]])
