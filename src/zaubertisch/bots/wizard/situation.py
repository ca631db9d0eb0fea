"""From a view to the integers of a search, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from zaubertisch.games.wizard.cards import JESTER, RANK, SUIT, SUITS, WIZARD, Card, LeadSuit
from zaubertisch.games.wizard.state import Bid, Move, NameTrump, Play, WizardView

from .compiled.masks import JESTERS, RANKS, WIZARDS, bit, lowest, rank_of, suit_of
from .compiled.round import BID, NAME_TRUMP, REBID, Round
from .compiled.worlds import Situation


class Numbers:
    """Gives each card its number; of wizards and jesters, which are all alike, the next one not yet given."""

    def __init__(self) -> None:
        """All sixty cards are to be given."""
        self.wizards, self.jesters = WIZARDS, JESTERS

    def __call__(self, card: Card) -> int:
        """The number of a card, 0 to 59."""
        if card == WIZARD:
            number = lowest(self.wizards)
            self.wizards &= self.wizards - 1
        elif card == JESTER:
            number = lowest(self.jesters)
            self.jesters &= self.jesters - 1
        else:
            suit = SUIT[card]
            assert suit is not None
            return RANKS * SUITS.index(suit) + RANK[card]
        return number

    def all(self, cards: Iterable[Card]) -> int:
        """The cards as a set."""
        return sum(bit(self(card)) for card in cards)


class Seen(NamedTuple):
    """What a seat knows, and the card turned up as a set."""

    situation: Situation
    turned: int


def situation(view: WizardView, lead_suit: LeadSuit) -> Seen:
    """The round as the viewer has seen it; the viewer is to act."""
    p, own, seat = view.public, view.own, view.seat
    assert own is not None
    assert seat is not None
    number, players, plan = Numbers(), len(p.totals), p.plan[p.round - 1]
    turned = number.all([] if p.turned is None else [p.turned])
    hand = number.all(own.hand)
    start = Round(players, plan.cards, p.start)
    start.notequal, start.hiddentip, start.official = plan.notequal, plan.hiddentip, lead_suit == "official"
    start.seen = turned
    history: list[int] = []
    if p.turned == WIZARD:
        start.phase, start.turn = NAME_TRUMP, (p.start - 1) % players
        history += [] if p.trump is None else [SUITS.index(p.trump)]
    elif p.trump is not None:
        start.trump = SUITS.index(p.trump)
    order = [(p.start + step) % players for step in range(players)]
    history += [bid for each in order if (bid := p.bids[each]) is not None]
    for trick in p.tricks:
        history += [number(card) for card in trick.cards]
    history += [number(card) for card in p.trick]
    seen = Situation(start, seat, hand, history)
    seen.now.turn = seat  # among secret bids each is made as if it were the first
    return Seen(seen, turned)


def as_move(phase: int, action: int) -> Move:
    """The move that an action stands for."""
    if phase == NAME_TRUMP:
        return NameTrump(SUITS[action])
    if phase in (BID, REBID):
        return Bid(action)
    return Play(card_of(action))


def as_action(now: Round, move: Move) -> int:
    """The action that stands for a legal move of the seat to act, as `now.legal()` names it."""
    match move:
        case NameTrump(suit):
            return SUITS.index(suit)
        case Bid(tricks):
            return tricks
        case Play(card):
            return next(one for one in _cards(now.legal()) if card_of(one) == card)


def _cards(mask: int) -> Iterator[int]:
    while mask:
        yield lowest(mask)
        mask &= mask - 1


def card_of(number: int) -> Card:
    """The card of a number."""
    rank = rank_of(number)
    if rank in (RANK[JESTER], RANK[WIZARD]):
        return WIZARD if rank else JESTER
    return Card(f"{SUITS[suit_of(number)]}{rank}")
