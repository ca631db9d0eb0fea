"""The coach at a table: whom it answers, and that the answer hangs on the view of the seat alone."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from zaubertisch.games.wizard import Options, Wizard
from zaubertisch.kernel import FastRng, Refused, View
from zaubertisch.server.coaching import lesson
from zaubertisch.server.coaching.teaching import Teaching
from zaubertisch.server.house.workers import Workers
from zaubertisch.server.limits import COACHING
from zaubertisch.server.messages import wire
from zaubertisch.server.table import playing
from zaubertisch.server.table.playing import Question

from .guests import bearer, match
from .party import GAMES, Party, code_of
from .running import Running
from .worlds import Worlds


def trained(**wish: Any) -> Party:
    party = Party("Ann", "Bo", "Cy", training=True, **wish)
    party.start()
    return party


def refused(party: Party, seat: int | None) -> str:
    with pytest.raises(Refused) as no:
        lesson.question(party.room.state, seat)
    return code_of(no.value)


def told(asked: Question) -> dict[str, Any]:
    said: dict[str, Any] = msgspec.json.decode(lesson.teach(asked))
    return said


def test_the_seat_that_is_asked_hears_of_each_of_its_moves() -> None:
    party = trained()
    for _ in range(6):
        (seat,) = party.room.state.waiting()
        asked = lesson.question(party.room.state, seat)
        said = told(asked)
        assert (said["seat"], said["turn"]) == (seat, party.turn)
        legal = msgspec.to_builtins(list(party.room.frame(seat).legal))
        assert [choice["move"] for choice in said["advice"]["choices"]] == legal
        assert 0 <= said["advice"]["best"] < len(legal)
        party.step(Random(1))
        party.play_on(Random(2), 3)


def test_nobody_else_is_answered() -> None:
    party = trained()
    (seat,) = party.room.state.waiting()
    assert refused(party, (seat + 1) % 3) == "not-your-turn"
    assert refused(party, None) == "no-such-seat"
    name = party.room.state.chairs[seat].name
    party.act(name, wire.Leave())
    assert refused(party, seat) == "away"


@pytest.mark.parametrize("serious", [False, True])
def test_there_is_no_coach_at_any_other_table(serious: bool) -> None:
    party = Party("Ann", "Bo", "Cy", serious=serious)
    party.start()
    assert [refused(party, seat) for seat in (0, 1, 2)] == ["no-training"] * 3


def test_before_the_deal_and_after_the_end_nothing_is_asked() -> None:
    party = Party("Ann", "Bo", "Cy", training=True)
    assert refused(party, 0) == "not-playing"
    party.start()
    party.act(party.host, wire.Abort())
    assert refused(party, 0) == "not-playing"


@pytest.mark.parametrize(
    ("wish", "code"),
    [({"serious": True}, "serious-untaught"), ({"game": "kampf", "games": GAMES}, "no-coach")],
)
def test_where_no_coach_may_sit_no_training_table_is_opened(wish: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as no:
        Party(training=True, **wish)
    assert code_of(no.value) == code


def test_everybody_is_told_that_a_table_is_for_training() -> None:
    for training in (True, False):
        party = Party("Ann", training=training)
        for room in (party.room, party.again()):
            assert room.frame(None).table.training is training
            assert room.frame(0).table.training is training
            assert room.summary().training is training


@pytest.mark.parametrize(
    "options", [Options(), Options(hiddentip=True, notequal=True)], ids=["open", "secret"]
)
def test_in_two_worlds_that_look_alike_it_says_the_same(options: Options) -> None:
    """The bytes of the answer, at a seat that cannot tell in which world it is."""
    heard = {"bid": 0, "play": 0}
    for seed in range(2):
        worlds = Worlds(seed, options)
        for party in worlds.pair:
            party.room.state.training = True
        for _ in worlds.play():
            room = worlds.pair[0].room
            if worlds.seat in room.state.waiting() and room.state.chairs[worlds.seat].bot is None:
                first, second = (lesson.question(party.room.state, worlds.seat) for party in worlds.pair)
                phase = first.view.public.phase
                if heard[phase] <= 2 * seed + (phase == "play"):
                    assert lesson.teach(first) == lesson.teach(second)
                    heard[phase] += 1
    assert heard["bid"] >= 1
    assert heard["play"] >= 2


def test_a_coach_that_peeked_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A leak planted where the question is put: chance from the table instead of from the view."""
    worlds = Worlds(0, Options())
    here = worlds.pair[0]
    (seat,) = here.room.state.waiting()
    views = [playing.question(party.room.state, seat) for party in worlds.pair]
    rng = [FastRng(hash(str(party.room.state.match.table.own)) & 0xFFFF) for party in worlds.pair]  # type: ignore[union-attr]
    answers = []
    for asked, chance in zip(views, rng, strict=True):
        monkeypatch.setattr(lesson, "chance", lambda view, chance=chance: chance)
        answers.append(lesson.teach(asked))
    assert answers[0] != answers[1]


async def test_an_answer_is_kept_for_its_match_its_turn_and_its_seat_alone() -> None:
    """With secret bids several seats are asked at the same turn; each view has its own answer."""
    thought: list[str] = []

    class Echo(Workers):
        async def ask(self, think: Any, *about: Any) -> Any:
            thought.append(f"{about[0].turn} {about[0].view.seat}")
            return f"{len(thought)}".encode()

    teaching = Teaching(Echo())
    game = Wizard(Options())
    whats = [(match, turn, seat) for match in ("one", "two") for turn in (3, 4) for seat in (0, 1)]
    for _ in range(2):
        said = [
            await teaching.advise(match, Question(game, View(seat, None, None), turn))
            for match, turn, seat in whats
        ]
        assert said == [f"{number + 1}".encode() for number in range(len(whats))]
    assert thought == [f"{turn} {seat}" for _, turn, seat in whats]


def test_over_the_network_a_seat_is_answered_and_nobody_else(server: Running) -> None:
    guests = match(server, "Ann", "Bo", "Cy", bots=0, training=True)
    path = guests[0].table.path + "/advice"
    (asked,) = guests[0].frame()["waiting"]
    for guest in guests:
        answer = server.http.get(path, headers=bearer(guest.token))
        if guest.seat == asked:
            assert answer.status_code == 200
            # two bids, or four suits where a wizard was turned up
            assert [one["move"] for one in answer.json()["advice"]["choices"]] == guest.frame()["legal"]
            again = server.http.get(path, headers=bearer(guest.token))
            assert again.content == answer.content
        else:
            assert (answer.status_code, answer.json()["code"]) == (409, "not-your-turn")
    for secret in (None, guests[0].table.invite):
        answer = server.http.get(path, headers=bearer(secret))
        assert (answer.status_code, answer.json()["code"]) == (401, "no-such-seat")
    elsewhere = match(server, "Ann", "Bo", "Cy", bots=0)
    answer = server.http.get(elsewhere[0].table.path + "/advice", headers=bearer(elsewhere[0].token))
    assert (answer.status_code, answer.json()["code"]) == (403, "no-training")


def test_who_asks_again_and_again_is_told_to_wait(server: Running) -> None:
    guest = match(server, "Ann", "Bo", "Cy", bots=0, training=True)[0]
    path = guest.table.path + "/advice"
    for _ in range(int(COACHING.burst) + 20):
        answer = server.http.get(path, headers=bearer(guest.token))
        if answer.status_code == 429:
            break
    assert answer.json()["code"] == "slow-down"
    assert int(answer.headers["Retry-After"]) >= 1
