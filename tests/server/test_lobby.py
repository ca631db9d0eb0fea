"""Opening a table, the list of tables, and what is played here."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from tests.server.party import INVITE, code_of
from zaubertisch.bots import LEVELS, bots_of
from zaubertisch.bots.measured import strengths
from zaubertisch.games import GAMES
from zaubertisch.kernel import Refused
from zaubertisch.kernel.fairness import promise_key
from zaubertisch.server.messages import wire
from zaubertisch.server.table import lobby, log
from zaubertisch.server.table.room import Fresh, Room

FRESH = Fresh(1_000, "match-1", "ab" * 32)


def opened(**request: Any) -> log.Entry:
    asked = wire.OpenTable(**{"key": "12345678", "game": "wizard", "seats": 4, **request})
    return lobby.open_table(asked, "table-1", INVITE, FRESH, "digest")


def test_a_table_is_opened_with_the_first_entry_of_its_log() -> None:
    entry = opened(title=" Thursday\u202e <3 ", listed=True, serious=True, options={"hiddentip": True})
    assert (entry.at, entry.of) == (1_000, "digest")
    frame = Room.read([log.write(entry)]).frame(None)
    table = frame.table
    assert (table.table, table.title, table.game) == ("table-1", "Thursday <3", "wizard")
    assert (table.listed, table.serious, table.phase) == (True, True, "gathering")
    assert [seat.kind for seat in table.seats] == ["free"] * 4
    assert table.options["hiddentip"] is True
    assert table.promise == promise_key("match-1", bytes.fromhex("ab" * 32))
    assert frame.seq == 1
    assert INVITE not in log.write(entry).decode()


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 2}, "wrong-number-of-players"),
        ({"seats": 7}, "wrong-number-of-players"),
        ({"seats": 10**30}, "wrong-number-of-players"),
        ({"seats": 5, "options": {"plan": "dmmixed"}}, "wrong-number-of-players"),
        ({"seats": 3, "options": {"plan": "wiztournament"}}, "wrong-number-of-players"),
        ({"options": {"plan": "dmmixed", "hiddentip": True}}, "dmmixed-sets-the-bids"),
        ({"options": {"wings": True}}, "bad-options"),
        ({"options": {"hiddentip": 1}}, "bad-options"),
    ],
)
def test_what_does_not_fit_is_no_table(request_: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as no:
        opened(**request_)
    assert code_of(no.value) == code


def summary(table: str, phase: wire.TablePhase, at: int, free: int = 1) -> wire.TableSummary:
    seats = [wire.SeatSummary("person", "Ada")] * 3 + [wire.SeatSummary("free", "")] * free
    return wire.TableSummary(table, "", "wizard", {}, phase, tuple(seats), False, at)


def test_where_one_can_sit_down_comes_first_and_the_newest_first_of_all() -> None:
    tables = [
        summary("over", "over", 99),
        summary("playing", "playing", 98, free=0),
        summary("full", "gathering", 97, free=0),
        summary("old", "gathering", 10),
        summary("new", "gathering", 20),
        summary("also-new", "gathering", 20),
        summary("opening", "opening", 96),
    ]
    shown = [table.table for table in lobby.listing(tables, 100)]
    assert shown == ["also-new", "new", "old", "full", "opening", "playing", "over"]


@pytest.mark.parametrize("phase", lobby.ORDER)
def test_an_idle_table_vanishes_from_the_list(phase: wire.TablePhase) -> None:
    assert lobby.IDLE["gathering"] == 24 * 60 * 60 * 1000
    table, idle = summary("table", phase, 5), lobby.IDLE[phase]
    assert lobby.listing([table], 5 + idle - 1) == [table]
    assert lobby.listing([table], 5 + idle) == []


def test_the_games_say_what_can_be_chosen() -> None:
    wizard = next(game for game in lobby.games() if game.game == "wizard")
    assert (wizard.game, wizard.rules, wizard.seats) == ("wizard", GAMES["wizard"].rules, (3, 6))
    assert wizard.options["type"] == "object"
    assert wizard.options["properties"]["plan"]["enum"] == ["dmmixed", "full", "wiztournament"]
    assert "$ref" not in json.dumps(wizard.options)
    assert msgspec.json.encode(wizard)


def test_every_game_of_the_house_can_be_chosen_at_four_levels() -> None:
    games = {game.game: game for game in lobby.games()}
    assert games.keys() == GAMES.keys()
    for name, game in games.items():
        assert game.bots == LEVELS
        assert set(game.bots) < set(bots_of(name))
        assert game.strengths == strengths(name)


class Part(msgspec.Struct):
    size: int = 1


class Whole(msgspec.Struct):
    part: Part = msgspec.field(default_factory=Part)


def test_parts_of_options_are_named_where_the_schema_can_find_them() -> None:
    schema = lobby.schema(msgspec.structs.replace(GAMES["wizard"], options=Whole))
    assert schema["properties"]["part"]["$ref"] == "#/$defs/Part"
    assert schema["$defs"]["Part"]["properties"]["size"]["default"] == 1
