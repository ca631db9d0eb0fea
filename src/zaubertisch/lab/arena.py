"""The arena: many deals between the same bots, each played from every seating."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil, sqrt
from statistics import fmean, stdev

import msgspec

from .bids import summed
from .contest import Contest, Tally, play_deal
from .journal import Journal
from .workers import in_order

Progress = Callable[[int, int], None]
"""`progress(matches played, matches in all)`"""


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one bot reached over all matches."""

    bot: str
    seat: int  # its place in the line-up, from 0; at the table it had every seat equally often
    mean_score: float
    ci95: float | None  # half the width of the 95 % interval of the mean; None for a single deal
    exact_bids: float | None  # share of the bids met; None in a game without bids
    wins: float  # share of the matches won, shared wins as fractions
    wins_ci95: float | None  # half the width of its 95 % interval
    draws: float  # share of the matches that nobody has won
    ms_per_decision: float
    exact_by_cards: dict[int, float] | None = None  # exact_bids, in rounds of so many cards


class Result(msgspec.Struct, frozen=True):
    """What the arena prints."""

    game: str
    matches: int
    bots: tuple[Standing, ...]


def deals_for(contest: Contest, matches: int) -> int:
    """How many deals make at least so many matches: each deal is played from every different seating."""
    return ceil(matches / contest.seatings())


def arena(
    contest: Contest,
    matches: int,
    workers: int,
    progress: Progress = lambda done, of: None,
    journal: Journal | None = None,
) -> Result:
    """Play at least so many matches, a whole number of deals.

    The figures hang on the contest and the number of deals alone, not on the workers or on what a journal
    already has; only the time a decision took differs from run to run.
    """
    played = deals_played(contest, deals_for(contest, matches), workers, progress, journal)
    standings = tuple(
        standing(name, place, [tallies[place] for tallies in played])
        for place, name in enumerate(contest.names)
    )
    return Result(contest.game, len(played) * contest.seatings(), standings)


def deals_played(
    contest: Contest, deals: int, workers: int, progress: Progress, journal: Journal | None = None
) -> list[tuple[Tally, ...]]:
    """What every place got out of each deal; those that the journal has are not played again."""
    played = journal.kept(contest) if journal else {}
    missing = [deal for deal in range(deals) if deal not in played]
    done, seatings = deals - len(missing), contest.seatings()
    for deal, tallies in zip(missing, in_order(partial(play_deal, contest), missing, workers), strict=True):
        played[deal] = tallies
        if journal:
            journal.keep(contest, deal, tallies)
        done += 1
        progress(done * seatings, deals * seatings)
    return [played[deal] for deal in range(deals)]


def standing(name: str, place: int, tallies: Sequence[Tally]) -> Standing:
    """A deal is one observation: its seatings share the cards, so they are no independent matches."""
    scores, wins = [tally.score for tally in tallies], [tally.win for tally in tallies]
    met = [tally.met for tally in tallies if tally.met is not None]
    return Standing(
        bot=name,
        seat=place,
        mean_score=round(fmean(scores), 3),
        ci95=_interval(scores, 3),
        exact_bids=round(sum(met) / sum(tally.bids for tally in tallies), 5) if met else None,
        wins=round(fmean(wins), 5),
        wins_ci95=_interval(wins, 5),
        draws=round(fmean(tally.draw for tally in tallies), 5),
        ms_per_decision=round(milliseconds(tallies), 4),
        exact_by_cards={
            one.cards: round(one.met / one.made, 5)
            for one in summed(bids for tally in tallies for bids in tally.by_cards)
        }
        or None,
    )


def _interval(seen: Sequence[float], digits: int) -> float | None:
    """Half the width of the 95 % interval of the mean; None for a single observation."""
    return round(1.96 * stdev(seen) / sqrt(len(seen)), digits) if len(seen) > 1 else None


def milliseconds(tallies: Sequence[Tally]) -> float:
    """What a decision took on average."""
    return sum(tally.nanoseconds for tally in tallies) / sum(tally.decisions for tally in tallies) / 1e6
