"""The table of Seelenkrieger as somebody before it sees it, and what can be done there."""

from __future__ import annotations

import re

from playwright.sync_api import ElementHandle, Error, Locator, Page, Position, expect

from .person import PATIENCE, Person

NEXT = """([tried, answered]) => {
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const can = (one) => one.getAttribute("aria-disabled") !== "true";
  const name = (one) => `${one.dataset.id ?? ""} ${one.dataset.doable ?? ""} ${one.innerText}`.trim();
  const fresh = (one) => !tried?.includes(name(one));
  const slip = all(".slip")[0];
  const { asked, turn } = slip?.dataset ?? {};
  const tap = (kind, one) => one ? { kind, name: name(one), one, turn } : null;
  const reading = all("dialog[open] header button")[0];
  if (reading) return tap("close", reading);
  if (all(".final").length) return { kind: "over" };
  if (!asked && tried === null && turn !== answered) return { kind: "waits" };
  if (!asked || turn === answered) return null;
  const within = (what) => [...slip.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const going = within("header button").length > 0 || within(".aims button").length > 0;
  const go = within(".two .go").find(can);
  const aim = within(".aims button:not([aria-pressed=true])")[0];
  const idle = within("[data-doable]").find(fresh);
  const unit = all(".half.near .unit:not(:has(.used))").find(fresh);
  const card = all(".hand button").find((one) => can(one) && fresh(one));
  if (tried === null && !going && (asked === "main" || (asked === "window" && go))) return { kind: "free" };
  if (asked === "window" && !going) return tap("answer", idle) ?? tap("pass", go);
  if (asked === "main" && !going) {
    const attack = document.querySelector(".phase") ? null : unit;
    const end = all("button.end").find(can);
    return tap("card", card) ?? tap("doable", idle) ?? tap("unit", attack) ?? tap("end", end);
  }
  const done = within(".done").find(can);
  const picked = within(".aims [aria-pressed=true]").length > 0;
  return tap("go", go) ?? tap("done", picked ? done : null) ?? tap("aim", aim) ?? tap("done", done)
    ?? tap("take", within("[data-take]")[0])
    ?? tap("row", within("button.row")[0])
    ?? tap("lay", asked === "discard" ? card : null)
    ?? tap("back", within("header button")[0])
    ?? tap("arrange", within(".go")[0])
    ?? tap("none", within(".btn")[0]);
}"""
"""What is tapped next by somebody who plays on somehow: each card, effect and warrior that has not been
tried; with null for these, nothing new is begun."""

DECIDES = ("go", "pass", "end", "take", "row", "arrange", "none")
"""Taps after which something is on its way; until the next question there is nothing to tap."""

LOOK = 30
"""Milliseconds between two looks at tables where there is nothing to tap."""

CORNER = Position(x=10, y=30)
"""Of a card in a full hand this is not covered by the next one."""


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
        self._answered: str | None = None

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
        return self._tap_next(self._tried)

    def begins(self, one: Locator, *then: str) -> None:
        """Tap this first, and whatever else it takes."""
        self.comes_to("free")
        one.click(position=CORNER)
        self.comes_to(*(then or ("free",)))

    def passes(self) -> None:
        """Give no answer."""
        self._answered = self.slip.get_attribute("data-turn")
        self.slip.locator(".two .go").click()

    def comes_to(self, *ends: str) -> str:
        """End what has been begun, until one of these: `free` to begin more, `waits` for the other."""
        for _ in range(PATIENCE // LOOK):
            kind = self._tap_next(None)
            if kind in (*ends, "over"):
                return kind
            if kind in (None, "waits"):
                self.page.wait_for_timeout(LOOK)
        raise AssertionError(f"nothing comes of what is done: {self.log[-20:]}")

    def _tap_next(self, tried: list[str] | None) -> str | None:
        found = self.page.evaluate_handle(NEXT, [tried, self._answered])
        kind: str | None = found.evaluate("found => found && found.kind")
        if kind in (None, "over", "free", "waits"):
            return kind
        name: str = found.evaluate("found => found.name")
        if tried is not None and kind in ("card", "doable", "unit", "answer"):
            tried.append(name)
        one = found.get_property("one").as_element()
        assert one is not None
        if not self._taps(one, CORNER if kind in ("card", "lay") else None):
            return None
        if kind in DECIDES:
            self._answered = found.evaluate("found => found.turn")
        self.log.append(kind)
        return kind

    def _taps(self, one: ElementHandle, corner: Position | None) -> bool:
        """Tap it, and tell whether it was still there: a frame that comes in between may take it away."""
        try:
            one.click(position=corner)
        except Error as gone:
            if "not attached" not in gone.message:
                raise
            return False
        return True

    def expects_question(self, asked: str) -> None:
        """Wait until this is asked."""
        expect(self.slip).to_have_attribute("data-asked", asked)


def plays_on(*people: Person) -> list[SoulBoard]:
    """Everybody plays on until the match is over for all, as at the latest it is after its longest (SA12)."""
    boards = [SoulBoard(person.page) for person in people]
    heard, in_vain = 0, 0
    while in_vain < PATIENCE // LOOK:
        done = [
            board.goes_on(person.watch.frame["view"]["public"]["turn"])
            for board, person in zip(boards, people, strict=True)
        ]
        if all(one == "over" for one in done):
            return boards
        if all(one in (None, "over") for one in done):
            people[0].page.wait_for_timeout(LOOK)
        frames = sum(len(person.watch.frames) for person in people)
        heard, in_vain = frames, 0 if frames > heard else in_vain + 1
    raise AssertionError(f"nothing comes of what is done: {boards[0].log[-20:]}")
