"""The messages about accounts; see `wire`.  What holds a password prints nothing of it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from .deck_wire import DeckName

Said = Annotated[str, msgspec.Meta(max_length=256)]
AccountName = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Secretive(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message that is never printed."""

    def __repr__(self) -> str:
        """Only what it is: log lines and tracebacks are read by others."""
        return f"{type(self).__name__}(…)"


class Credentials(Secretive, frozen=True):
    """POST /api/account/register and /api/account/sign-in: a name and its password."""

    name: AccountName
    password: Said


class Renew(Secretive, frozen=True):
    """POST /api/account/password: the old one and the new one; all other sessions end."""

    password: Said
    new: Said


class Erase(Secretive, frozen=True):
    """POST /api/account/delete: the account and all that it holds, for good."""

    password: Said


class SignOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/sign-out: end this session, or all of them."""

    everywhere: bool = False


class Account(msgspec.Struct, frozen=True):
    """Who is signed in; null is nobody."""

    name: str | None


class KeepDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/account/decks/{deck}: a deck as it is now.  It need not be one that may be played."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    name: DeckName
    deck: Any


class AccountDeck(msgspec.Struct, frozen=True):
    """A deck that an account keeps; `at` is when it was last changed."""

    id: str
    game: str
    name: str
    deck: Any
    at: int
