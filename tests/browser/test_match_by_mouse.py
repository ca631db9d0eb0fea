"""A whole match against five bots, by clicking alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.running import Running
from zaubertisch.games import GAMES
from zaubertisch.kernel.record import read, verify

from .board import Board
from .conftest import Coming
from .person import Person

ROUNDS = 10
"""As many as six players have: of all numbers of players the shortest match."""


def test_a_match_from_the_lobby_to_the_final_score(come: Coming, server: Running) -> None:
    mira = come()
    mira.goes_to("/")
    mira.page.get_by_role("textbox", name="Your name").fill("Mira")
    for _ in range(2):
        mira.button("more seats").click()
    expect(mira.page.get_by_text("you and five bots")).to_be_visible()
    mira.button("Play now against bots").click()

    board = Board(mira.page)
    while (asked := board.asked()) != "nothing":
        if asked == "bid":
            assert board.cards == in_order(mira.watch.frame["view"]["own"]["hand"])
        board.answers(asked)

    expect(mira.page.get_by_role("heading", name=re.compile("win|share"))).to_be_visible()
    expect(mira.page.get_by_text(f"after {ROUNDS} rounds")).to_be_visible()
    the_score_is_that_of_the_record(mira, board, server)


def the_score_is_that_of_the_record(mira: Person, board: Board, server: Running) -> None:
    table = mira.page.url.rpartition("/")[2]
    path, token = f"/api/tables/{table}/record", mira.token(table)
    answer = server.http.get(path, headers={"Authorization": f"Bearer {token}"}).raise_for_status()
    record = read(answer.content)
    assert verify(record, GAMES).sound
    assert record.names[0] == "Mira"

    totals = {name: figure(total) for name, total in zip(record.names, record.scores, strict=True)}
    totals["You"] = totals.pop("Mira")
    for name, total in totals.items():
        expect(board.final.get_by_role("listitem").filter(has_text=name)).to_contain_text(total)
    sheet = board.block.get_by_role("row")
    expect(sheet).to_have_count(1 + ROUNDS + 1)
    expect(sheet.first.get_by_role("columnheader")).to_have_text(["Round", "You", *record.names[1:]])
    expect(sheet.last.get_by_role("cell")).to_have_text([figure(total) for total in record.scores])


def figure(value: int) -> str:
    """A number as it stands on the table, with a true minus."""
    return str(value).replace("-", "\N{MINUS SIGN}")


def in_order(hand: list[str]) -> list[str]:
    """Red, yellow, green, blue, wizards, jesters."""
    return sorted(hand, key=lambda card: ("RYGBWJ".index(card[0]), int(card[1:] or 0)))
