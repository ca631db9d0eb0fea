"""A game with its options, and for how many: what can be said before anyone sits down."""

from __future__ import annotations

from typing import Any

import msgspec

from zaubertisch.kernel import AnyGame, Box, Refused
from zaubertisch.server.messages import strict


def settle(box: Box, options: dict[str, Any]) -> tuple[msgspec.Struct, AnyGame]:
    """The options in their own type and the game made with them; raises Refused, or the game's Misfit."""
    try:
        settled: msgspec.Struct = strict.convert(options, box.options)
    except strict.Misread as no:
        raise Refused("bad-options", game=box.name, place=no.place, detail=no.detail) from no
    return settled, box.make(settled)


def fit(game: AnyGame, players: int) -> None:
    """Refuse a number of players that the game does not take with these options."""
    if players not in game.seats:
        fewest, most = bounds(game)
        raise Refused("wrong-number-of-players", players=players, fewest=fewest, most=most)


def bounds(game: AnyGame) -> tuple[int, int]:
    """The fewest and the most players that the game takes with its options."""
    return game.seats[0], game.seats[-1]


def plain(options: msgspec.Struct) -> dict[str, Any]:
    """The options as they are written and sent: all of them, the defaults too."""
    said: dict[str, Any] = msgspec.to_builtins(options)
    return said
