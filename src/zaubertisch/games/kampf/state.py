"""What lies on a table of Kampf der Magier and what happens there, split by who may see it."""

from __future__ import annotations

from typing import Literal

import msgspec

from zaubertisch.kernel import Seat, Table, View

from .cards import BALL, Card


class Laid(msgspec.Struct, frozen=True):
    """Cards laid into the middle, and the total that was announced with them (K3, K5, K7)."""

    seat: Seat
    cards: tuple[Card, ...]  # a crystal ball comes last
    joker: int | None  # the value that the jokers among them stand for
    total: int

    @property
    def is_ball(self) -> bool:
        """Whether a crystal ball has kept the total as it was."""
        return BALL in self.cards


class Fight(msgspec.Struct, frozen=True):
    """A finished fight: what was laid, from the opener on, and who took it, if anybody did."""

    laid: tuple[Laid, ...]
    taker: Seat | None


class Line(msgspec.Struct, frozen=True):
    """A finished round on the score sheet, by seat."""

    collected: tuple[int, ...]  # the cards that were left in hand among them
    left: tuple[int, ...]  # in hand
    totals: tuple[int, ...]


class Public(msgspec.Struct):
    """Seen by everyone: all that somebody with a perfect memory would know of the round (KA25, KA30)."""

    rounds: int  # in the whole match
    totals: tuple[int, ...]  # cards collected in the finished rounds
    start: Seat  # opens the first fight of the round
    round: int = 0  # counts from 1
    phase: Literal["play", "over"] = "play"
    turn: Seat = 0  # who is to play
    opener: Seat = 0  # of the fight
    total: int = 0  # to beat
    middle: tuple[Laid, ...] = ()  # the fight, from its opener on; empty when one is to be opened
    fights: tuple[Fight, ...] = ()  # the finished fights of this round
    last: Fight | None = None  # the latest finished fight, of this round or the one before
    collected: tuple[int, ...] = ()  # face down, in this round
    hands: tuple[int, ...] = ()  # how many cards each seat holds
    stock: int = 0  # how many cards are left to draw
    sheet: tuple[Line, ...] = ()  # the finished rounds


class Own(msgspec.Struct):
    """Seen by one seat alone."""

    hand: tuple[Card, ...]


class Hidden(msgspec.Struct):
    """Seen by nobody."""

    stock: tuple[Card, ...]  # the next card to draw comes first


KampfTable = Table[Public, Own, Hidden]
KampfView = View[Public, Own]


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Mages of one value, then jokers; where jokers are among them, the value that they stand for."""

    cards: tuple[Card, ...]
    joker: int | None = None


class Ball(msgspec.Struct, frozen=True, tag="ball", forbid_unknown_fields=True, omit_defaults=True):
    """A crystal ball; only where the table asks for it, with cards that make the total again (KA11)."""

    cards: tuple[Card, ...] = ()
    joker: int | None = None


class Take(msgspec.Struct, frozen=True, tag="take", forbid_unknown_fields=True):
    """All cards of the middle, to be laid face down before oneself."""


Move = Play | Ball | Take


class RoundDealt(msgspec.Struct, frozen=True, tag="round_dealt"):
    """A new round lies on the table."""

    round: int
    start: Seat
    stock: int


class CardsLaid(msgspec.Struct, frozen=True, tag="cards_laid"):
    """Cards lie in the middle, and the total to beat is the one announced with them."""

    laid: Laid
    opens: bool  # a fight


class CardsDrawn(msgspec.Struct, frozen=True, tag="cards_drawn"):
    """A hand was filled up again; what was drawn its owner alone sees."""

    seat: Seat
    cards: int
    stock: int  # left


class FightTaken(msgspec.Struct, frozen=True, tag="fight_taken"):
    """The middle goes to a seat, which opens the next fight."""

    seat: Seat
    number: int  # of the fight in the round, from 1
    cards: int
    collected: int  # by that seat in this round, these among them


class RoundScored(msgspec.Struct, frozen=True, tag="round_scored"):
    """A round is written on the sheet."""

    round: int
    line: Line


class MatchOver(msgspec.Struct, frozen=True, tag="match_over"):
    """The last round is scored."""

    winners: tuple[Seat, ...]


Event = RoundDealt | CardsLaid | CardsDrawn | FightTaken | RoundScored | MatchOver
