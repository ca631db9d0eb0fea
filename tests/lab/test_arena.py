"""The arena: fair seats, honest intervals, the same figures whoever counts."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec
import pytest

from zaubertisch.bots import BOTS, Bot
from zaubertisch.games import GAMES
from zaubertisch.kernel import AnyGame, Rng, View
from zaubertisch.lab.arena import Result, Standing, arena, deals_for, standing
from zaubertisch.lab.bids import Bids
from zaubertisch.lab.contest import Contest, Tally, play_deal


def contest(names: str, seed: int = 1, bots: dict[str, Bot] | None = None, **options: Any) -> Contest:
    line_up = tuple(names.split(","))
    known = bots or BOTS
    chosen = GAMES["wizard"].options(**options)
    return Contest("wizard", chosen, line_up, tuple(known[name] for name in line_up), seed)


def timeless(result: Result) -> Any:
    """The result without what differs from run to run."""
    said = msgspec.to_builtins(result)
    for bot in said["bots"]:
        assert bot.pop("ms_per_decision") > 0
    return said


class Watching:
    """Plays the first legal move and notes where it sat and what it was dealt first."""

    def __init__(self) -> None:
        self.first: list[tuple[int, tuple[str, ...]]] = []

    def choose(self, game: AnyGame, view: View[Any, Any], rng: Rng) -> Any:
        assert view.seat is not None
        assert view.own is not None
        if view.public.round == 1 and view.public.phase == "bid":
            self.first.append((view.seat, view.own.hand))
        return game.legal_moves(view)[0]


@pytest.mark.parametrize(
    ("names", "seatings"),
    [
        ("thumb,thumb,thumb,thumb", 1),
        ("thumb,random,thumb,random", 2),
        ("thumb,random,random,random", 4),
        ("thumb,thumb,random,random", 4),
        ("thumb,random,random", 3),
        ("thumb,thumb,random,thumb,thumb,random", 3),
    ],
)
def test_seatings_that_would_repeat_are_counted_once(names: str, seatings: int) -> None:
    assert contest(names).seatings() == seatings


def test_every_bot_has_every_seat_of_every_deal() -> None:
    watching = {name: Watching() for name in "abcd"}
    for deal in range(3):
        play_deal(contest("a,b,c,d", bots=dict(watching)), deal)
    for bot in watching.values():
        for deal in range(3):
            assert sorted(seat for seat, _ in bot.first[4 * deal : 4 * deal + 4]) == [0, 1, 2, 3]
    hands = {name: sorted(bot.first) for name, bot in watching.items()}
    assert hands["a"] == hands["b"] == hands["c"] == hands["d"]
    assert len({hand for _, hand in hands["a"]}) > 6


def test_the_order_at_the_table_stays_that_of_the_line_up() -> None:
    """A turned line-up is the same table seen from another chair, so it gives the same figures."""
    one = play_deal(contest("thumb,random,random", seed=5), 0)
    turned = play_deal(contest("random,thumb,random", seed=5), 0)
    assert [one[0].score, one[1].score, one[2].score] == [turned[1].score, turned[2].score, turned[0].score]


def test_same_bots_get_the_same_figures() -> None:
    """Each of them has had all seats, though each deal was played only once."""
    result = arena(contest("thumb,thumb,thumb"), 3, workers=1)
    assert result.matches == 3
    figures = [msgspec.structs.replace(bot, seat=0, ms_per_decision=0) for bot in result.bots]
    assert figures[0] == figures[1] == figures[2]
    assert sum(bot.wins for bot in result.bots) == pytest.approx(1, abs=1e-4)


def test_figures_hang_on_the_seed_alone() -> None:
    here = timeless(arena(contest("thumb,random,random"), 12, workers=1))
    again = timeless(arena(contest("thumb,random,random"), 12, workers=1))
    spread = timeless(arena(contest("thumb,random,random"), 12, workers=2))
    other = timeless(arena(contest("thumb,random,random", seed=2), 12, workers=1))
    assert here == again == spread
    assert here != other


def test_a_deal_is_one_observation() -> None:
    asked = contest("thumb,random,random")
    bot = arena(asked, 9, workers=1).bots[0]
    scores = [play_deal(asked, deal)[0].score for deal in range(3)]
    assert bot.mean_score == pytest.approx(fmean(scores), abs=1e-3)
    assert bot.ci95 == pytest.approx(1.96 * stdev(scores) / sqrt(3), abs=1e-3)


def test_each_figure_is_of_what_it_is_named_after() -> None:
    tallies = [
        Tally(10, 1, 0, 1, 2, 4, 8_000_000, 0, (Bids(1, 1, 2),)),
        Tally(20, 0, 1, 2, 2, 4, 0, 0, (Bids(1, 0, 1), Bids(2, 2, 2))),
    ]
    half = 1.96 / sqrt(2)
    assert standing("bot", 3, tallies) == Standing(
        bot="bot",
        seat=3,
        mean_score=15,
        ci95=round(half * stdev([10, 20]), 3),
        exact_bids=0.75,
        wins=0.5,
        wins_ci95=round(half * stdev([0, 1]), 5),
        draws=0.5,
        ms_per_decision=1,
        exact_by_cards={1: round(1 / 3, 5), 2: 1},
    )


def test_one_deal_has_no_interval() -> None:
    assert arena(contest("random,random,random"), 1, workers=1).bots[0].ci95 is None


def test_bids_met_are_those_of_the_sheet() -> None:
    """Who always bids 0 and takes what comes meets exactly the rounds in which it takes nothing."""
    zero = Watching()
    tally = play_deal(contest("a,a,a,a", bots={"a": zero}), 0)[0]
    assert tally.bids == 4 * 15
    assert tally.met is not None
    assert 0 < tally.met < tally.bids


def test_bids_are_told_by_the_cards_of_the_round() -> None:
    """Who bids none meets it in three of four rounds of one card, and in few of many cards."""
    bot = arena(contest("a,a,a,a", bots={"a": Watching()}), 6, workers=1).bots[0]
    assert bot.exact_by_cards is not None
    assert list(bot.exact_by_cards) == list(range(1, 16))
    assert bot.exact_by_cards[1] == 0.75
    assert bot.exact_by_cards[15] < 0.25
    assert bot.exact_bids == pytest.approx(fmean(bot.exact_by_cards.values()), abs=1e-4)


def test_whole_deals_are_played() -> None:
    asked = contest("thumb,random,random,random")
    assert deals_for(asked, 200) == 50
    assert deals_for(asked, 1) == 1
    seen: list[tuple[int, int]] = []
    result = arena(
        contest("random,random,thumb"), 4, workers=1, progress=lambda done, of: seen.append((done, of))
    )
    assert result.matches == 6
    assert seen == [(3, 6), (6, 6)]


def test_options_reach_the_table() -> None:
    result = arena(contest("random,random,random,random", plan="wiztournament"), 1, workers=1)
    full = arena(contest("random,random,random,random"), 1, workers=1)
    assert result.bots[0].mean_score != full.bots[0].mean_score
    assert result.bots[0].exact_bids is not None
    assert (result.bots[0].exact_bids * 40) % 1 == pytest.approx(0, abs=1e-3)  # ten rounds at four seats
