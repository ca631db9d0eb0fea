"""The law of two worlds: no byte that a seat receives hangs on what it may not know.

A match goes on in two worlds at once.  They differ in two cards that one seat does not see, from the
shuffle on, so that what was worked out at the deal would differ too; in all the chance to come; and in what
the others choose in secret.  The same moves are made in both.  Until a hidden card must come out, or that
seat draws it, that seat, and a spectator, must be sent the same bytes, and as many of them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import dataclass
from typing import Any, TypeVar

from tests.laws.lawbook import Lawbook
from tests.laws.play import enc
from tests.laws.settings import AnyMatch
from zaubertisch.kernel import EVERYONE, AnyGame, KeyedRng, Match, Rng, Seat, Table

T = TypeVar("T")
Heard = list[tuple[Seat, Any]]


class Leak(AssertionError):
    """A seat, or a spectator, could tell the two worlds apart."""


class OtherChance:
    """The same chance up to a shuffle, where two places are exchanged; then quite another.

    It is the next shuffle; or the one after `before` others, with `after` others that are the same again.
    """

    def __init__(
        self, rng: Rng, places: tuple[int, int] | None, later: Rng, before: int = 0, after: int = 0
    ) -> None:
        self.rng, self.places, self.later = rng, places, later
        self.before, self.after = before, after
        self.shuffled = self.parted = False

    def below(self, n: int) -> int:
        self.parted = self.shuffled
        return (self.later if self.shuffled else self.rng).below(n)

    def shuffle(self, items: Iterable[T]) -> tuple[T, ...]:
        self.parted = self.shuffled or self.places is None
        if self.parted or self.places is None:
            self.shuffled = True
            return self.later.shuffle(items)
        pile = list(self.rng.shuffle(items))
        if self.before == 0:
            x, y = self.places
            pile[x], pile[y] = pile[y], pile[x]
        self.shuffled = self.before <= 0 and self.after == 0
        self.before, self.after = self.before - 1, self.after - (self.before <= 0)
        return tuple(pile)

    def __copy__(self) -> OtherChance:
        twin = OtherChance(copy(self.rng), self.places, copy(self.later), self.before, self.after)
        twin.shuffled, twin.parted = self.shuffled, self.parted
        return twin


@dataclass
class Pair:
    """A match in two worlds, and the seat that must not tell them apart."""

    book: Lawbook
    here: AnyMatch
    there: AnyMatch
    chance: OtherChance  # of the match there
    seat: Seat
    lied: bool = False  # somebody has secretly chosen something else there
    twins: bool = False  # somebody has done something else there that looks the same, and goes on doing so

    @property
    def differ(self) -> bool:
        """Whether there is anything to tell but the chance to come."""
        return self.lied or self.here.table.own != self.there.table.own

    def compare(self, moves: Iterable[Any]) -> None:
        """Everything that the seat and a spectator are shown, and every answer they would get."""
        here, there = self.here, self.there
        same("turn", here.turn, there.turn)
        same("waiting", here.waiting(), there.waiting())
        for viewer in (self.seat, None):
            one, other = here.view(viewer), there.view(viewer)
            same("view", one, other)
            same("facts", here.game.facts(one), there.game.facts(other))
            if viewer in here.waiting():
                same("legal moves", here.game.legal_moves(one), there.game.legal_moves(other))
            for move in moves:
                same("why not", here.game.why_not(one, move), there.game.why_not(other, move))

    def go_on(self, chance: random.Random) -> bool:
        """One turn in both worlds; False when they cannot go on alike."""
        asked, turn, before = list(self.here.waiting()), self.here.turn, copy(self.here.table.public)
        hidden = self.chance.places if self.chance.shuffled else None
        keeps = self.book.keeps_secret(self.here.game, before)
        chosen = {seat: self.choose(seat, keeps or len(asked) > 1, chance) for seat in asked}
        keeps = keeps or self.twins
        if None in chosen.values():
            return False
        chance.shuffle(asked)
        for seat in asked:
            if self.here.pending:
                self.compare(())
            if not self.submit(seat, turn, keeps, *chosen[seat]):
                return False
        if hidden is None or asked != [self.seat]:
            return True
        return not set(hidden) & set(self.book.drawn(before, self.here.table.public, self.seat))

    def choose(self, seat: Seat, secretly: bool, chance: random.Random) -> Any:
        """A move for each world: one that both allow, now and then a lie there; None when there is none."""
        there = self.there.game.legal_moves(self.there.view(seat))
        tables = self.here.table, self.there.table
        common = [
            move
            for move in self.here.game.legal_moves(self.here.view(seat))
            if move in there and not self.book.comes_out(*tables, self.seat, seat, move)
        ]
        if not common:
            return None
        move = self.book.choose(self.here.view(seat), common, chance)
        if (
            seat != self.seat
            and (twin := self.book.twin(self.here.game, self.here.table, seat, move, there)) != move
        ):
            self.twins = True
            return move, twin
        lies = secretly and seat != self.seat and chance.random() < 0.2
        return move, chance.choice(there) if lies else move

    def submit(self, seat: Seat, turn: int, keeps: bool, move: Any, move_there: Any) -> bool:
        """The seat's answer, and what is heard of it; False when more has come out than must stay hidden."""
        told: Heard = []
        told_there: Heard = []

        def tell_there(audience: Seat, event: Any) -> None:
            if not self.chance.parted:
                told_there.append((audience, event))

        self.lied |= move != move_there
        self.here.submit(seat, turn, move, lambda audience, event: told.append((audience, event)))
        self.there.submit(seat, turn, move_there, tell_there)
        if self.lied and self.here.turn > turn and not keeps:
            return False  # the choices are shown, and they differ
        for viewer in (self.seat, None):
            heard = [event for audience, event in told if audience in (EVERYONE, viewer)]
            heard_there = [event for audience, event in told_there if audience in (EVERYONE, viewer)]
            same("events", heard[: len(heard_there)] if self.chance.parted else heard, heard_there)
        return not self.chance.parted


def same(what: str, one: Any, other: Any) -> None:
    """Fail when the two would not be sent as the same bytes."""
    if (here := enc(one)) != (there := enc(other)):
        raise Leak(f"the {what} differ:\n{here.decode()}\n{there.decode()}")


def pair_from_the_deal(make: Callable[[], AnyMatch], book: Lawbook, chance: random.Random) -> Pair:
    """A match that has just been dealt, and one in which two cards were dealt otherwise."""
    here, there = make(), make()
    players = len(here.brought)
    seat = chance.randrange(players)
    places = book.hidden_pair(there.game, players, None, seat, chance)
    which = book.shuffle_of(seat, places)
    later = KeyedRng(chance.randbytes(32))
    rng = OtherChance(KeyedRng(there.key), places, later, which, book.shuffles - 1 - which)
    there.table = there.game.deal(there.brought, rng)
    return Pair(book, here, there, rng, seat)


def pair_from(here: AnyMatch, book: Lawbook, chance: random.Random) -> Pair:
    """A match under way, and the same with another future."""
    table, there = here.table, copy(here)
    players = len(here.brought)
    seat = chance.randrange(players)
    places = book.hidden_pair(here.game, players, table.public, seat, chance)
    rng = OtherChance(copy(table.rng), places, KeyedRng(chance.randbytes(32)))
    there.game, there.pending, there.log = copy(here.game), {}, here.log.copy()
    there.table = Table(copy(table.public), tuple(map(copy, table.own)), copy(table.hidden), rng)
    return Pair(book, here, there, rng, seat)


def two_worlds(
    make: Callable[[], AnyGame],
    book: Lawbook,
    players: int,
    chance: random.Random,
    turns: int,
    kind: type[AnyMatch] = Match,
) -> int:
    """Random matches in two worlds; returns in how many turns, at least so many, they differed unseen."""

    def dealt(key: bytes) -> AnyMatch:
        return kind(make(), book.brought(players), key)

    compared = 0
    while compared < turns:
        key = chance.randbytes(32)
        pair = pair_from_the_deal(lambda: dealt(key), book, chance)  # noqa: B023  called at once
        while pair.here.waiting():
            pair.compare(chance.sample(book.move_space(pair.here.table.public), 6))
            compared += pair.differ
            if not pair.go_on(chance):
                pair = pair_from(pair.here, book, chance)
    return compared
