"""Decks against each other: every pair of them, from both seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from statistics import fmean
from typing import Any

import msgspec

from zaubertisch.bots import Bot
from zaubertisch.games import GAMES

from .arena import Progress
from .contest import play_out
from .workers import in_order


class Meeting(msgspec.Struct, frozen=True):
    """A game to which one brings something: what can be brought, by name, and the bot of each seat."""

    game: str
    options: msgspec.Struct
    names: tuple[str, ...]
    brought: tuple[Any, ...]
    bots: tuple[Bot, ...]
    seed: int


class Ending(msgspec.Struct, frozen=True):
    """What the rules say of a match that is over."""

    turns: int  # own turns of the seat that had most
    cause: str
    first: int  # the seat that began


class Met(msgspec.Struct, frozen=True):
    """One match of a pair: what its first one got (a draw is half), what the seat that began got."""

    pair: int
    share: float
    first: float
    ending: Ending


class Turns(msgspec.Struct, frozen=True):
    """How many own turns the matches took."""

    p10: int
    median: int
    p90: int


class Pair(msgspec.Struct, frozen=True):
    """What the first of two decks won of their matches, from 0 to 1; a draw is half."""

    a: str
    b: str
    a_share: float
    matches: int


class Decks(msgspec.Struct, frozen=True):
    """What the meeting of all decks shows; shares go from 0 to 1."""

    turns: Turns
    endings: dict[str, float]
    first_player: float
    pairs: tuple[Pair, ...]


Seen = Callable[[Any], Ending]
"""How the end of a match is read, from what lies open."""


def meet(
    meeting: Meeting,
    matches: int,
    seen: Seen,
    workers: int,
    progress: Progress = lambda done, of: None,
) -> Decks:
    """At least so many matches of every pair; each deal is played from both seats.

    Deck and seat change places, the bots keep theirs: with two different bots, each plays each deck
    equally often.
    """
    pairs = list(combinations(range(len(meeting.names)), 2))
    deals = [(pair, a, b, deal) for pair, (a, b) in enumerate(pairs) for deal in range(-(-matches // 2))]
    met: list[Met] = []
    for both in in_order(partial(_both_seats, meeting, seen), deals, workers):
        met.extend(both)
        progress(len(met), 2 * len(deals))
    return Decks(
        turns=_turns(sorted(one.ending.turns for one in met)),
        endings=_shares([one.ending.cause for one in met]),
        first_player=round(fmean(one.first for one in met), 5),
        pairs=tuple(
            _pair(meeting.names[a], meeting.names[b], [one.share for one in met if one.pair == pair])
            for pair, (a, b) in enumerate(pairs)
        ),
    )


def _both_seats(meeting: Meeting, seen: Seen, deal: tuple[int, int, int, int]) -> tuple[Met, Met]:
    """One deal of a pair, and the same with the decks in each other's seat."""
    pair, a, b, n = deal
    game = GAMES[meeting.game].make(meeting.options)
    met = []
    for seat, row in ((0, (a, b)), (1, (b, a))):
        chance = n * len(meeting.names) ** 2 + a * len(meeting.names) + b
        public, tallies = play_out(
            game, [meeting.brought[one] for one in row], meeting.bots, meeting.seed, chance
        )
        ending = seen(public)
        share = [tally.win + tally.draw / 2 for tally in tallies]
        met.append(Met(pair, share[seat], share[ending.first], ending))
    return met[0], met[1]


def _turns(turns: Sequence[int]) -> Turns:
    """The least number that a tenth, a half, nine tenths of the matches do not exceed."""
    return Turns(*(turns[-(-len(turns) * tenths // 10) - 1] for tenths in (1, 5, 9)))


def _shares(causes: Sequence[str]) -> dict[str, float]:
    return {cause: round(n / len(causes), 5) for cause, n in Counter(causes).most_common()}


def _pair(a: str, b: str, shares: Sequence[float]) -> Pair:
    return Pair(a, b, round(fmean(shares), 5), len(shares))
