"""The engine's table and moves of Seelenkrieger in the words of its second telling; its cards made plain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from tests.oracle import seelenkrieger_cards as told
from tests.oracle.seelenkrieger_table import Answer, Name
from tests.oracle.seelenkrieger_table import Options as ToldOptions
from zaubertisch.games.seelenkrieger.cards import AnyPrint, Card, Spell
from zaubertisch.games.seelenkrieger.deck import Deck, Lot
from zaubertisch.games.seelenkrieger.entering import free_slots
from zaubertisch.games.seelenkrieger.harm import preparing
from zaubertisch.games.seelenkrieger.moves import (
    Attack,
    Call,
    Cast,
    EndTurn,
    Keep,
    Move,
    Pass,
    Play,
    Redraw,
)
from zaubertisch.games.seelenkrieger.options import Options
from zaubertisch.games.seelenkrieger.reading import CARDS, in_order, kind, warrior
from zaubertisch.games.seelenkrieger.state import Public, SoulTable, Unit
from zaubertisch.games.seelenkrieger.tasks import Attacking, Playing, Task, Using, Window
from zaubertisch.games.seelenkrieger.values import in_force
from zaubertisch.games.seelenkrieger.vocabulary.operations import GainSparks
from zaubertisch.games.seelenkrieger.vocabulary.triggers import Effect
from zaubertisch.kernel import FastRng

REASONS = {"defeats": "defeats", "no_card": "no_card", "empty_deck": "empty", "turns": "safety"}


def plain(card: AnyPrint) -> AnyPrint:
    """The card with effects off: its figures, keywords and conditions; a spell does nothing."""
    if isinstance(card, Spell):
        return msgspec.structs.replace(card, abilities=(), choose=(Effect(do=(GainSparks(n=0),)),))
    return msgspec.structs.replace(card, abilities=())


def in_the_oracles_words(options: Options) -> ToldOptions:
    """The same agreement."""
    return ToldOptions(
        strict=options.sparks == "strict",
        more_cards=options.second_cards,
        more_sparks=options.second_sparks,
        mulligan=options.mulligan,
        first_draws=options.first_draws,
        goal=options.goal,
        hero_counts=options.hero_counts,
        tie="draw" if options.both_reach == "draw" else "active",
        empty="loses" if options.empty_draw_loses else "nothing",
        safety=options.longest,
        spark_cap=options.spark_cap,
        carry=options.sparks_last,
        use_counts=options.using_is_playing,
        delay=options.summoning_delay,
        calls=options.calls,
        buildings=options.buildings,
        warriors=options.warriors,
        at_once=options.prepared_at_once,
        needs_at_use=options.needs_when_using,
        fast=options.windows == "fast",
        one_answer=options.answers == "one",
        harm=options.prepared_harm,
        curses=options.curses,
        overflow="recoil" if options.overflow == "recoil" else "named",
        hero_returns=options.hero_returns,
    )


def brought(deck: told.Deck) -> Deck:
    """The oracle's deck as the engine has it brought."""
    return Deck(lots(deck.main), lots(deck.side), Card(deck.hero) if deck.hero else None)


def lots(cards: Sequence[str]) -> tuple[Lot, ...]:
    counted = Counter(in_order(map(Card, cards)))
    return tuple(Lot(card, count) for card, count in counted.items())


class SameChance:
    """The engine's own deal: its dice, thrown once more for the oracle."""

    def __init__(self, dice: FastRng) -> None:
        self.dice = dice

    def begins(self) -> int:
        return self.dice.below(2)

    def shuffled(self, seat: int, cards: Sequence[str], /) -> Sequence[str]:
        return self.dice.shuffle(in_order(map(Card, cards)))


class Names(dict[int, Name]):
    """What the oracle calls the warriors and the buildings that the engine has numbered."""

    def __init__(self) -> None:
        self.entered = [0, 0]

    def learn(self, p: Public) -> None:
        """Name whatever has come to the field since."""
        for seat in range(2):
            for id in sorted([*(one.id for one in p.field[seat]), *(one.id for one in p.buildings[seat])]):
                if id not in self:
                    self.entered[seat] += 1
                    self[id] = (seat, self.entered[seat])

    def of(self, id: int | None) -> Name | None:
        return None if id is None else self[id]

    def all(self, ids: Sequence[int]) -> tuple[Name, ...]:
        return tuple(self[id] for id in ids)


def said(move: Move, names: Names) -> Answer:
    """The move as the oracle says it."""
    match move:
        case Keep():
            return ("keep",)
        case Redraw():
            return ("redraw",)
        case Play(card=card, bearer=bearer):
            return ("play", card, names.of(bearer))
        case Call(card=card):
            return ("call", card)
        case Attack(attackers=band, target=target, overflow=second):
            return ("attack", names.all(band), names[target], names.of(second))
        case Cast(place=place, choice=0, aims=()):
            return ("cast", place)
        case Pass(rest=rest):
            return ("pass", rest)
        case EndTurn():
            return ("end",)
        case _:
            raise AssertionError(move)


def position(table: SoulTable, options: Options, names: Names) -> dict[str, Any]:
    """Everything that the oracle shows at a question."""
    p, own = table.public, table.own
    (landscape,) = [(place.owner, place.card) for row in p.landscapes for place in row] or (None,)
    return {
        "turn": p.turn,
        "active": p.active if p.turn else 1 - p.first,  # at the mulligan the oracle's turn is the other's
        "preparing": preparing(p, p.active, options),
        "waits": tuple(word for task in p.agenda if (word := waiting(table, task, names))),
        "resting": tuple(seat for seat in range(2) if p.passing[seat]),
        "landscape": landscape,
        "sparks": p.sparks,
        "defeats": p.defeats[::-1],  # the oracle writes a defeat to whoever suffers it
        "idle": p.idle,
        "hands": tuple(tuple(sorted(one.hand)) for one in own),
        "decks": p.decks,
        "sides": tuple(tuple(sorted(one.side)) for one in own),
        "heroes": tuple(hero or "" for hero in p.heroes),
        "prepared": tuple(one.prepared for one in own),
        "valleys": tuple(tuple(one.card for one in pile) for pile in p.valleys),
        "discards": tuple(tuple(one.card for one in pile) for pile in p.discards),
        "buildings": tuple(tuple((names[one.id], one.card) for one in row) for row in p.buildings),
        "fields": tuple(tuple(standing(p, unit, names) for unit in row) for row in p.field),
    }


def standing(p: Public, unit: Unit, names: Names) -> dict[str, Any]:
    """A warrior as all can see it."""
    force, slots = in_force(p), warrior(unit.card).slots
    return {
        "name": names[unit.id],
        "card": unit.card,
        "damage": force.damage[unit.id],
        "armour": force.armour[unit.id],
        "full": force.life[unit.id],
        "left": max(0, force.left(unit)),  # S52
        "slots": slots,
        "used": slots - free_slots(unit),
        "equipment": tuple((worn.owner, worn.card) for worn in unit.equipment),
        "attacked": any(deed.what == "attacked" and deed.id == unit.id for deed in p.deeds),
        "seen": unit.seen,
    }


def waiting(table: SoulTable, task: Task, names: Names) -> tuple[Any, ...]:
    """What waits, as the oracle says it; nothing of what it does not tell of."""
    match task:
        case Window(opening="start" | "end" as opening):
            return (opening,)
        case Window(opening="defeat", dying=dying):
            return ("defeat", names.all(dying))
        case Playing(seat=seat, card=None):
            return ("play", seat, table.own[seat].laying, None)
        case Playing(seat=seat, card=card, bearer=bearer) if card is not None:
            if kind(card) in ("hero", "landscape", "building") or CARDS[card].rarity == "red":
                return ("call", seat, card)
            return ("play", seat, card, names.of(bearer))
        case Attacking(seat=seat, attackers=band, target=target, overflow=second):
            return ("attack", seat, names.all(band), names[target], names.of(second))
        case Using(seat=seat, card=card):
            return ("cast", seat, card)
        case _:
            return ()
