"""One round of Wizard, step by step: W6-W27 in integers.

Actions are small numbers: a suit (0-3) names trump, a bid is 0-20, a card is 0-59.  Secret bids are taken one
after the other from the start player on; nobody who only sees what is shown could tell the difference.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .masks import CARDS, JESTERS, SPECIALS, TOP, WIZARDS, bit, lowest, once, rank_of, suit_cards, suit_of

NAME_TRUMP: Final = 0
BID: Final = 1
REBID: Final = 2
PLAY: Final = 3
OVER: Final = 4

NO_TRUMP: Final = -1
NO_BID: Final = -1
UNDECIDED: Final = -1  # no suit to follow yet
FREE: Final = 4  # nothing to follow in this trick, whatever comes

FOLLOWS: Final = 100  # what the suit to follow is worth above its ranks, and a trump twice
WIZARD_KEY: Final = 1000


class Round:
    """A round in progress; `turn` is the seat to act, `phase` what it is asked."""

    def __init__(self, players: i64, cards: i64, start: i64) -> None:
        """A round of so many cards a hand, before the deal: every hand is empty."""
        self.players: i64 = players
        self.cards: i64 = cards
        self.start: i64 = start
        self.notequal: bool = False  # W11
        self.hiddentip: bool = False  # W12
        self.official: bool = False  # W19: a wizard after jesters frees the trick
        self.trump: i64 = NO_TRUMP
        self.phase: i64 = BID
        self.turn: i64 = start
        self.asked: i64 = 0  # bids made so far
        self.promised: i64 = 0  # ... and their sum
        self.laid: i64 = 0  # cards in the trick
        self.follow: i64 = UNDECIDED
        self.best: i64 = 0  # the seat whose card takes the trick as it lies
        self.key: i64 = -1  # how high that card is
        self.left: i64 = cards  # tricks not yet taken
        self.seen: i64 = 0  # every card that lies or has lain open
        self.voids: i64 = 0  # bit 4 * seat + suit: the seat laid another suit when it had to follow this one
        self.hands: vec[i64] = vec[i64]([0] * players)
        self.bids: vec[i64] = vec[i64]([NO_BID] * players)
        self.taken: vec[i64] = vec[i64]([0] * players)

    def become(self, other: Round) -> None:
        """Take over everything from a round of as many players, without making anything new."""
        self.cards, self.start = other.cards, other.start
        self.notequal, self.hiddentip, self.official = other.notequal, other.hiddentip, other.official
        self.trump, self.phase, self.turn = other.trump, other.phase, other.turn
        self.asked, self.promised = other.asked, other.promised
        self.laid, self.follow, self.best, self.key, self.left = (
            other.laid,
            other.follow,
            other.best,
            other.key,
            other.left,
        )
        self.seen, self.voids = other.seen, other.voids
        for seat in range(self.players):
            self.hands[seat] = other.hands[seat]
            self.bids[seat] = other.bids[seat]
            self.taken[seat] = other.taken[seat]

    def legal(self) -> i64:
        """What the seat to act may do, as a mask of actions; 0 when the round is over.

        Of wizards only one is named, and of jesters too: they are alike.
        """
        if self.phase == PLAY:
            return once(self.playable(self.hands[self.turn]))
        if self.phase == NAME_TRUMP:
            return 15
        if self.phase == OVER:
            return 0
        bids = (TOP >> (CARDS - self.cards - 1)) - 1
        barred = self.barred()
        return bids & ~bit(barred) if barred >= 0 else bids

    def same(self, action: i64) -> i64:
        """The action as `legal` names it: the lowest wizard in the hand stands for all, so the jester."""
        if self.phase != PLAY or not bit(action) & SPECIALS:
            return action
        alike = self.hands[self.turn] & (JESTERS if bit(action) & JESTERS else WIZARDS)
        return lowest(alike)

    def barred(self) -> i64:
        """The bid that the seat to act may not make, or -1 (W11, W13)."""
        last = self.phase == REBID or (self.asked == self.players - 1 and not self.hiddentip)
        if not self.notequal or not last:
            return -1
        rest = self.cards - self.promised
        return rest if rest >= 0 else -1

    def playable(self, hand: i64) -> i64:
        """The cards of a hand that may be laid into the trick (W15, W16)."""
        if 0 <= self.follow < FREE:
            suit = suit_cards(self.follow)
            if hand & suit:
                return hand & (suit | SPECIALS)
        return hand

    def act(self, action: i64) -> None:
        """Carry out a legal action of the seat to act."""
        if self.phase == PLAY:
            self.lay(action)
        elif self.phase == NAME_TRUMP:
            self.trump = action  # W9
            self.phase, self.turn = BID, self.start
        else:
            self.bid(action)

    def bid(self, tricks: i64) -> None:
        """A bid of the seat to act; after the last one the start player leads, or the dealer bids again."""
        self.bids[self.turn] = tricks
        self.promised += tricks
        self.asked += 1
        if self.asked < self.players:
            self.turn = self.next(self.turn)
        elif self.phase == BID and self.hiddentip and self.notequal and self.promised == self.cards:
            self.phase, self.turn = REBID, self.before(self.start)  # W13: the dealer, knowing all bids
            self.promised -= self.bids[self.turn]
            self.asked -= 1
        else:
            self.phase, self.turn = PLAY, self.start

    def lay(self, card: i64) -> None:
        """A card of the seat to act goes into the trick, and the trick to its taker when it is full."""
        seat, one, follow = self.turn, bit(card), self.follow
        self.hands[seat] &= ~one
        self.seen |= one
        if 0 <= follow < FREE and not one & SPECIALS and suit_of(card) != follow:
            self.voids |= bit(4 * seat + follow)
        self.follow = self.followed(card)
        key = self.height(card, self.follow)
        if key > self.key:
            self.key, self.best = key, seat
        self.laid += 1
        if self.laid < self.players:
            self.turn = self.next(seat)
            return
        self.taken[self.best] += 1
        self.turn = self.best  # W14
        self.laid, self.follow, self.key = 0, UNDECIDED, -1
        self.left -= 1
        if self.left == 0:
            self.phase = OVER

    def followed(self, card: i64) -> i64:
        """What is to be followed once this card lies too (W15, W17-W19)."""
        if self.follow != UNDECIDED:
            return self.follow
        one = bit(card)
        if one & JESTERS:
            return UNDECIDED
        if one & WIZARDS:
            return FREE if self.laid == 0 or self.official else UNDECIDED
        return suit_of(card)

    def height(self, card: i64, follow: i64) -> i64:
        """How high the card lies in a trick in which this is to be followed (W21-W24); -1 takes nothing."""
        one = bit(card)
        if one & WIZARDS:
            return WIZARD_KEY  # the first one stays: none is higher
        if one & JESTERS:
            return 0  # the first one stays, and takes the trick when there are only jesters
        suit = suit_of(card)
        if suit == self.trump:
            return 2 * FOLLOWS + rank_of(card)
        return FOLLOWS + rank_of(card) if suit == follow else -1

    def next(self, seat: i64) -> i64:
        """The seat after this one."""
        return seat + 1 if seat + 1 < self.players else 0

    def before(self, seat: i64) -> i64:
        """The seat before this one: of the start player, the dealer (W5)."""
        return seat - 1 if seat > 0 else self.players - 1

    def points(self, seat: i64) -> i64:
        """What the round brings the seat as it stands (W26, W27)."""
        bid, taken = self.bids[seat], self.taken[seat]
        if bid == taken:
            return 20 + 10 * taken
        return 10 * (taken - bid) if taken < bid else 10 * (bid - taken)
