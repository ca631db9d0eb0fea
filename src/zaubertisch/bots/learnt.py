"""A bot that has learnt some of the games, each by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zaubertisch.kernel import AnyGame, Refused, Rng, View

from .bot import Bot


class Learnt:
    """Plays each game as it has learnt that game."""

    def __init__(self, name: str, games: Mapping[str, Bot]) -> None:
        """Take a way to play for each game that it knows."""
        self.name = name
        self.games = games

    def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Any:
        """The move that it has learnt; raises Refused for a game that it does not know."""
        if game.name not in self.games:
            raise Refused("bot-does-not-play", bot=self.name, game=game.name)
        return self.games[game.name].choose(game, view, rng)
