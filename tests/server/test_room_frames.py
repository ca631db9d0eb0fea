"""What a frame says, to whom, and what is new in it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.server.party import GAMES, INVITE, SHORT, Party, code_of, nonce_of, snapshot, token_of
from zaubertisch.games.wizard.state import CardPlayed, MatchOver, Public, RoundScored, TrickTaken
from zaubertisch.kernel import Box, Refused
from zaubertisch.server.messages import wire
from zaubertisch.server.table.story import REACH, TALK


def playing(games: Mapping[str, Box] = SHORT) -> Party:
    party = Party("Ada", "Bea", "Cem", games=games)
    party.start()
    return party


def test_looking_changes_nothing() -> None:
    party = playing()
    before = snapshot(party.room)
    for seat in (None, 0, 1, 2):
        for since in (None, 0, party.room.seq, -5, 10**20):
            party.frame(seat, since)
    party.room.summary()
    assert snapshot(party.room) == before


def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    party = playing()
    match = party.room.state.match
    assert match is not None
    for seat in range(3):
        frame = party.room.frame(seat)
        assert (frame.seat, frame.view.seat) == (seat, seat)
        assert frame.view.own == match.table.own[seat]
    watched = party.room.frame(None)
    assert (watched.seat, watched.view.seat, watched.view.own, watched.legal) == (None, None, None, ())


def test_legal_moves_are_for_the_seat_that_is_waited_for() -> None:
    party, chance = playing(), Random(4)
    while party.phase == "playing":
        frames = [party.room.frame(seat) for seat in range(3)]
        assert tuple(seat for seat in range(3) if frames[seat].legal) == frames[0].waiting
        party.step(chance)


@pytest.mark.parametrize("phase", ["gathering", "opening", "playing"])
def test_no_frame_carries_a_secret_before_the_end(phase: str) -> None:
    """Not the key, nor what opens a seat or the table, nor a nonce."""
    party = Party("Ada", "Bea", "Cem")
    if phase == "opening":
        party.act("Ada", wire.Start())
        party.open("Ada")
        party.open("Bea")
    if phase == "playing":
        party.start()
        party.play_on(Random(0), turns=9)
    assert party.phase == phase
    state = party.room.state
    secrets = {state.key, state.invite, INVITE}
    secrets |= {chair.token or "" for chair in state.chairs} | {token_of(name) for name in party.people}
    secrets |= {nonce_of(name, party.match) for name in party.people}
    if state.match is not None:
        secrets |= {state.match.key.hex()}
    shown = b"".join(party.frame(seat, since) for seat in (None, 0, 1, 2) for since in (None, 1))
    shown += msgspec.json.encode(party.room.summary())
    assert [secret for secret in secrets if secret.encode() in shown] == []
    assert party.room.frame(0).table.key is None


def test_that_a_nonce_is_open_is_all_that_is_told_of_it() -> None:
    party = Party("Ada", "Bea", "Cem")
    party.act("Ada", wire.Start())
    party.open("Bea")
    seats = party.room.frame(None).table.seats
    assert [(seat.promised, seat.opened) for seat in seats] == [(True, False), (True, True), (True, False)]


def test_events_are_those_since_then() -> None:
    party, chance = playing(), Random(1)
    told: list[tuple[object, ...]] = [()] * party.room.seq  # at each place of the log
    while party.phase == "playing":
        before = party.room.seq
        party.step(chance)
        told.append(party.room.frame(1, since=before).events)
        assert party.room.frame(None, since=before).events == told[-1]  # in Wizard all is told to all
        for back in range(8):
            new = tuple(event for events in told[len(told) - back :] for event in events)
            assert party.room.frame(1, since=party.room.seq - back).events == new
    assert list(map(type, told[-1])) == [CardPlayed, TrickTaken, RoundScored, MatchOver]


def test_who_comes_new_or_from_too_far_behind_has_nothing_to_animate() -> None:
    party = playing(games=GAMES)
    party.play_on(Random(1), turns=REACH)
    seq = party.room.seq
    assert party.room.frame(0, since=seq - REACH).events != ()
    for since in (None, seq - REACH - 1, 0, -1, seq + 1):  # a place ahead of the log is no place in it
        frame = party.room.frame(0, since)
        assert (frame.events, frame.happened) == ((), ())


def test_talk_is_there_for_who_comes_new_and_once_for_who_stays() -> None:
    party = playing()
    for number in range(TALK + 20):
        party.act("Bea", wire.Say(f"line {number}"))
    lines = party.room.frame(None).said
    assert [line.text for line in lines] == [f"line {number}" for number in range(20, TALK + 20)]
    assert {(line.seat, line.name) for line in lines} == {(1, "Bea")}
    seq = party.room.seq
    assert [line.text for line in party.room.frame(2, since=seq - 2).said] == ["line 118", "line 119"]
    assert party.room.frame(2, since=seq).said == ()


def test_a_line_belongs_to_who_said_it_wherever_they_sit_by_now() -> None:
    party = Party(seats=5)
    for name, seat in (("Ada", 1), ("Bea", 4), ("Cem", 3), ("Dov", 0)):
        party.sit(name, seat)
        party.act(name, wire.Say(f"I am {name}"))
    party.act("Dov", wire.Leave())
    party.sit("Eva", 0)  # on Dov's seat, but these are not her words
    seats = [(line.name, line.seat) for line in party.room.frame(None).said]
    assert seats == [("Ada", 1), ("Bea", 4), ("Cem", 3), ("Dov", None)]
    party.start()  # seat 2 is free and goes
    seats = [(line.name, line.seat) for line in party.room.frame(None).said]
    assert seats == [("Ada", 1), ("Bea", 3), ("Cem", 2), ("Dov", None)]


def test_talk_is_text_and_nothing_else() -> None:
    party = playing()
    party.act("Ada", wire.Say("  <b>never</b>\n\n & \u202eyes\u2066 \x00\x1b[31m\u2028 no\u200f "))
    assert party.room.frame(0).said[0].text == "<b>never</b> & yes [31m no"
    with pytest.raises(Refused) as no:
        party.act("Ada", wire.Say(" \u202e\x07 \n"))
    assert code_of(no.value) == "nothing-said"


def test_what_happens_at_the_table_is_told() -> None:
    party = Party(seats=4)
    since = party.room.seq

    def news() -> list[tuple[str, dict[str, int | str]]]:
        nonlocal since
        frame = party.room.frame(None, since)
        since = frame.seq
        return [(happened.code, happened.facts) for happened in frame.happened]

    for name in ("Ada", "Bea", "Cem"):
        party.sit(name)
    assert news() == [
        ("sat", {"seat": seat, "name": name}) for seat, name in enumerate(("Ada", "Bea", "Cem"))
    ]
    party.act("Ada", wire.AddBot("random"))
    (bot,) = news()
    assert bot == ("bot", {"seat": 3, "bot": "random", "name": party.room.state.chairs[3].name})
    party.act("Ada", wire.Remove(3))
    party.act("Ada", wire.SetOptions({}, 3))
    assert [code for code, _ in news()] == ["removed", "options"]
    party.start()
    assert [code for code, _ in news()] == ["started", "dealt"]
    party.act("Cem", wire.Leave())
    party.act("Cem", wire.Return())
    assert news() == [("left", {"seat": 2, "name": "Cem"}), ("returned", {"seat": 2, "name": "Cem"})]
    party.play_on(Random(0))
    assert news()[-1] == ("over", {})
    party.act("Ada", wire.Rematch())
    party.act("Cem", wire.Leave())
    assert news() == [("renewed", {}), ("got_up", {"seat": 2, "name": "Cem"})]


def test_a_voided_start_and_an_abort_say_by_whom() -> None:
    party = Party("Ada", "Bea", "Cem")
    party.act("Ada", wire.Start())
    before = party.room.seq
    party.act("Bea", wire.Leave())
    (happened,) = party.room.frame(None, before).happened
    assert (happened.code, happened.facts) == ("voided", {"names": "Bea"})
    party.sit("Bea")
    for name in ("Ada", "Cem"):
        party.promise(name)
    party.start()
    before = party.room.seq
    party.act("Ada", wire.Abort())
    (happened,) = party.room.frame(None, before).happened
    assert (happened.code, happened.facts) == ("aborted", {"name": "Ada"})


def test_after_the_last_trick_the_view_is_still_there() -> None:
    party = playing()
    party.play_on(Random(2))
    frame = party.room.frame(1)
    assert isinstance(frame.view.public, Public)
    assert frame.view.public.phase == "over"
    assert frame.facts.winners != ()
    assert (frame.waiting, frame.legal) == ((), ())


def test_the_summary_is_what_everyone_may_know() -> None:
    party = Party("Ada", seats=3, listed=True)
    party.act("Ada", wire.AddBot("random"))
    summary = party.room.summary()
    assert [seat.kind for seat in summary.seats] == ["person", "bot", "free"]
    assert (summary.title, summary.game, summary.phase, summary.at) == (
        "Thursday",
        "wizard",
        "gathering",
        party.room.state.at,
    )


def test_the_protocol_lists_what_can_happen() -> None:
    root = Path(__file__).parents[2]
    source = (root / "src/zaubertisch/server/table/folding.py").read_text()
    page = (root / "docs/protocol.md").read_text()
    told = [*re.findall(r'tell\(state, "(\w+)"', source), "got_up", "removed"]
    paragraph = page[page.index("`happened` tells") :].split("\n\n")[0]
    assert [code for code in told if f"`{code}`" not in paragraph] == []
