"""Wizard told a second time, straight down the rules page, so that the engine can be held against it.

One generator is one match. It asks by yielding, takes what is sent back as the answers, and returns the
final totals. Numbers such as W15 are those of the rules page; seats count from 0, clockwise.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias, TypedDict

SUITS = ("R", "Y", "G", "B")
JESTER = "J"
WIZARD = "W"

DECK: tuple[str, ...] = (
    *(f"{suit}{value}" for suit in SUITS for value in range(1, 14)),
    *(JESTER for _ in range(4)),
    *(WIZARD for _ in range(4)),
)
"""W1: sixty cards, four suits of 1 to 13, four jesters and four wizards."""

Answers: TypeAlias = Mapping[int, str]
"""What each of the asked seats says, such as ``trump G``, ``bid 2`` or ``play R5``."""


class Options(TypedDict, total=False):
    """What was agreed before the match; what is left out is as the manual has it."""

    plan: str  # "full", "dmmixed" or "wiztournament"
    notequal: bool | None  # None: as the plan says
    hiddentip: bool
    lead_suit: str  # "bsw" or "official" (W19)


class Chance(Protocol):
    """Where the start player and the order of the cards come from."""

    def below(self, n: int, /) -> int: ...
    def shuffle(self, items: Sequence[str], /) -> tuple[str, ...]: ...


@dataclass(frozen=True)
class Round:
    """How many cards everyone gets, and which of the two bidding rules hold."""

    cards: int
    hiddentip: bool
    notequal: bool


@dataclass(frozen=True)
class Asked:
    """One question: what each seat that must answer now may say, and what lies open on the table."""

    legal: dict[int, list[str]]
    totals: list[int]
    bids: list[int | None]  # None: not known to the table
    taken: list[int]
    trump: str | None
    turned: str | None


@dataclass
class Sheet:
    """What is written down in the open during one round."""

    totals: list[int]
    turned: str | None
    trump: str | None = None
    bids: dict[int, int] = field(default_factory=dict)
    taken: list[int] = field(default_factory=list)

    def asks(self, legal: Mapping[int, Sequence[str]]) -> Asked:
        """The question as the table hears it, with everything that is open at this moment."""
        return Asked(
            legal={seat: sorted(set(answers)) for seat, answers in legal.items()},
            totals=list(self.totals),
            bids=[self.bids.get(seat) for seat in range(len(self.totals))],
            taken=list(self.taken),
            trump=self.trump,
            turned=self.turned,
        )


def wizard(options: Options, players: int, chance: Chance) -> Generator[Asked, Answers, list[int]]:
    """A whole match of Wizard, from the draw of the start player to the last trick."""
    totals = [0] * players
    rounds = rounds_of(options, players)
    start = chance.below(players)  # W5: drawn at random

    for now in rounds:
        # W4, W30: the whole deck is shuffled anew, and every seat gets the cards of this round.
        pile = chance.shuffle(DECK)
        hands = [list(pile[seat * now.cards : (seat + 1) * now.cards]) for seat in range(players)]
        stock = pile[players * now.cards :]
        order = clockwise(start, players)
        dealer = order[-1]  # W5: the seat before the start player
        sheet = Sheet(totals, turned=stock[0] if stock else None, taken=[0] * players)

        # W6 to W9: the next card decides trump, or lets the dealer decide it.
        if sheet.turned == WIZARD:
            answers = yield sheet.asks({dealer: [f"trump {suit}" for suit in SUITS]})
            sheet.trump = answers[dealer].removeprefix("trump ")
        elif sheet.turned is not None:
            sheet.trump = suit_of(sheet.turned)

        # W12: with `hiddentip` all bid at once, and nothing is forbidden.
        if now.hiddentip:
            answers = yield sheet.asks({seat: bids_allowed(now.cards) for seat in range(players)})
            sheet.bids = {seat: number_of(answers[seat]) for seat in range(players)}
            # W13: when the reveal shows a sum equal to the tricks, the dealer alone bids once more, openly.
            if now.notequal and sum(sheet.bids.values()) == now.cards:
                answers = yield sheet.asks({dealer: bids_allowed(now.cards, sheet.bids[dealer])})
                sheet.bids[dealer] = number_of(answers[dealer])

        # W10, W11: otherwise they bid in turn, openly, and `notequal` may forbid the last of them one bid.
        else:
            for seat in order:
                last = now.notequal and seat == dealer
                forbidden = forbidden_bid(now.cards, sheet.bids.values()) if last else None
                answers = yield sheet.asks({seat: bids_allowed(now.cards, forbidden)})
                sheet.bids[seat] = number_of(answers[seat])

        # W14: the start player leads the first trick, whoever takes a trick leads the next.
        leader = start
        for _ in range(now.cards):
            trick: list[str] = []
            around = clockwise(leader, players)
            for seat in around:
                playable = cards_allowed(hands[seat], trick, options.get("lead_suit", "bsw"))
                answers = yield sheet.asks({seat: [f"play {card}" for card in playable]})
                card = answers[seat].removeprefix("play ")
                hands[seat].remove(card)
                trick.append(card)
            leader = around[place_that_takes(trick, sheet.trump)]
            sheet.taken[leader] += 1

        # W26, W27: the round is scored. W5: the start moves one seat on.
        for seat, bid in sheet.bids.items():
            totals[seat] += points(bid, sheet.taken[seat])
        start = clockwise(start, players)[1]

    return totals  # W28: the highest total wins, equal totals share


# ---------------------------------------------------------------- rounds and seats


def seats_allowed(options: Options) -> range:
    """W3: three to six play. W29: `dmmixed` is for four. W30: `wiztournament` is for four or five."""
    plans = {"full": range(3, 7), "dmmixed": range(4, 5), "wiztournament": range(4, 6)}
    return plans[options.get("plan", "full")]


def rounds_of(options: Options, players: int) -> list[Round]:
    """The rounds of a match, in order; a number of players that does not fit is refused."""
    plan = options.get("plan", "full")
    hiddentip = options.get("hiddentip", False)
    notequal = options.get("notequal")
    if players not in seats_allowed(options):
        raise ValueError(f"{plan} cannot be played by {players}")

    if plan == "dmmixed":  # W29: the plan itself says which rule holds when
        return [
            *(Round(cards, hiddentip=True, notequal=False) for cards in range(1, 7)),
            *(Round(cards, hiddentip=False, notequal=True) for cards in range(7, 15)),
            Round(15, hiddentip=True, notequal=False),
        ]
    if plan == "wiztournament":  # W30: ten rounds, `notequal` unless it was switched off
        lengths = {
            4: (1, 3, 5, 7, 9, 11, 12, 13, 14, 15),
            5: (2, 4, 5, 6, 7, 8, 9, 10, 11, 12),
        }
        return [Round(cards, hiddentip, notequal is not False) for cards in lengths[players]]
    # W3, W4: one card more in each round until the deck is used up, `notequal` only if switched on
    return [Round(cards, hiddentip, notequal is True) for cards in range(1, len(DECK) // players + 1)]


def clockwise(first: int, players: int) -> list[int]:
    """All seats, once around the table, from this one on."""
    return [(first + step) % players for step in range(players)]


# ---------------------------------------------------------------- bids


def number_of(answer: str) -> int:
    """The number of tricks that was said."""
    return int(answer.removeprefix("bid "))


def bids_allowed(cards: int, forbidden: int | None = None) -> list[str]:
    """W10: a whole number from none to all, except the forbidden one."""
    return [f"bid {number}" for number in range(cards + 1) if number != forbidden]


def forbidden_bid(cards: int, others: Iterable[int]) -> int | None:
    """W11: the one bid with which the sum would equal the number of tricks, if there is such a bid."""
    missing = cards - sum(others)
    return missing if 0 <= missing <= cards else None


# ---------------------------------------------------------------- tricks


def suit_of(card: str) -> str | None:
    """W25: jesters and wizards have no suit."""
    return None if card in (JESTER, WIZARD) else card[0]


def value_of(card: str) -> int:
    """The number on a suit card."""
    return int(card[1:])


def suit_to_follow(trick: Sequence[str], lead_suit: str) -> str | None:
    """The suit that the cards laid so far oblige the next player to follow, if any."""
    for place, card in enumerate(trick):
        if card == WIZARD and (place == 0 or lead_suit == "official"):
            return None  # W17: a wizard led; W19, `official`: nothing but jesters lay before it
        if suit_of(card):
            return suit_of(card)  # W15, W18: the first suit card; W20: a later wizard changes nothing
    return None


def cards_allowed(hand: Sequence[str], trick: Sequence[str], lead_suit: str) -> list[str]:
    """W15, W16: whoever holds the suit follows it or plays a jester or wizard; all others are free."""
    suit = suit_to_follow(trick, lead_suit)
    if suit is None or suit not in map(suit_of, hand):
        return list(hand)
    return [card for card in hand if suit_of(card) in (suit, None)]


def place_that_takes(trick: Sequence[str], trump: str | None) -> int:
    """The place in the trick, counted from 0, of the card that takes it."""
    if WIZARD in trick:
        return trick.index(WIZARD)  # W21: the first wizard
    suits = [suit for suit in map(suit_of, trick) if suit]
    if not suits:
        return 0  # W24: only jesters, and the first of them takes
    best = trump if trump in suits else suits[0]  # W22: trump; W23: else the suit that was set
    return max(
        (place for place, card in enumerate(trick) if suit_of(card) == best),
        key=lambda place: value_of(trick[place]),
    )


# ---------------------------------------------------------------- score


def points(bid: int, taken: int) -> int:
    """W26: a bid that is met; W27: a bid that is missed by one trick or more."""
    return 20 + 10 * taken if bid == taken else -10 * abs(bid - taken)
