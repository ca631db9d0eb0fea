"""The same request twice, and two requests at once: it happens once, and everyone is told so."""

from __future__ import annotations

import secrets
from concurrent.futures import ThreadPoolExecutor

import httpx

from .guests import Guest, Json, Table, bearer, key, match
from .running import Running

TIMES = 10


def at_once(guest: Guest, bodies: list[Json], to: str = "/actions") -> list[httpx.Response]:
    """Send all of them at the same time, each over a connection of its own."""
    url = guest.table.server.url + guest.table.path + to

    def send(body: Json) -> httpx.Response:
        return httpx.post(
            url, json=body, headers=bearer(guest.token if to == "/actions" else guest.table.invite)
        )

    with ThreadPoolExecutor(len(bodies)) as threads:
        return list(threads.map(send, bodies))


def events(guest: Guest) -> int:
    """How many events there are: all rows but the note."""
    return len(guest.table.rows()) - 1


def test_a_double_click_acts_once(server: Running) -> None:
    (ann,) = match(server, "Ann", bots=2)
    for _ in range(5):
        body = {"key": key(), "do": ann.move()}
        answers = at_once(ann, [body] * TIMES)
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.json()["seq"] for answer in answers}) == 1
        assert [row[3] for row in ann.table.rows()].count(body["key"]) == 1


def test_a_retry_long_after_gets_the_answer_of_then(server: Running) -> None:
    (ann,) = match(server, "Ann", bots=2)
    body = {"key": key(), "do": ann.move()}
    first = ann.table.post("/actions", body, ann.token).json()
    for _ in range(3):
        ann.send(ann.move())
    assert ann.table.post("/actions", body, ann.token).json() == first


def test_two_tabs_that_move_at_once_move_once(server: Running) -> None:
    (ann,) = match(server, "Ann", bots=2)
    for _ in range(5):
        move = ann.move()
        answers = at_once(ann, [{"key": key(), "do": move} for _ in range(TIMES)])
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * (TIMES - 1)
        codes = {answer.json()["code"] for answer in answers if answer.status_code == 409}
        assert codes <= {"stale-turn", "not-your-turn"}


def test_secret_bids_that_come_at_once_all_count(server: Running) -> None:
    guests = match(server, "Ann", "Ben", "Cem", bots=0, options={"hiddentip": True})
    for guest in guests:  # a wizard may have been turned, and then the dealer names trump first
        if (naming := guest.frame()["legal"]) and naming[0]["type"] == "trump":
            guest.send(guest.move())
    moves = [(guest, guest.move()) for guest in guests]
    with ThreadPoolExecutor(3) as threads:
        answers = list(threads.map(lambda each: each[0].send(each[1]), moves))
    assert [answer.status_code for answer in answers] == [200] * 3


def test_sitting_down_twice_is_sitting_down_once(server: Running) -> None:
    ann = Guest(Table(server), "Ann")
    answers = at_once(ann, [ann.sitting] * TIMES, "/seats")
    assert {answer.text for answer in answers} == {ann.sat.text}
    assert events(ann) == 2


def test_the_last_seat_is_taken_once(server: Running) -> None:
    table = Table(server, seats=3)
    ann, _ = Guest(table, "Ann"), Guest(table, "Ben")
    wishes = [
        {
            "key": key(),
            "name": f"Guest {n}",
            "token": secrets.token_urlsafe(32),
            "promise": secrets.token_hex(32),
        }
        for n in range(TIMES)
    ]
    answers = at_once(ann, wishes, "/seats")
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * (TIMES - 1)
    assert [seat["kind"] for seat in ann.frame()["table"]["seats"]] == ["person"] * 3


def test_leaving_twice_is_leaving_once(server: Running) -> None:
    """The token opens no seat any more when the retry comes; the key is known all the same."""
    table = Table(server)
    _, ben = Guest(table, "Ann"), Guest(table, "Ben")
    body = {"key": key(), "do": {"type": "leave"}}
    first, again = (table.post("/actions", body, ben.token) for _ in range(2))
    assert (first.status_code, first.json()) == (again.status_code, again.json())
    assert ben.send({"type": "leave"}).json()["code"] == "no-such-seat"


def test_two_people_may_use_the_same_key(server: Running) -> None:
    table = Table(server)
    ann, ben = Guest(table, "Ann"), Guest(table, "Ben")
    same = key()
    answers = [guest.send({"type": "say", "text": "Hello"}, same) for guest in (ann, ben)]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].json() != answers[1].json()
