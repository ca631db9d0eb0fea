"""The table of Seelenkrieger as somebody before it sees it, and what can be done there."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, Position, TimeoutError, expect

NEXT = """(tried) => {
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const can = (one) => one.getAttribute("aria-disabled") !== "true";
  const name = (one) => `${one.dataset.id ?? ""} ${one.dataset.doable ?? ""} ${one.innerText}`.trim();
  const fresh = (one) => !tried.includes(name(one));
  document.querySelectorAll("[data-tapped]").forEach((one) => one.removeAttribute("data-tapped"));
  const tap = (kind, one) => {
    if (!one) return null;
    one.setAttribute("data-tapped", kind);
    return [kind, name(one)];
  };
  const reading = all("dialog[open] header button")[0];
  if (reading) return tap("close", reading);
  if (all(".final").length) return ["over", ""];
  const slip = all(".slip")[0];
  const asked = slip?.dataset.asked;
  if (!asked) return null;
  const within = (what) => [...slip.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const going = within("header button").length > 0 || within(".aims button").length > 0;
  const go = within(".two .go").find(can);
  const aim = within(".aims button:not([aria-pressed=true])")[0];
  const idle = within("[data-doable]").find(fresh);
  const unit = all(".half.near .unit:not(:has(.used))").find(fresh);
  const card = all(".hand button").find((one) => can(one) && fresh(one));
  if (asked === "window" && !going) return tap("answer", idle) ?? tap("pass", go);
  if (asked === "main" && !going) {
    const attack = document.querySelector(".phase") ? null : unit;
    const end = all("button.end").find(can);
    return tap("card", card) ?? tap("doable", idle) ?? tap("unit", attack) ?? tap("end", end);
  }
  return tap("go", go) ?? tap("aim", aim)
    ?? tap("done", within(".done").find(can))
    ?? tap("take", within("[data-take]")[0])
    ?? tap("row", within(".row")[0])
    ?? tap("lay", asked === "discard" ? card : null)
    ?? tap("back", within("header button")[0])
    ?? tap("arrange", within(".go")[0])
    ?? tap("none", within(".btn")[0]);
}"""
"""What is tapped next by somebody who plays on somehow: each card, effect and warrior once a turn."""

CORNER = Position(x=10, y=30)
"""Of a card in a full hand this is not covered by the next one."""

SOON = 3000
"""Milliseconds in which a tap is done, however busy the machine."""


class SoulBoard:
    """The page of a match while it is played."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = page.get_by_role("group", name=re.compile("^Your hand"))
        self.slip = page.locator(".slip")
        self.stack = page.get_by_role("list", name=re.compile("^What waits"))
        self.status = page.locator("p.status")
        self.final = page.locator(".final")
        self.dialog = page.get_by_role("dialog")
        self.log: list[str] = []
        """What was tapped, in order."""
        self._turn, self._tried = "", list[str]()

    def asked(self) -> str | None:
        """Which question is open here, if any."""
        return self.slip.get_attribute("data-asked") if self.slip.count() else None

    def side(self, name: str) -> Locator:
        """One half of the table."""
        return self.page.get_by_role("region", name=name, exact=True)

    def sparks(self) -> int:
        """The own sparks."""
        return int(self.side("You").locator(".sparks > b > span").first.inner_text())

    def defeats(self, name: str = "You") -> int:
        """The enemy warriors that were defeated so far."""
        said = self.side(name).locator(".defeats .vh").first.inner_text()
        return int(said.split()[0])

    def goes_on(self, turn: int) -> str | None:
        """Tap whatever comes next; what it was, or nothing when nobody is asked here."""
        if str(turn) != self._turn:
            self._turn, self._tried = str(turn), []
        found: list[str] | None = self.page.evaluate(NEXT, self._tried)
        if found is None or found[0] == "over":
            return None if found is None else "over"
        kind, name = found
        if kind in ("card", "doable", "unit", "answer"):
            self._tried.append(name)
        try:
            corner = CORNER if kind in ("card", "lay") else None
            self.page.locator("[data-tapped]").first.click(timeout=SOON, position=corner)
        except TimeoutError:  # it went away with a frame that came in between
            assert self.page.locator("[data-tapped]").count() == 0, found
            return None
        self.log.append(kind)
        return kind

    def expects_question(self, asked: str) -> None:
        """Wait until this is asked."""
        expect(self.slip).to_have_attribute("data-asked", asked)
