"""The terminal of one person: what is shown there, and what is typed."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console
from rich.highlighter import Highlighter


class Left(Exception):
    """The player has got up."""


class Terminal:
    """Shows lines and tables, and reads one line at a time."""

    def __init__(self, highlighter: Highlighter | None = None) -> None:
        """Take what gives words their ink."""
        self._console = Console(highlighter=highlighter, soft_wrap=True)

    def say(self, said: str, style: str = "") -> None:
        """One sentence, as it is."""
        self._console.print(said, style=style, markup=False)

    def show(self, *parts: Any) -> None:
        """Texts and tables, one after the other in a line."""
        self._console.print(*parts, sep="")

    def read(self) -> str:
        """What is typed next; raises Left at q and at the end of the input."""
        try:
            said = self._console.input("> ").strip()
        except EOFError:
            self.say("")
            raise Left from None
        if not sys.stdin.isatty():
            self.say(said)  # nobody's keyboard has shown it
        if said.lower() == "q":
            raise Left
        return said
