"""The duel of wizards in the browser: whole matches, what each may see, and what the page says."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.running import Running

from .axe import violations
from .conftest import Coming
from .duel_board import ASKS, DuelBoard
from .evening import Evening, evening
from .keys import Keys
from .moments import over
from .person import Person
from .test_languages import LOCALES, fell_through
from .test_targets import is_fit

MIRA, TILL = 0, 1
Seated = Callable[..., Person]


def mira_casts(duel: Evening) -> bool:
    return duel.public.phase == "cast" and duel.asks(MIRA) and duel.asks(TILL)


def mira_can_waste(duel: Evening) -> bool:
    """She holds a spell that she cannot pay, and others that she can."""
    return mira_casts(duel) and len({spell.payable for spell in duel.facts(MIRA).hand}) == 2


def both_may_drink(duel: Evening) -> bool:
    return duel.public.phase == "drink" and duel.asks(MIRA) and duel.asks(TILL)


def of_two(moment: Callable[[Evening], bool], **options: Any) -> Evening:
    return evening(moment, seats=2, people=("Mira", "Till"), game="duell", **options)


@pytest.mark.rule("D20")
@pytest.mark.rule("D21")
def test_a_first_match_against_a_bot_is_guided_and_congratulated(come: Coming) -> None:
    mira = come()
    mira.goes_to("/")
    mira.page.get_by_role("textbox", name="Your name").fill("Mira")
    mira.page.get_by_role("radio", name=re.compile("^Duell der Zauberer")).check()
    mira.page.locator("summary").click()
    mira.page.get_by_role("radio", name="Five").check()
    mira.button("Play now against bots").click()

    board = DuelBoard(mira.page)
    guide = mira.page.get_by_role("region", name="Step by step")
    expect(guide).to_contain_text("Staff: attack.")
    steps = set()
    while (asked := board.asked()) != "over":
        if guide.count():
            steps.add(guide.locator("[aria-current=step]").inner_text())
        life, mana = board.mage("You")
        if asked != "go on":
            assert (board.stones("You", "life"), board.stones("You", "mana")) == (life, mana)
        board.answers(asked)

    assert len(steps) >= 4
    expect(board.final.get_by_role("heading")).to_have_text(re.compile("wins? the duel|draw"))
    expect(board.final).to_contain_text("Congratulations")
    beginner = board.final.get_by_role("button", name="Beginner mode")
    beginner.click()
    expect(board.final).to_contain_text("Its rules are not published")
    assert violations(mira) == {}


def test_two_people_play_a_whole_match(come: Coming, server: Running) -> None:
    duel = of_two(mira_casts, life=5)
    duel.is_written_to(server.database)
    people = [come(), come(phone=True)]
    for person, name in zip(people, ("Mira", "Till"), strict=True):
        person.takes_seat(duel, name)
        person.button("Hide").click()
    boards = [DuelBoard(person.page) for person in people]

    def ended() -> bool:
        for board in boards:
            asked = board.asks()
            if asked not in (None, "over"):
                board.answers(asked)
        return all(board.asks() == "over" for board in boards)

    for _ in range(40):
        if ended():
            break
        people[0].until(lambda: any(board.asks() is not None for board in boards))
    people[0].until(ended)
    for board in boards:
        expect(board.final).to_contain_text("Congratulations")


@pytest.mark.rule("D18")
def test_a_chosen_spell_is_sealed_for_oneself_and_for_the_other(seated: Seated, come: Coming) -> None:
    duel = of_two(mira_casts)
    mira = seated(duel)
    till = come()
    till.takes_seat(duel, "Till")
    mine, his = DuelBoard(mira.page), DuelBoard(till.page)
    card = mine.cards[0]
    chosen = mine.hand.locator(f'[data-card="{card}"]')
    expect(chosen).to_have_accessible_name(re.compile(r", strength \d+, costs \d+ mana"))
    mine.casts()
    expect(mine.middle.get_by_role("img")).to_have_accessible_name("Your card, face down")
    expect(his.middle.get_by_role("img")).to_have_accessible_name("Mira's card, face down")
    expect(his.status).to_contain_text("Choose a spell")
    assert card not in str(till.watch.frames)

    mira.page.reload()
    expect(mine.middle.get_by_role("img")).to_have_accessible_name("Your card, face down")
    expect(mine.hand.locator(".gone")).to_have_count(1)
    mine.hand.locator("button").last.click(force=True)
    expect(mine.status).to_contain_text("that stands")


def test_a_potion_clicked_twice_is_drunk_once(seated: Seated) -> None:
    duel = of_two(both_may_drink)
    before = duel.public.mana[MIRA]
    mira = seated(duel)
    board = DuelBoard(mira.page)
    board.potion.get_by_role("button", name="Drink", exact=True).dblclick()
    expect(board.status).to_contain_text("You drink.")
    assert mira.watch.moves == [{"type": "drink"}]
    mira.page.reload()
    expect(board.status).to_contain_text("You drink.")
    assert board.mage("You")[1] == before  # shown when both have decided
    assert board.potion.count() == 0


AT_ONCE = """([choice, when]) => {
  setTimeout(() => document.querySelector(choice).click(), when - Date.now());
}"""
SOON = 1500  # ms: by then both pages have set their clocks


def test_two_who_confirm_in_the_same_moment_are_both_heard(seated: Seated, come: Coming) -> None:
    duel = of_two(mira_casts)
    mira = seated(duel)
    till = come()
    till.takes_seat(duel, "Till")
    boards = [DuelBoard(person.page) for person in (mira, till)]
    for board in boards:
        expect(board.hand.locator("button.on:not(.dear)").first).to_be_visible()
    when = time.time_ns() // 1_000_000 + SOON
    for board in boards:
        board.page.evaluate(AT_ONCE, [".hand button.on:not(.dear)", when])
    for board in boards:
        expect(board.page.locator(ASKS["go on"])).to_be_visible()
    assert [len(person.watch.moves) for person in (mira, till)] == [1, 1]
    assert mira.watch.frame["view"]["public"]["rounds"] == till.watch.frame["view"]["public"]["rounds"]


@pytest.mark.parametrize("moment", [both_may_drink, mira_casts])
def test_a_question_is_open_again_after_reloading(seated: Seated, moment: Callable[[Evening], bool]) -> None:
    mira = seated(of_two(moment))
    board = DuelBoard(mira.page)
    asked, cards = board.asked(), board.cards
    mira.page.reload()
    assert (board.asked(), board.cards) == (asked, cards)
    board.answers(asked)
    expect(board.status).to_contain_text(
        "You drink." if asked == "potion" else "is laid. Till is still choosing"
    )
    assert len(mira.watch.moves) == 1


def test_a_spell_that_cannot_be_paid_is_asked_about_first(seated: Seated) -> None:
    mira = seated(of_two(mira_can_waste))
    board = DuelBoard(mira.page)
    dear = board.hand.locator("button.dear").first
    expect(dear).to_have_accessible_name(re.compile("too dear: whoever cannot pay loses"))
    dear.click()
    expect(board.dialog).to_contain_text("Whoever cannot pay loses the duel at once")
    board.dialog.get_by_role("button", name="Choose another").click()
    expect(board.dialog).to_have_count(0)
    assert board.asks() == "spell"
    dear.click()
    board.dialog.get_by_role("button", name="Choose it anyway").click()
    expect(board.middle.get_by_role("img")).to_have_accessible_name("Your card, face down")


def test_a_round_without_a_mouse(seated: Seated) -> None:
    duel = of_two(both_may_drink)
    mira = seated(duel)
    keys, board = Keys(mira.page), DuelBoard(mira.page)
    expect(board.potion).to_be_focused()
    keys.reach("Drink")
    keys.press("Enter")
    expect(board.status).to_contain_text("You drink.")
    assert board.hand.locator(":focus").count(), f"not the hand but {keys.at} has the focus"

    mira = seated(of_two(mira_casts))
    keys, board = Keys(mira.page), DuelBoard(mira.page)
    payable = board.hand.locator("button.on:not(.dear)").last
    name = payable.get_attribute("aria-label") or ""
    board.hand.locator("button").first.focus()
    keys.press("End")
    if keys.at != name:
        keys.reach(name, "ArrowLeft")
    keys.press("Enter")
    expect(board.middle.get_by_role("img")).to_have_accessible_name("Your card, face down")
    assert board.hand.locator(":focus").count()


@pytest.mark.parametrize("phone", [False, True])
def test_whatever_can_be_pressed_is_large_and_in_reach(seated: Seated, phone: bool) -> None:
    is_fit(seated(of_two(mira_can_waste), phone=phone))
    # On a phone the question lies over the hand: it says itself what could be paid.
    is_fit(seated(of_two(both_may_drink), phone=phone), ".potion" if phone else "body")


@pytest.mark.parametrize("moment", [mira_can_waste, both_may_drink])
def test_the_table_has_no_fault_that_axe_finds(seated: Seated, moment: Callable[[Evening], bool]) -> None:
    mira = seated(of_two(moment))
    assert violations(mira) == {}
    mira.sets_light("light", "more")
    assert violations(mira) == {}


@pytest.mark.parametrize("language", LOCALES)
def test_every_word_comes_from_the_language(seated: Seated, language: str) -> None:
    for moment in (mira_can_waste, both_may_drink, over):
        mira = seated(of_two(moment, life=5), language=LOCALES[language])
        assert fell_through(mira.page) == []


def test_a_finished_duel_is_looked_at_again(come: Coming, server: Running) -> None:
    duel = of_two(over, life=5)
    duel.is_written_to(server.database)
    mira = come()
    mira.goes_to(f"/t/{duel.id}/m/match-1#at=1.0&seat=open&watch={duel.invite}")
    board = DuelBoard(mira.page)
    expect(board.middle.get_by_role("img")).to_have_count(2)
    for name in ("Mira", "Till"):
        expect(mira.page.get_by_role("region", name=f"{name}'s hand").get_by_role("img")).to_have_count(7)
    mira.page.keyboard.press("End")
    expect(board.final.get_by_role("heading")).to_have_text(re.compile("wins the duel|draw"))
    assert violations(mira) == {}
    mira.page.get_by_role("button", name="Was the shuffle honest?").click()
    expect(mira.page.get_by_role("dialog")).to_contain_text("rounds")
