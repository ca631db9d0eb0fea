"""What the page shows beyond the view: it comes from the view of each seat and from nothing else."""

from __future__ import annotations

from tests.games.kampf.rigged import KampfMatch, match_at, move_of, words_of
from zaubertisch.games.kampf import Options
from zaubertisch.games.kampf.facts import Facts
from zaubertisch.games.kampf.state import Play
from zaubertisch.kernel import Seat

HANDS = [["1", "4", "4", "9", "12", "J"], ["2", "C"], ["3", "5"], ["6"]]


def facts(match: KampfMatch, seat: Seat | None = 0) -> Facts:
    found = match.game.facts(match.view(seat))
    assert isinstance(found, Facts)
    return found


def test_a_crystal_ball_keeps_the_total_and_its_holder() -> None:
    found = facts(match_at(Options(), HANDS, middle=["6", "5+5", "ball"]))
    assert (found.least, found.holder, found.middle) == (11, 2, 4)
    assert facts(match_at(Options(), HANDS)).holder is None
    assert facts(match_at(Options(), HANDS, middle=["ball"])).holder is None


def test_every_sum_is_told_with_whether_it_may_be_laid() -> None:
    found = facts(match_at(Options(), HANDS, middle=["10"]))
    sums = {words_of(Play(one.cards, one.joker)): (one.total, one.allowed) for one in found.sums}
    assert sums["4+4+J=4"] == (12, True)
    assert sums["4+4"] == (8, False)
    assert sums["12"] == (12, True)
    assert sums["J=7"] == (7, False)
    assert len(sums) == len(found.sums) == 15  # 1, 1+J, J as 1 to 7, two fours with and without J, 9, 12


def test_a_card_that_fits_nothing_is_locked_and_says_why() -> None:
    found = facts(match_at(Options(), [[*HANDS[0][:5], "C"], *HANDS[1:]], middle=["10"]))
    assert [lock.card for lock in found.locked] == ["1", "4", "9"]
    assert {lock.why.code for lock in found.locked} == {"too-low"}
    assert found.locked[1].why.facts == {"total": 8, "least": 11}
    found = facts(match_at(Options(), [["13", "C"], ["1"]]))
    assert [(lock.card, lock.why.code) for lock in found.locked] == [("C", "ball-cannot-open")]
    with_total = Options(ball="with_total")
    found = facts(match_at(with_total, [["5", "6", "C"], ["1"]], middle=["6"]))
    assert [(lock.card, lock.why.code) for lock in found.locked] == [("5", "too-low")]


def test_jokers_that_need_a_mage_are_locked() -> None:
    found = facts(match_at(Options(joker_alone=False), [["J", "J", "8"], ["1"]], middle=["13"]))
    assert {lock.card: lock.why.code for lock in found.locked} == {"8": "too-low", "J": "joker-needs-mage"}
    assert [one.allowed for one in found.sums].count(True) == 0


def test_what_is_locked_is_known_before_the_turn_comes() -> None:
    match = match_at(Options(), HANDS, middle=["10"])
    assert [lock.card for lock in facts(match, 2).locked] == ["3", "5"]
    assert (facts(match, None).locked, facts(match, None).sums) == ((), ())


def test_why_nothing_may_be_taken() -> None:
    def code(match: KampfMatch, seat: Seat | None) -> str | None:
        reason = facts(match, seat).no_take
        return None if reason is None else reason.code

    assert code(match_at(Options(), HANDS), 0) == "nothing-to-take"
    assert code(match_at(Options(), HANDS, middle=["10"]), 0) is None
    forced = match_at(Options(forced=True), HANDS, middle=["10"])
    assert [code(forced, seat) for seat in (0, 1, None)] == ["must-beat", None, None]


def test_standing_and_ranks_count_the_running_round() -> None:
    found = facts(match_at(Options(), HANDS, collected=[3, 5, 0, 4], totals=[10, 12, 9, 15]))
    assert found.standing == (13, 17, 9, 19)
    assert found.ranks == (2, 3, 1, 4)
    equal = facts(match_at(Options(), HANDS, collected=[0, 1, 0, 1], totals=[5, 4, 6, 4]))
    assert equal.ranks == (1, 1, 4, 1)


def test_the_last_fight_is_told() -> None:
    match = match_at(Options(finish_fight=True), [["9"], ["1", "1"]], middle=["8"])
    assert not facts(match).last_fight
    match.submit(0, match.turn, move_of("9"))
    assert facts(match).last_fight


def test_the_end_names_the_winners_and_counts_nothing_twice() -> None:
    match = match_at(Options(), [["9"], ["1", "1"]], round=2, totals=[4, 5], collected=[1, 1])
    assert facts(match).winners == ()
    match.submit(0, match.turn, move_of("9"))
    found = facts(match)
    assert (found.winners, found.standing, found.ranks) == ((0,), (5, 8), (1, 2))
    assert (found.no_take, found.last_fight, found.highest) == (None, False, 42)
