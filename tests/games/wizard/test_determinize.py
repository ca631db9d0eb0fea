"""Worlds are guessed evenly: each deal that fits what was seen is as likely as any other."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeVar

import pytest

from tests.games.wizard.rigged import WizardMatch, match_at
from tests.games.wizard.worlds import Hands, as_seen, fits, number_of_deals, unseen_by, worlds
from tests.kernel.chi_square import is_even
from tests.laws.wizard import check_cards
from zaubertisch.games.wizard import Options, Wizard
from zaubertisch.games.wizard.cards import SUIT, Card, LeadSuit
from zaubertisch.games.wizard.determinize import hand_sizes, shown_voids
from zaubertisch.games.wizard.state import Move, Play, Trick, WizardView
from zaubertisch.games.wizard.voids import _below
from zaubertisch.kernel import AnyGame, FastRng, KeyedRng, Match, Rng, Seat

T = TypeVar("T")

PLAYERS = (3, 4, 5, 6)
LEAD_SUITS: tuple[LeadSuit, ...] = ("bsw", "official")


def throw_off(match: WizardMatch, seat: Seat, chance: random.Random) -> Move:
    """A way to play that shows many voids: wizards and jesters are kept for as long as may be."""
    legal = match.game.legal_moves(match.view(seat))
    suited = [move for move in legal if isinstance(move, Play) and SUIT[move.card] is not None]
    return chance.choice(suited or list(legal))


def views(players: int, lead_suit: LeadSuit, seed: int) -> Iterator[tuple[Wizard, WizardView]]:
    """What every seat and a spectator see along a match in which everybody throws off."""
    chance, game = random.Random(f"{players} {lead_suit} {seed}"), Wizard(Options(lead_suit=lead_suit))
    match: WizardMatch = Match(game, (None,) * players, chance.randbytes(32))
    while match.waiting():
        for seat in (None, *range(players)):
            yield game, match.view(seat)
        for seat in match.waiting():
            match.submit(seat, match.turn, throw_off(match, seat, chance))


def guess(game: AnyGame, view: WizardView, rng: Rng) -> Hands:
    return as_seen([own.hand for own in game.determinize(view, rng).own])


@pytest.mark.parametrize("lead_suit", LEAD_SUITS)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_guess_fits_whatever_was_shown(players: int, lead_suit: LeadSuit) -> None:
    rng, bound = FastRng(players), 0
    for number, (game, view) in enumerate(views(players, lead_suit, seed=0)):
        if number % 3 == 0:
            world = game.determinize(view, rng)
            check_cards(world)
            assert fits(view, [own.hand for own in world.own], lead_suit)
            bound += any(shown_voids(view.public, lead_suit))
    assert bound > 300


def a_small_view(players: int, lead_suit: LeadSuit, nth: int) -> tuple[Wizard, WizardView]:
    """One with two voids or more among seats that still hold cards, and with few deals, but some."""
    for seed in range(nth * 100, nth * 100 + 100):
        for game, view in views(players, lead_suit, seed):
            sizes, voids = hand_sizes(view.public), shown_voids(view.public, lead_suit)
            bound = [seat for seat in range(players) if seat != view.seat and sizes[seat] and voids[seat]]
            specials = {"W", "J"}.isdisjoint(view.own.hand if view.own else ())
            if len(bound) >= 2 and specials and 100 < number_of_deals(view) < 1000:
                fitting = worlds(view, lead_suit)
                if 5 < len(fitting) < 200:
                    return game, view
    raise AssertionError("no such view")


@pytest.mark.no_cover  # too many guesses to be traced
@pytest.mark.parametrize("lead_suit", LEAD_SUITS)
@pytest.mark.parametrize("players", PLAYERS)
def test_all_worlds_that_fit_are_equally_likely(players: int, lead_suit: LeadSuit, long: bool) -> None:
    for nth in range(10 if long else 1):
        game, view = a_small_view(players, lead_suit, nth)
        fitting = worlds(view, lead_suit)
        rng = FastRng(nth)
        counted = Counter(guess(game, view, rng) for _ in range(30 * len(fitting)))
        assert is_even(counted, fitting)


@pytest.mark.parametrize("seat", [None, 1])
def test_before_a_card_is_played_every_unseen_card_is_equally_likely_everywhere(seat: Seat | None) -> None:
    match = match_at(Options(), 3, 1, 0, [([["R1"], ["W"], ["G7"]], "J")])
    rng = KeyedRng(bytes(32))
    guesses = [guess(match.game, match.view(seat), rng) for _ in range(1500)]
    unseen = Counter(unseen_by(match.view(seat)))
    for other in {0, 1, 2} - {seat}:
        assert is_even(Counter(hands[other][0] for hands in guesses), unseen)


# -- what shows a void, and what does not


def voids(lead_suit: LeadSuit, *tricks: str) -> list[str]:
    """The suits that four players have shown not to hold; seat 1 leads every trick, the last one is open."""
    *done, now = [tuple(map(Card, trick.split())) for trick in tricks]
    public = match_at(Options(), 4, 5, 1).table.public
    public.leader, public.trick = 1, now
    public.tricks = tuple(Trick(1, cards, 1) for cards in done)
    return ["".join(sorted(suits)) for suits in shown_voids(public, lead_suit)]


@pytest.mark.parametrize("lead_suit", LEAD_SUITS)
def test_who_lays_another_suit_has_none_of_the_suit_to_follow(lead_suit: LeadSuit) -> None:
    assert voids(lead_suit, "R5 R7 G2") == ["", "", "", "R"]
    assert voids(lead_suit, "J J G2 B13", "") == ["G", "", "", ""]
    assert voids(lead_suit, "R5 W G2 Y1", "") == ["R", "", "", "R"]


@pytest.mark.parametrize("lead_suit", LEAD_SUITS)
def test_a_wizard_or_jester_laid_off_suit_says_nothing(lead_suit: LeadSuit) -> None:
    assert voids(lead_suit, "R5 W J R1", "") == ["", "", "", ""]


@pytest.mark.parametrize("lead_suit", LEAD_SUITS)
def test_where_nobody_must_follow_nothing_is_shown(lead_suit: LeadSuit) -> None:
    assert voids(lead_suit, "W R5 G2 B1", "J J J J", "") == ["", "", "", ""]


def test_whether_a_wizard_after_jesters_frees_the_trick_is_an_option() -> None:
    assert voids("bsw", "J W R5 G2", "") == ["R", "", "", ""]
    assert voids("official", "J W R5 G2", "") == ["", "", "", ""]
    assert voids("official", "J R5 W G2", "") == ["R", "", "", ""]


def test_a_void_holds_for_the_rest_of_the_round() -> None:
    assert voids("bsw", "R5 R7 G2 B4", "Y1 B2 Y5 G7", "G1 G3") == ["RY", "", "Y", "R"]
    match = match_at(Options(), 4, 5, 1)
    match.table.public.tricks = (Trick(1, tuple(map(Card, ("R5", "R7", "G2", "B4"))), 1),)
    match.table.public.phase = "play"
    rng = FastRng(1)
    for _ in range(200):
        world = match.game.determinize(match.view(None), rng)
        assert not any(SUIT[card] == "R" for seat in (0, 3) for card in world.own[seat].hand)


# -- draws of large numbers


class Draws:
    """Chance that is known beforehand."""

    def __init__(self, *draws: int) -> None:
        self.draws = list(draws)

    def below(self, n: int) -> int:
        draw = self.draws.pop(0)
        assert 0 <= draw < n
        return draw

    def shuffle(self, items: Iterable[T]) -> tuple[T, ...]:
        raise NotImplementedError


def test_a_large_number_is_put_together_from_small_ones_and_drawn_again_where_that_would_be_unfair() -> None:
    assert _below(1, Draws()) == 0
    assert _below(10, Draws(2**30 - 5)) == (2**30 - 5) % 10
    assert _below(10, Draws(2**30 - 4, 13)) == 3  # the last four of 2^30 would make 0 to 3 too likely
    assert _below(2**40, Draws(3, 5)) == 3 * 2**30 + 5
    assert _below(2**29 + 1, Draws(2**29 + 1, 2**29)) == 2**29
