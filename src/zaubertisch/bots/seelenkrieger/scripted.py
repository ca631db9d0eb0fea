"""Who plays B in a scenario: by its script as long as that says something, then by another bot."""

from __future__ import annotations

from typing import Any

from zaubertisch.bots.bot import Bot
from zaubertisch.games.seelenkrieger.rules import Seelenkrieger
from zaubertisch.games.seelenkrieger.scenarios.goal import OTHER
from zaubertisch.games.seelenkrieger.scenarios.library import staged
from zaubertisch.games.seelenkrieger.scenarios.saying import Scene, move_of
from zaubertisch.games.seelenkrieger.scenarios.unclear import NoSuch
from zaubertisch.kernel import AnyGame, Rng, View


class Scripted:
    """Follows the script of a scenario; at every other table it is the bot that it stands before."""

    def __init__(self, bot: Bot) -> None:
        """Ask this bot wherever the script says nothing."""
        self.bot = bot

    def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Any:
        """The first move of the script that may be made now."""
        assert isinstance(game, Seelenkrieger)
        if game.scenario is not None and view.seat == OTHER and view.own is not None:
            scenario, names = staged(game.options.scenario)
            for said in scenario.script:
                try:
                    move = move_of(Scene(view.public, view.own, names), said)
                except NoSuch:
                    continue
                if game.why_not(view, move) is None:
                    return move
        return self.bot.choose(game, view, rng)
