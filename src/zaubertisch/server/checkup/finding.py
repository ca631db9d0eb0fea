"""What a look at a server has found, and what to do about it."""

from __future__ import annotations

import msgspec


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at; `fix` says what to do where it is not well."""

    what: str
    said: str
    fix: str = ""

    @property
    def well(self) -> bool:
        """Whether there is nothing to do."""
        return not self.fix
