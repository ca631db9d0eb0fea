"""Decks that are being built: read, checked, written down and tried, for anybody."""

from __future__ import annotations

from typing import Any

import httpx

from .running import Running

GAME = "/api/games/seelenkrieger/decks"
Json = dict[str, Any]


def starter(server: Running, which: int = 1) -> Json:
    ready: list[Json] = server.http.get(GAME).json()["ready"]
    deck: Json = ready[which]["deck"]
    return deck


def ask(server: Running, to: str, game: str = GAME, **said: Any) -> httpx.Response:
    return server.http.post(f"{game}/{to}", json=said)


def test_the_shelf_has_the_starters_and_says_where_cards_belong(server: Running) -> None:
    shelf = server.http.get(GAME).json()
    assert [one["key"] for one in shelf["ready"]][1] == "akademie-der-sterne"
    assert (shelf["homes"]["M1"], shelf["homes"]["HM"]) == ("main", "hero")


def test_a_starter_has_nothing_wrong_and_comes_back_from_its_list(server: Running) -> None:
    deck = starter(server)
    checked = ask(server, "check", deck=deck, name="Sterne", language="nl").json()
    assert checked["problems"] == []
    assert (checked["facts"]["main"], checked["facts"]["format"]["main"]) == (40, 40)
    again = ask(server, "read", text=checked["text"]).json()
    assert (again["deck"], again["name"], again["unread"]) == (deck, "Sterne", [])


def test_what_is_wrong_is_said_with_code_and_place(server: Running) -> None:
    deck = starter(server)
    main = [{"card": "M1", "count": 7}, *deck["main"][1:]]
    checked = ask(server, "check", deck={**deck, "main": main}).json()
    told = {one["code"]: one["facts"] for one in checked["problems"]}
    assert told["too-many-copies"] == {"zone": "main", "card": "M1", "have": 7, "want": 5}
    assert told["main-size"] == {"zone": "main", "have": 43, "want": 40}
    quick = ask(server, "check", deck=deck, options={"deck": "quick"}).json()
    assert [one["facts"]["want"] for one in quick["problems"]] == [30]


def test_a_line_that_cannot_be_read_is_named(server: Running) -> None:
    said = ask(server, "read", text="2 Novize\n3 Novitze").json()
    assert said["unread"] == [{"code": "unknown-name", "line": 2, "text": "Novitze", "nearest": "Novize"}]
    assert said["deck"]["main"] == [{"card": "M1", "count": 2}]


def test_a_hand_is_drawn_by_the_same_chance_again(server: Running) -> None:
    deck = starter(server)
    hands = [ask(server, "hand", deck=deck, chance=chance).json() for chance in (7, 7, 8)]
    assert hands[0] == hands[1] != hands[2]
    assert len(hands[0]["first"]["hand"]) == 5
    assert len(ask(server, "hand", deck=deck, begins=False).json()["redrawn"]["hand"]) == 7


def test_what_is_no_deck_is_refused(server: Running) -> None:
    short = {"main": [{"card": "M1", "count": 1}]}
    refused = [
        (ask(server, "check", deck={"main": "all"}), 400, "bad-deck"),
        (ask(server, "check", deck=short, options={"deck": "huge"}), 422, "bad-options"),
        (ask(server, "hand", deck=short), 422, "deck-not-allowed"),
        (ask(server, "check", game="/api/games/wizard/decks", deck=short), 422, "nothing-to-bring"),
        (ask(server, "check", game="/api/games/poker/decks", deck=short), 422, "unknown-game"),
        (ask(server, "check", deck=short, more=1), 400, "bad-request"),
    ]
    assert [(answer.status_code, answer.json()["code"]) for answer, *_ in refused] == [
        (status, code) for _, status, code in refused
    ]


def test_counts_beyond_all_bounds_hold_nobody_up(server: Running) -> None:
    huge = {"main": [{"card": "M1", "count": 2**53}], "side": [{"card": "gone", "count": -(2**53)}]}
    checked = ask(server, "check", deck=huge)
    assert checked.status_code == 200
    assert {"count-below-one", "unknown-card", "main-size"} <= {p["code"] for p in checked.json()["problems"]}
