"""Seelenkrieger in the browser: whole matches by real clicks, what each may see, and what the page says."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .axe import violations
from .conftest import Coming
from .keys import Keys
from .moments import MIRA
from .person import Person
from .soul_board import SoulBoard, plays_on
from .soul_moments import mira_may_attack, of_two, till_may_answer
from .test_languages import LOCALES, fell_through
from .test_targets import is_fit

Seated = Callable[..., Person]


@pytest.mark.rule("S48")
def test_an_attack_is_seen_before_it_is_sent(seated: Seated) -> None:
    match = of_two(mira_may_attack)
    p, facts = match.public, match.facts(MIRA)
    mira = seated(match)
    board = SoulBoard(mira.page)
    board.expects_question("main")
    values = {one.id: one for one in facts.values}
    (first, *_) = [unit.id for unit in p.field[MIRA] if not unit.used]
    mira.page.locator(f'[data-id="{first}"]').click()
    expect(board.slip).to_contain_text("Whom?")
    go = board.slip.get_by_role("button", name="Attack", exact=True)
    expect(go).to_be_disabled()
    legal = mira.watch.frame["offers"][0]
    target = legal["targets"][0]
    mira.page.locator(f'[data-id="{target}"]').click()
    loss = facts.blows.of(0)[1][0]
    left = max(0, values[target].left - loss)
    expect(board.slip).to_contain_text(f"Life {values[target].left} − {loss} = {left}")
    assert mira.watch.moves == []
    mira.page.keyboard.press("Escape")
    expect(board.slip).to_contain_text("Whom?")
    mira.page.locator(f'[data-id="{target}"]').click()
    go.click()
    expect(mira.page.get_by_role("region", name="Stack")).to_contain_text("You: attack")
    (sent,) = mira.watch.moves
    assert (sent["do"], sent["attackers"], sent["target"]) == ("attack", [first], target)


@pytest.mark.rule("SA40")
@pytest.mark.rule("SA44")
def test_two_people_play_to_the_end_and_a_reload_leaves_the_question_open(
    seated: Seated, come: Coming
) -> None:
    match = of_two(till_may_answer, goal=5)
    mira = seated(match)
    till = come(phone=True)
    till.takes_seat(match, "Till")
    his = SoulBoard(till.page)
    his.expects_question("window")
    expect(his.stack).to_contain_text("Mira: attack")
    expect(SoulBoard(mira.page).status).to_contain_text("Till is asked")
    assert violations(till) == {}
    till.page.reload()
    his.expects_question("window")
    expect(his.stack).to_contain_text("Mira: attack")
    assert till.watch.moves == []
    boards = plays_on(mira, till)
    for board in boards:
        expect(board.final.get_by_role("heading")).to_have_text(re.compile("win|draw", re.IGNORECASE))
    assert any("pass" in board.log for board in boards)


@pytest.mark.rule("SA44")
def test_letting_all_pass_is_a_steady_choice_that_everyone_sees(seated: Seated, come: Coming) -> None:
    match = of_two(till_may_answer)
    mira = seated(match)
    till = come()
    till.takes_seat(match, "Till")
    till.page.locator(".slip summary").click()
    till.page.get_by_role("radio", name="let all pass").first.check()
    till.until(lambda: till.watch.moves == [{"do": "pass", "rest": True}])
    expect(SoulBoard(mira.page).side("Till")).to_contain_text("lets all pass")


def test_a_card_without_a_mouse(seated: Seated) -> None:
    mira = seated(of_two(mira_may_attack))
    keys, board = Keys(mira.page), SoulBoard(mira.page)
    hand = len(mira.watch.frame["view"]["own"]["hand"])
    board.hand.locator("button:not([aria-disabled=true])").first.focus()
    keys.press("Enter")
    for _ in range(3):
        aim = board.slip.locator(".aims button").first
        if aim.count() and board.slip.locator(".go[aria-disabled=true]").count():
            aim.focus()
            keys.press("Enter")
    go = board.slip.locator(".two .go:not([aria-disabled=true])")
    expect(go).to_be_visible()
    go.focus()
    keys.press("Enter")
    mira.until(lambda: len(mira.watch.frame["view"]["own"]["hand"]) == hand - 1)
    assert mira.watch.moves[0]["do"] == "play"
    expect(mira.page.locator(":focus")).not_to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_whatever_can_be_pressed_is_large_and_in_reach(seated: Seated, phone: bool) -> None:
    mira = seated(of_two(mira_may_attack), phone=phone)
    SoulBoard(mira.page).expects_question("main")
    is_fit(mira)


def test_the_table_has_no_fault_that_axe_finds(seated: Seated) -> None:
    mira = seated(of_two(mira_may_attack))
    SoulBoard(mira.page).expects_question("main")
    assert violations(mira) == {}
    mira.page.locator(".half:not(.near) .unit").first.hover()
    expect(mira.page.locator(".glance")).to_be_visible()
    assert violations(mira) == {}
    mira.page.locator(".half.near .unit").first.click()
    mira.sets_light("light", "more")
    assert violations(mira) == {}


@pytest.mark.parametrize("language", LOCALES)
def test_every_word_comes_from_the_language(seated: Seated, language: str) -> None:
    for moment in (mira_may_attack, till_may_answer):
        mira = seated(of_two(moment), language=LOCALES[language])
        mira.page.locator(".slip").wait_for()
        assert fell_through(mira.page) == []
