"""A room in which a quick duel is played: two who choose in secret at the same time, and a draw."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.party import Party, code_of
from zaubertisch.games import GAMES
from zaubertisch.games.duell.cards import SPELL, Card
from zaubertisch.games.duell.state import Cast, Drink
from zaubertisch.kernel import Refused
from zaubertisch.kernel.record import verify
from zaubertisch.server.messages import wire
from zaubertisch.server.table import log


def duel(seed: int = 0, **options: Any) -> Party:
    """A duel that has begun."""
    party = Party("Ada", "Bea", seats=2, options=options, games=GAMES, seed=seed, game="duell")
    party.start()
    return party


def move(turn: int, choice: Any) -> wire.Move:
    return wire.Move(turn, msgspec.Raw(msgspec.json.encode(choice)))


@pytest.mark.parametrize("hidden_potion", [False, True])
def test_nobody_sees_what_the_other_has_chosen(hidden_potion: bool) -> None:
    """Frames to others are identical for every choice, and as many, until both have chosen."""
    compared = {"drink": 0, "cast": 0}
    for seed in range(8):
        party, chance = duel(seed, hidden_potion=hidden_potion, unpayable="barred"), Random(seed)
        while party.phase == "playing":
            waiting, before, fresh = party.room.state.waiting(), party.room.seq, party.fresh()
            if len(waiting) == 2:
                seat, shown = chance.choice(waiting), set[bytes]()
                legal = party.room.frame(seat).legal
                for choice in legal:
                    twin = party.again()
                    twin.fold(twin.decide(seat, move(party.turn, choice), fresh))
                    frames = [twin.frame(who, since) for who in (None, 1 - seat) for since in (None, before)]
                    shown.add(msgspec.json.encode([*frames, twin.summary(), twin.seq, twin.wake(500)]))
                    compared["drink" if choice == Drink() else "cast"] += 1
                assert len(shown) == 1
            party.step(chance)
    assert min(compared.values()) > 3


def test_two_answers_to_one_question_are_both_taken_and_a_second_one_of_a_seat_is_not() -> None:
    party = duel()
    ada, bea = (party.room.frame(seat).legal for seat in (0, 1))
    turn = party.turn
    party.act("Ada", move(turn, ada[0]))
    with pytest.raises(Refused) as no:
        party.act("Ada", move(turn, ada[1]))
    assert code_of(no.value) == "already-chosen"
    party.act("Bea", move(turn, bea[0]))  # the question is still the same: it is not stale
    assert party.turn == turn + 1
    assert party.room.state.match is not None
    assert party.room.state.match.table.public.rounds[0].cards == (ada[0].card, bea[0].card)


@pytest.mark.rule("DA18")
def test_when_time_is_up_thumb_chooses_what_can_be_paid() -> None:
    party = Party("Ada", "Bea", seats=2, games=GAMES, game="duell", clock=30)
    party.start()
    mana = party.room.frame(None).view.public.mana
    moved = [event for event in party.time_goes(30_100) if isinstance(event, log.Moved)]
    assert [(event.seat, event.bot) for event in moved] == [(0, "thumb"), (1, "thumb")]
    (fought,) = party.room.frame(None).view.public.rounds
    assert all(SPELL[card].cost <= had for card, had in zip(fought.cards, mana, strict=True))
    assert party.phase == "playing"


def test_a_draw_is_a_result_of_its_own() -> None:
    """Both cast what they cannot pay; the record says 0 and 0, and holds together."""
    party = next(party for party in map(duel, range(200)) if all(map(dear, hands(party))))
    turn = party.turn
    for name, own in zip(("Ada", "Bea"), hands(party), strict=True):
        party.act(name, move(turn, Cast(dear(own)[0])))
    assert party.phase == "over"
    record = party.room.record()
    assert (record.scores, record.over) == ((0, 0), True)
    assert verify(record, GAMES).sound


def hands(party: Party) -> tuple[Any, ...]:
    assert party.room.state.match is not None
    return party.room.state.match.table.own


def dear(own: Any) -> list[Card]:
    """The cards of a hand that five mana do not pay."""
    return [card for card in own.hand if SPELL[card].cost > 5]
