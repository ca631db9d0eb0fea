"""Decks against each other: every pair of them, from both seats; with two bots, each in both of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec

from zaubertisch.bots import Bot
from zaubertisch.games import GAMES

from .arena import Progress, milliseconds
from .contest import Tally, play_out
from .workers import in_order


class Meeting(msgspec.Struct, frozen=True):
    """A game to which one brings something: what can be brought, by name, and the bot of each seat."""

    game: str
    options: msgspec.Struct
    names: tuple[str, ...]
    brought: tuple[Any, ...]
    players: tuple[str, ...]
    bots: tuple[Bot, ...]  # of these names
    seed: int

    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """Which bot sits where: both ways where they differ."""
        return ((0, 1),) if len(set(self.players)) == 1 else ((0, 1), (1, 0))


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
    tallies: tuple[Tally, ...]  # of the bots, by their place in the line-up


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


class Player(msgspec.Struct, frozen=True):
    """What one of two bots won, having had every deck in every seat; a draw is half."""

    bot: str
    share: float
    ci95: float | None  # half the width of the 95 % interval, with a deal as one observation
    matches: int
    ms_per_decision: float
    ms_slowest: float  # of the processor


class Decks(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the meeting of all decks shows; shares go from 0 to 1."""

    turns: Turns
    endings: dict[str, float]
    first_player: float
    pairs: tuple[Pair, ...]
    bots: tuple[Player, ...] = ()  # where they differ


Seen = Callable[[Any], Ending]
"""How the end of a match is read, from what lies open."""


def meet(
    meeting: Meeting,
    matches: int,
    seen: Seen,
    workers: int,
    progress: Progress = lambda done, of: None,
) -> Decks:
    """At least so many matches of every pair, a whole number of deals.

    Each deal is played with the decks in both seats, and where the bots differ, each time with the bots in
    both seats too: so whoever begins, and with whatever deck, did so once with each bot.
    """
    pairs = list(combinations(range(len(meeting.names)), 2))
    ways = 2 * len(meeting.seatings())
    deals = [(pair, a, b, deal) for pair, (a, b) in enumerate(pairs) for deal in range(-(-matches // ways))]
    met: list[Met] = []
    for of_deal in in_order(partial(_every_way, meeting, seen), deals, workers):
        met.extend(of_deal)
        progress(len(met), ways * len(deals))
    return Decks(
        turns=_turns(sorted(one.ending.turns for one in met)),
        endings=_shares([one.ending.cause for one in met]),
        first_player=round(fmean(one.first for one in met), 5),
        pairs=tuple(
            _pair(meeting.names[a], meeting.names[b], [one.share for one in met if one.pair == pair])
            for pair, (a, b) in enumerate(pairs)
        ),
        bots=tuple(
            _player(name, [one.tallies[place] for one in met], ways)
            for place, name in enumerate(meeting.players)
            if len(meeting.seatings()) > 1
        ),
    )


def _every_way(meeting: Meeting, seen: Seen, deal: tuple[int, int, int, int]) -> list[Met]:
    """One deal of a pair, and the same with decks and bots in each other's seats."""
    pair, a, b, n = deal
    game = GAMES[meeting.game].make(meeting.options)
    chance = n * len(meeting.names) ** 2 + a * len(meeting.names) + b
    met = []
    for seat, row in ((0, (a, b)), (1, (b, a))):
        for line in meeting.seatings():
            decks, bots = [meeting.brought[one] for one in row], [meeting.bots[place] for place in line]
            public, tallies = play_out(game, decks, bots, meeting.seed, chance)
            ending = seen(public)
            by_place = tuple(tallies[line.index(place)] for place in range(len(line)))
            met.append(Met(pair, _share(tallies[seat]), _share(tallies[ending.first]), ending, by_place))
    return met


def _share(tally: Tally) -> float:
    return tally.win + tally.draw / 2


def _player(name: str, tallies: Sequence[Tally], ways: int) -> Player:
    """What a bot reached; the matches of one deal share the cards, so they are one observation."""
    deals = [fmean(map(_share, tallies[n : n + ways])) for n in range(0, len(tallies), ways)]
    return Player(
        bot=name,
        share=round(fmean(deals), 5),
        ci95=round(1.96 * stdev(deals) / sqrt(len(deals)), 5) if len(deals) > 1 else None,
        matches=len(tallies),
        ms_per_decision=round(milliseconds(tallies), 4),
        ms_slowest=round(max(one.slowest for one in tallies) / 1e6, 2),
    )


def _turns(turns: Sequence[int]) -> Turns:
    """The least number that a tenth, a half, nine tenths of the matches do not exceed."""
    return Turns(*(turns[-(-len(turns) * tenths // 10) - 1] for tenths in (1, 5, 9)))


def _shares(causes: Sequence[str]) -> dict[str, float]:
    return {cause: round(n / len(causes), 5) for cause, n in Counter(causes).most_common()}


def _pair(a: str, b: str, shares: Sequence[float]) -> Pair:
    return Pair(a, b, round(fmean(shares), 5), len(shares))
