"""A round of Kampf der Magier under way: K4, K7-K9, KA17, KA21 in integers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .cards import TAKE, balls_in, cards_of, number_of, some, total_of

CARDS: Final = 55


class Table:
    """The options that matter for a search."""

    def __init__(
        self, joker_alone: bool, free_ball: bool, ball_alone: bool, equal_suffices: bool, finish_fight: bool
    ) -> None:
        """KA6, KA14, KA11, KA12, KA21."""
        self.joker_alone: bool = joker_alone
        self.free_ball: bool = free_ball
        self.ball_alone: bool = ball_alone
        self.equal_suffices: bool = equal_suffices
        self.finish_fight: bool = finish_fight


class Round:
    """What lies where, and whose turn it is."""

    def __init__(self, players: i64, table: Table) -> None:
        """A round in which nothing is dealt yet."""
        self.players: i64 = players
        self.table: Table = table
        self.hands: vec[i64] = vec[i64]([0] * players)
        self.sizes: vec[i64] = vec[i64]([0] * players)
        self.collected: vec[i64] = vec[i64]([0] * players)
        self.stock: vec[i64] = vec[i64]([0] * CARDS)  # kinds; shared by all who became this round
        self.stocked: i64 = 0  # where the stock ends, in `stock`
        self.drawn: i64 = 0  # ... and where what is left of it begins
        self.laid: i64 = 0  # cards in the middle
        self.total: i64 = 0
        self.shielded: bool = False  # a ball lies on top
        self.turn: i64 = 0
        self.over: bool = False

    def become(self, other: Round) -> None:
        """Take over everything from a round of as many players."""
        self.stock, self.stocked, self.drawn = other.stock, other.stocked, other.drawn
        self.laid, self.total, self.shielded = other.laid, other.total, other.shielded
        self.turn, self.over = other.turn, other.over
        for seat in range(self.players):
            self.hands[seat] = other.hands[seat]
            self.sizes[seat] = other.sizes[seat]
            self.collected[seat] = other.collected[seat]

    def play(self, laid: i64) -> None:
        """Lay these cards, or take the middle."""
        seat = self.turn
        if laid == TAKE:
            self.collected[seat] += self.laid
            self.laid, self.total, self.shielded = 0, 0, False
            for size in self.sizes:
                if size == 0:
                    self.over = True
            return
        hand, number = self.hands[seat] - cards_of(laid), number_of(laid)
        fresh = number if number <= self.stocked - self.drawn else self.stocked - self.drawn
        for at in range(self.drawn, self.drawn + fresh):
            hand += some(self.stock[at], 1)
        self.drawn += fresh
        self.hands[seat] = hand
        self.sizes[seat] += fresh - number
        self.laid += number
        self.shielded = balls_in(laid) > 0
        if not self.shielded:
            self.total = total_of(laid)
        self.over = self.sizes[seat] == 0 and not self.table.finish_fight
        self.turn = seat + 1 if seat + 1 < self.players else 0

    def score(self, seat: i64) -> i64:
        """The cards that count for the seat as it stands (K10, K11)."""
        return self.collected[seat] + self.sizes[seat]
