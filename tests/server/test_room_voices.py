"""Talk: phrases that everyone reads in their own language, and voices that the host takes."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.server.party import Party, code_of
from zaubertisch.kernel import Refused
from zaubertisch.server.messages import wire
from zaubertisch.server.table.talk import PHRASES


def refused(party: Party, name: str, action: wire.Action) -> str:
    with pytest.raises(Refused) as no:
        party.act(name, action)
    return code_of(no.value)


def test_every_phrase_can_be_said_and_is_a_sentence_too() -> None:
    party = Party("Ada", "Bea")
    for phrase in get_args(wire.Phrase):
        party.act("Ada", wire.SayPhrase(phrase))
    said = party.room.frame(None).said
    assert [line.phrase for line in said] == list(get_args(wire.Phrase)) == list(PHRASES)
    assert [line.text for line in said] == list(PHRASES.values())
    party.act("Ada", wire.Say("Hello."))
    assert party.room.frame(None).said[-1].phrase is None


def test_a_silenced_person_plays_on_and_says_nothing() -> None:
    party = Party("Ada", "Bea", "Cem")
    party.act("Ada", wire.Silence(party.seat("Bea")))
    assert party.room.frame(None).table.seats[1].silenced
    assert refused(party, "Bea", wire.Say("But")) == "silenced"
    assert refused(party, "Bea", wire.SayPhrase("sorry")) == "silenced"
    party.start()
    party.act("Ada", wire.Silence(party.seat("Bea"), on=False))
    party.act("Bea", wire.Say("Thank you"))
    assert [code for code in party.happened if "ced" in code] == ["silenced", "voiced"]


def test_only_the_host_takes_a_voice_and_never_their_own_or_nobodys() -> None:
    party = Party("Ada", "Bea", seats=4)
    party.act("Ada", wire.AddBot("thumb"))
    assert refused(party, "Bea", wire.Silence(0)) == "not-host"
    assert refused(party, "Ada", wire.Silence(0)) == "own-voice"
    assert refused(party, "Ada", wire.Silence(2)) == "seat-without-voice"
    assert refused(party, "Ada", wire.Silence(3)) == "seat-without-voice"
    assert refused(party, "Ada", wire.Silence(9)) == "seat-missing"
