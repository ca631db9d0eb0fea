"""The seat of a person in the terminal, for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from zaubertisch.kernel import AnyGame, Box, Refused, Seat, View

from .duell import DuelSeat
from .kampf import KampfSeat
from .seelenkrieger import SoulSeat
from .seelenkrieger.decks import deck_named
from .wizard import WizardSeat
from .words import Words


class TerminalSeat(Protocol):
    """Somebody who is told what happens, and asked."""

    def begin(self, bots: Mapping[str, str]) -> None:
        """Say who sits here, by name and kind of bot, and what lies on the table before the first move."""
        ...

    def hear(self, audience: Seat, event: Any) -> None:
        """Tell what happened, if it is for this seat's ears."""
        ...

    def ask(self) -> Any:
        """Ask until the answer is a legal move; raises Left."""
        ...


SEATS: dict[str, Callable[..., TerminalSeat]] = {
    "wizard": WizardSeat,
    "kampf": KampfSeat,
    "duell": DuelSeat,
    "seelenkrieger": SoulSeat,
}
DECKS: dict[str, Callable[[str, AnyGame, Words], Any]] = {"seelenkrieger": deck_named}
"""For games to which one brings something: what the words after --deck mean."""


def brought(box: Box, game: AnyGame, said: str | None, words: Words) -> Any:
    """What the person brings: the deck that was named, else the usual one; raises Refused."""
    if said is None:
        return box.usual(game, 0)
    if box.name not in DECKS:
        raise Refused("no-decks", game=box.name)
    return DECKS[box.name](said, game, words)


def seat_for(
    game: AnyGame, seat: Seat, names: Sequence[str], look: Callable[[], View[Any, Any]], words: Words
) -> TerminalSeat:
    """A seat of this game, whose view `look` shows as it is now."""
    return SEATS[game.name](game, seat, names, look, words)
