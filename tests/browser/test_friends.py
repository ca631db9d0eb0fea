"""Two people, a bot, and somebody who only watches."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.running import Running
from zaubertisch.kernel.record import read

from .board import Board
from .conftest import Coming
from .hidden import leaks, open_cards
from .person import Person

MARKUP = "<b onclick='alert(1)'>bold</b> & <script>alert(2)</script> {$name}"


def test_friends_come_by_a_link_talk_and_play_and_who_watches_sees_no_hand(
    come: Coming, server: Running
) -> None:
    mira, till, wanda = come(), come(), come()
    table = gather(mira, till)
    talk(mira, till)

    mira.button("Seat a bot").click()
    expect(till.page.get_by_text("at the head and starts")).to_be_visible()
    mira.button("Start the match").click()
    play(Board(mira.page), Board(till.page), rounds=1)

    watches(wanda, mira)
    play(Board(mira.page), Board(till.page), rounds=3)
    sees_what_lies_open(wanda, mira)

    mira.button("This table").click()
    mira.button("Break off the match").click()
    mira.page.get_by_role("dialog").get_by_role("button", name="Break off the match").click()
    expect(till.page.get_by_role("heading", name="The match was broken off.")).to_be_visible()
    expect(wanda.page.get_by_role("heading", name="The match was broken off.")).to_be_visible()

    bearer = {"Authorization": f"Bearer {mira.token(table)}"}
    answer = server.http.get(f"/api/tables/{table}/record", headers=bearer).raise_for_status()
    opened = open_cards(read(answer.content))
    heard = [frame for frame in wanda.watch.frames if frame["table"]["phase"] == "playing"]
    assert {frame["view"]["public"]["round"] for frame in heard} >= {2, 3}
    assert leaks(heard, opened) == []
    assert all(frame["seat"] is frame["view"]["own"] is None for frame in heard)
    assert not any(frame["legal"] or frame["facts"]["locked"] or frame["mine"] for frame in heard)
    assert leaks(till.watch.frames, opened), "what a player is shown would have to be found out"


def gather(mira: Person, till: Person) -> str:
    """Mira opens a table for three and sends Till the link; he sits down."""
    mira.goes_to("/")
    mira.page.get_by_role("textbox", name="Your name").fill("Mira")
    mira.button("fewer seats").click()
    mira.button("Table for friends").first.click()
    mira.page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    link = mira.copies("Copy the link")

    till.goes_to(link)
    expect(till.page.get_by_text("Mira invites you to the table.")).to_be_visible()
    till.page.get_by_role("textbox", name="Your name").fill("Till")
    till.button("Sit down").click()
    for person in mira, till:
        seats = person.page.get_by_role("list", name="Seats").get_by_role("listitem")
        expect(seats.get_by_role("heading")).to_have_text(["Mira", "Till", "free"])
    return mira.page.url.rpartition("/")[2]


def talk(mira: Person, till: Person) -> None:
    """Both see both lines, letter by letter as they were written."""
    mira.says(MARKUP)
    expect(till.page.get_by_role("log")).to_contain_text(f"Mira: {MARKUP}")
    till.says("Good evening.")
    for person in mira, till:
        log = person.page.get_by_role("log")
        expect(log).to_contain_text(f"Mira: {MARKUP}")
        expect(log).to_contain_text("Till: Good evening.")
        expect(log.locator("script, b[onclick]")).to_have_count(0)


def play(*boards: Board, rounds: int) -> None:
    """Whoever is asked decides, until all see so many rounds on the sheet."""
    while not all(board.places.count() and board.round > rounds for board in boards):
        for board in boards:
            if (asked := board.asks()) is not None:
                board.answers(asked)


def watches(wanda: Person, mira: Person) -> None:
    """Wanda comes by the link for watching."""
    mira.button("This table").click()
    mira.page.get_by_text("Let somebody watch").click()
    wanda.goes_to(mira.copies("Copy the link to watch"))
    mira.page.keyboard.press("Escape")


def sees_what_lies_open(wanda: Person, mira: Person) -> None:
    """The places and the trump, but no hand, and nothing to decide."""
    hers, his = Board(wanda.page), Board(mira.page)
    expect(hers.places).to_have_count(3)
    expect(wanda.page.get_by_text("you are watching")).to_be_visible()
    expect(hers.names).to_have_text([name.replace("You", "Mira") for name in his.names.all_inner_texts()])
    expect(hers.crest).to_have_text(his.crest.inner_text(), use_inner_text=True)
    assert hers.hand.count() == hers.wheel.count() == hers.ask.count() == 0
    assert wanda.page.locator("[data-card]").count() == 0
