"""The night in another world, where cards that one seat never sees lie otherwise: it is sent the same."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from copy import copy
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from tests.laws.duell import DUELL_LAWS
from tests.laws.kampf import KAMPF_LAWS
from tests.laws.seelenkrieger import SOUL_LAWS
from tests.laws.two_worlds import OtherChance
from tests.laws.wizard import WIZARD_LAWS
from zaubertisch.kernel import AnyGame, KeyedRng, Refused, Rng, Table
from zaubertisch.server.table import log
from zaubertisch.server.table.room import Room

if TYPE_CHECKING:
    from tests.sim.person import Sent
    from tests.sim.world import World


BOOKS = {"wizard": WIZARD_LAWS, "kampf": KAMPF_LAWS, "duell": DUELL_LAWS, "seelenkrieger": SOUL_LAWS}


class TwinChance(OtherChance):
    """It can be told whether it was drawn from, as of the real one."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TwinChance) and self.drawn == other.drawn

    __hash__ = None  # type: ignore[assignment]

    @property
    def drawn(self) -> list[Any]:
        return [self.rng, self.later, self.shuffled, self.before, self.after]

    def __copy__(self) -> TwinChance:
        twin = super().__copy__()
        twin.__class__ = TwinChance
        assert isinstance(twin, TwinChance)
        return twin


def check_twin(world: World, entries: list[log.Entry]) -> None:
    """Fold the log in both worlds; one seat's frames, and a spectator's, must be those that were sent."""
    twins = Twins(world)
    here, there = Room(world.games), Room(twins.games)
    sent: dict[int, list[Sent]] = defaultdict(list)
    for tab in world.tabs:
        for frame in tab.sent:
            sent[frame.seq].append(frame)
    for entry in entries:
        if twins.comes_out(here, there, entry) or not twins.fold(here, there, entry):
            return
        seat = twins.seat % len(here.state.chairs)
        for frame in sent[here.seq]:
            reader = here.seat_of(frame.token)
            if reader in (None, seat):
                world.events["twin"] += here.state.phase == "playing"
                twin = msgspec.json.encode(there.frame(reader, frame.since))
                assert twin == frame.bytes, f"seat {reader} can tell two worlds apart at entry {here.seq}"


class Twins:
    """The other world: which cards lie otherwise, and when it is over."""

    def __init__(self, world: World) -> None:
        box = world.games[world.evening.game]
        self.book, self.box, self.chance = BOOKS[box.name], box, Random(world.now)
        self.seat = self.chance.randrange(world.evening.seats)
        self.places: dict[bytes, tuple[int, int] | None] = {}
        self.games = {box.name: msgspec.structs.replace(box, make=self.make)}

    def make(self, options: Any) -> AnyGame:
        game = self.box.make(options)
        deal = game.deal

        def other_deal(brought: Sequence[Any], rng: Rng) -> Table[Any, Any, Any]:
            assert isinstance(rng, KeyedRng)
            players, seat = len(brought), self.seat % len(brought)
            if rng.key not in self.places:
                self.places[rng.key] = self.book.hidden_pair(game, players, None, seat, self.chance)
            which = self.book.shuffle_of(seat, self.places[rng.key])
            after = self.book.shuffles - 1 - which
            return deal(brought, TwinChance(rng, self.places[rng.key], KeyedRng(rng.key[::-1]), which, after))

        game.deal = other_deal  # type: ignore[method-assign]
        return game

    def comes_out(self, here: Room, there: Room, entry: log.Entry) -> bool:
        """Whether this entry shows what differs."""
        if here.seq == 0 or not isinstance(event := entry.event, log.Moved):
            return False
        one, other = here.state.match, there.state.match
        assert one is not None
        assert other is not None
        move = msgspec.json.decode(event.move, type=self.box.move)
        seat = self.seat % len(here.state.chairs)
        return self.book.comes_out(one.table, other.table, seat, event.seat, move)

    def fold(self, here: Room, there: Room, entry: log.Entry) -> bool:
        """Make it true in both; False when the worlds part."""
        before = None if here.seq == 0 or here.state.match is None else copy(here.state.match.table.public)
        here.fold(entry)
        try:
            there.fold(entry)
        except Refused:
            return False  # the other world does not allow what was done here
        one, other = here.state.match, there.state.match
        if here.state.phase == "over" or one is None or other is None:
            return here.state.phase != "over"
        places, seat = self.places[one.key], self.seat % len(here.state.chairs)
        moved = before is not None and isinstance(entry.event, log.Moved)
        if moved and set(places or ()) & set(self.book.drawn(before, one.table.public, seat)):
            return False  # it has drawn what differs
        return isinstance(other.table.rng, TwinChance) and not other.table.rng.parted
