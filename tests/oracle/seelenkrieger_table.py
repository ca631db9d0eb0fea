"""What lies on the table in the second telling of Seelenkrieger, and what of it a question shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Literal, TypeAlias, TypedDict

from tests.oracle.seelenkrieger_cards import CARDS, HEROES, Card

SEATS = (0, 1)  # SA13

Name: TypeAlias = tuple[int, int]
"""A warrior or building on the field: its seat, and the how manieth it was to enter that seat's field."""

Answer: TypeAlias = tuple[Any, ...]
Answers: TypeAlias = Mapping[int, Answer]
"""What each of the asked seats says."""


class Options(TypedDict, total=False):
    """What was agreed before the match; what is left out is as the page recommends."""

    strict: bool  # S17: the literal reading of a warrior of two factions
    more_cards: int  # SA14: for the second player; 2
    more_sparks: int  # SA14: for the second player instead; 0
    mulligan: bool  # SA15; True
    first_draws: bool  # SA17; True
    goal: int  # SA9; 10
    hero_counts: int  # SA6; 1
    tie: Literal["draw", "active"]  # SA4
    empty: Literal["nothing", "loses"]  # SA11
    safety: int  # SA12: own turns of each; 60
    spark_cap: int  # SA27; 0 = none
    carry: bool  # SA27: sparks are kept from turn to turn; True
    use_counts: bool  # SA7: using a prepared spell is playing a card, too; False
    delay: bool  # SA55: no attack in the turn of entering; False
    calls: int  # SA70: calls a turn; 0 = no limit
    buildings: int  # SA69: buildings a player; 0 = no limit
    warriors: int  # SA20: on a field; 20
    at_once: bool  # SA38: a prepared spell may be used in the turn in which it was laid; True
    needs_at_use: bool  # SA36: its condition is looked at when it is used, too; True
    fast: bool  # SA39: no answers to turns, nor to cards that are played; False
    one_answer: bool  # SA40: one answer to each thing, and none to that; False
    harm: Literal["all", "direct"]  # SA46: whether a curse is an attack
    curses: bool  # SA49; True
    overflow: Literal["named", "recoil"]  # SA63; recoil: the first of the attackers
    hero_returns: bool  # SA73; False
    control: Literal["warriors", "cards"]  # a reading: see seelenkrieger.py


@dataclass
class Warrior:
    """A soul warrior on the field: SA53 life is the full life less what it has suffered."""

    name: Name
    card: str
    suffered: int = 0
    equipment: list[tuple[int, str]] = field(default_factory=list)  # SA52: owner and card
    attacked: bool = False  # in this turn (S43)
    seen: bool = False  # has attacked since it entered: Tarnung is over
    entered: int = 0  # the turn of its entering

    @property
    def printed(self) -> Card:
        return CARDS[self.card]

    @property
    def left(self) -> int:
        """The life left; below 0 is what S52 takes for 0."""
        return self.printed.life - self.suffered

    @property
    def used(self) -> int:
        """SA50: the slots in use."""
        return sum(CARDS[card].slots for _, card in self.equipment)

    def has(self, keyword: str) -> int:
        return self.printed.keywords.get(keyword, 0)

    def hurt(self, damage: int) -> None:
        self.suffered += damage

    def heal(self, life: int) -> bool:
        """Never above the full life; whether anything was healed."""
        healed = min(life, self.suffered)
        self.suffered -= healed
        return healed > 0


@dataclass
class Player:
    """All that belongs to one seat."""

    deck: list[str] = field(default_factory=list)  # the top first
    hand: list[str] = field(default_factory=list)
    side: list[str] = field(default_factory=list)
    hero: str = ""  # "": none, or called
    sparks: int = 5  # S28
    warriors: list[Warrior] = field(default_factory=list)
    buildings: list[tuple[Name, str]] = field(default_factory=list)
    prepared: list[str] = field(default_factory=list)  # SA35: in the order in which they were laid
    laid: int = 0  # how many of them, the last ones, in this turn
    valley: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    defeats: int = 0  # own warriors that were defeated (S1)
    idle: int = 0  # own turns in a row, now over, without a card (S4)
    entered: int = 0


@dataclass
class ThisTurn:
    """What is remembered until the turn is over."""

    resting: set[int] = field(default_factory=set)  # SA44: let everything pass
    cards: int = 0  # SA7: that the active player played
    calls: int = 0
    places: int = 0
    orks: set[Name] = field(default_factory=set)  # that attacked
    elves: set[int] = field(default_factory=set)  # seats of which an Elf was healed
    spells: list[int] = field(default_factory=lambda: [0, 0])  # used by each seat
    defeats: int = 0


@dataclass
class Table:
    """All that is true. A position to start from can be laid out as one likes."""

    players: list[Player] = field(default_factory=lambda: [Player(), Player()])
    options: Options = field(default_factory=lambda: Options())
    active: int = 0
    turn: int = 0  # SA47: turns of both players together
    landscape: tuple[int, str] | None = None  # SA68: its owner and the card
    waits: list[tuple[Any, ...]] = field(default_factory=list)  # SA40: the last is the top
    last: int = 0  # who acted last
    now: ThisTurn = field(default_factory=ThisTurn)

    def find(self, name: Name) -> Warrior | None:
        """The warrior of this name, if it is still there."""
        return next((one for one in self.players[name[0]].warriors if one.name == name), None)

    def enter(self, seat: int, card: str) -> Warrior:
        """S35, SA75: a warrior comes to the field, new in everything."""
        player = self.players[seat]
        player.entered += 1
        warrior = Warrior((seat, player.entered), card, entered=self.turn)
        player.warriors.append(warrior)
        return warrior

    def build(self, seat: int, card: str) -> Name:
        player = self.players[seat]
        player.entered += 1
        player.buildings.append(((seat, player.entered), card))
        return (seat, player.entered)

    def income(self, seat: int) -> int:
        """S16: what the next own turn would bring."""
        factions = [warrior.printed.factions for warrior in self.players[seat].warriors]
        return sparks(factions, self.options.get("strict", False))

    @property
    def preparing(self) -> bool:
        """S29, SA47: the first two turns of each."""
        return self.turn <= 4


@dataclass(frozen=True)
class Question:
    """Who is asked what (mulligan, main or answer), what each may say, and what lies on the table."""

    kind: str
    legal: dict[int, list[Answer]]
    position: dict[str, Any]


@dataclass(frozen=True)
class Result:
    """What came of a match: the winner, None in a draw, and why it is over."""

    winner: int | None
    reason: str  # "defeats", "no_card", "safety" or "empty"
    position: dict[str, Any]


class Over(Exception):
    """The match has ended."""

    def __init__(self, winner: int | None, reason: str) -> None:
        self.winner, self.reason = winner, reason


def sparks(warriors: list[str], strict: bool = False) -> int:
    """S16 to S18: singles first; then the most warriors of two factions that overlap with nothing counted.
    Strict: a warrior of two factions counts only while no other is part of either."""
    singles = {factions for factions in warriors if len(factions) == 1}
    doubles = [factions for factions in warriors if len(factions) == 2]
    if strict:
        alone = [
            one
            for place, one in enumerate(warriors)
            if len(one) == 2 and not any(set(one) & set(o) for p, o in enumerate(warriors) if p != place)
        ]
        return len(singles) + len(alone)
    free = [factions for factions in doubles if not set(factions) & singles]
    for count in (3, 2, 1):
        for some in combinations(free, count):
            if len({letter for factions in some for letter in factions}) == 2 * count:
                return len(singles) + count
    return len(singles)


def position(table: Table) -> dict[str, Any]:
    """Everything observable by one seat or another, in numbers, words and tuples."""
    players = table.players
    return {
        "turn": table.turn,
        "active": table.active,
        "preparing": table.preparing,
        "waits": tuple(table.waits),
        "resting": tuple(sorted(table.now.resting)),
        "landscape": table.landscape,
        "sparks": tuple(player.sparks for player in players),
        "defeats": tuple(player.defeats for player in players),
        "idle": tuple(player.idle for player in players),
        "hands": tuple(tuple(sorted(player.hand)) for player in players),
        "decks": tuple(len(player.deck) for player in players),
        "sides": tuple(tuple(sorted(player.side)) for player in players),
        "heroes": tuple(player.hero for player in players),
        "prepared": tuple(tuple(player.prepared) for player in players),
        "valleys": tuple(tuple(player.valley) for player in players),
        "discards": tuple(tuple(player.discard) for player in players),
        "buildings": tuple(tuple(player.buildings) for player in players),
        "fields": tuple(tuple(standing(one) for one in player.warriors) for player in players),
    }


def standing(warrior: Warrior) -> dict[str, Any]:
    """A warrior as all can see it."""
    return {
        "name": warrior.name,
        "card": warrior.card,
        "damage": warrior.printed.damage,
        "armour": warrior.printed.armour,
        "full": warrior.printed.life,
        "left": max(0, warrior.left),  # S52
        "slots": warrior.printed.slots,
        "used": warrior.used,
        "equipment": tuple(warrior.equipment),
        "attacked": warrior.attacked,
        "seen": warrior.seen,
    }


def worth(card: str, options: Options) -> int:
    """SA6: how often this defeat counts."""
    return options.get("hero_counts", 1) if card in HEROES else 1
