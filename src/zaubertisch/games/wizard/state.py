"""What lies on a table of Wizard and what happens there, split by who may see it."""

from __future__ import annotations

from typing import Literal

import msgspec

from zaubertisch.kernel import Seat, Table, View

from .cards import DECK, SUITS, Card, Suit
from .options import Round

Phase = Literal["trump", "bid", "rebid", "play", "over"]


class Trick(msgspec.Struct, frozen=True):
    """A finished trick: its cards from the leader on, and who took it."""

    leader: Seat
    cards: tuple[Card, ...]
    taker: Seat


class Line(msgspec.Struct, frozen=True):
    """A finished round on the score sheet, by seat."""

    bids: tuple[int, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class Public(msgspec.Struct):
    """Seen by everyone."""

    plan: tuple[Round, ...]
    totals: tuple[int, ...]
    start: Seat  # bids first and leads the first trick of the round
    round: int = 0  # counts from 1
    phase: Phase = "over"
    turned: Card | None = None
    trump: Suit | None = None
    bids: tuple[int | None, ...] = ()
    taken: tuple[int, ...] = ()
    leader: Seat = 0
    trick: tuple[Card, ...] = ()  # from the leader on
    tricks: tuple[Trick, ...] = ()  # the finished tricks of this round
    last: Trick | None = None  # the latest finished trick, of this round or the one before
    sheet: tuple[Line, ...] = ()  # the finished rounds


class Own(msgspec.Struct):
    """Seen by one seat alone."""

    hand: tuple[Card, ...]


WizardTable = Table[Public, Own, None]  # no stock is kept: the deck is shuffled anew for each round
WizardView = View[Public, Own]


class NameTrump(msgspec.Struct, frozen=True, tag="trump", forbid_unknown_fields=True):
    """The dealer's choice after a wizard was turned up."""

    suit: Suit


class Bid(msgspec.Struct, frozen=True, tag="bid", forbid_unknown_fields=True):
    """How many tricks a seat says it will take."""

    tricks: int


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """A card laid into the trick."""

    card: Card


Move = NameTrump | Bid | Play

# Every move that there is, made once.
TRUMPS = tuple(map(NameTrump, SUITS))
BIDS = tuple(map(Bid, range(len(DECK) // 3 + 1)))  # three players get twenty cards each (W2, W3)
PLAYS = {card: Play(card) for card in dict.fromkeys(DECK)}


class RoundDealt(msgspec.Struct, frozen=True, tag="round_dealt"):
    """A new round lies on the table."""

    round: int
    cards: int
    start: Seat
    turned: Card | None
    trump: Suit | None


class TrumpNamed(msgspec.Struct, frozen=True, tag="trump_named"):
    """The dealer has chosen."""

    seat: Seat
    suit: Suit


class BidMade(msgspec.Struct, frozen=True, tag="bid_made"):
    """An open bid; `again` when the dealer had to change it (W13)."""

    seat: Seat
    tricks: int
    again: bool = False


class BidsShown(msgspec.Struct, frozen=True, tag="bids_shown"):
    """The secret bids, all at once, by seat."""

    bids: tuple[int, ...]


class CardPlayed(msgspec.Struct, frozen=True, tag="card_played"):
    """A card lies in the trick."""

    seat: Seat
    card: Card


class TrickTaken(msgspec.Struct, frozen=True, tag="trick_taken"):
    """A full trick goes to its taker."""

    number: int  # in the round, from 1
    trick: Trick


class RoundScored(msgspec.Struct, frozen=True, tag="round_scored"):
    """A round is written on the sheet."""

    round: int
    line: Line


class MatchOver(msgspec.Struct, frozen=True, tag="match_over"):
    """The last round is scored; equal totals share the victory."""

    winners: tuple[Seat, ...]


Event = RoundDealt | TrumpNamed | BidMade | BidsShown | CardPlayed | TrickTaken | RoundScored | MatchOver
