"""Everything on a page that can be pressed: how large it is, and whether it can be reached."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Page

LOOK = """(root) => {
  const FINGER = 44;
  const PRESSED = "a[href], button, input, select, textarea, summary, [role=radio], [role=spinbutton]";
  const told = (one) => {
    const name = one.getAttribute("aria-label") ?? one.labels?.[0]?.innerText ?? one.innerText;
    return `${one.localName}.${one.classList[0] ?? ""} ${name}`.replaceAll(/\\s+/g, " ");
  };
  const unseen = ".skip, .vh, .sprite";
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(unseen);
  return [...document.querySelector(root).querySelectorAll(PRESSED)].filter(shown).map((one) => {
    // A label that holds its control is pressed as a whole.
    const box = one.closest("label:has(input)") ?? one;
    box.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { x, y, width, height } = box.getBoundingClientRect();
    const hits = (at) => at !== null && (box.contains(at) || at.closest("label")?.control === one);
    const from = (part, above = 0) =>
      hits(document.elementFromPoint(x + width * part, y + height * part + above));
    // What is drawn low may still take the finger above and below.
    let high = height;
    for (let beyond = height / 2 + 0.5; beyond < FINGER; beyond += 1) {
      high += from(0.5, beyond) + from(0.5, -beyond);
    }
    return {
      what: told(one), width, height: high, reached: [0.5, 0.25, 0.1].some((part) => from(part)),
      hand: one.closest(".hand") !== null, scale: one.closest(".scale") !== null,
      inline: one.localName === "a" && getComputedStyle(one).display === "inline",
    };
  });
}"""
SIDEWAYS = """() => [document.scrollingElement, ...document.querySelectorAll("main, .app, .side, .bar")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== "hidden")
  .map((one) => `${one.localName}.${one.className} ${one.scrollWidth} > ${one.clientWidth}`)"""


class Target(NamedTuple):
    """Something to press."""

    what: str
    width: float
    height: float
    reached: bool
    hand: bool
    scale: bool
    inline: bool


def targets(page: Page, root: str) -> list[Target]:
    """Everything in a part of the page that can be pressed now."""
    found: list[dict[str, Any]] = page.evaluate(LOOK, root)
    return [Target(**one) for one in found]


def sideways(page: Page) -> list[str]:
    """What is wider than it may be."""
    wide: list[str] = page.evaluate(SIDEWAYS)
    return wide
