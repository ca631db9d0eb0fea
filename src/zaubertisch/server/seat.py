"""A seat at the table, and who sits there."""

from __future__ import annotations

from typing import Literal

import msgspec

from .sealed import Sealed

STAND_IN = "thumb"
"""The bot that sits in for whoever has left: never a stronger one, so that leaving pays nobody."""


class Chair(Sealed, msgspec.Struct):
    """A seat: free, a person's, or a bot's."""

    name: str = ""
    bot: str | None = None
    token: str | None = None  # the digest of a person's token
    since: int = 0  # the place in the log where they sat down: it names the sitter for good
    away: bool = False  # the person has left during a match, and may come back
    promise: str | None = None
    nonce: str | None = None

    @property
    def kind(self) -> Literal["free", "person", "bot"]:
        """Who sits here."""
        return "person" if self.token is not None else "bot" if self.bot is not None else "free"

    @property
    def plays(self) -> str | None:
        """The bot that plays here now, if one does."""
        return STAND_IN if self.away else self.bot
