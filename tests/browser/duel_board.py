"""The duel's table as somebody before it sees it, and what can be done there."""

from __future__ import annotations

import re
from typing import Literal

from playwright.sync_api import Page

Asked = Literal["over", "potion", "go on", "spell"]

# What waits for the reader, the first that is there; "go on" comes before the question that it hides.
ASKS: dict[Asked, str] = {
    "over": ".final",
    "go on": ".verdict button",
    "potion": ".potion button.yes:not([aria-disabled=true])",
    "spell": ".hand button.on",
}

FIRST = """(asks) => {
  const seen = (asked) => [...document.querySelectorAll(asks[asked])].some((one) => one.checkVisibility());
  return Object.keys(asks).find(seen) ?? null;
}"""


class DuelBoard:
    """The page of a duel while it is played."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = page.get_by_role("group", name="Your hand")
        self.middle = page.get_by_role("region", name="The middle")
        self.potion = page.get_by_role("region", name="Drink a mana potion?")
        self.rounds = page.get_by_role("region", name="Rounds")
        self.status = page.locator("p.status")
        self.final = page.get_by_role("region", name=re.compile("duel"))
        self.dialog = page.get_by_role("dialog")

    def asked(self) -> Asked:
        """Wait until something is to be decided here, and say what."""
        asked: Asked = self.page.wait_for_function(FIRST, arg=ASKS).json_value()
        return asked

    def asks(self) -> Asked | None:
        """What is to be decided here now, if anything is."""
        asked: Asked | None = self.page.evaluate(FIRST, ASKS)
        return asked

    @property
    def cards(self) -> list[str]:
        """The own hand, from left to right."""
        cards: list[str] = self.hand.locator("[data-card]").evaluate_all(
            "all => all.map(card => card.dataset.card)"
        )
        return cards

    def mage(self, name: str) -> tuple[int, int]:
        """Life and mana as they stand beside a wizard's stones."""
        figures = self.page.get_by_role("region", name=name, exact=True).locator(".big > span")
        life, mana = (int(figure) for figure in figures.all_inner_texts())
        return life, mana

    def stones(self, name: str, kind: str) -> int:
        """How many stones lie there full."""
        wizard = self.page.get_by_role("region", name=name, exact=True)
        return wizard.locator(f".{kind} svg:is(.full, .drunk)").count()

    def casts(self) -> None:
        """Lay the first spell that can be paid, or else the first."""
        payable = self.page.locator(".hand button.on:not(.dear)")
        (payable if payable.count() else self.page.locator(ASKS["spell"])).first.click()

    def answers(self, asked: Asked) -> None:
        """Decide it somehow, in the course of a match."""
        if asked == "spell":
            self.casts()
        elif asked != "over":
            self.page.locator(ASKS[asked]).first.click()
