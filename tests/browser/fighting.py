"""The table of Kampf der Magier as somebody before it sees it, and what can be done there."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Locator, Page, Position

Asked = Literal["move", "go on", "nothing"]

CORNER = Position(x=10, y=30)
ASKS: dict[Asked, str] = {
    "nothing": ".final",
    "go on": ".niche .scored button",
    "move": ".acts[data-asked=true]",
}
FIRST = """(asks) => {
  const seen = (asked) => [...document.querySelectorAll(asks[asked])].some((one) => one.checkVisibility());
  return Object.keys(asks).find(seen) ?? null;
}"""


class Fighting:
    """The page of a table of Kampf der Magier while a match is played."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = page.get_by_role("group", name="Your hand")
        self.middle = page.get_by_role("region", name="The middle")
        self.choice = page.get_by_role("group", name="Your choice")
        self.stand = page.get_by_role("region", name="Score")
        self.final = page.get_by_role("list", name="Final score")
        self.places = page.get_by_role("list", name="At the table").locator("> li")
        self.take = page.locator(".act.take")
        self.lay = page.locator(".act.go")

    def card(self, name: str, nth: int = 0) -> Locator:
        """A card of the own hand; of equal ones the first, or another."""
        return self.hand.locator(f'[data-card="{name}"]').nth(nth)

    def chooses(self, cards: list[str]) -> None:
        """Tap these cards one after the other."""
        for place, name in enumerate(cards):
            self.card(name, cards[:place].count(name)).click(position=CORNER)

    def asked(self) -> Asked:
        """Wait until something is to be decided here, and say what."""
        asked: Asked = self.page.wait_for_function(FIRST, arg=ASKS).json_value()
        return asked
