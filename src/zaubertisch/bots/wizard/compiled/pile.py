"""Dealing at random, from a pile that remembers its cards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zaubertisch.bots.compiled.dice import Dice

from .masks import CARDS, WIZARDS, bit, lowest, rank_of, suit_of
from .round import BID, NAME_TRUMP, NO_TRUMP, Round


class Pile:
    """Cards to be dealt one at a time, each equally likely."""

    def __init__(self) -> None:
        """An empty pile."""
        self.cards: vec[i64] = vec[i64]([0] * CARDS)
        self.size: i64 = 0

    def hold(self, mask: i64) -> None:
        """Hold just these cards."""
        self.size = 0
        while mask:
            self.cards[self.size] = lowest(mask)
            self.size += 1
            mask &= mask - 1

    def deal(self, n: i64, dice: Dice) -> i64:
        """So many cards off the pile, as a set."""
        hand: i64 = 0
        for _card in range(n):
            at = dice.below(self.size)
            self.size -= 1
            card = self.cards[at]
            self.cards[at] = self.cards[self.size]
            self.cards[self.size] = card
            hand |= bit(card)
        return hand


def deal_round(state: Round, pile: Pile, dice: Dice) -> None:
    """Fill the hands from a pile that holds the deck, and turn a card up where one is left (W4, W6-W9)."""
    for seat in range(state.players):
        state.hands[seat] = pile.deal(state.cards, dice)
    state.trump, state.phase, state.turn = NO_TRUMP, BID, state.start
    if pile.size == 0:
        return  # W7
    turned = lowest(pile.deal(1, dice))
    if bit(turned) & WIZARDS:
        state.phase, state.turn = NAME_TRUMP, state.before(state.start)  # W9
    elif rank_of(turned) > 0:
        state.trump = suit_of(turned)  # W6; a jester gives none (W8)
