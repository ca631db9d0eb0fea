"""Evenings of requests of every kind: what is refused changes nothing, what is granted is read again."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from tests.server.mischief import PEOPLE, any_action, any_sitter
from tests.server.party import INVITE, PACE, SHORT, Party, code_of, snapshot
from zaubertisch.kernel import Refused
from zaubertisch.kernel.record import verify
from zaubertisch.server.messages import wire
from zaubertisch.server.messages.sentences import SENTENCES, problem
from zaubertisch.server.table import log
from zaubertisch.server.table.seat import Chair


class Evening:
    """A party where people ask for whatever comes to mind; it counts what became of it."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        options = {"hiddentip": self.chance.random() < 0.5}
        self.party = Party(
            seats=self.chance.choice((3, 4, 5)),
            options=options,
            listed=seed % 2 == 0,
            seed=seed,
            clock=(0, 30, 86_400)[seed % 3],
            serious=seed % 5 == 4,
        )
        self.granted: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()

    def ask(self) -> None:
        """One request, of somebody who sits here, wants to, or has no business here; or time goes by."""
        party = self.party
        before = snapshot(party.room)
        try:
            entry = self.entry()
        except Refused as no:
            assert snapshot(party.room) == before
            self.refused[code_of(no)] += 1
            said = msgspec.json.encode(problem(no.reason))  # whatever was sent, the answer can be sent
            assert msgspec.json.decode(said, type=wire.Problem).code in SENTENCES
            return
        assert snapshot(party.room) == before  # to decide is not to do
        if entry is not None:
            at = party.room.state.at
            party.write(entry)
            assert party.room.state.at >= at
            self.granted[type(entry.event).__name__] += 1

    def ends(self) -> None:
        """The table is closed, and nobody gets anything more."""
        self.granted.update(type(entry.event).__name__ for entry in self.party.ends())
        for _ in range(20):
            before = len(self.party.rows)
            self.ask()
            assert len(self.party.rows) == before

    def entry(self) -> log.Entry | None:
        party, chance = self.party, self.chance
        party.clock += chance.choice((0, 0, 0, 50, 800, 3000, -4000))
        draw = chance.random()
        people = [name for name in PEOPLE if party.room.seat_of(party.token(name)) is not None]
        if draw < 0.1 or not people:
            request, invite = any_sitter(party, chance)
            return party.room.sit(request, INVITE if chance.random() < 0.8 else invite, party.fresh())
        if draw < 0.2:
            return self.presence(chance.choice(party.room.state.chairs))
        if draw < 0.4:
            return next(iter(party.room.due(party.fresh(), PACE)), None) or self.bots()
        name = chance.choice(people)
        return party.room.decide(party.seat(name), any_action(party, name, chance), party.fresh())

    def presence(self, chair: Chair) -> log.Entry | None:
        """Somebody comes or goes, or no server has run for a while."""
        party, chance = self.party, self.chance
        seat = None if chair.token is None else party.room.seat_with(chair.token)
        if seat is None or chance.random() < 0.1:
            alive = party.room.state.at + chance.randint(-4000, 4000)
            return party.room.credit(alive, alive + chance.randint(-100, 4000), party.fresh())
        if chance.random() < 0.4:
            return party.room.gone(seat, chance.choice((0, 500, 20_000)), party.fresh())
        return party.room.arrived(seat, party.fresh())

    def bots(self) -> log.Entry | None:
        for seat, bot in self.party.room.bots_to_move(self.party.clock, PACE):
            question = self.party.room.question(seat)
            move = self.chance.choice(question.game.legal_moves(question.view))
            return self.party.room.bot_move(seat, bot, question.turn, move, self.party.fresh())
        return None


def test_what_is_refused_changes_nothing_and_what_is_granted_can_be_read_again(long: bool) -> None:
    granted, refused = Counter[str](), Counter[str]()
    for seed in range(200 if long else 20):
        evening = Evening(seed)
        for _ in range(600):
            evening.ask()
        party = evening.party
        again = party.again()
        assert snapshot(again) == snapshot(party.room)
        seats = (None, *range(len(party.room.state.chairs)))
        for seat in seats:
            since = party.room.seq - 10
            assert msgspec.json.encode(again.frame(seat, since)) == party.frame(seat, since)
        if party.room.state.ended:
            assert verify(party.room.record(), SHORT).sound
        evening.ends()
        assert snapshot(party.again()) == snapshot(party.room)
        granted += evening.granted
        refused += evening.refused
    kinds = {kind.__name__ for kind in log.Event.__args__} - {"Opened"}
    assert set(granted) == kinds, granted
    here = {"bad-move", "stale-turn", "already-chosen", "bid-out-of-range", "away", "not-host", "name-sign"}
    here |= {"serious-table", "others-have-acted", "turn-settled", "nobody-asks", "silenced", "own-voice"}
    here |= {"token-spent", "nonce-not-promised", "promise-copied", "table-full", "bad-options"}
    assert here <= set(refused), refused


@pytest.mark.parametrize("seed", range(6))
def test_an_evening_goes_on_from_any_place_of_the_log(seed: int) -> None:
    """A room that was just read decides like the one that was there all along."""
    evening = Evening(seed)
    for number in range(400):
        evening.ask()
        if number % 40 == 0:
            evening.party.room = evening.party.again()
    other = Evening(seed)
    for _ in range(400):
        other.ask()
    assert evening.party.rows == other.party.rows


def test_any_text_makes_an_action_or_none() -> None:
    """What comes in is read into an action, or not at all."""
    for text in (
        '{"key":"12345678","do":{"type":"start","now":true}}',
        '{"key":"12345678","do":{"type":"fly"}}',
        '{"key":"short","do":{"type":"start"}}',
        '{"key":"12345678\\n","do":{"type":"start"}}',
        '{"key":"12345678","do":{"type":"nonce","nonce":"00"}}',
        '{"key":"12345678","do":{"type":"nonce","nonce":"' + "0" * 64 + '\\n"}}',
        '{"key":"12345678","do":{"type":"move","turn":"1","move":{}}}',
        '{"key":"12345678","do":{"type":"say","text":"' + "x" * 501 + '"}}',
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text, type=wire.Act)
