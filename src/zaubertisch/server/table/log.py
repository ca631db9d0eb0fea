"""What can happen at a table, as it is written in its log: the truth of which everything else is a fold."""

from __future__ import annotations

from typing import Any

import msgspec

from zaubertisch.kernel import Refused, Seat
from zaubertisch.kernel.fairness import digest
from zaubertisch.server.messages.wire import Clock, Phrase

from .sealed import Sealed


class Written(Sealed, msgspec.Struct, frozen=True):
    """What stands in the log; some of it nobody may read before the end."""


class Entry(Written, frozen=True):
    """One event of a log.  `at` never runs backwards; `of` is the digest of the request that asked for it."""

    at: int  # milliseconds since 1970
    event: Event
    of: str = ""


class Opened(Written, frozen=True, tag="opened"):
    """The first event: the table, and the secret key of its first match, in no frame before the end."""

    table: str
    title: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    listed: bool
    serious: bool
    invite: str  # the hash of the invitation
    match: str
    key: str  # K as hex; the promise follows from it
    clock: Clock = 0
    training: bool = False


class Sat(Written, frozen=True, tag="sat"):
    """A person took a seat and promised a nonce."""

    seat: Seat
    name: str
    token: str  # the hash of the seat's token
    promise: str
    brought: Any = None  # a deck of one's own


class BotSat(Written, frozen=True, tag="bot_sat"):
    """A bot was put on a seat."""

    seat: Seat
    bot: str
    name: str


class Freed(Written, frozen=True, tag="freed"):
    """A seat is free again, before the start: somebody got up (`by` is the seat itself) or was removed."""

    seat: Seat
    by: Seat


class OptionsSet(Written, frozen=True, tag="options_set"):
    """Other options, or another number of seats."""

    options: dict[str, Any]
    seats: int
    clock: Clock | None = None  # None leaves it


class Promised(Written, frozen=True, tag="promised"):
    """A commitment for the match that comes."""

    seat: Seat
    promise: str


class Brought(Written, frozen=True, tag="brought"):
    """A person brings another deck; None is the usual one."""

    seat: Seat
    brought: Any


class Started(Written, frozen=True, tag="started"):
    """All promises are frozen, by seat; free seats are gone, so the seats are numbered anew."""

    seats: tuple[Seat, ...]  # the seats that stay, in order
    until: int  # when the opening of the nonces ends


class NonceOpened(Written, frozen=True, tag="nonce_opened"):
    """A promised nonce; the last one deals."""

    seat: Seat
    nonce: str


class Voided(Written, frozen=True, tag="voided"):
    """Nonces were missing when the time was over: those seats are free, and the next match has a new key."""

    missing: tuple[Seat, ...]
    match: str
    key: str


class Moved(Written, frozen=True, tag="moved"):
    """A seat's choice, by its person or by a bot: the one that sits there, or `thumb` when time was up."""

    seat: Seat
    turn: int
    move: msgspec.Raw
    bot: str | None = None


class Spoke(Written, frozen=True, tag="spoke"):
    """A line of talk."""

    seat: Seat
    text: str
    phrase: Phrase | None = None


class Silenced(Written, frozen=True, tag="silenced"):
    """The host took somebody's voice, or gave it back."""

    seat: Seat
    on: bool


class AskedBack(Written, frozen=True, tag="asked_back"):
    """The seat wants the move back that led to this question; bots wait so long."""

    seat: Seat
    turn: int
    until: int


class Allowed(Written, frozen=True, tag="allowed"):
    """An answer to that; the last yes takes the move back, a no ends the matter."""

    seat: Seat
    turn: int
    yes: bool


class Gone(Written, frozen=True, tag="gone"):
    """Nobody follows the table from this seat any more; after `grace` milliseconds a bot sits in."""

    seat: Seat
    grace: int


class Arrived(Written, frozen=True, tag="arrived"):
    """Somebody follows it again: the seat is theirs, whoever sat in."""

    seat: Seat


class StoodIn(Written, frozen=True, tag="stood_in"):
    """The grace time is over, and a bot sits in."""

    seat: Seat


class Credited(Written, frozen=True, tag="credited"):
    """Nobody served the table for so many milliseconds: they do not count."""

    missed: int


class Left(Written, frozen=True, tag="left"):
    """A person got up during the match; a bot sits in."""

    seat: Seat


class Returned(Written, frozen=True, tag="returned"):
    """A person has the seat back."""

    seat: Seat


class Aborted(Written, frozen=True, tag="aborted"):
    """The match was broken off, by a seat, or because no person was left at the table."""

    by: Seat | None


class Renewed(Written, frozen=True, tag="renewed"):
    """Another match at the same table: people keep their seats and promise anew."""

    match: str
    key: str


class Closed(Written, frozen=True, tag="closed"):
    """Whoever runs the server has closed the table; a match that was played is broken off."""

    why: str


class Expired(Written, frozen=True, tag="expired"):
    """The table was over for long enough: this is its last entry, and then its rows go."""


Event = (
    Opened
    | Sat
    | BotSat
    | Freed
    | OptionsSet
    | Promised
    | Brought
    | Started
    | NonceOpened
    | Voided
    | Moved
    | Spoke
    | Silenced
    | AskedBack
    | Allowed
    | Gone
    | Arrived
    | StoodIn
    | Credited
    | Left
    | Returned
    | Aborted
    | Renewed
    | Closed
    | Expired
)


def write(entry: Entry) -> bytes:
    """The entry as a row of the log holds it."""
    return msgspec.json.encode(entry)


def read(row: bytes | str) -> Entry:
    """The entry that a row holds; raises Refused when it holds none that we know."""
    try:
        return msgspec.json.decode(row, type=Entry)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Refused("log-unreadable", detail=str(error)) from error


def digest_of(request: msgspec.Struct) -> str:
    """What stands for a request in its entry: the same key with another digest is another request."""
    return digest("zaubertisch request", msgspec.json.encode(request)).hex()
