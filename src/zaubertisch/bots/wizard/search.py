"""Wizard by looking ahead in sampled worlds."""

from __future__ import annotations

from typing import Any

import msgspec

from zaubertisch.games.wizard.rules import Wizard
from zaubertisch.games.wizard.state import Move
from zaubertisch.kernel import AnyGame, Rng, View

from .compiled.race import Race
from .compiled.search import Plan, Search
from .habits import PEERS, Habits
from .situation import as_move, situation


class Depth(msgspec.Struct, frozen=True):
    """How long a search thinks, and how; the fields go to `Plan` in this order."""

    worlds: int  # in which every action is tried, or 0 for as many as `playouts` allow
    drawn: int  # worlds weighed by how likely the bids and cards seen are; 0 takes worlds as they come
    walked: int = 0  # how often each of the worlds drawn is changed a little, where few carry all the weight
    noise: float = 0.05  # the share of random cards when a world is played out
    envy: float = 0.0  # what a point of the others' mean counts against one's own
    surrender: float = 3.0  # standard errors behind the best at which an action is given up
    plain: bool = False  # play worlds out by the plainest rule instead of the rule of thumb
    rank: float = 0.0  # the share of winning the match in what is wanted; the rest is points
    playouts: int = 0  # shared among all actions, where `worlds` is 0


ADEPT = Depth(worlds=100, drawn=80, walked=5, surrender=2.0, rank=0.5)
ARCHMAGE = Depth(worlds=800, drawn=1200, walked=10, surrender=2.5, rank=0.5)


class WizardSearch:
    """Tries every action in the same sampled worlds, played out by sensible players."""

    def __init__(self, depth: Depth, others: tuple[dict[int, Habits], ...] = (PEERS,)) -> None:
        """Take how long and how to think, and whom each other seat may be, by the number of players."""
        self.depth, self.others = depth, others

    def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Move:
        """The action with the best mean."""
        assert isinstance(game, Wizard)
        moves = game.legal_moves(view)
        if len(moves) == 1:
            return moves[0]
        seen = situation(view, game.options.lead_suit)
        search = self._begin(len(view.public.totals), len(moves), rng)
        if self.depth.rank:
            p = view.public
            search.race = Race(list(p.totals), len(p.plan) - p.round, self.depth.rank)
        return as_move(seen.situation.now.phase, search.look(seen.situation, seen.turned))

    def _begin(self, players: int, actions: int, rng: Rng) -> Search:
        d = self.depth
        worlds = d.worlds or max(1, d.playouts // actions)
        plan = Plan(
            worlds,
            d.drawn,
            d.walked,
            d.noise,
            d.envy,
            d.surrender,
            d.plain,
        )
        seed = rng.below(1 << 30) << 30 | rng.below(1 << 30)
        return Search([each[players].mind() for each in self.others], plan, seed)
