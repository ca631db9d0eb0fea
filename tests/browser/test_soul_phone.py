"""A full table of Seelenkrieger on a phone: all of it is seen at once, whatever is being done."""

from __future__ import annotations

from collections.abc import Callable

from .evening import Evening, evening
from .person import Person
from .soul_board import SoulBoard

MIRA = 0
Seated = Callable[..., Person]

HIDDEN = """() => {
  const main = document.querySelector("main");
  const [slip, hand] = [document.querySelector(".slip"), document.querySelector(".hand")];
  const over = hand === null ? 0 : hand.getBoundingClientRect().bottom - slip.getBoundingClientRect().top;
  const below = (one) => one.scrollHeight - one.clientHeight;
  return { table: below(main), slip: below(slip), hand: over };
}"""
"""How many pixels of the table, of the slip and of the hand are out of sight."""


def a_full_table(match: Evening) -> bool:
    """Mira's turn, with nearly as many warriors as one row holds, and two buildings on both sides."""
    p = match.public
    return bool(
        match.asks(MIRA)
        and p.phase == "play"
        and not p.agenda
        and all(5 <= len(row) <= 6 for row in p.field)
        and all(len(row) >= 2 for row in p.buildings)
        and any(p.landscapes)
        and match.facts(MIRA).blows.shares_at
    )


def test_nothing_has_to_be_scrolled(seated: Seated) -> None:
    mira = seated(evening(a_full_table, seats=2, game="seelenkrieger"), phone=True)
    board = SoulBoard(mira.page)
    board.expects_question("main")
    page = mira.page

    def all_is_seen() -> bool:
        return all(pixels <= 1 for pixels in page.evaluate(HIDDEN).values())

    mira.until(all_is_seen)
    offer = mira.watch.frame["offers"][0]
    attackers = max((band[0] for band in offer["bands"]), key=len)
    for id in (*attackers, offer["targets"][0]):
        page.locator(f'.unit[data-id="{id}"]').click()
        mira.until(all_is_seen)
