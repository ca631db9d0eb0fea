"""Bots by name: four levels of every game, and names that tables and the command line may still use."""

from .bot import Bot
from .coach import Coach
from .duell import DuelApprentice, DuelSolver, DuelThumb
from .kampf import ARCHMAGE as KAMPF_ARCHMAGE
from .kampf import KampfApprentice, KampfSearch, KampfThumb
from .learnt import Learnt
from .random import Random
from .seelenkrieger import Scripted, SoulApprentice, SoulSearch, SoulThumb
from .wizard import ADEPT, ARCHMAGE, PEERS, THUMB, WizardApprentice, WizardSearch, WizardThumb
from .wizard.coach import WIZARD_COACH

WIDE = ((2, 4), (3, 2), (3, 1))
"""What an archmage looks at in Seelenkrieger: worlds, and how many moves are left after them."""

LEVELS = ("apprentice", "thumb", "adept", "archmage")
"""From easy to strong: who can be asked to sit down at a table, whatever is played there."""

BOTS: dict[str, Bot] = {
    "random": Random(),
    "apprentice": Learnt(
        "apprentice",
        {
            "wizard": WizardApprentice(),
            "kampf": KampfApprentice(),
            "duell": DuelApprentice(),
            "seelenkrieger": Scripted(SoulApprentice()),
        },
    ),
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
    "adept": Learnt(
        "adept",
        {
            "wizard": WizardSearch(ADEPT),
            "kampf": KampfSearch(),
            "duell": DuelSolver(),
            "seelenkrieger": Scripted(SoulSearch()),
        },
    ),
    "archmage": Learnt(
        "archmage",
        {
            "wizard": WizardSearch(ARCHMAGE, (PEERS, THUMB)),
            "kampf": KampfSearch(KAMPF_ARCHMAGE),
            "duell": DuelSolver(trust=0.97),
            "seelenkrieger": Scripted(SoulSearch(WIDE, steps=2400)),
        },
    ),
}
"""Who sits at a table is written in its log, and in the records of matches: no name here may be dropped."""

COACHES: dict[str, Coach] = {"wizard": WIZARD_COACH}
"""The coaches by the game that they know."""


def bots_of(game: str) -> tuple[str, ...]:
    """The names of all bots that know this game."""
    return tuple(name for name, bot in BOTS.items() if not isinstance(bot, Learnt) or game in bot.games)


def levels_of(game: str) -> tuple[str, ...]:
    """The names of those whom a table is offered, from easy to strong."""
    return tuple(name for name in LEVELS if name in bots_of(game))


__all__ = ["BOTS", "COACHES", "LEVELS", "Bot", "Coach", "bots_of", "levels_of"]
