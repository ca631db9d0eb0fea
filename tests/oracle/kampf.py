"""Kampf der Magier told a second time, straight down its rules page, for the engine to be held against.

One generator is one match. It asks by yielding, takes what is sent back as the answer, and returns what
came of it. Numbers such as KA12 are those of the rules page; seats count from 0, clockwise.

Where the page leaves room, it is read like this.

- KA4, ``most_cards``: the next round is started by whoever collected the most cards in the one just played,
  the hands left over included; of several, by the first from the seat that would start otherwise.
- KA6, KA14: nobody is ever left without a lead. Whoever opens and could lead nothing at all (only balls;
  or, where a joker must accompany a mage, no mage) may lead what is barred otherwise: a ball, which
  counts 0, or jokers.
- KA11, ``with_total``: the ball is never laid alone, except where nothing is to be matched: as a lead, and
  on a total of 0.
- KA12: "the same total" is the one that a crystal ball has announced again. So the option lets an equal
  total suffice right after a ball; against a play, K5 stays strict.
- KA21, ``finish_fight``: the fight goes on by its own rules until somebody takes. Whoever has laid the last
  card and is asked again cannot beat the total, so takes (K8). With that the round is over.
- KA23, ``forced``: who can beat may not take. A ball does not beat: it may be laid instead, and who holds
  nothing but a ball against the total may still take.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias, TypedDict

BALL = "C"
JOKER = "J"
HAND = 6

COPIES = {
    "steep": (6, 6, 5, 5, 5, 4, 4, 4, 3, 3, 2, 2, 2),
    "flat": (4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3),
}
"""KA2: how many mages there are of each value, 1 first."""

Answers: TypeAlias = Mapping[int, str]
"""What the seat that was asked says: ``play 4+4+J(4)``, ``ball``, ``ball with 6+6`` or ``take``."""


class Options(TypedDict, total=False):
    """What was agreed before the match; what is left out is as the page recommends."""

    distribution: str  # "steep" or "flat" (KA2)
    rounds_each: int  # 1 or 2 (KA3)
    starter: str  # "next" or "most_cards" (KA4)
    joker_alone: bool  # KA6
    ball: str  # "alone" or "with_total" (KA11)
    equal_suffices: bool  # KA12
    lead_ball: str  # "last_resort" or "free" (KA14)
    finish_fight: bool  # KA21
    forced: bool  # KA23
    open_history: bool  # KA25: what the page shows, no rule
    tie: str  # "shared" or "last_round" (KA26)


class Chance(Protocol):
    """Where the first starter and the order of the cards come from."""

    def below(self, n: int, /) -> int: ...
    def shuffle(self, items: Sequence[str], /) -> tuple[str, ...]: ...


@dataclass(frozen=True)
class Asked:
    """One question: who may say what, what everyone holds, and what lies on the table."""

    legal: dict[int, list[str]]
    hands: list[list[str]]  # each for its own seat; the others see how many (KA30)
    middle: list[str]  # in the order in which the cards were laid
    total: int | None  # None: nobody has opened yet
    collected: list[int]  # face down, in this round
    stock: int
    totals: list[int]  # of the rounds before
    round: int


@dataclass(frozen=True)
class Outcome:
    """What came of a match: the cards of each round by seat, their sums, and who has won."""

    rounds: list[list[int]]
    totals: list[int]
    winners: list[int]


@dataclass(frozen=True)
class Mages:
    """Cards of one value that are laid together, jokers among them."""

    value: int
    real: int
    jokers: int

    @property
    def number(self) -> int:
        return self.real + self.jokers

    @property
    def total(self) -> int:
        return self.value * self.number

    def __str__(self) -> str:
        return "+".join([str(self.value)] * self.real + [f"{JOKER}({self.value})"] * self.jokers)


def kampf(options: Options, players: int, chance: Chance) -> Generator[Asked, Answers, Outcome]:
    """A whole match, from the draw of the first starter to the last card of the last round."""
    sheet: list[list[int]] = []
    starter = chance.below(players)  # KA4: a random seat starts round 1

    for number in range(1, players * options.get("rounds_each", 1) + 1):  # K12, KA3
        # K2: shuffle, six each, the rest is the stock.
        cards = chance.shuffle(deck(options))
        hands = [list(cards[HAND * seat : HAND * (seat + 1)]) for seat in range(players)]
        stock = list(cards[HAND * players :])
        collected = [0] * players
        middle: list[str] = []
        total: int | None = None  # K3: nothing is to be beaten, whoever is asked opens
        shielded = False  # K7: the last to play laid a crystal ball
        last_card = False  # K9: somebody has played the last card
        seat = starter

        while True:
            legal = allowed(hands[seat], total, shielded, options)
            answers = yield Asked(
                legal={seat: legal},
                hands=[list(hand) for hand in hands],
                middle=list(middle),
                total=total,
                collected=list(collected),
                stock=len(stock),
                totals=sums(sheet, players),
                round=number,
            )
            said = answers[seat]

            # K8: the cards of the middle are taken. KA17, KA18: no draw; the same seat opens anew.
            if said == "take":
                collected[seat] += len(middle)
                middle, total, shielded = [], None, False
                if last_card:
                    break  # KA21: the fight is finished, and so is the round
                continue

            # K3, K5: the new total is announced. K7: a ball announces the old one, KA14: or 0.
            laid, worth = spoken(said)
            for card in laid:
                hands[seat].remove(card)
            middle += laid
            shielded = BALL in laid
            total = (total or 0) if shielded else worth

            # K4, KA16: after every play the hand is filled up to six. KA19, KA20: with what is left.
            while stock and len(hands[seat]) < HAND:
                hands[seat].append(stock.pop(0))

            # K9, KA21: no card in hand and none to draw: over at once, unless the fight is to be finished.
            if not hands[seat]:
                last_card = True
                if not options.get("finish_fight", False):
                    break
            seat = (seat + 1) % players  # KA5: clockwise

        # K10, K11, KA22: hands are added to what was collected; the middle counts for nobody.
        sheet.append([collected[seat] + len(hands[seat]) for seat in range(players)])
        starter = next_starter(starter, sheet[-1], options)

    totals = sums(sheet, players)
    return Outcome(sheet, totals, winners(totals, sheet[-1], options))


# ---------------------------------------------------------------- cards and rounds


def deck(options: Options) -> tuple[str, ...]:
    """K1, KA2: 51 mages, two crystal balls and two jokers."""
    copies = COPIES[options.get("distribution", "steep")]
    mages = (str(value) for value, often in enumerate(copies, start=1) for _ in range(often))
    return (*mages, BALL, BALL, JOKER, JOKER)


def next_starter(starter: int, collected: Sequence[int], options: Options) -> int:
    """KA4: the next seat clockwise, or whoever has collected the most cards."""
    order = [(starter + step) % len(collected) for step in range(1, len(collected) + 1)]
    if options.get("starter", "next") == "most_cards":
        return max(order, key=lambda seat: collected[seat])  # the first of several
    return order[0]


# ---------------------------------------------------------------- what may be said


def allowed(hand: Sequence[str], total: int | None, shielded: bool, options: Options) -> list[str]:
    """All that a seat with this hand may say: plays from the lowest total up, then the ball, then to take."""
    sets = sets_of(hand, options.get("joker_alone", True))
    if total is None:  # K3, KA10, KA18
        free = BALL in hand and options.get("lead_ball", "last_resort") == "free"
        leads = [*plays(sets), *(["ball"] if free else [])]
        return leads or [*plays(sets_of(hand, joker_alone=True)), *(["ball"] if BALL in hand else [])]

    # K5: strictly higher. KA12: after a ball an equal total may suffice.
    enough = total if shielded and options.get("equal_suffices", False) else total + 1
    beating = [mages for mages in sets if mages.total >= enough]
    may_take = not (beating and options.get("forced", False))  # KA23
    return [
        *plays(beating),
        *(balls(sets, total, options) if BALL in hand else []),
        *(["take"] if may_take else []),
    ]


def sets_of(hand: Sequence[str], joker_alone: bool) -> list[Mages]:
    """K5, KA24: any number of cards of equal value. K6 to KA8: jokers join them as any value up to 7."""
    sets = [
        Mages(value, real, jokers)
        for value in range(1, 14)
        for real in range(hand.count(str(value)) + 1)
        for jokers in range((hand.count(JOKER) if value <= 7 else 0) + 1)
        if real or (jokers and joker_alone)
    ]
    return sorted(sets, key=lambda mages: (mages.total, mages.number, str(mages)))


def plays(sets: Iterable[Mages]) -> list[str]:
    return [f"play {mages}" for mages in sets]


def balls(sets: Iterable[Mages], total: int, options: Options) -> list[str]:
    """KA11: exactly one ball, alone; or together with cards that match the total, on 0 with none."""
    if options.get("ball", "alone") == "alone" or total == 0:
        return ["ball"]
    return [f"ball with {mages}" for mages in sets if mages.total == total]


def spoken(said: str) -> tuple[list[str], int]:
    """The cards that are laid with these words, and the total of the mages among them."""
    cards = [BALL] if said.startswith("ball") else []
    worth = 0
    for card in said.removeprefix("play ").removeprefix("ball").removeprefix(" with ").split("+"):
        if card:
            cards.append(JOKER if card.startswith(JOKER) else card)
            worth += int(card.strip(f"{JOKER}()"))
    return cards, worth


# ---------------------------------------------------------------- score


def sums(sheet: Sequence[Sequence[int]], players: int) -> list[int]:
    """The cards of all rounds together, by seat."""
    return [sum(row[seat] for row in sheet) for seat in range(players)]


def winners(totals: Sequence[int], last: Sequence[int], options: Options) -> list[int]:
    """K13: the fewest cards in total. KA26: equal ones share, or the last round decides between them."""
    first = [seat for seat, total in enumerate(totals) if total == min(totals)]
    if options.get("tie", "shared") == "last_round":
        fewest = min(last[seat] for seat in first)
        return [seat for seat in first if last[seat] == fewest]
    return first
