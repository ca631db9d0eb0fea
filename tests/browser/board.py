"""Wizard's table as somebody before it sees it, and what can be done there with the mouse."""

from __future__ import annotations

import re
from typing import Literal

from playwright.sync_api import Locator, Page, Position

Asked = Literal["card", "bid", "trump", "go on", "nothing"]

CORNER = Position(x=10, y=30)
"""A place on a card that is free also in a full hand."""

# What waits for the reader; each is gone, or locked, once it was answered.  The question of the next round
# may stand beside the result of the last one, and then comes first.
ASKS: dict[Asked, str] = {
    "nothing": ".final",
    "trump": ".wheel button:not([aria-disabled=true])",
    "bid": ".ask .ok:not([aria-disabled=true])",
    "card": ".hand button.on:not([aria-disabled=true])",
    "go on": ".follow button",
}


FIRST = """(asks) => {
  const seen = (asked) => [...document.querySelectorAll(asks[asked])].some((one) => one.checkVisibility());
  return Object.keys(asks).find(seen) ?? null;
}"""


class Board:
    """The page of a table while a match is played."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = page.get_by_role("group", name="Your hand")
        self.places = page.get_by_role("list", name="At the table").locator("> li")
        self.names = self.places.locator(".name")
        self.crest = page.get_by_role("region", name="The round so far")
        self.block = page.get_by_role("region", name="Block of Truth")
        self.ask = page.get_by_role("region", name="Your bid")
        self.figure = page.get_by_role("spinbutton")
        self.ok = page.get_by_role("button", name="OK")
        self.wheel = page.get_by_role("group", name="Choose the trump")
        self.taken = self.places.get_by_text("takes it")
        self.field = page.locator(".follow")
        self.status = page.locator("p.status")
        self.final = page.get_by_role("list", name="Final score")

    @property
    def cards(self) -> list[str]:
        """The own hand, from left to right."""
        cards: list[str] = self.hand.locator("[data-card]").evaluate_all(
            "all => all.map(card => card.dataset.card)"
        )
        return cards

    def card(self, name: str) -> Locator:
        """A card of the own hand."""
        return self.hand.locator(f'[data-card="{name}"]').first

    @property
    def laid(self) -> list[str]:
        """The cards that lie before the places, by their names, from left to right."""
        return [label or "" for label in self._labels(".slot .card[role=img]")]

    @property
    def playable(self) -> Locator:
        return self.page.locator(ASKS["card"])

    def asked(self) -> Asked:
        """Wait until something is to be decided here, and say what."""
        asked: Asked = self.page.wait_for_function(FIRST, arg=ASKS).json_value()
        return asked

    def asks(self) -> Asked | None:
        """What is to be decided here now, if anything is."""
        asked: Asked | None = self.page.evaluate(FIRST, ASKS)
        return asked

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def bar_button(self, name: str) -> Locator:
        return self.page.get_by_role("banner").get_by_role("button", name=name, exact=True)

    def answers(self, asked: Asked) -> None:
        """Decide it somehow, in the course of a match."""
        match asked:
            case "bid":
                self.bids(min(self.round // 4, len(self.cards)))
            case "card":
                self.lays()
            case "trump":
                self.names_trump("Star")
            case "go on":
                self.goes_on()

    def bids(self, tricks: int) -> None:
        """Set the number with the arrows, and confirm it."""
        said = int(self.figure.inner_text())
        step = self.page.get_by_role("button", name="One more" if tricks > said else "One less")
        for _ in range(abs(tricks - said)):
            step.click()
        self.ok.click()

    def lays(self, card: str | None = None) -> None:
        """Lay this card, or the first that may be laid, by clicking where its neighbour leaves it free."""
        (self.playable.first if card is None else self.card(card)).click(position=CORNER)

    def names_trump(self, suit: str) -> None:
        self.wheel.get_by_role("button", name=suit).click()

    def goes_on(self) -> None:
        self.button("Go on").click()

    def closes_block(self) -> None:
        self.block.get_by_role("button", name="Close the block").click()

    def looks(self) -> list[str]:
        """All that stands still on the table: where the match is, the places, what lies, the hand."""
        places = self.places.all_inner_texts()
        return [self.crest.inner_text(), *places, *self.laid, *self.cards, self.block.inner_text()]

    @property
    def round(self) -> int:
        return int(re.findall(r"\d+", self.crest.inner_text())[0])

    def _labels(self, selector: str) -> list[str | None]:
        labels: list[str | None] = self.page.locator(selector).evaluate_all(
            "all => all.map(one => one.getAttribute('aria-label'))"
        )
        return labels
