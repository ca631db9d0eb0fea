"""The rule of thumb: for each game the few sentences that a good beginner is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zaubertisch.kernel import AnyGame, Refused, Rng, View

from .bot import Bot


class Thumb:
    """Plays each game by that game's own rule of thumb."""

    def __init__(self, rules: Mapping[str, Bot]) -> None:
        """Learn a rule of thumb for each game named."""
        self.rules = rules

    def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Any:
        """The move that the game's rule of thumb gives; raises Refused for a game without one."""
        if game.name not in self.rules:
            raise Refused("bot-does-not-play", bot="thumb", game=game.name)
        return self.rules[game.name].choose(game, view, rng)
