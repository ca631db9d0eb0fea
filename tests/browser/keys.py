"""Somebody who has a keyboard and no mouse."""

from __future__ import annotations

from playwright.sync_api import Page

NAME = """() => {
  const at = document.activeElement;
  if (!at || at === document.body || !at.checkVisibility()) return "";
  return at.getAttribute("aria-label") ?? at.labels?.[0]?.innerText ?? at.innerText ?? "";
}"""
FAR = 60
"""More steps than from anywhere on a page to anywhere else."""


class Keys:
    """The focus, and what moves it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        self.page.keyboard.type(text)

    @property
    def at(self) -> str:
        """What has the focus, by its name; empty when the focus is lost."""
        name: str = self.page.evaluate(NAME)
        return name.strip()

    def reach(self, name: str, key: str = "Tab") -> None:
        """Press a key until the focus is on what begins with this name."""
        way: list[str] = []
        while not (way and way[-1].startswith(name)):
            assert len(way) < FAR, f"{name} is not to be reached by {key}: {way}"
            self.press(key)
            way.append(self.at)
