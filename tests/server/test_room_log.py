"""The log and its fold: the same rows make the same room, and a bad row makes this one table say so."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.party import SHORT, Party, ShortWizard, code_of, snapshot
from zaubertisch.kernel import Refused, Rng, Table
from zaubertisch.kernel.record import verify
from zaubertisch.server.messages import wire
from zaubertisch.server.messages.sentences import problem
from zaubertisch.server.table import log
from zaubertisch.server.table.room import Room


def evening(seed: int, hidden: bool) -> Party:
    """A table at which everything happens that can happen."""
    chance = Random(seed)
    party = Party("Ada", "Bea", "Cem", "Dov", seats=6, options={"hiddentip": hidden}, seed=seed)
    party.act("Ada", wire.AddBot("random"))
    party.act("Ada", wire.AddBot("thumb"))
    party.act("Ada", wire.Remove(5))
    party.act("Bea", wire.Say("Which options?"))
    party.act("Ada", wire.SetOptions({"notequal": True, "hiddentip": hidden}, 6))
    party.act("Ada", wire.Start())
    party.act("Dov", wire.Leave())
    party.act("Ada", wire.Bring(None))
    for name in party.people:
        party.promise(name)
    party.start()
    party.play_on(chance, turns=7)
    while not may_take_back(party):
        party.step(chance)
    asker = may_take_back(party)
    party.act(asker, wire.TakeBack(party.turn))
    for name in ("Ada", "Bea", "Cem"):
        if name != asker:
            party.act(name, wire.Allow(party.turn, yes=True))
    party.act("Ada", wire.Silence(party.seat("Bea")))
    party.gone("Cem", grace=1000)
    party.clock += 400
    if (credit := party.room.credit(party.clock - 300, party.clock, party.fresh())) is not None:
        party.write(credit)
    party.clock += 2000
    party.write(party.room.due(party.fresh(), 10**9)[0])
    party.arrived("Cem")
    party.act("Ada", wire.Leave())
    party.play_on(chance, turns=11)
    party.act("Cem", wire.Say("Where is Ada?"))
    party.act("Ada", wire.Return())
    party.play_on(chance)
    party.act("Cem", wire.Leave())
    party.act("Ada", wire.Rematch())
    party.sit("Eva")
    for name in party.people:
        party.promise(name)
    party.start()
    party.play_on(chance, turns=9)
    party.act("Ada", wire.Abort())
    party.ends()
    return party


def may_take_back(party: Party) -> str:
    """Who may take their latest move back, if somebody may."""
    seats = range(len(party.room.state.chairs))
    asks = [party.room.state.chairs[seat].name for seat in seats if party.room.frame(seat).may_take_back]
    return asks[0] if asks else ""


def shown(room: Room, seat: int | None, since: int | None) -> bytes:
    """The frame as it travels, or why there is none."""
    try:
        return msgspec.json.encode(room.frame(seat, since))
    except Refused as no:
        return msgspec.json.encode(problem(no.reason))


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_the_log_is_the_table(seed: int, hidden: bool) -> None:
    """At every place of the log a room read from it is the room that was there, to the byte."""
    party = evening(seed, hidden)
    entries = list(map(log.read, party.rows))
    assert {type(entry.event) for entry in entries} == set(log.Event.__args__)
    live = Room(party.games)
    for number, entry in enumerate(entries, start=1):
        live.fold(entry)
        if number % 17 == 0 or number == len(entries):
            read = Room.read(party.rows[:number], party.games)
            assert snapshot(read) == snapshot(live)
            for seat in (None, *range(len(live.state.chairs))):
                for since in (None, number - 1, number - 20):
                    assert shown(live, seat, since) == shown(read, seat, since)
    assert snapshot(live) == snapshot(party.room)


def test_entries_pass_through_bytes_unchanged() -> None:
    for row in evening(0, True).rows:
        assert log.write(log.read(row)) == row
        assert log.write(log.read(row.decode())) == row


@pytest.mark.parametrize(
    "row",
    [
        b"",
        b"{",
        b'"Ada"',
        b"\xff\xfe",
        b'{"at":1,"event":{"type":"enchanted","seat":0}}',
        b'{"at":1,"event":{"type":"spoke","seat":"Ada","text":"Hello"}}',
        b'{"at":1,"event":' + b'{"type":' * 5000,
    ],
)
def test_a_row_that_says_nothing_makes_this_table_say_so(row: bytes) -> None:
    party = Party("Ada")
    with pytest.raises(Refused) as no:
        Room.read([*party.rows, row], party.games)
    assert code_of(no.value) == "log-unreadable"


@pytest.mark.parametrize(
    "event",
    [
        log.Sat(7, "Bea", "0" * 64, "0" * 64),
        log.Moved(0, 0, msgspec.Raw(b'{"type":"bid","tricks":0}')),
        log.Aborted(0),
        log.OptionsSet({"wings": True}, 3),
        log.OptionsSet({}, 0),
        log.Started((0, 5), 1),
        log.Renewed("match", "no hex"),
    ],
    ids=lambda event: type(event).__name__,
)
def test_a_row_that_cannot_be_true_makes_this_table_say_so(event: log.Event) -> None:
    party = Party("Ada", "Bea", "Cem")
    rows = [*party.rows, log.write(log.Entry(party.clock, event))]
    with pytest.raises(Refused) as no:
        Room.read(rows, party.games).frame(0)
    assert code_of(no.value) == "log-unreadable"


def test_an_illegal_move_in_the_log_makes_this_table_say_so() -> None:
    party = Party("Ada", "Bea", "Cem")
    party.start()
    seat = party.room.state.waiting()[0]
    move = log.Moved(seat, 0, msgspec.Raw(b'{"type":"bid","tricks":9}'))
    with pytest.raises(Refused) as no:
        Room.read([*party.rows, log.write(log.Entry(party.clock, move))], party.games)
    assert code_of(no.value) == "log-unreadable"
    assert no.value.reason.facts["detail"] == f"entry {len(party.rows) + 1}, bid-out-of-range"


def test_a_log_begins_with_its_table_and_only_begins() -> None:
    party = Party("Ada")
    for rows in (party.rows[1:], [*party.rows, party.rows[0]]):
        with pytest.raises(Refused) as no:
            Room.read(rows, party.games)
        assert code_of(no.value) == "log-unreadable"


def test_a_table_of_other_rules_says_so() -> None:
    party = Party("Ada")
    games = {"wizard": msgspec.structs.replace(party.games["wizard"], rules=2)}
    for shelf in (games, {}):
        with pytest.raises(Refused) as no:
            Room.read(party.rows, shelf)
        assert code_of(no.value) == "unknown-rules"


def test_a_running_table_keeps_the_rules_it_began_with() -> None:
    """The server is upgraded in mid-match: by the rules of then the same bytes follow, to the end."""

    class LongerWizard(ShortWizard):
        def deal(self, brought: Sequence[None], rng: Rng) -> Table[Any, Any, Any]:
            table = super().deal(brought, rng)
            table.public.plan *= 2
            return table

    first = SHORT["wizard"]
    second = msgspec.structs.replace(first, rules=first.rules + 1, make=LongerWizard, earlier=(first,))
    party = Party("Ada", "Bea", "Cem")
    party.start()
    party.play_on(Random(5), turns=4)
    before = [party.frame(seat) for seat in (None, 0, 1, 2)]
    party.games, party.room = {"wizard": second}, Room.read(party.rows, {"wizard": second})
    assert [party.frame(seat) for seat in (None, 0, 1, 2)] == before
    party.play_on(Random(6))
    record = party.room.record()
    assert record.rules == first.rules
    assert verify(record, party.games).sound
    party.act("Ada", wire.Rematch())
    assert party.room.state.box.rules == first.rules, "the table keeps them for its next match too"
    newer = Party("Ada", "Bea", "Cem", games=party.games)
    newer.start()
    assert newer.room.state.box.rules == second.rules
    newer.play_on(Random(6))
    assert len(newer.moved) > len(party.moved)


def test_nothing_at_a_table_prints_its_secrets() -> None:
    """Log lines and tracebacks are read by people who sit at the table too."""
    party = Party("Ada", "Bea", "Cem", options={"hiddentip": True})
    party.start()
    party.play_on(Random(0), turns=2)
    state = party.room.state
    printed = repr([state, state.chairs, state.match, party.fresh(), *map(log.read, party.rows)])
    assert "Ada" not in printed
    assert state.key not in printed
    assert "tricks" not in printed
