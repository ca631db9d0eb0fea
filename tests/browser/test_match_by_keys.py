"""A whole match without a mouse, and the focus is never lost."""

from __future__ import annotations

from playwright.sync_api import expect

from .board import Asked, Board
from .conftest import Coming
from .keys import Keys

BACK = "Shift+Tab"


def test_a_tournament_from_the_lobby_to_the_lobby(come: Coming) -> None:
    mira = come()
    mira.goes_to("/")
    mira.button("Play now against bots").wait_for()
    keys, board = Keys(mira.page), Board(mira.page)
    keys.reach("Your name at the table")
    keys.type("Mira")
    keys.reach("Rules")
    keys.press("Enter")
    keys.reach("All rounds")
    keys.press("ArrowRight", "ArrowRight")
    assert keys.at == "Tournament"
    keys.reach("Play now against bots")
    keys.press("Enter")

    while (asked := board.asked()) != "nothing":
        assert keys.at, f"the focus is lost when the question is: {asked}"
        answer(keys, board, asked)

    expect(mira.page.get_by_text("after 10 rounds")).to_be_visible()
    assert keys.at
    keys.reach("To the lobby")
    keys.press("Enter")
    expect(mira.button("Play now against bots")).to_be_visible()


def answer(keys: Keys, board: Board, asked: Asked) -> None:
    match asked:
        case "bid":
            bid(keys, board)
        case "card":
            assert board.hand.locator(":focus").count(), f"not the hand but {keys.at} has the focus"
            keys.press("Home")
            while not keys.at.endswith(", playable"):
                keys.press("ArrowRight")
            keys.press("Enter")
        case "trump":
            keys.reach("Flame", BACK)
            keys.press("ArrowRight", "Enter")
        case "go on":
            keys.reach("Go on", BACK)
            keys.press("Enter")


def bid(keys: Keys, board: Board) -> None:
    """A number typed over the hand goes to the dial; where it is forbidden the next one up will do."""
    keys.type(str(board.round // 3))
    expect(board.figure).to_be_focused()
    if "no" in (board.figure.get_attribute("class") or "").split():
        keys.press("ArrowUp")
    keys.press("Enter")
