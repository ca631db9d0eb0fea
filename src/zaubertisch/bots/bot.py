"""What a bot is: someone who sees no more than a seat sees, and chooses."""

from __future__ import annotations

from typing import Any, Protocol

from zaubertisch.kernel import AnyGame, Rng, View


class Bot(Protocol):
    """A player that is asked like any other.

    It gets a view, never a table, and keeps nothing from one question to the next: the same game,
    view and chance give the same move.
    """

    def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Any:
        """One legal move for the view's seat, which is to act."""
        ...
