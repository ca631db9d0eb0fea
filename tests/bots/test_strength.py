"""How well the bots play, on fixed seeds.

The targets are 165 points and 48 % for four rules of thumb, and 90 % of the games for one among three
that play at random.  Measured over 200 deals: 274 points (± 7), 61 % and 99 %, and for 3, 5 and 6
players 445 (± 12), 213 (± 5) and 177 (± 3) points with 53, 69 and 75 %.  What is asked here lies two
intervals of its fewer deals below, so that a failure is no bad luck.

Kampf der Magier, one against two rules of thumb, 400 matches: `search` collects 44.1 cards (± 1.2) and wins
50 %, a third rule of thumb in its place 53.2 and 33 %, on the same deals.

Seelenkrieger, each bot with each starter deck in each seat: `thumb` is to win 95 % against `random`, and
`search` 60 % against `thumb`.  Measured: 100 % of 312 matches; 65.5 % (± 4.3) of 336.
"""

from __future__ import annotations

import pytest

from zaubertisch.bots import BOTS
from zaubertisch.cli.seelenkrieger.decks import ending
from zaubertisch.games import GAMES
from zaubertisch.games.seelenkrieger.starters import STARTERS, starter
from zaubertisch.lab.arena import Standing, arena
from zaubertisch.lab.contest import Contest
from zaubertisch.lab.decks import Meeting, Player, meet
from zaubertisch.lab.workers import cores


def played(names: str, matches: int, game: str = "wizard") -> tuple[Standing, ...]:
    line_up = tuple(names.split(","))
    bots = tuple(BOTS[name] for name in line_up)
    return arena(Contest(game, GAMES[game].options(), line_up, bots, seed=1), matches, cores()).bots


def test_four_rules_of_thumb_reach_what_published_bots_do_not() -> None:
    first = played("thumb,thumb,thumb,thumb", 100)[0]
    assert first.ci95 is not None
    assert first.mean_score - first.ci95 > 190
    assert first.exact_bids is not None
    assert first.exact_bids > 0.535


def test_one_rule_of_thumb_beats_three_that_play_at_random() -> None:
    thumb, *others = played("thumb,random,random,random", 100)
    assert thumb.wins > 0.9
    assert all(other.wins < 0.1 for other in others)


def test_an_apprentice_plays_better_than_chance_and_worse_than_a_rule_of_thumb() -> None:
    assert played("apprentice,random,random,random", 12)[0].wins > 0.9
    assert played("apprentice,random", 40, "duell")[0].wins > 0.9
    assert played("apprentice,random,random", 60, "kampf")[0].wins > 0.7
    assert met("apprentice,random", 2, STARTERS[:3]).share > 0.8
    apprentice, thumb, *_ = played("apprentice,thumb,thumb,thumb", 40)
    assert apprentice.ci95 is not None
    assert apprentice.mean_score + 2 * apprentice.ci95 < thumb.mean_score
    fighter, *others = played("apprentice,thumb,thumb", 60, "kampf")
    assert fighter.wins < 0.25 < min(other.wins for other in others)


@pytest.mark.parametrize(("players", "points", "exact"), [(3, 390, 0.50), (5, 190, 0.65), (6, 160, 0.71)])
def test_other_tables_are_played_as_well(players: int, points: float, exact: float) -> None:
    first = played(",".join(["thumb"] * players), 40)[0]
    assert first.mean_score > points
    assert first.exact_bids is not None
    assert first.exact_bids > exact


@pytest.mark.long
def test_search_collects_fewer_cards_than_a_rule_of_thumb_in_its_place() -> None:
    search, thumb, other = played("search,thumb,thumb", 400, "kampf")
    assert search.ci95 is not None
    assert search.mean_score - 2 * search.ci95 > played("thumb,thumb,thumb", 400, "kampf")[0].mean_score
    assert search.wins > 0.4 > max(thumb.wins, other.wins)
    assert search.ms_per_decision < 300


def met(names: str, matches: int, decks: tuple[str, ...] = STARTERS) -> Player:
    """What the first of two bots won, in so many matches of every pair of these decks."""
    players = tuple(names.split(","))
    brought, bots = tuple(map(starter, decks)), tuple(BOTS[name] for name in players)
    box = GAMES["seelenkrieger"]
    meeting = Meeting(box.name, box.options(), decks, brought, players, bots, seed=1)
    return meet(meeting, matches, ending, cores()).bots[0]


def test_a_duellist_by_rule_of_thumb_beats_one_at_random() -> None:
    assert met("thumb,random", 4).share >= 0.95


def test_a_duellist_who_searches_holds_out_against_a_rule_of_thumb() -> None:
    assert met("search,thumb", 4, STARTERS[:2]).share > 0


@pytest.mark.long
def test_a_duellist_by_rule_of_thumb_hardly_ever_loses_to_one_at_random() -> None:
    assert met("thumb,random", 52).share >= 0.95


@pytest.mark.long
def test_a_duellist_who_searches_beats_a_rule_of_thumb() -> None:
    search = met("search,thumb", 52)
    assert search.share >= 0.6
    assert search.ms_per_decision < 100
    assert search.ms_slowest < 1000
