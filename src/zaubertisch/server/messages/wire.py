"""Every message that crosses the network, as a frozen struct; unknown fields are refused.

`docs/protocol.md` tells the same on one page.  Bytes travel as lower-case hex, times as milliseconds
since 1970, cards as on the rules page (`R7`, `W`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from zaubertisch.bots.measured import Strength
from zaubertisch.kernel import Seat

# `$` alone would let a line end pass
Hex32 = Annotated[str, msgspec.Meta(max_length=64, pattern="^[0-9a-f]{64}$")]
Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_:-]+$(?!\\n)")]
Token = Annotated[str, msgspec.Meta(min_length=32, max_length=64, pattern="^[A-Za-z0-9_-]+$(?!\\n)")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]  # 24 visible characters once normalised
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]

TablePhase = Literal["gathering", "opening", "playing", "over"]

Clock = Literal[0, 30, 60, 180, 86_400, 259_200]
"""Seconds for each decision: none, three that are played in one sitting, and days (by correspondence)."""

Phrase = Literal[
    "hello", "luck", "well_played", "thanks", "sorry", "moment", "back", "your_turn", "again", "bye"
]
"""What can be said in every reader's own language."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message from outside: nothing in it that nobody reads."""


# -- the lobby


class OpenTable(Strict, frozen=True):
    """POST /api/tables: a new table.  The answer carries the invitation's secret."""

    key: Key
    game: str
    seats: int
    options: dict[str, Any] = {}
    title: Annotated[str, msgspec.Meta(max_length=64)] = ""
    listed: bool = False
    serious: bool = False  # no move is ever taken back
    clock: Clock = 0
    training: bool = False  # whoever is asked may ask the coach; everybody is told so


class TableOpened(msgspec.Struct, frozen=True):
    """The table's id, which is no secret, and the invitation, which is."""

    table: str
    invite: str


class SitDown(Strict, frozen=True):
    """POST /api/tables/{table}/seats: take a free seat (any, or the one named).

    The token is made by whoever sits down and is the key to the seat from now on: the server keeps
    only its hash.  `promise` is the commitment to a nonce for the match named by the frame.
    """

    key: Key
    name: Name
    token: Token
    promise: Hex32
    seat: Seat | None = None
    brings: Any = None  # a deck, where one brings one; null is the usual one


class SatDown(msgspec.Struct, frozen=True):
    """The seat that is now yours, and the place in the log where that is written."""

    seat: Seat
    seq: int


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat as the lobby shows it."""

    kind: Literal["free", "person", "bot"]
    name: str


class TableSummary(msgspec.Struct, frozen=True):
    """A listed table as the lobby shows it."""

    table: str
    title: str
    game: str
    options: dict[str, Any]
    phase: TablePhase
    seats: tuple[SeatSummary, ...]
    serious: bool
    at: int  # of its latest event
    clock: Clock = 0
    training: bool = False


class GameSummary(msgspec.Struct, frozen=True):
    """GET /api/games: a game, the numbers of players it takes, and its options as a JSON schema."""

    game: str
    rules: int
    seats: tuple[int, int]  # fewest, most
    options: dict[str, Any]  # the JSON schema
    bots: tuple[str, ...]  # from easy to strong
    strengths: tuple[Strength, ...]  # as the arena has measured them
    coach: bool = False  # whether one knows the game


class Book(msgspec.Struct, frozen=True):
    """GET /api/games/{game}/cards/{language}: the cards of a game that has many, as it tells them."""

    cards: tuple[Any, ...]
    words: dict[str, Any]  # what the words on the cards mean


class Health(msgspec.Struct, frozen=True):
    """GET /api/health: the server answers, and can read its database."""

    ok: bool = True


# -- acting: POST /api/tables/{table}/actions


class AddBot(Strict, frozen=True, tag="add_bot"):
    """The host puts a bot on a free seat."""

    bot: str
    seat: Seat | None = None


class Remove(Strict, frozen=True, tag="remove"):
    """The host frees a seat before the start: a bot's, or somebody's."""

    seat: Seat


class SetOptions(Strict, frozen=True, tag="options"):
    """The host changes options, the number of seats or the clock before the start."""

    options: dict[str, Any]
    seats: int | None = None
    clock: Clock | None = None


class Start(Strict, frozen=True, tag="start"):
    """The host starts: all promises are frozen, free seats are taken away, and the nonces are asked for."""


class Promise(Strict, frozen=True, tag="promise"):
    """A commitment to a new nonce, for the next match at the same table."""

    promise: Hex32


class Bring(Strict, frozen=True, tag="bring"):
    """Another deck before the start, or null for the usual one; only its own seat sees it before the end."""

    brings: Any = None


class OpenNonce(Strict, frozen=True, tag="nonce"):
    """The nonce that had been promised; the last one to arrive deals the cards."""

    nonce: Hex32


class Move(Strict, frozen=True, tag="move"):
    """A move of the game, as the answer to the question with this turn number."""

    turn: int
    move: msgspec.Raw


class Say(Strict, frozen=True, tag="say"):
    """A line of talk."""

    text: Text


class SayPhrase(Strict, frozen=True, tag="phrase"):
    """A line of talk that everyone reads in their own language."""

    phrase: Phrase


class Silence(Strict, frozen=True, tag="silence"):
    """The host takes somebody's voice at this table, or gives it back; they play on."""

    seat: Seat
    on: bool = True


class TakeBack(Strict, frozen=True, tag="take_back"):
    """Ask the others to let you take your latest move back: the one that led to question `turn`.

    Before anyone else has acted, a trick has closed, or chance was drawn; never at a serious table.
    """

    turn: int


class Allow(Strict, frozen=True, tag="allow"):
    """Answer to whoever wants to take back the move that led to question `turn`."""

    turn: int
    yes: bool


class Leave(Strict, frozen=True, tag="leave"):
    """Get up: before the start the seat is free again; during a match a bot sits in until you return."""


class Return(Strict, frozen=True, tag="return"):
    """Take your own seat back from the bot that sat in; nobody is asked."""


class Abort(Strict, frozen=True, tag="abort"):
    """The host breaks the match off; the key is revealed all the same."""


class Rematch(Strict, frozen=True, tag="rematch"):
    """Another match at the same table, after the end: the server promises a new key."""


Action = (
    AddBot
    | Remove
    | SetOptions
    | Start
    | Promise
    | Bring
    | OpenNonce
    | Move
    | Say
    | SayPhrase
    | Silence
    | TakeBack
    | Allow
    | Leave
    | Return
    | Abort
    | Rematch
)


class Act(Strict, frozen=True):
    """An action and the key that makes it safe to send again."""

    key: Key
    do: Action


class Done(msgspec.Struct, frozen=True):
    """It is written in the log, durably, at this place."""

    seq: int


class Problem(msgspec.Struct, frozen=True):
    """Why not: a stable code, a sentence a person can act on, and the facts of that sentence."""

    code: str
    message: str
    facts: dict[str, int | str] = {}
    parts: tuple[Problem, ...] = ()  # where several things are wrong at once: each of them


# -- watching: a socket's first message, and what comes back


class Hello(Strict, frozen=True, tag="hello"):
    """The first message on a socket: a seat's token, an invitation (to watch), or nothing if listed."""

    token: str | None = None
    since: int | None = None  # the last seq this reader has had; frames after it follow


class SeatView(msgspec.Struct, frozen=True):
    """A seat at the table."""

    kind: Literal["free", "person", "bot"]
    name: str
    bot: str | None = None  # which bot plays here now
    stand_in: bool = False  # the bot sits in for a person who has left or stayed away
    promised: bool = False
    opened: bool = False
    here: bool = True  # somebody follows the table from this seat
    grace: int | None = None  # when a bot sits in for this person, unless they are here again
    silenced: bool = False  # the host has taken their voice


class Asking(msgspec.Struct, frozen=True):
    """Somebody wants to take a move back, and until then the bots wait."""

    seat: Seat
    turn: int  # the question that the move led to
    until: int
    missing: tuple[Seat, ...]  # whose answer is missing


class TableView(msgspec.Struct, frozen=True):
    """What everyone at the table may know about it, apart from the game."""

    table: str
    title: str
    game: str
    options: dict[str, Any]
    listed: bool
    serious: bool
    phase: TablePhase
    aborted: bool
    seats: tuple[SeatView, ...]
    host: Seat | None  # the person who has sat here longest
    match: str  # the id of this match, part of every promise
    promise: str  # the server's commitment for it
    voided: int  # starts that failed because a nonce was missing
    open_until: int | None  # when the opening of the nonces ends
    key: str | None  # K, revealed when the match is over
    players: tuple[int, int] = (0, 0)  # the fewest and the most that the game takes with these options
    clock: Clock = 0
    due: int | None = None  # when time is up for those who are waited for
    asking: Asking | None = None
    training: bool = False  # each seat that is asked may ask the coach


class Said(msgspec.Struct, frozen=True):
    """A line of talk."""

    seq: int
    at: int
    seat: Seat | None
    name: str
    text: str  # of a phrase: in English
    phrase: Phrase | None = None


class Happened(msgspec.Struct, frozen=True):
    """Something at the table that is no part of the game; `docs/protocol.md` lists the codes."""

    seq: int
    at: int
    code: str
    facts: dict[str, int | str] = {}


class Frame(msgspec.Struct, frozen=True, tag="frame"):
    """The whole table as one reader may see it; `events`, `said` and `happened` tell what is new.

    A reader that comes in without `since`, or from too far behind, gets nothing to animate, the talk
    so far, and in `past` what happened in this match beside the game.
    """

    seq: int
    at: int
    table: TableView
    seat: Seat | None  # yours
    turn: int | None  # the number of the question now asked
    waiting: tuple[Seat, ...]
    mine: Any  # your own choice that is not revealed yet
    view: Any
    facts: Any
    legal: tuple[Any, ...]  # your legal moves when you are waited for; of those in `offers` perhaps only some
    offers: tuple[Any, ...]  # legal moves by the many, told by what they are put together from
    brought: Any  # the deck that you have brought; null is the usual one
    misfits: tuple[Problem, ...]  # what is wrong with it since the options have changed
    may_take_back: bool  # you may ask to take your latest move back
    scores: tuple[int, ...]
    events: tuple[Any, ...]
    said: tuple[Said, ...]
    happened: tuple[Happened, ...]
    past: tuple[Happened, ...]  # for whoever comes in: what else happened since the deal


class Beat(msgspec.Struct, frozen=True, tag="beat"):
    """Nothing new, but the line is alive."""

    at: int


class Refusal(msgspec.Struct, frozen=True, tag="refusal"):
    """The last message on a socket that the server closes for a reason."""

    code: str
    message: str
    facts: dict[str, int | str] = {}
