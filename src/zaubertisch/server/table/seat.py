"""A seat at the table, and who sits there."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from .sealed import Sealed

STAND_IN = "thumb"
"""The bot that sits in for whoever is away: never a stronger one, so that leaving pays nobody."""


class Chair(Sealed, msgspec.Struct):
    """A seat: free, a person's, or a bot's."""

    name: str = ""
    bot: str | None = None
    token: str | None = None  # the digest of a person's token
    since: int = 0  # the place in the log where they sat down: it names the sitter for good
    left: bool = False  # the person got up during a match, and may come back
    gone: int | None = None  # since when nobody follows the table from here, as far as the log knows
    grace: int = 0  # milliseconds from then on until a bot sits in
    stood_in: bool = False  # one does, since nobody was here
    silenced: bool = False  # the host has taken their voice
    promise: str | None = None
    nonce: str | None = None
    brought: Any = None  # a deck of their own, in the type of the game

    @property
    def kind(self) -> Literal["free", "person", "bot"]:
        """Who sits here."""
        return "person" if self.token is not None else "bot" if self.bot is not None else "free"

    @property
    def away(self) -> bool:
        """A bot plays for the person who sits here."""
        return self.left or self.stood_in

    @property
    def plays(self) -> str | None:
        """The bot that plays here now, if one does."""
        return STAND_IN if self.away else self.bot
