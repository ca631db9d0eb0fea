"""The rule of thumb (`bots/wizard/thumb.py`) in integers: how a sensible player is thought to bid and lay.

The same figures (`judgement.py`) and the same formulas: a search that thinks of others as sensible needs them
a million times.  A test holds both to the same choices.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .masks import CARDS, DECK, JESTERS, RANKS, WIZARDS, bit, count, lowest, rank_of, suit_cards, suit_of
from .round import FREE, NAME_TRUMP, NO_BID, PLAY, REBID, Round

NOTHING: Final = -1.0e9
TURN: Final = 6.283185307179586  # 2 pi; imported it would be looked up at every use


def promise(bid: i64, gap: float, doubt: float) -> float:
    """The points to hope for, in tens: see `bots/wizard/promise.py`."""
    met = exp(-gap * gap / (2.0 * doubt + 0.2)) / sqrt(1.0 + TURN * doubt)
    return float(2 + bid) * met - sqrt(gap * gap + doubt)


class Sensible:
    """One way to judge; it looks at the hand of the seat to act and at what lies open, never further."""

    def __init__(
        self,
        judgement: tuple[float, float, float, float, float, float, float, float],
        length: float = 0.0,
    ) -> None:
        """Take the eight figures of a `Judgement` in its order, and the least worth without trump."""
        self.higher: float = judgement[0]
        self.higher_trump: float = judgement[1]
        self.wizard: float = judgement[2]
        self.small_trump: float = judgement[3]
        self.length: float = length
        self.courtesy: float = judgement[4]
        self.doubt_bidding: float = judgement[5]
        self.doubt_playing: float = judgement[6]
        self.envy: float = judgement[7]
        self.worth: vec[float] = vec[float]([0.0] * CARDS)
        self.hope: vec[float] = vec[float]([NOTHING] * CARDS)  # by action, for whoever asked last
        self.power: vec[float] = vec[float]([1.0] * RANKS)  # of the chance that a hand lacks a card
        self.unruffed: vec[float] = vec[float]([1.0] * 4)
        self.unseen: i64 = 0

    def choose(self, state: Round) -> i64:
        """The action of a sensible player for the seat to act."""
        if state.phase == PLAY:
            return self.best_card(state)
        if state.phase == NAME_TRUMP:
            return self.best_trump(state)
        return self.best_bid(state)

    # -- what a hand is worth

    def _look(self, state: Round) -> None:
        self.unseen = DECK & ~(state.seen | state.hands[state.turn])

    def _lack(self, here: float) -> None:
        """The chance to lack so many given cards, when each is here with this chance."""
        lack, product = 1.0 - here, 1.0
        for n in range(RANKS):
            self.power[n] = product
            product *= lack

    def _value(self, state: Round, trump: i64, held: i64) -> float:
        """Fill `worth` for the hand, and give its sum."""
        hand = state.hands[state.turn]
        self._lack(float(held) / float(max(count(self.unseen), 1)))
        out = (1.0 - self.power[1]) * float(state.players - 1)
        once = 1.0 / float(max(held, 1))
        higher, higher_trump = max(self.higher, once), max(self.higher_trump, once)
        no_wizard = exp(-out * max(self.wizard, once) * float(count(self.unseen & WIZARDS)))
        each, each_trump = exp(-out * higher), exp(-out * higher_trump)
        self._fear_ruffs(state, trump, hand)
        total = 0.0
        rest = hand
        while rest:
            card = lowest(rest)
            one = rest & -rest
            rest &= rest - 1
            if one & WIZARDS:
                worth = 1.0
            elif one & JESTERS:
                worth = 0.0
            else:
                suit = suit_of(card)
                stands = no_wizard
                base = each_trump if suit == trump else each
                for _higher in range(self.above(card, suit)):
                    stands *= base
                if suit == trump:
                    worth = self.small_trump + (1.0 - self.small_trump) * stands
                elif trump < 0:
                    worth = self.length + (1.0 - self.length) * stands
                else:
                    worth = stands * self.unruffed[suit]
            self.worth[card] = worth
            total += worth
        return total

    def above(self, card: i64, suit: i64) -> i64:
        """How many higher cards of its suit are out of sight."""
        return count(self.unseen & suit_cards(suit) & ~((bit(card) << 1) - 1))

    def _fear_ruffs(self, state: Round, trump: i64, hand: i64) -> None:
        """For each suit of the hand, the chance that nobody is out of it and has a trump to lay instead."""
        if trump < 0:
            for suit in range(4):
                self.unruffed[suit] = 1.0
            return
        has_trump = 1.0 - self.power[count(self.unseen & suit_cards(trump))]
        for suit in range(4):
            if not hand & suit_cards(suit):
                continue
            out_of_it = self.power[count(self.unseen & suit_cards(suit))]
            safe = 1.0
            for seat in range(state.players):
                if seat != state.turn:
                    void = state.voids & bit(4 * seat + suit)
                    safe *= 1.0 - has_trump * (1.0 if void else out_of_it)
            self.unruffed[suit] = safe

    # -- naming trump and bidding

    def best_trump(self, state: Round) -> i64:
        """The suit that, as trump, makes the hand worth most."""
        self._look(state)
        best: i64 = 0
        most = NOTHING
        for suit in range(4):
            total = self._value(state, suit, state.cards)
            self.hope[suit] = total
            if total > most:
                best, most = suit, total
        return best

    def best_bid(self, state: Round) -> i64:
        """The bid that promises most; `hope` holds what each allowed one promises."""
        self._look(state)
        cards, hand = state.cards, state.hands[state.turn]
        tricks = self._value(state, state.trump, cards)
        doubt = 0.0
        rest = hand
        while rest:
            worth = self.worth[lowest(rest)]
            doubt += worth * (1.0 - worth)
            rest &= rest - 1
        tricks -= self.courtesy * self._excess(state)
        doubt *= self.doubt_bidding
        sure, barred = self._sure_tricks(state), state.barred()
        best: i64 = -1
        most = NOTHING
        fallback: i64 = -1
        fallback_most = NOTHING
        for bid in range(cards + 1):
            if bid == barred:
                self.hope[bid] = NOTHING
                continue
            hope = promise(bid, float(bid) - tricks, doubt)
            self.hope[bid] = hope
            if bid >= sure and hope > most:
                best, most = bid, hope
            if hope > fallback_most:
                fallback, fallback_most = bid, hope
        return best if best >= 0 else fallback

    def _excess(self, state: Round) -> float:
        """By how much the bids heard are above their share."""
        heard: i64 = 0
        tricks: i64 = 0
        for seat in range(state.players):
            if seat != state.turn and state.bids[seat] != NO_BID and self.hears(state):
                heard += 1
                tricks += state.bids[seat]
        return float(tricks) - float(heard) * float(state.cards) / float(state.players)

    def hears(self, state: Round) -> bool:
        """Whether bids lie open while this one is made: not while they are secret (W12)."""
        return not state.hiddentip or state.phase == REBID

    def _sure_tricks(self, state: Round) -> i64:
        """The wizards, and the trumps above which no trump is out of sight."""
        hand = state.hands[state.turn]
        sure = count(hand & WIZARDS)
        if state.trump >= 0:
            trumps = hand & suit_cards(state.trump)
            while trumps:
                if self.above(lowest(trumps), state.trump) == 0:
                    sure += 1
                trumps &= trumps - 1
        return sure

    # -- laying a card

    def best_card(self, state: Round) -> i64:
        """The card after which the bid promises most; `hope` holds what each allowed one promises.

        Who needs every trick looks for the surest card; there `hope` is the chance to take this trick.
        """
        self._look(state)
        seat = state.turn
        hand = state.hands[seat]
        held = count(hand)
        bid = state.bids[seat]
        need = bid - state.taken[seat]
        allowed = state.legal()
        total = self._value(state, state.trump, held - 1)
        doubt = 0.0
        rest = hand
        while rest:
            worth = self.worth[lowest(rest)]
            doubt += worth * (1.0 - worth)
            rest &= rest - 1
        if state.laid < state.players - 1:
            self._lack(float(held) / float(count(self.unseen)))
        best: i64 = -1
        most = NOTHING
        while allowed:
            card = lowest(allowed)
            allowed &= allowed - 1
            worth = self.worth[card]
            takes = self._takes(state, card)
            if need == held:
                hope = takes - 1.0e-6 * worth
            else:
                gap = float(need) - (total - worth)
                left = self.doubt_playing * max(0.0, doubt - worth * (1.0 - worth))
                hope = 0.0
                if takes > 0.0:
                    hope = takes * promise(bid, gap - 1.0, left)
                if takes < 1.0:
                    hope += (1.0 - takes) * promise(bid, gap, left)
            self.hope[card] = hope
            if hope > most or (hope == most and rank_of(card) > rank_of(best)):
                best, most = card, hope
        return best

    def _takes(self, state: Round, card: i64) -> float:
        """The chance that the card, laid now, takes the trick."""
        follow = state.followed(card)
        if state.height(card, follow) <= state.key:
            return 0.0
        later = state.players - 1 - state.laid
        one = bit(card)
        if later == 0 or one & WIZARDS:
            return 1.0
        if one & JESTERS:
            return 0.0
        suit, trump = suit_of(card), state.trump
        no_wizard = self.power[count(self.unseen & WIZARDS)]
        above = self.power[self.above(card, suit)]
        out_of_it = self.power[count(self.unseen & suit_cards(follow))] if follow < FREE else 1.0
        no_trumps = self.power[count(self.unseen & suit_cards(trump))] if trump >= 0 else 1.0
        chance = 1.0
        seat = state.turn
        for _other in range(later):
            seat = state.next(seat)
            no_higher = 1.0 if state.voids & bit(4 * seat + suit) else above
            stands = no_wizard * no_higher
            if trump >= 0 and follow != trump:
                may_ruff = 1.0
                if follow < FREE and not state.voids & bit(4 * seat + follow):
                    may_ruff = out_of_it
                if suit == trump:
                    stands = no_wizard * (1.0 - may_ruff * (1.0 - no_higher))
                else:
                    no_trump = 1.0
                    if not state.voids & bit(4 * seat + trump):
                        no_trump = no_trumps
                    stands *= 1.0 - may_ruff * (1.0 - no_trump)
            chance *= 1.0 - self.envy * (1.0 - stands)
        return chance
