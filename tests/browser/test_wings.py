"""Wings: a card, or a bid, chosen before the turn comes; and the question before a card is laid."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.server.running import Running

from .board import CORNER, Board
from .conftest import Coming
from .elsewhere import Elsewhere
from .evening import Evening, evening
from .keys import Keys
from .moments import (
    ALL,
    ANSELM,
    MIRA,
    anselm_bids_before_mira,
    anselm_leads_what_mira_holds,
    anselm_leads_what_mira_lacks,
    mira_must_follow,
    suits,
)
from .person import Person

Seated = Callable[..., Person]

HAS_WINGS = re.compile("has wings$")
KEPT = "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]).replace(/\"at\":\\d+/g, '')"


class Lead:
    """Cards for a trick that Anselm leads: his, and of Mira's one that follows it and one that does not."""

    def __init__(self, one: Evening) -> None:
        mira, anselm = one.hand(MIRA), one.hand(ANSELM)
        suit = sorted(suits(mira) & suits(anselm))[0]
        self.his = next(card for card in anselm if card[0] == suit)
        self.follows = next(card for card in mira if card[0] == suit and len(card) > 1)
        self.other = next(card for card in mira if card[0] != suit and len(card) > 1)


@pytest.fixture
def one() -> Evening:
    return evening(anselm_leads_what_mira_holds, people=ALL)


@pytest.fixture
def others(server: Running, one: Evening) -> Elsewhere:
    return Elsewhere(server, one)


def gives_wings(board: Board, card: str) -> Locator:
    board.card(card).click(position=CORNER)
    return board.card(card)


def winged(board: Board) -> Locator:
    return board.hand.get_by_role("button", name=HAS_WINGS)


def lies_in_the_hand(board: Board, hand: list[str]) -> None:
    expect(board.hand.locator("[data-card]")).to_have_count(len(hand))
    assert sorted(board.cards) == sorted(hand)


@pytest.mark.rule("W36")
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_card_flies_when_the_turn_comes_and_nothing_of_it_travels_before(
    seated: Seated, one: Evening, others: Elsewhere, phone: bool
) -> None:
    lead, mira = Lead(one), seated(one, phone=phone)
    board = Board(mira.page)
    mira.page.wait_for_load_state("networkidle")
    travelled: list[str] = []
    mira.page.on("request", lambda request: travelled.append(f"{request.method} {request.url}"))
    kept = mira.page.evaluate(KEPT)

    gives_wings(board, lead.other)
    expect(winged(board)).to_have_attribute("data-card", lead.other)
    gives_wings(board, lead.follows)
    expect(winged(board)).to_have_attribute("data-card", lead.follows)
    expect(board.status).to_contain_text("flies when your turn comes")
    assert (travelled, mira.watch.sent, mira.page.evaluate(KEPT)) == ([], [], kept)

    others.lays("Anselm", lead.his)
    lies_in_the_hand(board, [card for card in one.hand(MIRA) if card != lead.follows])
    assert mira.watch.moves == [{"type": "play", "card": lead.follows}]


@pytest.mark.rule("W36")
@pytest.mark.parametrize("how", ["beside", "again", "Escape"])
def test_wings_that_were_taken_off_lay_nothing(
    seated: Seated, one: Evening, others: Elsewhere, how: str
) -> None:
    lead, mira = Lead(one), seated(one)
    board = Board(mira.page)
    gives_wings(board, lead.follows)
    expect(winged(board)).to_have_count(1)
    match how:
        case "beside":
            board.page.locator("main .crest").click(position={"x": 4, "y": 4})
        case "again":
            gives_wings(board, lead.follows)
        case _:
            mira.page.keyboard.press(how)
    expect(winged(board)).to_have_count(0)
    expect(mira.page.get_by_text("has no wings any more")).to_be_attached()
    others.lays("Anselm", lead.his)
    expect(board.playable).not_to_have_count(0)
    assert mira.watch.moves == []


@pytest.mark.rule("W36")
def test_wings_fall_off_a_card_that_may_not_be_laid(seated: Seated, one: Evening, others: Elsewhere) -> None:
    """C34: wings on one suit, another one is led, and the hand holds it."""
    lead, mira = Lead(one), seated(one)
    board = Board(mira.page)
    gives_wings(board, lead.other)
    others.lays("Anselm", lead.his)
    expect(board.status).to_contain_text(re.compile("does not fly: you must follow "))
    expect(winged(board)).to_have_count(0)
    assert mira.watch.moves == []
    lies_in_the_hand(board, one.hand(MIRA))
    board.lays(lead.follows)
    lies_in_the_hand(board, [card for card in one.hand(MIRA) if card != lead.follows])


@pytest.mark.rule("W36")
def test_wings_by_the_keys(seated: Seated, one: Evening, others: Elsewhere) -> None:
    lead, mira = Lead(one), seated(one)
    keys, board = Keys(mira.page), Board(mira.page)
    board.card(one.hand(MIRA)[0]).focus()
    keys.press("Home")
    while board.page.evaluate("document.activeElement.dataset.card") != lead.follows:
        keys.press("ArrowRight")
    for give in "w", "Enter":
        keys.press(give)
        assert keys.at.endswith(", has wings")
        keys.press("Escape")
        assert not keys.at.endswith(", has wings")
    keys.press("w")
    others.lays("Anselm", lead.his)
    lies_in_the_hand(board, [card for card in one.hand(MIRA) if card != lead.follows])
    assert keys.at, "the focus stays in the hand"


def in_settings(mira: Person, wish: str) -> None:
    """Change one of the switches or choices."""
    mira.button("Settings").click()
    panel = mira.page.get_by_role("region", name="Settings")
    panel.get_by_text(wish, exact=True).click()
    mira.page.keyboard.press("Escape")


@pytest.mark.rule("W36")
def test_wings_are_a_switch_in_the_settings(seated: Seated, one: Evening) -> None:
    lead, mira = Lead(one), seated(one)
    board = Board(mira.page)
    in_settings(mira, "Wings")
    board.card(lead.follows).click(position=CORNER, force=True)
    expect(board.status).to_contain_text("Anselm")
    expect(winged(board)).to_have_count(0)
    in_settings(mira, "Wings")
    gives_wings(board, lead.follows)
    expect(winged(board)).to_have_count(1)


@pytest.mark.rule("W36")
@pytest.mark.parametrize("wish", ["as soon as it may", "only as expected"])
def test_a_card_of_another_suit_than_the_one_led_flies_only_if_that_is_wished(
    seated: Seated, server: Running, wish: str
) -> None:
    one = evening(anselm_leads_what_mira_lacks, people=ALL)
    his = next(card for card in one.hand(ANSELM) if card[0] in suits([card]) - suits(one.hand(MIRA)))
    hers = next(card for card in one.hand(MIRA) if len(card) > 1)
    mira = seated(one)
    board = Board(mira.page)
    in_settings(mira, wish)
    gives_wings(board, hers)
    Elsewhere(server, one).lays("Anselm", his)
    if wish == "only as expected":
        expect(board.status).to_contain_text("does not fly: now ")
        assert mira.watch.moves == []
    else:
        lies_in_the_hand(board, [card for card in one.hand(MIRA) if card != hers])


@pytest.mark.rule("W36")
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("forbidden", [False, True], ids=["free", "forbidden"])
def test_a_bid_flies_too_unless_it_is_the_forbidden_one(
    seated: Seated, server: Running, phone: bool, forbidden: bool
) -> None:
    one = evening(anselm_bids_before_mira, people=ALL, notequal=True)
    table = one.public
    cards, till = table.plan[table.round - 1].cards, table.bids[1]
    hers = 1
    his = cards - till - hers if forbidden else cards
    mira = seated(one, phone=phone)
    board = Board(mira.page)
    if phone and not board.block.is_visible():
        board.bar_button("Open the block").click()
    board.page.get_by_role("region", name="Bid ahead of time").get_by_role("radio", name=f"{hers}").click()
    expect(board.status).to_contain_text(f"Your bid of {hers} is made when your turn comes")
    assert mira.watch.sent == []
    Elsewhere(server, one).bids("Anselm", his)
    if forbidden:
        expect(board.status).to_contain_text(
            f"Your bid does not fly: {till} + {his} + {hers} makes exactly {cards}"
        )
        expect(board.ask).to_be_visible()
        assert mira.watch.moves == []
    else:
        mira.until(lambda: mira.watch.frame["view"]["public"]["bids"][MIRA] == hers)
        assert mira.watch.moves == [{"type": "bid", "tricks": hers}]


@pytest.mark.rule("W36")
def test_each_tab_has_its_own_wings_and_one_card_is_laid(
    seated: Seated, one: Evening, others: Elsewhere
) -> None:
    lead, mira = Lead(one), seated(one)
    second, watch = mira.opens_tab()
    for each in mira.watch, watch:
        each.forgive("409")  # one of the two comes too late
    second.goto(f"/t/{one.id}")
    first, other = Board(mira.page), Board(second)
    other.hand.wait_for()
    gives_wings(first, lead.follows)
    expect(winged(first)).to_have_count(1)
    expect(winged(other)).to_have_count(0)
    gives_wings(other, lead.follows)
    others.lays("Anselm", lead.his)
    left = [card for card in one.hand(MIRA) if card != lead.follows]
    lies_in_the_hand(first, left)
    lies_in_the_hand(other, left)
    assert len(mira.watch.moves) <= 1
    assert len(watch.moves) <= 1
    assert len(mira.watch.frame["view"]["public"]["trick"]) == 2


@pytest.mark.rule("W36")
def test_a_card_flies_when_the_server_is_back(come: Coming, tmp_path: Path, one: Evening) -> None:
    server = Running(tmp_path / "tables.sqlite").start()
    one.is_written_to(server.database)
    mira = come(server.url)
    mira.watch.forgive("ERR_|WebSocket|Failed to load")
    mira.takes_seat(one)
    lead, board = Lead(one), Board(mira.page)
    gives_wings(board, lead.follows)
    server.kill()
    expect(mira.page.get_by_text("Connection")).to_be_visible()
    expect(winged(board)).to_have_count(1)
    server.start()
    Elsewhere(server, one).lays("Anselm", lead.his)
    lies_in_the_hand(board, [card for card in one.hand(MIRA) if card != lead.follows])
    assert mira.watch.moves == [{"type": "play", "card": lead.follows}]
    server.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("answer", ["again", "button"])
def test_a_card_is_asked_about_before_it_is_laid_where_that_is_wished(
    seated: Seated, phone: bool, answer: str
) -> None:
    mira = seated(evening(mira_must_follow), phone=phone)
    board = Board(mira.page)
    in_settings(mira, "Ask before laying a card")
    card, hand = board.playable.first.get_attribute("data-card") or "", board.cards
    lay = board.page.get_by_role("group", name="Lay this card?").get_by_role("button").first
    board.lays(card)
    expect(lay).to_be_visible()
    assert board.cards == hand, "nothing moves"
    board.button("Leave it").click()
    expect(lay).to_be_hidden()
    board.lays(card)
    assert mira.watch.moves == []
    if answer == "again":
        board.lays(card)
    else:
        lay.click()
    expect(lay).to_be_hidden()
    mira.until(lambda: len(board.cards) < len(hand))
    assert mira.watch.moves == [{"type": "play", "card": card}]


def test_the_question_before_a_card_is_answered_by_the_keys(seated: Seated) -> None:
    mira = seated(evening(mira_must_follow))
    keys, board = Keys(mira.page), Board(mira.page)
    in_settings(mira, "Ask before laying a card")
    board.playable.first.focus()
    card, before = keys.at, len(board.cards)
    keys.press("Enter")
    expect(board.status).to_contain_text("tap again or press Enter to lay it")
    keys.press("Escape")
    keys.press("Enter")
    assert mira.watch.moves == []
    assert keys.at == card
    keys.press("Enter")
    mira.until(lambda: len(board.cards) < before)
    assert len(mira.watch.moves) == 1
    assert keys.at, "the focus stays in the hand"
