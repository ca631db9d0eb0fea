"""Seelenkrieger in the room: very many moves, and decks that people bring."""

from __future__ import annotations

import logging
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.party import Party
from zaubertisch.games import GAMES
from zaubertisch.games.seelenkrieger import usual
from zaubertisch.games.seelenkrieger.deck import Deck, Lot, cards
from zaubertisch.games.seelenkrieger.moves import Attack, EndTurn, Keep, Pass
from zaubertisch.games.seelenkrieger.starters import starter
from zaubertisch.kernel import Refused, expand
from zaubertisch.kernel.record import rebuild, verify
from zaubertisch.lab.souls import A_SIDE, crowd
from zaubertisch.server.messages import wire
from zaubertisch.server.net.answers import answer
from zaubertisch.server.table.replaying import replay_of

HEER: dict[str, Any] = msgspec.to_builtins(starter("heer-der-gruft"))
BOLLWERK: dict[str, Any] = msgspec.to_builtins(starter("bollwerk-der-tiefen"))


def souls(seed: int = 0, **options: Any) -> Party:
    """A match of Seelenkrieger at whose table Ada and Bea sit."""
    return Party("Ada", "Bea", seats=2, options=options, games=GAMES, seed=seed, game="seelenkrieger")


def test_a_crowded_field_travels_in_a_small_frame_with_all_its_moves() -> None:
    party = souls()
    party.start()
    match = party.room.state.match
    assert match is not None
    crowd(match.table.public)
    frame = party.room.frame(0)
    assert len(msgspec.json.encode(frame)) < 20 * 1024
    every = match.game.legal_moves(match.view(0))
    assert len(every) > 3_500
    (offer,) = frame.offers
    attacks = [move for move in every if isinstance(move, Attack)]
    assert list(expand([offer])) == attacks
    some = [move for move in frame.legal if isinstance(move, Attack)]
    assert [len(move.attackers) for move in some] == [1] * A_SIDE
    assert set(frame.legal) <= set(every)
    assert set(every) - set(attacks) <= set(frame.legal)
    for seat in (1, None):
        assert party.room.frame(seat).offers == party.room.frame(seat).legal == ()


def test_few_attacks_are_told_one_by_one_as_well() -> None:
    party = souls()
    party.start()
    match = party.room.state.match
    assert match is not None
    crowd(match.table.public, 2)
    frame = party.room.frame(0)
    assert len(frame.offers) == 1
    assert list(frame.legal) == list(match.game.legal_moves(match.view(0)))


# -- decks


def other_main(deck: dict[str, Any], main: dict[str, Any]) -> dict[str, Any]:
    """The side deck and the hero of one, the main deck of another: a difference that nobody else may see."""
    return {**deck, "main": main["main"]}


def refusal(party: Party, name: str, action: wire.Action) -> Refused:
    before = party.room.seq
    with pytest.raises(Refused) as no:
        party.act(name, action)
    assert party.room.seq == before
    return no.value


def test_a_deck_is_brought_when_sitting_down_and_played() -> None:
    party = Party(seats=2, games=GAMES, game="seelenkrieger")
    party.sit("Ada", brings=HEER)
    party.sit("Bea")
    assert msgspec.to_builtins(party.room.frame(0).brought) == HEER
    assert party.room.frame(1).brought is None
    party.start()
    assert party.room.state.match is not None
    assert party.room.state.match.brought == (
        starter("heer-der-gruft"),
        usual(1),
    )


def test_a_deck_is_changed_until_the_start_and_goes_along_with_its_seat() -> None:
    party = Party("Ada", seats=2, games=GAMES, game="seelenkrieger")
    party.act("Ada", wire.SetOptions({}, 2))
    party.sit("Bea", brings=HEER)
    party.act("Bea", wire.Bring(BOLLWERK))
    party.act("Bea", wire.Bring())
    assert party.room.frame(1).brought is None
    party.act("Bea", wire.Bring(BOLLWERK))
    party.act("Ada", wire.Start())
    assert refusal(party, "Bea", wire.Bring(HEER)).reason.code == "not-gathering"
    for name in party.people:
        party.open(name)
    assert party.room.state.match is not None
    assert msgspec.to_builtins(party.room.state.match.brought[1]) == BOLLWERK
    party.act("Ada", wire.Abort())
    party.act("Ada", wire.Rematch())
    assert msgspec.to_builtins(party.room.frame(1).brought) == BOLLWERK
    party.act("Bea", wire.Leave())
    party.sit("Cem")
    assert party.room.frame(1).brought is None


def test_a_deck_that_may_not_be_played_is_refused_with_all_that_is_wrong() -> None:
    party = souls()
    short = msgspec.to_builtins(Deck(main=(Lot("M1", 6), Lot("XX", 1)), hero="M1"))  # type: ignore[arg-type]
    no = refusal(party, "Ada", wire.Bring(short))
    assert (no.reason.code, no.reason.facts) == ("deck-not-allowed", {"problems": len(no.parts)})
    assert {part.code for part in no.parts} == {
        "too-many-copies",
        "unknown-card",
        "main-size",
        "few-warriors",
        "not-a-hero",
    }
    bads: list[Any] = [{"main": "M1"}, {"main": [], "extra": 1}, [], 7]
    for bad in bads:
        assert refusal(party, "Ada", wire.Bring(bad)).reason.code == "bad-deck"
    party.act("Bea", wire.Leave())
    with pytest.raises(Refused) as sat:
        party.sit("Bea", brings=short)
    assert len(sat.value.parts) == 5
    wizard = Party("Ada")
    assert refusal(wizard, "Ada", wire.Bring(HEER)).reason.code == "nothing-to-bring"


def test_all_that_is_wrong_travels_with_codes_and_sentences() -> None:
    no = refusal(souls(), "Ada", wire.Bring({"main": [{"card": "M1", "count": 6}]}))
    sent = msgspec.json.decode(msgspec.json.encode(answer(None, no).content), type=wire.Problem)  # type: ignore[arg-type]
    codes = {part.code: part for part in sent.parts}
    assert codes["main-size"].message == "The main deck has 6 cards and needs 40."
    assert codes["too-many-copies"].facts == {"zone": "main", "card": "M1", "have": 6, "want": 5}


def test_at_the_start_every_deck_must_fit_the_options_that_are_now() -> None:
    """The host hears whose deck does not fit; what is wrong with it, only its own seat."""
    party = Party("Ada", seats=2, games=GAMES, game="seelenkrieger")
    party.sit("Bea", brings=HEER)
    party.act("Ada", wire.Bring(BOLLWERK))
    party.act("Ada", wire.SetOptions({"deck": "quick"}))
    no = refusal(party, "Ada", wire.Start())
    assert (no.reason.code, no.reason.facts, no.parts) == ("decks-do-not-fit", {"names": "Ada, Bea"}, ())
    for seat in (0, 1):
        assert [part.code for part in party.room.frame(seat).misfits] == ["main-size"]
    assert party.room.frame(None).misfits == ()
    party.act("Ada", wire.SetOptions({}))
    assert party.room.frame(1).misfits == ()
    party.start()
    assert party.phase == "playing"


def test_the_usual_decks_must_fit_too() -> None:
    party = souls(side_singleton=True)
    assert refusal(party, "Ada", wire.Start()).reason.code == "decks-do-not-fit"


def test_whoever_brings_no_deck_to_a_quick_table_has_one_of_thirty_cards() -> None:
    party = souls(deck="quick")
    party.start()
    assert party.phase == "playing"
    assert party.room.state.match is not None
    assert [len(cards(deck.main)) for deck in party.room.state.match.brought] == [30, 30]


def test_no_byte_that_others_receive_tells_which_deck_somebody_brought() -> None:
    """Two worlds in which Ada's main deck differs: Bea and a spectator see the same until the end."""
    decks = (HEER, other_main(HEER, BOLLWERK))
    chance, compared = Random(7), 0
    pair = []
    for deck in decks:
        party = Party(seats=2, games=GAMES, game="seelenkrieger")
        party.sit("Ada")
        party.sit("Bea")
        party.act("Ada", wire.Bring(deck))
        pair.append(party)

    def shown(party: Party) -> list[bytes]:
        frames = [party.room.frame(who, since) for who in (1, None) for since in (None, party.room.seq - 1)]
        return [msgspec.json.encode(one) for one in (*frames, party.room.summary(), party.room.wake(500))]

    def compare() -> None:
        assert shown(pair[0]) == shown(pair[1])
        assert party_own(pair[0]) != party_own(pair[1])

    def party_own(party: Party) -> bytes:
        return msgspec.json.encode(party.room.frame(0))

    compare()
    for party in pair:
        party.start()
    while True:
        compare()
        compared += 1
        seat = pair[0].room.state.waiting()[0]
        question = pair[0].room.question(seat)
        legal = list(question.game.legal_moves(question.view))
        quiet = [move for move in legal if seat == 1 or isinstance(move, Keep | Pass | EndTurn)]
        move = chance.choice(quiet)
        for party in pair:
            party.answer(seat, move)
        if pair[0].phase == "over":
            break
    assert compared > 8
    assert pair[1].phase == "over"
    records = [party.room.record().brought for party in pair]
    assert records[0] != records[1]


def test_the_record_holds_the_decks_and_can_be_checked_and_watched() -> None:
    party = Party(seats=2, games=GAMES, game="seelenkrieger")
    party.sit("Ada", brings=HEER)
    party.sit("Bea", brings=BOLLWERK)
    party.start()
    chance = Random(3)
    for _ in range(40):
        party.step(chance)
    if party.phase == "playing":
        party.act("Ada", wire.Abort())
    record = party.room.record()
    assert msgspec.json.decode(record.brought) == msgspec.json.decode(msgspec.json.encode([HEER, BOLLWERK]))
    assert verify(record, GAMES).sound
    assert rebuild(record, GAMES).brought[0] == starter("heer-der-gruft")
    (ended,) = party.room.state.ended.values()
    told = replay_of(ended)
    assert [msgspec.convert(brought, Deck) for brought in told.brought] == list(
        rebuild(record, GAMES).brought
    )
    assert len(told.moments) == rebuild(record, GAMES).turn + 1
    assert party.again().record() == record


def test_no_log_line_holds_a_deck(caplog: pytest.LogCaptureFixture) -> None:
    party = souls()
    entry = party.act("Ada", wire.Bring(HEER))
    logging.getLogger("test").error("%r %r %r", entry, entry.event, party.room.state)
    assert caplog.text
    for lot in HEER["main"]:
        assert f"'{lot['card']}'" not in caplog.text
