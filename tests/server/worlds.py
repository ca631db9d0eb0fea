"""Two tables that differ only in cards which one seat never sees, played in lockstep.

The chance is rigged, so that the worlds differ from the deal on: whatever was computed from the hidden
cards, at the deal or later, differs too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from tests.server.party import Party, boxes
from zaubertisch.games.wizard import Options, Wizard
from zaubertisch.games.wizard.cards import DECK, Card
from zaubertisch.games.wizard.options import rounds
from zaubertisch.games.wizard.state import Own, Play, Public
from zaubertisch.kernel import KeyedRng, Refused, Rng, Seat, Table, mute
from zaubertisch.server.messages import wire
from zaubertisch.server.messages.sentences import problem

ROUNDS = slice(5, 8)
"""Six, seven and eight cards each: enough to hide some, and to play with them."""


class Rigged(KeyedRng):
    """Chance that exchanges two cards in every shuffle."""

    one: Any = None
    other: Any = None

    def shuffle(self, items: Iterable[Any]) -> tuple[Any, ...]:
        pile = list(super().shuffle(items))
        if self.one in pile and self.other in pile:
            here, there = pile.index(self.one), pile.index(self.other)
            pile[here], pile[there] = pile[there], pile[here]
        return tuple(pile)


def rigged(one: Card | None, other: Card | None, base: type[Wizard] = Wizard) -> type[Wizard]:
    """A Wizard of a few middle rounds whose chance exchanges these two cards."""

    class RiggedWizard(base):  # type: ignore[misc, valid-type]
        def deal(self, brought: Sequence[None], rng: Rng) -> Table[Any, Any, Any]:
            assert isinstance(rng, KeyedRng)
            players = len(brought)
            plan = rounds(self.options, players)[ROUNDS]
            public = Public(plan, totals=(0,) * players, start=rng.below(players))
            own = tuple(Own(()) for _ in brought)
            table = Table(public, own, None, Rigged(rng.key, rng.drawn, one, other))
            self._deal_round(table, mute)
            return table

    return RiggedWizard


class Worlds:
    """Two parties that were opened, filled and started alike; `seat` may not tell which one it is in."""

    def __init__(self, seed: int, options: Options, base: type[Wizard] = Wizard) -> None:
        self.chance = Random(seed)
        as_dealt = self.party(seed, options, rigged(None, None, base))
        self.seat: Seat = self.chance.randrange(4)
        self.hidden = self.choose(as_dealt)
        self.pair = (as_dealt, self.party(seed, options, rigged(*self.hidden, base)))

    def party(self, seed: int, options: Options, game: type[Wizard]) -> Party:
        party = Party(
            "Ada", "Bea", "Cem", seats=4, options=msgspec.to_builtins(options), games=boxes(game), seed=seed
        )
        party.act("Ada", wire.AddBot("random"))
        party.start()
        return party

    def choose(self, party: Party) -> tuple[Card, Card]:
        """Two different cards that the seat does not see, one of them in a hand, the other not there."""
        match = party.room.state.match
        assert match is not None
        seen = {*match.table.own[self.seat].hand, match.table.public.turned}
        holder = match.table.own[self.chance.choice([seat for seat in range(4) if seat != self.seat])]
        one = self.chance.choice([card for card in holder.hand if card not in seen])
        others = [card for card in dict.fromkeys(DECK) if card not in (*seen, *holder.hand)]
        return one, self.chance.choice(others)

    def shown(self, party: Party) -> list[bytes]:
        """Every byte that the seat and a spectator can get from a room now."""
        room, seq = party.room, party.room.seq
        frames = [room.frame(who, since) for who in (self.seat, None) for since in (None, seq - 1, seq - 30)]
        said: list[Any] = [*frames, room.summary(), room.wake(500), room.bots_to_move(party.clock, 500)]
        try:
            said.append(room.record())
        except Refused as no:
            said.append(problem(no.reason))
        return [msgspec.json.encode(one) for one in said]

    def refusals(self, party: Party) -> list[bytes]:
        """What the seat hears when it tries this and that; nothing of it is written."""
        turn = party.room.frame(None).turn or 0
        tries: list[dict[str, int | str]] = [
            {"type": "play", "card": card} for card in (*self.hidden, "W", "J", "R1")
        ]
        tries += [{"type": "bid", "tricks": 3}, {"type": "bid", "tricks": 20}, {"type": "trump", "suit": "G"}]
        heard = []
        for move in tries:
            action = wire.Move(turn, msgspec.Raw(msgspec.json.encode(move)))
            try:
                if party.room.state.chairs[self.seat].bot is None:
                    party.room.decide(self.seat, action, party.fresh())
                heard.append(b"granted")
            except Refused as no:
                heard.append(msgspec.json.encode(problem(no.reason)))
        return heard

    def compare(self) -> None:
        """The law: the seat and a spectator get the same bytes and as many frames in both worlds."""
        here, there = self.pair
        assert here.room.seq == there.room.seq
        assert self.shown(here) == self.shown(there)
        assert self.refusals(here) == self.refusals(there)

    def play(self) -> Iterator[None]:
        """The same moves in both worlds until a hidden card must be shown, one turn after the other."""
        while all(party.phase == "playing" for party in self.pair):
            yield
            seat = self.chance.choice(self.pair[0].room.state.waiting())
            both = [party.room.question(seat) for party in self.pair]
            here, there = (question.game.legal_moves(question.view) for question in both)
            common = [move for move in here if move in there and move not in map(Play, self.hidden)]
            if not common:
                return
            move = self.chance.choice(common)
            for party in self.pair:
                party.answer(seat, move)
            if self.chance.random() < 0.1:
                for party in self.pair:
                    party.act("Bea", wire.Say("Well played"))
            if self.redealt():
                return

    def redealt(self) -> bool:
        """Whether a new round shows one of the cards to the seat: from here on it may know."""
        publics = [party.room.frame(self.seat).view for party in self.pair]
        seen = [{*view.own.hand, view.public.turned} for view in publics]
        return seen[0] != seen[1]
