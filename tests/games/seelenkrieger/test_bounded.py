"""Every resolution ends, whatever the cards say: two that set each other off without end are stopped."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.seelenkrieger.story import tell
from zaubertisch.games.seelenkrieger import course, events
from zaubertisch.games.seelenkrieger.cards import AnyPrint, Card
from zaubertisch.games.seelenkrieger.reading import CARDS, PLACE
from zaubertisch.games.seelenkrieger.tasks import Doing, Triggers

WARRIOR = {"kind": "warrior", "rarity": "green", "damage": 1, "armour": 0, "life": 5, "slots": 1}
ANSWER = [
    {"op": "heal", "n": 1, "target": "self"},
    {"op": "damage", "n": 1, "target": {"each": {"side": "enemy"}}},
]


def plant(monkeypatch: pytest.MonkeyPatch, id: str, **ability: Any) -> None:
    """A warrior with this ability lies in the catalogue while the test runs."""
    raw = {**WARRIOR, "id": id, "name": dict.fromkeys(("de", "nl", "en"), id), "abilities": [ability]}
    monkeypatch.setitem(CARDS, Card(id), msgspec.convert(raw, type=AnyPrint))
    monkeypatch.setitem(PLACE, Card(id), len(PLACE))


def fight(attacker: str, *field: str) -> Any:
    """The attacker hits the first of the others.  Cards are remembered, so each test plants its own."""
    return tell(
        {
            "A": {"field": [attacker]},
            "B": {"field": list(field)},
            "steps": [f"A attacks {field[0]} with {attacker}"],
        }
    )


def test_two_that_answer_each_other_for_ever_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    for id in ("T90", "T91"):
        plant(monkeypatch, id, on="on_damaged", do=ANSWER)
    story = fight("T90", "T91")
    fired = [one for one in story.heard if isinstance(one, events.Triggered)]
    assert 100 < len(fired) < course.MOST_STEPS
    assert sum(isinstance(one, events.Stopped) for one in story.heard) == 1
    assert story.p.agenda == ()
    assert story.p.steps == 0
    assert [len(row) for row in story.p.field] == [1, 1]
    assert story.match.waiting() == (0,)


def test_what_ends_by_itself_is_not_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    for id in ("T92", "T93"):
        plant(monkeypatch, id, on="on_damaged", do=ANSWER, limit="turn")
    story = fight("T92", "T93")
    assert any(isinstance(one, events.Triggered) for one in story.heard)
    assert not any(isinstance(one, events.Stopped) for one in story.heard)


def test_a_choice_in_between_is_no_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked again and again what to aim at is asked no more when the steps are used up."""
    monkeypatch.setattr(course, "MOST_STEPS", 60)
    first = {"n": 1, "target": "first"}
    aimed = [ANSWER[0], {"op": "damage", **first}, {"op": "heal", **first}]
    plant(monkeypatch, "T94", on="on_damaged", do=ANSWER)
    plant(monkeypatch, "T95", on="on_damaged", aims=[{"side": "any"}], do=aimed)
    story = fight("T94", "T95", "N1")
    match = story.match
    asked = 0
    while match.table.public.agenda and asked < 1000:
        (seat,) = match.waiting()
        moves = match.game.legal_moves(match.view(seat))
        match.submit(seat, match.turn, moves[0])
        asked += 1
    assert 3 < asked < 100
    assert not any(isinstance(task, Doing | Triggers) for task in match.table.public.agenda)
