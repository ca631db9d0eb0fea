"""The worlds that are drawn and walked come up as often as they are likely."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from math import exp

import pytest

from zaubertisch.bots.compiled.dice import Dice
from zaubertisch.bots.wizard.compiled.belief import Belief
from zaubertisch.bots.wizard.compiled.masks import DECK, bit, count
from zaubertisch.bots.wizard.compiled.round import Round
from zaubertisch.bots.wizard.compiled.sample import Sample
from zaubertisch.bots.wizard.compiled.worlds import Situation, Worlds
from zaubertisch.bots.wizard.habits import PEERS, THUMB

OUT = (2, 9, 13, 14, 28)
"""The cards out of sight: three trumps, a wizard and a high card of another suit."""

SIZE, SEEDS = 100, 6
World = tuple[int, int]


def known() -> Situation:
    """Seat 2 of three holds two cards; seat 0 has bid none and seat 1 two."""
    start = Round(3, 2, 0)
    start.trump, start.seen = 0, DECK & ~(cards(*OUT) | bit(3) | bit(46))
    return Situation(start, 2, bit(3) | bit(46), [0, 2])


def cards(*numbers: int) -> int:
    return sum(bit(number) for number in numbers)


def believed(situation: Situation, minds: int = 1) -> Belief:
    return Belief(situation, [THUMB[3].mind(), PEERS[3].mind()][:minds])


@cache
def exact(minds: int) -> dict[World, float]:
    """How likely each world is, all worlds being looked at, each seat being of any mind as likely."""
    belief, weights = believed(known(), minds), {}

    def of(seat: int, hand: int) -> float:
        return sum(exp(belief.of(seat, hand, mind)) for mind in range(minds))

    for first in combinations(OUT, 2):
        for second in combinations([one for one in OUT if one not in first], 2):
            world = cards(*first), cards(*second)
            weights[world] = of(0, world[0]) * of(1, world[1])
    return {world: weight / sum(weights.values()) for world, weight in weights.items()}


@cache
def sampled(dealt: int, walked: int, seed: int, minds: int = 1) -> Sample:
    situation, dice = known(), Dice(seed)
    sample = Sample(Worlds(situation, cards(*OUT), dice), believed(situation, minds), dice, SIZE)
    sample.weighed(dealt)
    sample.walk(walked)
    return sample


def apart(dealt: int, walked: int, minds: int = 1) -> float:
    """How far what comes up is from what is likely, 0 to 1, over all samples."""
    seen: Counter[World] = Counter()
    for seed in range(SEEDS):
        hands = list(sampled(dealt, walked, seed, minds).hands)
        seen.update(zip(hands[0::3], hands[1::3], strict=True))
    return sum(abs(share - seen[world] / (SEEDS * SIZE)) for world, share in exact(minds).items()) / 2


def test_worlds_drawn_from_very_many_come_up_as_often_as_they_are_likely() -> None:
    assert apart(600, 0) < 0.15


def test_walking_makes_up_for_few_that_were_dealt() -> None:
    """From five worlds alone most are never drawn; walked from there they come up as they should."""
    assert apart(5, 0) > 0.3
    assert apart(5, 25) < 0.15


def test_a_seat_is_of_that_mind_under_which_it_would_have_done_so() -> None:
    """Two minds: the worlds are as likely as both together say, and so is each mind of each seat."""
    assert apart(600, 0, minds=2) < 0.15
    assert apart(5, 25, minds=2) < 0.15
    belief = believed(known(), 2)
    for dealt, walked in ((600, 0), (5, 25)):
        for seat in (0, 1):
            second = whole = 0.0
            for hand in {hands[seat] for hands in exact(2)}:
                one, other = (exp(belief.of(seat, hand, mind)) for mind in (0, 1))
                share = sum(likely for hands, likely in exact(2).items() if hands[seat] == hand)
                second, whole = second + share * other / (one + other), whole + share
            assert whole == pytest.approx(1)
            minds = [list(sampled(dealt, walked, seed, 2).minds)[seat::3] for seed in range(SEEDS)]
            assert sum(map(sum, minds)) / (SEEDS * SIZE) == pytest.approx(second, abs=0.1)


def test_each_mind_judges_by_its_own_figures() -> None:
    both, hand = believed(known(), 2), cards(14, 28)
    alone = [Belief(known(), [habits[3].mind()]) for habits in (THUMB, PEERS)]
    assert [both.of(1, hand, mind) for mind in (0, 1)] == [one.of(1, hand) for one in alone]
    assert both.of(1, hand, 0) != both.of(1, hand, 1)


def test_a_walk_changes_minds_too() -> None:
    """Of a single world dealt each seat is of one mind in all worlds drawn; walked, some are of the other."""
    for seat in (0, 1):
        assert len(set(list(sampled(1, 0, 1, 2).minds)[seat::3])) == 1
        assert len(set(list(sampled(1, 25, 1, 2).minds)[seat::3])) == 2


def test_a_walk_keeps_what_is_likely_as_it_is() -> None:
    assert apart(600, 7) < 0.15


@pytest.mark.parametrize("walked", [0, 1, 30])
def test_walked_worlds_are_worlds(walked: int) -> None:
    """Sizes, every card once, the own hand untouched, and each world knows how likely its hands are."""
    sample, belief = sampled(40, walked, 1), believed(known())
    for w in range(SIZE):
        first, second, own = (sample.hands[3 * w + seat] for seat in range(3))
        assert own == bit(3) | bit(46)
        assert count(first) == count(second) == 2
        assert first & second == 0
        assert (first | second) & ~cards(*OUT) == 0
        for seat, hand in enumerate((first, second)):
            assert sample.likely[3 * w + seat] == pytest.approx(belief.of(seat, hand))


def test_no_walk_gives_a_seat_a_suit_it_was_seen_to_lack() -> None:
    """Seat 0 leads a card of the second suit and seat 1 lays a trump on it: it holds none of that suit."""
    start = Round(3, 3, 0)
    start.trump = 0
    situation = Situation(start, 2, cards(3, 46, 47), [1, 1, 1, 20, 5])
    dice = Dice(3)
    worlds = Worlds(situation, DECK & ~cards(3, 46, 47, 20, 5), dice)
    sample = Sample(worlds, believed(situation), dice, 60)
    sample.weighed(30)
    sample.walk(40)
    lacks = worlds.lacks(1)
    assert count(lacks) == 13
    assert all(sample.hands[3 * w + 1] & lacks == 0 for w in range(60))
    assert any(sample.hands[3 * w] & lacks for w in range(60))
