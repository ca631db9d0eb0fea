"""One deal, played from every seating: what a contest between bots is made of."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from time import process_time_ns
from typing import Any

import msgspec

from zaubertisch.bots import Bot
from zaubertisch.games import GAMES
from zaubertisch.kernel import AnyGame, FastRng, IllegalMove, mute, view_of

from .bids import Bids, bids_met, by_cards, summed


class Contest(msgspec.Struct, frozen=True):
    """A game and the bots in it, by place; where two places have the same name, the same bot sits."""

    game: str
    options: msgspec.Struct
    names: tuple[str, ...]
    bots: tuple[Bot, ...]
    seed: int

    def seatings(self) -> int:
        """How many turns of the line-up around the table differ: 1 when all bots are the same."""
        n = len(self.names)
        return next(turn for turn in range(1, n + 1) if self.names[turn:] + self.names[:turn] == self.names)


class Tally(msgspec.Struct, frozen=True):
    """What one bot got out of one match, or one place out of all seatings of a deal."""

    score: float
    win: float  # shared wins as fractions
    draw: float  # 1 for a match that nobody has won
    met: int | None  # bids met, None in a game without bids
    bids: int
    decisions: int
    nanoseconds: int
    slowest: int  # the nanoseconds of the decision that took longest
    by_cards: tuple[Bids, ...]  # the bids once more, by the number of cards in the round


def play_deal(contest: Contest, deal: int) -> tuple[Tally, ...]:
    """One tally for each place: the same cards are played once for every seating.

    In the seating `turn`, the bot of place i sits at seat i + turn.  Seatings that would repeat a
    match exactly are not played again: all that a bot knows of chance hangs on the deal and its seat.
    """
    game = GAMES[contest.game].make(contest.options)
    seats, different = len(contest.bots), contest.seatings()
    matches = [
        play_match(game, [contest.bots[(seat - turn) % seats] for seat in range(seats)], contest.seed, deal)
        for turn in range(different)
    ]
    return tuple(
        _together([matches[turn % different][(place + turn) % seats] for turn in range(seats)])
        for place in range(seats)
    )


def play_match(game: AnyGame, bots: Sequence[Bot], seed: int, deal: int) -> tuple[Tally, ...]:
    """One match with what is usually brought, and a tally for each seat; raises IllegalMove."""
    usual = GAMES[game.name].usual
    return play_out(game, [usual(game, seat) for seat in range(len(bots))], bots, seed, deal)[1]


def play_out(
    game: AnyGame, brought: Sequence[Any], bots: Sequence[Bot], seed: int, deal: int
) -> tuple[Any, tuple[Tally, ...]]:
    """One match: what lies open at its end, and a tally for each seat.

    Raises IllegalMove when a bot breaks a rule.
    """
    table = game.deal(brought, FastRng(_chance(seed, deal, -1)))
    chance = [FastRng(_chance(seed, deal, seat)) for seat in range(len(bots))]
    decisions, nanoseconds, slowest = [0] * len(bots), [0] * len(bots), [0] * len(bots)
    while seats := game.to_act(table.public):
        moves = {}
        for seat in seats:
            view = view_of(table, seat)
            start = process_time_ns()
            moves[seat] = bots[seat].choose(game, view, chance[seat])
            taken = process_time_ns() - start
            nanoseconds[seat] += taken
            slowest[seat] = max(slowest[seat], taken)
            decisions[seat] += 1
            if (reason := game.why_not(view, moves[seat])) is not None:
                raise IllegalMove(reason.code, **reason.facts)
        game.apply(table, moves, mute)
    scores = game.scores(table.public)
    winners = game.winners(table.public)
    met, cards = bids_met(table.public), by_cards(table.public)
    return table.public, tuple(
        Tally(
            score=score,
            win=1 / len(winners) if seat in winners else 0.0,
            draw=0.0 if winners else 1.0,
            met=None if met is None else met[seat][0],
            bids=0 if met is None else met[seat][1],
            decisions=decisions[seat],
            nanoseconds=nanoseconds[seat],
            slowest=slowest[seat],
            by_cards=() if cards is None else cards[seat],
        )
        for seat, score in enumerate(scores)
    )


def _chance(seed: int, deal: int, seat: int) -> int:
    """Where the chance of a deal begins (seat -1), or that of the bot at a seat."""
    return int.from_bytes(blake2b(f"{seed} {deal} {seat}".encode(), digest_size=8).digest(), "big")


def _together(tallies: Sequence[Tally]) -> Tally:
    """Mean score, win and draw, and the sums of what is counted."""
    met = [tally.met for tally in tallies if tally.met is not None]
    return Tally(
        score=sum(tally.score for tally in tallies) / len(tallies),
        win=sum(tally.win for tally in tallies) / len(tallies),
        draw=sum(tally.draw for tally in tallies) / len(tallies),
        met=sum(met) if met else None,
        bids=sum(tally.bids for tally in tallies),
        decisions=sum(tally.decisions for tally in tallies),
        nanoseconds=sum(tally.nanoseconds for tally in tallies),
        slowest=max(tally.slowest for tally in tallies),
        by_cards=summed(bids for tally in tallies for bids in tally.by_cards),
    )
