"""How far a long run is, on the error stream, so that the result can be piped on."""

from __future__ import annotations

import sys
from time import monotonic
from types import TracebackType
from typing import Self

from .words import Words


class Progress:
    """Silent in the first seconds; then a running figure on a terminal, and now and then a line elsewhere."""

    def __init__(self, words: Words) -> None:
        """Start the clock."""
        self._words = words
        self._live = sys.stderr.isatty()
        self._every = 0.5 if self._live else 15.0
        self._next = monotonic() + max(2.0, self._every)
        self._drawn = False

    def __call__(self, done: int, of: int) -> None:
        """Say how far it is, unless that was said just now."""
        if monotonic() < self._next:
            return
        said = self._words("arena-progress", done=done, of=of)
        sys.stderr.write(f"\r{said} " if self._live else f"{said}\n")
        sys.stderr.flush()
        self._next = monotonic() + self._every
        self._drawn = self._live

    def note(self, said: str) -> None:
        """Say something once."""
        sys.stderr.write(f"{said}\n")

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, no: BaseException | None, at: TracebackType | None
    ) -> None:
        """Wipe the running figure away."""
        if self._drawn:
            sys.stderr.write("\r\033[K")
