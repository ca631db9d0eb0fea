"""Every address: what it does, what is sent there, and what comes back."""

from __future__ import annotations

from typing import Any

import msgspec

from zaubertisch.kernel import ReadList, Samples
from zaubertisch.kernel.record import Record
from zaubertisch.server.messages import account_wire, coaching, deck_wire, moments, wire


class Route(msgspec.Struct, frozen=True, kw_only=True):
    """An address, what is sent there, and what comes back."""

    does: str
    method: str = "get"
    path: str
    request: Any = None
    answer: Any
    status: int = 200
    media: str = "application/json"
    secret: str | None = None  # what is shown as Bearer
    signed_in: bool = False  # whether the cookie of an account is needed


TABLE = "/api/tables/{table}"
ACCOUNT = "/api/account"
DECKS = "/api/games/{game}/decks"
MATCH = f"{TABLE}/matches/{{match}}"
BOOK = "Every card of a game that has many, told in `de`, `nl` or `en`, and every word on it explained."
ANY = "A seat's token or the invitation; nothing is needed at a listed table."
MESSAGE = wire.Frame | wire.Beat | wire.Refusal
HELLO = "Watch over a WebSocket: say Hello, then listen."
EVENTS = "Watch by server-sent events: `id` is the seq, `event` the type and `data` the message."

ROUTES = (
    Route(does="What is played here.", path="/api/games", answer=list[wire.GameSummary]),
    Route(does=BOOK, path="/api/games/{game}/cards/{language}", answer=wire.Book),
    Route(does="The listed tables.", path="/api/tables", answer=list[wire.TableSummary]),
    Route(
        does="Open a table.",
        method="post",
        path="/api/tables",
        request=wire.OpenTable,
        answer=wire.TableOpened,
        status=201,
    ),
    Route(does="The table as you may see it.", path=TABLE, answer=wire.Frame, secret=ANY),
    Route(
        does="Sit down.",
        method="post",
        path=f"{TABLE}/seats",
        request=wire.SitDown,
        answer=wire.SatDown,
        status=201,
        secret="The invitation; none is needed at a listed table.",
    ),
    Route(
        does="Whatever else is done at a table.",
        method="post",
        path=f"{TABLE}/actions",
        request=wire.Act,
        answer=wire.Done,
        secret="The seat's token.",
    ),
    Route(
        does="What the coach says to you, who are asked, at a training table.",
        path=f"{TABLE}/advice",
        answer=coaching.Lesson,
        secret="The seat's token.",
    ),
    Route(does=HELLO, path=f"{TABLE}/socket", request=wire.Hello, answer=MESSAGE, status=101),
    Route(does=EVENTS, path=f"{TABLE}/events", answer=MESSAGE, media="text/event-stream", secret=ANY),
    Route(does="The latest match that is over.", path=f"{TABLE}/record", answer=Record, secret=ANY),
    Route(
        does="The matches that are over.",
        path=f"{TABLE}/matches",
        answer=list[moments.MatchSummary],
        secret=ANY,
    ),
    Route(does="One of them, as a file with `download`.", path=MATCH, answer=Record, secret=ANY),
    Route(does="The same moment by moment.", path=f"{MATCH}/moments", answer=moments.Replay, secret=ANY),
    Route(
        does="What the coach says about a seat's match, or how far it is with that.",
        path=f"{MATCH}/review/{{seat}}",
        answer=coaching.Reviewed,
        secret=ANY,
    ),
    Route(does="The decks that a game brings along.", path=DECKS, answer=deck_wire.Shelf),
    Route(
        does="What is wrong with a deck, and its list.",
        method="post",
        path=f"{DECKS}/check",
        request=deck_wire.CheckDeck,
        answer=deck_wire.DeckChecked,
    ),
    Route(
        does="The deck of a list.",
        method="post",
        path=f"{DECKS}/read",
        request=deck_wire.ReadDeck,
        answer=ReadList,
    ),
    Route(
        does="A first hand of a deck, to try it.",
        method="post",
        path=f"{DECKS}/hand",
        request=deck_wire.DrawHand,
        answer=Samples,
    ),
    Route(does="Who is signed in; null is nobody.", path=ACCOUNT, answer=account_wire.Account),
    *(
        Route(
            does=does,
            method="post",
            path=f"{ACCOUNT}/{to}",
            request=said,
            answer=account_wire.Account,
            status=201 if to == "register" else 200,
            signed_in=needed,
        )
        for to, said, needed, does in (
            ("register", account_wire.Credentials, False, "Open an account and sign in."),
            ("sign-in", account_wire.Credentials, False, "Sign in."),
            ("sign-out", account_wire.SignOut, False, "Sign out, here or everywhere."),
            ("password", account_wire.Renew, True, "Take another password; all other sessions end."),
            ("delete", account_wire.Erase, True, "Delete the account and all that it holds."),
        )
    ),
    Route(
        does="The decks of the account.",
        path=f"{ACCOUNT}/decks",
        answer=list[account_wire.AccountDeck],
        signed_in=True,
    ),
    Route(
        does="Keep a deck as it is now.",
        method="put",
        path=f"{ACCOUNT}/decks/{{deck}}",
        request=account_wire.KeepDeck,
        answer=account_wire.AccountDeck,
        signed_in=True,
    ),
    Route(
        does="Keep a deck no longer.",
        method="delete",
        path=f"{ACCOUNT}/decks/{{deck}}",
        answer=account_wire.Account,
        signed_in=True,
    ),
    Route(does="This document.", path="/api/openapi.json", answer=dict[str, Any]),
    Route(does="Whether the server is well.", path="/api/health", answer=wire.Health),
)
