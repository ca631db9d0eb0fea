"""Every way to solve a puzzle, found by trying everything.

A puzzle is solved by moves that win against every answer of the other.  A *solution* is the bag of A's moves,
without passes, where the other lets everything pass: the order is of no matter, nor is a bag that only adds
moves to another solution.  So "exactly one solution" means: one smallest bag.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from zaubertisch.games.seelenkrieger.finding import thing_of
from zaubertisch.games.seelenkrieger.moves import Attack, Cast, Choose, Move, Pass, Play, Use
from zaubertisch.games.seelenkrieger.rules import Seelenkrieger
from zaubertisch.games.seelenkrieger.scenarios.goal import SOLVER
from zaubertisch.games.seelenkrieger.state import Public, SoulTable
from zaubertisch.kernel import Seat, clone, mute, view_of

Bag = frozenset[tuple[str, int]]
"""Moves in words, each with how often it is made."""

encode = msgspec.json.Encoder().encode


class TooMany(Exception):
    """More positions than the search was allowed."""


class Solver:
    """Searches one scenario, each position once."""

    def __init__(self, game: Seelenkrieger, table: SoulTable, bound: int) -> None:
        self.game, self.bound = game, bound
        self.first = table.public.serial
        self.known: dict[bytes, frozenset[Bag]] = {}

    def solutions(self, table: SoulTable) -> frozenset[Bag]:
        """The smallest bags that win from here; none where nothing does."""
        p = table.public
        if p.result is not None:
            return frozenset({frozenset()}) if p.result.winner == SOLVER else frozenset()
        key = digest(table)
        if (found := self.known.get(key)) is None:
            if len(self.known) >= self.bound:
                raise TooMany(self.bound)
            seat = self.game.to_act(p)[0]
            found = self._chosen(table) if seat == SOLVER else self._answered(table, seat)
            self.known[key] = found
        return found

    def _chosen(self, table: SoulTable) -> frozenset[Bag]:
        """A may choose: whatever wins."""
        bags: set[Bag] = set()
        for move in self._moves(table, SOLVER):
            said = self.said(table, move)
            bags |= {add(bag, said) for bag in self.solutions(self._after(table, SOLVER, move))}
        return smallest(bags)

    def _answered(self, table: SoulTable, seat: Seat) -> frozenset[Bag]:
        """The other may answer: A must win after every answer; the solution is that after a pass."""
        outcomes = [
            (move, self.solutions(self._after(table, seat, move))) for move in self._moves(table, seat)
        ]
        if not all(bags for _, bags in outcomes):
            return frozenset()
        passed = [bags for move, bags in outcomes if isinstance(move, Pass)]
        return passed[0] if passed else smallest(bag for _, bags in outcomes for bag in bags)

    def _moves(self, table: SoulTable, seat: Seat) -> list[Move]:
        """All moves; to pass for the rest of the turn is to pass again and again."""
        moves = self.game.legal_moves(view_of(table, seat))
        return [move for move in moves if move != Pass(rest=True)]

    def _after(self, table: SoulTable, seat: Seat, move: Move) -> SoulTable:
        after = clone(table)
        self.game.apply(after, {seat: move}, mute)
        return after

    def said(self, table: SoulTable, move: Move) -> str:
        """The move by the cards that it names: a number given during the search depends on the order."""
        p = table.public

        def name(id: int) -> str:
            thing = thing_of(p, id)
            card = "?" if thing is None else str(thing.card)
            return f"{card}:{id}" if id <= self.first else card

        def names(ids: Iterable[int]) -> str:
            return "+".join(map(name, ids))

        match move:
            case Attack(attackers=band, target=target, overflow=over):
                return f"attack {names(band)} > {name(target)} > {'' if over is None else name(over)}"
            case Play(card=card, bearer=bearer):
                return f"play {card} {'' if bearer is None else name(bearer)}"
            case Use(source=source, ability=place, aims=aims):
                return f"use {name(source)} {place} {' '.join(map(names, aims))}"
            case Cast(place=place, choice=choice, aims=aims):
                return f"cast {table.own[SOLVER].prepared[place]} {choice} {' '.join(map(names, aims))}"
            case Choose(ids=ids):
                return f"choose {names(ids)}"
            case Pass():
                return ""
            case _:
                return encode(move).decode()


def add(bag: Bag, said: str) -> Bag:
    """The bag with one move more."""
    if not said:
        return bag
    return frozenset((Counter(dict(bag)) + Counter([said])).items())


def smallest(bags: Iterable[Bag]) -> frozenset[Bag]:
    """Those that hold no other one."""
    every = [(bag, Counter(dict(bag))) for bag in set(bags)]
    return frozenset(bag for bag, counted in every if not any(other < counted for _, other in every))


def digest(table: SoulTable) -> bytes:
    """All on which it depends what is to come: not the order of what was done, nor what number is next."""
    p: Public = table.public
    told = msgspec.structs.replace(
        p, serial=0, actor=0, steps=0, deeds=tuple(sorted(p.deeds, key=lambda deed: (deed.id, deed.what)))
    )
    return encode((told, table.own, table.hidden))
