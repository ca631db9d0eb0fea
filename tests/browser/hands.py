"""Several people who play on at one table, each with what is at hand."""

from __future__ import annotations

from collections.abc import Callable

from .board import ASKS, CORNER, Board
from .person import Person


class Hands:
    """Somebody at the table who plays with the mouse or a thumb, whatever the language."""

    def __init__(self, person: Person) -> None:
        self.person, self.board = person, Board(person.page)

    def act(self) -> bool:
        """Decide what is asked, if anything is; whether it was."""
        asked = self.board.asks()
        page = self.person.page
        match asked:
            case "bid":
                dial = page.get_by_role("spinbutton")
                while page.locator(".ask .ok[aria-disabled=true]").count():
                    dial.press("ArrowUp")
                page.locator(ASKS["bid"]).click()
            case "card":
                page.locator(ASKS["card"]).first.click(position=CORNER)
            case "trump":
                page.locator(ASKS["trump"]).first.click()
            case "go on":
                page.locator(ASKS["go on"]).click()
            case _:
                return False
        return True


class Keyboard(Hands):
    """Somebody who has no mouse."""

    def act(self) -> bool:
        asked = self.board.asks()
        if asked is None or asked == "nothing":
            return False
        spot = self.person.page.locator(ASKS[asked]).first
        if asked == "bid":
            self.person.page.get_by_role("spinbutton").focus()
            while spot.get_attribute("aria-disabled") == "true":
                self.person.page.keyboard.press("ArrowUp")
        else:
            spot.focus()
        self.person.page.keyboard.press("Enter")
        return True


def play(hands: list[Hands], until: Callable[[], bool]) -> None:
    """Whoever is asked decides, until it is so."""
    idle = 0
    while not until():
        acted = [one.act() for one in hands]
        idle = 0 if any(acted) else idle + 1
        if idle:
            hands[0].person.page.wait_for_timeout(min(20 * idle, 200))
        assert idle < 300, [one.person.page.locator("p.status").inner_text() for one in hands]
