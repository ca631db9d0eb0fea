"""The ladder: each bot alone among copies of each other one, and where that puts it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import msgspec

from zaubertisch.bots import Bot

from .arena import Progress, Standing, deals_for, deals_played, standing
from .contest import Contest, Tally
from .journal import Journal
from .rating import Game, ratings


class Challenge(msgspec.Struct, frozen=True):
    """What a bot reached alone among others that are all the same."""

    one: str
    among: str
    matches: int
    reached: Standing


class Rung(msgspec.Struct, frozen=True):
    """A bot on the ladder: its rating, where that could be reckoned, and what a decision took."""

    bot: str
    rating: float | None
    sigma: float | None
    ms_per_decision: float | None  # None for who was never alone


class Ladder(msgspec.Struct, frozen=True):
    """What all challenges show, and how they were asked for."""

    command: str
    game: str
    players: int
    rungs: tuple[Rung, ...]  # as they were named
    challenges: tuple[Challenge, ...]


class Climb(msgspec.Struct, frozen=True):
    """Who challenges whom at what; `players` sit at each table."""

    game: str
    options: msgspec.Struct
    players: int
    bots: dict[str, Bot]
    among: tuple[str, ...]  # those whose copies fill the tables
    seed: int

    def contests(self) -> list[Contest]:
        """One for each pair, the challenger on place 0."""
        pairs = [(one, other) for one, other in product(self.bots, self.among) if one != other]
        return [self._contest(one, *[other] * (self.players - 1)) for one, other in pairs]

    def _contest(self, *names: str) -> Contest:
        return Contest(self.game, self.options, names, tuple(self.bots[name] for name in names), self.seed)


def climb(
    asked: Climb,
    matches: int,
    workers: int,
    command: str = "",
    progress: Progress = lambda done, of: None,
    journal: Journal | None = None,
) -> Ladder:
    """Let every challenge be played, at least so many matches each.

    For the rating a deal from all its seatings is one game: so luck with the cards is shared in it too.
    """
    contests = asked.contests()
    played: list[list[tuple[Tally, ...]]] = []
    for number, contest in enumerate(contests):

        def on(done: int, of: int, before: int = number) -> None:
            progress(before * of + done, len(contests) * of)

        played.append(deals_played(contest, deals_for(contest, matches), workers, on, journal))
    challenges = tuple(
        Challenge(
            contest.names[0],
            contest.names[1],
            len(deals) * contest.seatings(),
            standing(contest.names[0], 0, [tallies[0] for tallies in deals]),
        )
        for contest, deals in zip(contests, played, strict=True)
    )
    rated = ratings(_games(contests, played)) or {}
    rungs = (
        Rung(
            bot=bot,
            rating=round(rated[bot].mu, 2) if bot in rated else None,
            sigma=round(rated[bot].sigma, 2) if bot in rated else None,
            ms_per_decision=next((one.reached.ms_per_decision for one in challenges if one.one == bot), None),
        )
        for bot in asked.bots
    )
    return Ladder(command, asked.game, asked.players, tuple(rungs), challenges)


def _games(contests: Sequence[Contest], played: Sequence[Sequence[tuple[Tally, ...]]]) -> list[Game]:
    """Deal by deal through all contests: what comes late tells most, and that should be no single pair."""
    return [
        (contest.names, [tally.score for tally in deals[n]])
        for n in range(max(map(len, played), default=0))
        for contest, deals in zip(contests, played, strict=True)
        if n < len(deals)
    ]
