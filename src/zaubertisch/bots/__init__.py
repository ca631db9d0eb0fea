"""Bots by name, from easy to strong."""

from .bot import Bot
from .duell import DuelSolver, DuelThumb
from .kampf import KampfSearch, KampfThumb
from .learnt import Learnt
from .random import Random
from .seelenkrieger import Scripted, SoulSearch, SoulThumb
from .wizard import ADEPT, ARCHMAGE, WizardSearch, WizardThumb

BOTS: dict[str, Bot] = {
    "random": Random(),
    "thumb": Learnt(
        "thumb",
        {
            "wizard": WizardThumb(),
            "kampf": KampfThumb(),
            "duell": DuelThumb(),
            "seelenkrieger": Scripted(SoulThumb()),
        },
    ),
    "search": Learnt("search", {"kampf": KampfSearch(), "seelenkrieger": Scripted(SoulSearch())}),
    "solver": Learnt("solver", {"duell": DuelSolver()}),
    "adept": Learnt("adept", {"wizard": WizardSearch(ADEPT)}),
    "archmage": Learnt("archmage", {"wizard": WizardSearch(ARCHMAGE)}),
}


def bots_of(game: str) -> tuple[str, ...]:
    """The names of the bots that know this game, from easy to strong."""
    return tuple(name for name, bot in BOTS.items() if not isinstance(bot, Learnt) or game in bot.games)


__all__ = ["BOTS", "Bot", "bots_of"]
