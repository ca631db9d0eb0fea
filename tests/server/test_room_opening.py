"""From the start to the deal: promises frozen, nonces opened, and what becomes of a start that fails."""

from __future__ import annotations

import pytest

from tests.server.party import PACE, Party, code_of, nonce_of, token_of
from zaubertisch.kernel import Refused
from zaubertisch.kernel.fairness import deal_key, promise_key, promise_nonce
from zaubertisch.server.messages import wire
from zaubertisch.server.table import log
from zaubertisch.server.table.opening import TIME_TO_OPEN
from zaubertisch.server.table.room import Wake


def refused(party: Party, name: str, action: wire.Action) -> str:
    with pytest.raises(Refused) as no:
        party.act(name, action)
    return code_of(no.value)


def test_too_few_cannot_start() -> None:
    party = Party("Ada", "Bea", seats=4)
    with pytest.raises(Refused) as no:
        party.act("Ada", wire.Start())
    assert code_of(no.value) == "wrong-number-of-players"
    assert no.value.reason.facts == {"players": 2, "fewest": 3, "most": 6}
    party.act("Ada", wire.AddBot("thumb"))
    party.act("Ada", wire.Start())
    assert party.phase == "opening"


def test_the_options_say_how_many_can_start() -> None:
    party = Party("Ada", "Bea", "Cem", seats=4, options={"plan": "dmmixed"})
    assert refused(party, "Ada", wire.Start()) == "wrong-number-of-players"


def test_free_seats_go_at_the_start() -> None:
    party = Party(seats=6)
    for name, seat in (("Ada", 1), ("Bea", 3), ("Cem", 5)):
        party.sit(name, seat)
    started = party.act("Ada", wire.Start()).event
    assert isinstance(started, log.Started)
    assert started.seats == (1, 3, 5)
    assert [party.seat(name) for name in ("Ada", "Bea", "Cem")] == [0, 1, 2]


def test_the_last_nonce_deals() -> None:
    party = Party("Ada", "Bea", "Cem", seats=4)
    party.act("Ada", wire.AddBot("random"))
    party.act("Ada", wire.Start())
    for name in ("Cem", "Ada"):
        party.open(name)
        assert party.phase == "opening"
        assert party.room.frame(None).view is None
    party.open("Bea")
    assert party.phase == "playing"
    state = party.room.state
    assert state.match is not None
    nonces = [bytes.fromhex(nonce_of(name, party.match)) for name in ("Ada", "Bea", "Cem")]
    assert state.match.key == deal_key(party.match, bytes.fromhex(state.key), [*nonces, None])
    assert party.room.wake(PACE) != Wake(state.at + TIME_TO_OPEN)


def test_a_table_of_bots_deals_at_once() -> None:
    party = Party("Ada", seats=4)
    for _ in range(3):
        party.act("Ada", wire.AddBot("random"))
    party.act("Ada", wire.Leave())
    party.write(log.Entry(party.clock, log.Started((1, 2, 3), party.clock + TIME_TO_OPEN)))
    assert party.phase == "playing"
    assert len(party.room.frame(None).scores) == 3


def test_only_the_promised_nonce_opens() -> None:
    party = Party("Ada", "Bea", "Cem")
    assert refused(party, "Ada", wire.OpenNonce(nonce_of("Ada", party.match))) == "not-opening"
    party.act("Ada", wire.Start())
    assert refused(party, "Ada", wire.OpenNonce(nonce_of("Bea", party.match))) == "nonce-not-promised"
    party.open("Ada")
    assert refused(party, "Ada", wire.OpenNonce(nonce_of("Ada", party.match))) == "already-opened"


def test_a_promise_may_be_made_anew_until_the_start() -> None:
    party = Party("Ada", "Bea", "Cem")
    other = promise_nonce(party.match, bytes(32))
    party.act("Bea", wire.Promise(other))
    party.act("Ada", wire.Start())
    assert refused(party, "Bea", wire.Promise("1" * 64)) == "promises-frozen"
    assert refused(party, "Bea", wire.OpenNonce(nonce_of("Bea", party.match))) == "nonce-not-promised"
    party.act("Bea", wire.OpenNonce("00" * 32))


def test_who_does_not_open_in_time_loses_the_seat() -> None:
    party = Party("Ada", "Bea", "Cem", "Dov", seats=4)
    before = party.room.frame(None).table
    party.act("Ada", wire.Start())
    until = party.room.state.until
    assert until == party.room.state.at + TIME_TO_OPEN
    assert party.room.wake(PACE) == Wake(until)
    for name in ("Ada", "Cem"):
        party.open(name)
    party.clock = until - 20
    assert party.room.due(party.fresh(), PACE) == []
    party.clock = until - 10
    (entry,) = party.room.due(party.fresh(), PACE)
    assert isinstance(entry.event, log.Voided)
    party.write(entry)
    table = party.room.frame(None).table
    assert [seat.kind for seat in table.seats] == ["person", "free", "person", "free"]
    assert [seat.promised or seat.opened for seat in table.seats] == [False] * 4
    assert (table.phase, table.voided, table.open_until) == ("gathering", 1, None)
    assert table.match != before.match
    assert table.promise != before.promise
    assert party.room.seat_of(token_of("Bea")) is None
    assert party.room.due(party.fresh(), PACE) == []
    assert party.room.wake(PACE) is None


def test_after_a_void_everyone_promises_anew() -> None:
    party = Party("Ada", "Bea", "Cem", "Dov", seats=4)
    party.act("Ada", wire.Start())
    party.act("Dov", wire.Leave())
    with pytest.raises(Refused) as no:
        party.act("Ada", wire.Start())
    assert code_of(no.value) == "not-promised"
    assert no.value.reason.facts == {"names": "Ada, Bea, Cem"}
    for name in ("Ada", "Bea", "Cem"):
        party.promise(name)
    party.start()
    assert party.phase == "playing"


def test_getting_up_while_nonces_are_opened_voids_the_start() -> None:
    """Whoever has seen the others' nonces cannot quietly throw the deal away: it costs the seat."""
    party = Party("Ada", "Bea", "Cem")
    party.act("Ada", wire.Start())
    for name in ("Ada", "Bea"):
        party.open(name)
    entry = party.act("Ada", wire.Leave())
    assert isinstance(entry.event, log.Voided)
    assert party.room.seat_of(token_of("Ada")) is None
    assert party.room.frame(None).table.voided == 1
    assert party.host == "Bea"


def test_the_host_cannot_break_off_an_opening() -> None:
    party = Party("Ada", "Bea", "Cem")
    party.act("Ada", wire.Start())
    assert refused(party, "Ada", wire.Abort()) == "not-playing"
    assert refused(party, "Ada", wire.Remove(1)) == "not-gathering"


def test_the_promise_is_kept_in_the_end() -> None:
    party = Party("Ada", "Bea", "Cem")
    promise = party.room.frame(None).table.promise
    party.start()
    party.act("Ada", wire.Abort())
    table = party.room.frame(None).table
    assert table.key is not None
    assert promise_key(table.match, bytes.fromhex(table.key)) == promise == table.promise
