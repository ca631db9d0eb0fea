"""The cards of Seelenkrieger, all of them side by side at /look/soul-cards."""

from __future__ import annotations

import base64

from playwright.sync_api import Locator, Page, expect

from .axe import violations
from .conftest import Coming
from .evening import evening
from .moments import mira_must_follow
from .person import Person

NEAREST = """async ([picture, places]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + picture;
  await image.decode();
  const [across, down] = [22, 35];
  const sheet = new OffscreenCanvas(across, down).getContext("2d", {willReadFrequently: true});
  const seen = places.map(([x, y, width, height]) => {
    sheet.drawImage(image, x, y, width, height, 0, 0, across, down);
    return Array.from(sheet.getImageData(0, 0, across, down).data);
  });
  const squared = (one, other) => one.reduce((sum, part, i) => sum + (part - other[i]) ** 2, 0);
  const apart = (one, other) => Math.sqrt(squared(one, other) / (3 * across * down));
  const pairs = seen.flatMap((one, i) => seen.slice(0, i).map((other, j) => [apart(one, other), j, i]));
  return pairs.sort(([a], [b]) => a - b).slice(0, 4);
}"""
"""How far each two of the thumbnails stand apart, seen at half their size, from 0 to 255: the nearest."""

SPILLED = """cards => cards.filter(card => {
  const [text, figures] = [card.querySelector(".text"), card.querySelector(".figures")];
  const low = figures ? figures.getBoundingClientRect().top + 2 : card.getBoundingClientRect().bottom - 8;
  return text.getBoundingClientRect().bottom > low;
}).map(card => card.getAttribute("aria-label"))"""

STYLED = """[...document.styleSheets].flatMap(({cssRules}) => [...cssRules])
  .filter(({cssText}) => cssText.includes(".soul-")).length"""
"""How much of their style a page has loaded; it comes along with their drawings."""

FIRST = {"Deutsch": "Grubenbursche", "Nederlands": "Mijnjongen", "English": "Pit Lad"}


def opened(person: Person) -> Person:
    person.goes_to("/look/soul-cards")
    person.page.locator(".whole .soul-art").last.wait_for()
    return person


def test_no_two_cards_look_alike_as_thumbnails(come: Coming) -> None:
    page = opened(come()).page
    sheet = page.locator(".thumbs")
    places = sheet.evaluate("""sheet => {
      const {x, y} = sheet.getBoundingClientRect();
      return [...sheet.children].map(card => {
        const at = card.getBoundingClientRect();
        return [at.x - x, at.y - y, at.width, at.height];
      });
    }""")
    assert len(places) == 132
    for seen in "none", "grayscale(1)":
        sheet.evaluate("(sheet, seen) => { sheet.style.filter = seen }", seen)
        picture = base64.b64encode(sheet.screenshot()).decode()
        nearest = page.evaluate(NEAREST, [picture, places])
        assert nearest[0][0] > 14, (seen, nearest)


def test_the_text_of_every_card_has_room_on_it_in_every_language(come: Coming) -> None:
    page = opened(come(language="de-DE")).page
    large = page.locator(".whole [role=img]")
    for language, first in FIRST.items():
        page.get_by_role("button", name=language).click()
        expect(large.first.locator(".name")).to_have_text(first)
        assert large.evaluate_all(SPILLED) == [], language


def test_who_plays_something_else_loads_nothing_of_these_cards(come: Coming, seated: Coming) -> None:
    lobby = come()
    lobby.goes_to("/")
    lobby.page.get_by_role("main").get_by_role("heading").first.wait_for()
    for person in lobby, seated(evening(mira_must_follow, seats=4)):
        assert person.page.evaluate(STYLED) == 0
    assert opened(come()).page.evaluate(STYLED) > 0


def test_a_card_is_read_with_the_keyboard(come: Coming) -> None:
    mira = come()
    page = mira.page
    mira.goes_to("/look")
    wolves = page.get_by_role("button", name="Wolf Rider")
    wolves.first.focus()
    page.keyboard.press("Tab")
    expect(wolves.nth(1)).to_be_focused()
    expect(page.locator(".glance .name")).to_have_text("Wolf Rider")
    page.keyboard.press("i")
    card = page.get_by_role("dialog", name="Wolf Rider")
    expect(card).to_contain_text("This card may attack once more this turn.")
    expect(card.get_by_role("region", name="The words of this card")).to_contain_text("Ready again")
    expect(page.locator(".glance")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(wolves.nth(1)).to_be_focused()
    expect(page.locator(".glance")).to_have_count(0)


def test_on_a_phone_a_tap_tells_why_a_value_differs(come: Coming) -> None:
    mira = come(phone=True)
    page = mira.page
    mira.goes_to("/look")
    page.get_by_role("button", name="Blade Raver").tap()
    card = page.get_by_role("dialog", name="Blade Raver")
    expect(card).to_contain_text("printed 1")
    expect(card).to_contain_text("Redfang Axe +2")
    assert violations(mira) == {}
    card.get_by_role("button", name="Close").tap()
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Wolf Rider").first.evaluate("one => one.scrollIntoView()")
    holds(page, page.get_by_role("button", name="Wolf Rider").first)
    expect(page.get_by_role("dialog", name="Wolf Rider")).to_be_visible()


def holds(page: Page, card: Locator) -> None:
    """A finger rests on the card until it opens, and is lifted beside what has opened."""
    box = card.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 12}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.get_by_role("dialog").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    # By then a click has come, if one comes.
    page.wait_for_timeout(300)
