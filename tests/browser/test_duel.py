"""The duel of wizards in the browser: whole matches, what each may see, and what the page says."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.running import Running

from .axe import violations
from .conftest import Coming
from .duel_board import DuelBoard
from .evening import Evening, evening
from .person import Person

MIRA, TILL = 0, 1
Seated = Callable[..., Person]


def mira_casts(duel: Evening) -> bool:
    return duel.public.phase == "cast" and duel.asks(MIRA) and duel.asks(TILL)


def mira_can_waste(duel: Evening) -> bool:
    """She holds a spell that she cannot pay, and others that she can."""
    return mira_casts(duel) and len({spell.payable for spell in duel.facts(MIRA).hand}) == 2


def both_may_drink(duel: Evening) -> bool:
    return duel.public.phase == "drink" and duel.asks(MIRA) and duel.asks(TILL)


def of_two(moment: Callable[[Evening], bool], **options: object) -> Evening:
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

    def over() -> bool:
        for board in boards:
            asked = board.asks()
            if asked not in (None, "over"):
                board.answers(asked)
        return all(board.asks() == "over" for board in boards)

    for _ in range(40):
        if over():
            break
        people[0].until(lambda: any(board.asks() is not None for board in boards))
    people[0].until(over)
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
    mira.page.reload()
    expect(board.status).to_contain_text("You drink.")
    while duel.public.phase == "drink":
        duel.goes_on()
    assert board.mage("You")[1] == before  # shown when both have decided
    assert board.potion.count() == 0


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


def test_the_table_has_no_fault_that_axe_finds(seated: Seated) -> None:
    mira = seated(of_two(both_may_drink))
    assert violations(mira) == {}
