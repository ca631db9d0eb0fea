"""Who sits at a table, who is host, and what the host may change before the start."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.party import INVITE, Party, code_of, token_of
from zaubertisch.kernel import Misfit, Refused
from zaubertisch.server.messages import wire
from zaubertisch.server.table import log
from zaubertisch.server.table.room import Room


def refused(party: Party, name: str, action: wire.Action) -> str:
    with pytest.raises(Refused) as no:
        party.act(name, action)
    return code_of(no.value)


def no_seat(party: Party, name: str, seat: int | None = None, invite: str | None = INVITE) -> str:
    with pytest.raises(Refused) as no:
        party.sit(name, seat, invite)
    return code_of(no.value)


def names(party: Party) -> list[str]:
    return [chair.name for chair in party.room.state.chairs]


def test_people_take_the_first_free_seat_or_the_one_they_name() -> None:
    party = Party(seats=4)
    assert [party.sit("Ada"), party.sit("Bea", seat=3), party.sit("Cem"), party.sit("Dov")] == [0, 3, 1, 2]
    assert names(party) == ["Ada", "Cem", "Dov", "Bea"]


def test_a_seat_is_for_one() -> None:
    party = Party("Ada", "Bea")
    assert no_seat(party, "Cem", seat=1) == "seat-taken"
    assert no_seat(party, "Cem", seat=3) == "seat-missing"
    assert no_seat(party, "Cem", seat=-1) == "seat-missing"
    party.sit("Cem")
    assert no_seat(party, "Dov") == "table-full"


def test_a_private_table_opens_to_the_invitation_alone() -> None:
    party = Party("Ada")
    assert no_seat(party, "Bea", invite=None) == "invitation-needed"
    assert no_seat(party, "Bea", invite=INVITE[:-1]) == "wrong-invitation"
    assert no_seat(party, "Bea", invite=token_of("Ada")) == "wrong-invitation"  # a seat's key is none
    assert party.sit("Bea", invite=INVITE) == 1


def test_a_listed_table_opens_to_everyone() -> None:
    party = Party("Ada", listed=True)
    assert party.sit("Bea", invite=None) == 1
    assert party.room.may_watch(None)


def test_a_private_table_is_watched_by_its_people_and_the_invited() -> None:
    room = Party("Ada").room
    assert [room.may_watch(secret) for secret in (None, "", INVITE + "x", token_of("Bea"))] == [False] * 4
    assert room.may_watch(INVITE)
    assert room.may_watch(token_of("Ada"))


def test_a_name_is_taken_by_whoever_looks_like_it() -> None:
    party = Party("Ada")
    assert no_seat(party, "ada") == "name-taken"
    assert no_seat(party, "Аdа") == "name-taken"  # two of the letters are Cyrillic
    assert party.sit("  Bea \u00a0 Bee ") == 1
    assert names(party)[1] == "Bea Bee"


def test_one_token_opens_one_seat() -> None:
    party = Party("Ada")
    assert no_seat(party, "Ada", seat=1) == "already-seated"


def test_a_promise_is_ones_own() -> None:
    party = Party("Ada", "Bea")
    copied = party.room.state.chairs[0].promise
    assert copied is not None
    assert refused(party, "Bea", wire.Promise(copied)) == "promise-copied"
    with pytest.raises(Refused) as no:
        party.room.sit(wire.SitDown("12345678", "Cem", token_of("Cem"), copied), INVITE, party.fresh())
    assert code_of(no.value) == "promise-copied"


def test_the_log_keeps_no_secret_of_a_person() -> None:
    party = Party("Ada")
    rows = b"".join(party.rows).decode()
    assert token_of("Ada") not in rows
    assert INVITE not in rows


def test_the_token_of_a_freed_seat_is_dead() -> None:
    party = Party("Ada", "Bea", "Cem")
    party.act("Ada", wire.Remove(1))
    party.act("Cem", wire.Leave())
    assert [party.room.seat_of(token_of(name)) for name in ("Ada", "Bea", "Cem", "Dov")] == [
        0,
        None,
        None,
        None,
    ]
    assert party.room.seat_of(None) is None
    assert party.sit("Dov") == 1
    assert party.room.seat_of(token_of("Bea")) is None
    assert not party.room.may_watch(token_of("Bea"))
    spent = msgspec.structs.replace(party.request("Bea"), token=token_of("Bea"))
    with pytest.raises(Refused) as no:
        party.room.sit(spent, INVITE, party.fresh())
    assert code_of(no.value) == "token-spent"  # nor will it ever open one again
    assert party.sit("Bea") == 2


def test_the_host_is_who_has_sat_longest() -> None:
    party = Party(seats=4)
    party.sit("Ada", seat=3)
    party.sit("Bea", seat=0)
    party.sit("Cem", seat=1)
    assert party.host == "Ada"
    party.act("Ada", wire.Leave())
    assert party.host == "Bea"
    party.sit("Ada", seat=3)
    assert party.host == "Bea"


def test_a_table_without_people_has_no_host() -> None:
    party = Party("Ada")
    party.act("Ada", wire.AddBot("thumb"))
    party.act("Ada", wire.Leave())
    assert party.room.state.host() is None
    party.sit("Bea")
    assert party.host == "Bea"


@pytest.mark.parametrize(
    "action",
    [wire.AddBot("thumb"), wire.Remove(0), wire.SetOptions({}), wire.Start(), wire.Abort(), wire.Rematch()],
    ids=lambda action: type(action).__name__,
)
def test_the_host_alone_settles_what_concerns_all(action: wire.Action) -> None:
    party = Party("Ada", "Bea", "Cem")
    if isinstance(action, wire.Abort | wire.Rematch):
        party.start()
    if isinstance(action, wire.Rematch):
        party.act("Ada", wire.Abort())
    assert refused(party, "Bea", action) == "not-host"
    with pytest.raises(Refused) as no:
        party.act("Bea", action)
    assert no.value.reason.facts == {"host": "Ada"}


def test_bots_get_names_that_nobody_has() -> None:
    party = Party("Ada", seats=6)
    for _ in range(5):
        party.act("Ada", wire.AddBot("random"))
    assert len(set(names(party))) == 6
    assert [chair.kind for chair in party.room.state.chairs] == ["person"] + ["bot"] * 5
    assert refused(party, "Ada", wire.AddBot("random")) == "table-full"
    party.act("Ada", wire.Remove(4))
    assert refused(party, "Ada", wire.Remove(4)) == "seat-free"
    assert refused(party, "Ada", wire.Remove(6)) == "seat-missing"
    assert refused(party, "Ada", wire.AddBot("nobody")) == "unknown-bot"
    assert refused(party, "Ada", wire.AddBot("thumb", 3)) == "seat-taken"
    party.act("Ada", wire.AddBot("thumb", 4))
    assert party.room.state.chairs[4].bot == "thumb"


def test_options_are_read_strictly_and_written_whole() -> None:
    party = Party("Ada", seats=4)
    party.act("Ada", wire.SetOptions({"hiddentip": True}))
    shown = party.room.frame(None).table
    assert shown.options == {"plan": "full", "notequal": None, "hiddentip": True, "lead_suit": "bsw"}
    assert shown.players == (3, 6)
    for options, place in (
        ({"wings": 1}, "wings"),
        ({"hiddentip": "yes"}, "hiddentip"),
        ({"plan": None}, "plan"),
    ):
        with pytest.raises(Refused) as no:
            party.act("Ada", wire.SetOptions(options))
        assert code_of(no.value) == "bad-options"
        assert no.value.reason.facts["place"] == place


def test_options_and_seats_fit_each_other() -> None:
    party = Party("Ada", seats=3)
    assert refused(party, "Ada", wire.SetOptions({"plan": "dmmixed"})) == "wrong-number-of-players"
    party.act("Ada", wire.SetOptions({"plan": "dmmixed"}, 4))
    assert party.room.frame(None).table.players == (4, 4)
    assert refused(party, "Ada", wire.SetOptions({"plan": "dmmixed"}, 5)) == "wrong-number-of-players"
    with pytest.raises(Misfit):
        party.act("Ada", wire.SetOptions({"plan": "dmmixed", "notequal": True}, 4))
    assert refused(party, "Ada", wire.SetOptions({}, 7)) == "wrong-number-of-players"


def test_fewer_seats_cost_nobody_a_seat() -> None:
    party = Party(seats=6)
    for name, seat in (("Ada", 0), ("Bea", 3), ("Cem", 5)):
        party.sit(name, seat)
    party.act("Ada", wire.SetOptions({}, 4))
    assert names(party) == ["Ada", "", "Bea", "Cem"]
    assert party.seat("Cem") == 3
    party.act("Ada", wire.SetOptions({}, 6))
    assert names(party) == ["Ada", "", "Bea", "Cem", "", ""]
    party.act("Ada", wire.AddBot("thumb"))
    assert refused(party, "Ada", wire.SetOptions({}, 3)) == "seats-occupied"


def test_what_is_settled_by_the_start_is_settled() -> None:
    party = Party("Ada", "Bea", "Cem", seats=4)
    party.start()
    for action in (wire.AddBot("thumb"), wire.Remove(1), wire.SetOptions({}), wire.Start()):
        assert refused(party, "Ada", action) == "not-gathering"
    assert refused(party, "Ada", wire.Promise("0" * 64)) == "promises-frozen"
    assert no_seat(party, "Dov") == "match-running"
    party.act("Ada", wire.Abort())
    assert no_seat(party, "Dov") == "match-over"


def test_nobody_acts_for_a_seat_that_is_not_a_persons() -> None:
    party = Party("Ada", seats=4)
    party.act("Ada", wire.AddBot("thumb"))
    for seat in (1, 2):
        with pytest.raises(Refused) as no:
            party.room.decide(seat, wire.Say("Hello"), party.fresh())
        assert code_of(no.value) == "not-seated"
    for seat in (-1, 4, 10**30):
        with pytest.raises(Refused) as no:
            party.room.decide(seat, wire.Say("Hello"), party.fresh())
        assert code_of(no.value) == "seat-missing"


def test_a_table_that_was_never_opened_is_not_there() -> None:
    room = Room()
    assert room.seq == 0
    with pytest.raises(Refused) as no:
        room.frame(None)
    assert code_of(no.value) == "no-such-table"


def test_time_does_not_run_backwards() -> None:
    party = Party("Ada")
    before = party.room.state.at
    party.clock -= 60_000
    entry = party.act("Ada", wire.Say("What time is it?"))
    assert entry.at == before


def test_an_entry_carries_the_digest_of_its_request() -> None:
    party = Party("Ada")
    one, other = (wire.Act("a-key-of-hers", wire.Say(text)) for text in ("Hello", "Hallo"))
    assert log.digest_of(one) != log.digest_of(other)
    entry = party.room.decide(0, one.do, party.fresh(), log.digest_of(one))
    assert log.read(log.write(entry)).of == log.digest_of(one)
    assert party.room.decide(0, one.do, party.fresh()).of == ""
