"""Worlds are guessed evenly: each deal of the cards that were not seen is as likely as any other."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.kampf.rigged import match_at
from tests.kernel.chi_square import is_even
from zaubertisch.bots import BOTS
from zaubertisch.games.kampf import Kampf, Options
from zaubertisch.games.kampf.cards import DECKS, Card, Distribution
from zaubertisch.games.kampf.determinize import unseen
from zaubertisch.games.kampf.state import Fight, Laid
from zaubertisch.kernel import FastRng, Match


@pytest.mark.parametrize("distribution", DECKS)
def test_whatever_was_laid_in_the_round_is_remembered(distribution: Distribution) -> None:
    """Along a match every card is seen, in the own hand, or neither; a new round forgets."""
    match = Match(Kampf(Options(distribution=distribution)), (None,) * 3, bytes(32))
    while match.waiting():
        (seat,) = match.waiting()
        view = match.view(seat)
        p, own = view.public, view.own
        others = [card for s, other in enumerate(match.table.own) if s != seat for card in other.hand]
        expected = Counter([*others, *match.table.hidden.stock])
        assert Counter(unseen(p, own, distribution)) == expected
        match.submit(seat, match.turn, BOTS["random"].choose(match.game, view, FastRng(match.turn)))


def test_every_card_that_was_not_seen_is_as_likely_in_every_place() -> None:
    """All but four cards are seen: they may lie in one hand of two, another of one, and the stock."""
    match = match_at(Options(), [["1"], ["2", "3"], ["4"]], stock=["5"])
    rest = Counter(DECKS["steep"]) - Counter(map(Card, "12345"))
    match.table.public.fights = (Fight((Laid(0, tuple(rest.elements()), None, 1),), 0),)
    rng, worlds = FastRng(4), Counter[tuple[tuple[str, ...], ...]]()
    for _ in range(6000):
        world = match.game.determinize(match.view(0), rng)
        assert world.own[0].hand == ("1",)
        worlds[(*(own.hand for own in world.own), world.hidden.stock)] += 1
    assert len(worlds) == 12
    assert is_even(worlds, dict.fromkeys(worlds, 1))


def test_a_spectator_guesses_every_hand() -> None:
    match = match_at(Options(), [["1"], ["2", "3"]], stock=["5"])
    first = {match.game.determinize(match.view(None), FastRng(seed)).own[0].hand for seed in range(60)}
    assert len(first) > 5
