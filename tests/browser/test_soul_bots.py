"""Matches of Seelenkrieger against bots: a whole one, and the end of one against every other bot."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from zaubertisch.bots import bots_of

from .axe import violations
from .conftest import Coming
from .evening import BOT, Evening, evening
from .moments import MIRA
from .person import Person
from .soul_board import SoulBoard, plays_on

GOAL = 5


def is_nearly_decided(match: Evening) -> bool:
    """Mira's turn; one more defeat ends the match."""
    p = match.public
    return bool(match.asks(MIRA) and p.phase == "play" and not p.agenda and max(p.defeats) == GOAL - 1)


def lets_all_pass(mira: Person) -> None:
    """She is asked for no answers, neither in her turns nor in the other's."""
    mira.page.locator(".slip summary").click()
    for choice in mira.page.get_by_role("radio", name="let all pass").all():
        choice.check()


@pytest.mark.rule("S1")
@pytest.mark.rule("S4")
def test_a_whole_match_against_a_bot(come: Coming) -> None:
    mira = come()
    mira.goes_to("/")
    mira.page.get_by_role("textbox", name="Your name").fill("Mira")
    mira.page.get_by_role("radio", name=re.compile("^Seelenkrieger")).check()
    mira.page.locator("summary", has_text="Your deck").click()
    mira.page.get_by_role("radio", name="Sturm der Rotzähne").check()
    mira.page.locator("summary", has_text="Rules").click()
    mira.page.get_by_role("radio", name=str(GOAL), exact=True).first.check()
    mira.page.get_by_role("radio", name="to less", exact=True).check()
    mira.page.get_by_role("radio", name="30 turns").check()
    mira.button("Play now against bots").click()
    mira.page.locator(".slip").wait_for()
    assert mira.watch.frame["brought"]["hero"] == "HO"  # the deck that was chosen in the lobby
    board = SoulBoard(mira.page)
    board.expects_question("mulligan")
    board.slip.get_by_role("button", name="Keep").click()
    board.expects_question("main")
    lets_all_pass(mira)
    (played,) = plays_on(mira)
    assert {"card", "unit", "go", "aim", "end"} <= set(played.log)
    expect(board.final.get_by_role("heading")).to_have_text(re.compile("win|draw", re.IGNORECASE))
    assert violations(mira) == {}


@pytest.mark.rule("S4")
@pytest.mark.parametrize("bot", [bot for bot in bots_of("seelenkrieger") if bot != BOT])
def test_the_end_of_a_match_against_every_other_bot(seated: Callable[..., Person], bot: str) -> None:
    match = evening(
        is_nearly_decided, seats=2, game="seelenkrieger", bot=bot, goal=GOAL, windows="fast", deck="quick"
    )
    mira = seated(match)
    board = SoulBoard(mira.page)
    board.expects_question("main")
    lets_all_pass(mira)
    mira.page.locator("button.end:visible").click()
    plays_on(mira)
    assert any(frame["view"]["public"]["active"] != MIRA for frame in mira.watch.frames), "it had no turn"
    expect(board.final.get_by_role("heading")).to_have_text(re.compile("win|draw", re.IGNORECASE))
