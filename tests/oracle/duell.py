"""The quick duel told a second time, straight down its rules page, for the engine to be held against.

One generator is one duel. It asks by yielding, takes what is sent back as the answers, and returns what came
of it. Numbers such as DA8 are those of the rules page; the seats are 0 and 1.

Where the page leaves room, it is read like this.

- D8, D9: whoever cannot pay pays nothing; the other one pays nevertheless.
- D14: seat 0's card goes to the used pile first.
- DA4, ``refill`` off: each draws as long as there is something to draw. The duel ends after the comparison
  of the round in which the last cards were played; D17 comes first. This comes before DA14, should both
  fall into one round.
- DA8, ``hidden_potion``: drinking is asked as ever, of the same seats. Until the cards are turned the table
  shows the mana and the potions of before; each pays from its new mana, and knows it.
- DA13, ``sudden_death``: from the blow that would have felled both they get up with one life each, and the
  duel goes on as ever, potions included. So the next one to be hit alone loses, and DA14 still holds. Two
  who cannot pay (DA12) are a draw all the same.
- DA14: the hundredth round is played to its end, its drawing included, before lives and mana are compared.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias, TypedDict

SEATS = (0, 1)  # DA1


@dataclass(frozen=True)
class Spell:
    """D2: all of a card that matters."""

    type: str
    cost: int
    strength: int

    @property
    def attacks(self) -> bool:
        """D3: a universal spell always counts as an attack."""
        return self.type in ("attack", "universal")


COSTS_AND_STRENGTHS = {
    "attack": ((1, 2), (2, 4), (3, 6), (4, 8), (5, 10), (7, 13)),
    "defence": ((1, 3), (2, 5), (3, 7), (4, 9), (5, 10), (6, 12)),
    "universal": ((3, 5), (4, 7), (6, 11)),
}
EACH_ELEMENT = [
    Spell(kind, cost, strength) for kind, row in COSTS_AND_STRENGTHS.items() for cost, strength in row
]
SPELLS: dict[str, Spell] = {
    f"{element}{number:02}": spell for element in "FWEL" for number, spell in enumerate(EACH_ELEMENT, start=1)
}
"""D1, DA3: the sixty element spells, the same fifteen of fire, water, earth and air (D4)."""

DECK: tuple[str, ...] = tuple(SPELLS)

Answers: TypeAlias = Mapping[int, str]
"""What each of the asked seats says: ``drink``, ``keep`` or ``cast F01``."""


class Options(TypedDict, total=False):
    """What was agreed before the duel; what is left out is as the page recommends."""

    refill: bool  # DA4
    potions: int  # for each player; 0 = as many as they like (DA6)
    hidden_potion: bool  # DA8
    unpayable: str  # "lose" or "barred" (DA10)
    sudden_death: bool  # DA13
    safety_rounds: int  # DA14
    life: int  # DA19


class Chance(Protocol):
    """Where the order of the cards comes from."""

    def shuffle(self, items: Sequence[str], /) -> tuple[str, ...]: ...


@dataclass(frozen=True)
class Asked:
    """One question: who may say what, what everyone holds, and what lies on the table."""

    legal: dict[int, list[str]]
    round: int
    life: list[int]
    mana: list[int]
    potions: list[int | None]  # that are left; None: no end to them
    hands: list[list[str]]  # each for its own seat; the other sees how many (DA9)
    pile: int
    used: list[str]


@dataclass(frozen=True)
class Outcome:
    """What came of a duel: 1 for the winner, -1 for the loser, 0 for both in a draw."""

    scores: list[int]
    life: list[int]
    mana: list[int]
    round: int


@dataclass
class Table:
    """What is true during a duel. Of the stones, the table shows those that may be seen (DA8)."""

    life: list[int]
    mana: list[int]
    potions: list[int | None]
    hands: list[list[str]]
    pile: list[str]
    used: list[str]
    round: int = 0
    shown: tuple[list[int], list[int | None]] = ([], [])

    def show(self) -> None:
        """Mana and potions are seen as they now are."""
        self.shown = list(self.mana), list(self.potions)

    def asks(self, legal: dict[int, list[str]]) -> Asked:
        """The question as both hear it."""
        return Asked(
            legal=legal,
            round=self.round,
            life=list(self.life),
            mana=list(self.shown[0]),
            potions=list(self.shown[1]),
            hands=[list(hand) for hand in self.hands],
            pile=len(self.pile),
            used=list(self.used),
        )

    def lost_by(self, losers: Sequence[int]) -> Outcome:
        """The end, when these have lost; both or nobody is a draw."""
        scores = [-1 if seat in losers else 1 for seat in SEATS] if len(losers) == 1 else [0, 0]
        return Outcome(scores, self.life, self.mana, self.round)


def duell(options: Options, chance: Chance) -> Generator[Asked, Answers, Outcome]:
    """A whole duel, from the shuffle to the last stone."""
    # D5, DA2: life, mana, and seven spells each from one deck.
    cards = list(chance.shuffle(DECK))
    table = Table(
        life=[options.get("life", 10)] * 2,
        mana=[5, 5],
        potions=[options.get("potions", 0) or None] * 2,
        hands=[in_order(cards[7 * seat : 7 * seat + 7]) for seat in SEATS],
        pile=cards[14:],
        used=[],
    )

    while True:
        table.round += 1
        table.show()

        # D15, D16, DA5, DA8: those who may drink decide at the same time. DA7: not before round 1.
        thirsty = [
            seat for seat in SEATS if table.round > 1 and table.mana[seat] <= 6 and table.potions[seat] != 0
        ]
        if thirsty:
            answers = yield table.asks({seat: ["drink", "keep"] for seat in thirsty})
            for seat in thirsty:
                if answers[seat] == "drink":
                    table.mana[seat] += 4
                    if (left := table.potions[seat]) is not None:
                        table.potions[seat] = left - 1  # DA6
        if not options.get("hidden_potion", False):
            table.show()  # DA8: before the cards are chosen

        # D6, D7: both choose any one card, and both are turned at the same time.
        choices = {seat: casts(table.hands[seat], table.mana[seat], options) for seat in SEATS}
        answers = yield table.asks(choices)
        cast = [answers[seat].removeprefix("cast ") for seat in SEATS]
        spells = [SPELLS[card] for card in cast]

        # D8, D9, DA12: both pay; whoever cannot has lost, and nothing is compared.
        ruined = [seat for seat in SEATS if spells[seat].cost > table.mana[seat]]
        for seat in SEATS:
            if seat not in ruined:
                table.mana[seat] -= spells[seat].cost
        if ruined:
            return table.lost_by(ruined)

        # D10 to D13: whoever is hit loses one life, whatever the difference.
        for seat in hit(*spells):
            table.life[seat] -= 1
        fallen = [seat for seat in SEATS if table.life[seat] == 0]
        if len(fallen) == 2 and options.get("sudden_death", False):
            table.life, fallen = [1, 1], []  # DA13
        if fallen:
            return table.lost_by(fallen)  # D17, DA13

        # D14: both cards are used up. DA4: the pile is made anew before either draws. DA17: seat 0 is first.
        table.used += cast
        for seat in SEATS:
            table.hands[seat].remove(cast[seat])
        if not table.pile and options.get("refill", True):
            table.pile, table.used = list(chance.shuffle(table.used)), []
        for seat in SEATS:
            if table.pile:
                table.hands[seat] = in_order([*table.hands[seat], table.pile.pop(0)])

        # DA4, no refill: no card is left to play. DA14: the safety end.
        if not any(table.hands):
            return table.lost_by(behind(table.life))
        if table.round == options.get("safety_rounds", 100):
            return table.lost_by(behind(table.life) or behind(table.mana))


def in_order(cards: Sequence[str]) -> list[str]:
    """The cards in the order of the deck."""
    return sorted(cards, key=DECK.index)


def casts(hand: Sequence[str], mana: int, options: Options) -> list[str]:
    """D6, DA10: any card, or any that can be paid. DA11: if there is none, one must be played anyway."""
    payable = [card for card in hand if SPELLS[card].cost <= mana]
    barred = options.get("unpayable", "lose") == "barred" and payable
    return [f"cast {card}" for card in (payable if barred else hand)]


def hit(first: Spell, second: Spell) -> list[int]:
    """Who loses a life when these two meet."""
    if first.attacks and second.attacks:  # D11: the weaker one; equal ones both
        weakest = min(first.strength, second.strength)
        return [seat for seat, spell in enumerate((first, second)) if spell.strength == weakest]
    if first.attacks:  # D10: the defence must be beaten
        return [1] if first.strength > second.strength else []
    if second.attacks:
        return [0] if second.strength > first.strength else []
    return []  # D12


def behind(counts: Sequence[int]) -> list[int]:
    """The seat that has less of something; nobody when both have as much."""
    return [seat for seat in SEATS if counts[seat] < counts[1 - seat]]
