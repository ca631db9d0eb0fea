"""What a search imagines fits what its seat has seen, and hangs on the view alone."""

from __future__ import annotations

from math import log
from random import Random

import msgspec
import pytest

from zaubertisch.bots import BOTS
from zaubertisch.bots.compiled.dice import Dice
from zaubertisch.bots.wizard.compiled.belief import Belief, Mind
from zaubertisch.bots.wizard.compiled.masks import DECK, bit, count, suit_cards
from zaubertisch.bots.wizard.compiled.round import PLAY, Round
from zaubertisch.bots.wizard.compiled.sensible import Sensible
from zaubertisch.bots.wizard.compiled.worlds import Situation, Worlds
from zaubertisch.bots.wizard.judgement import JUDGEMENT
from zaubertisch.bots.wizard.search import Depth, WizardSearch
from zaubertisch.bots.wizard.situation import situation
from zaubertisch.games.wizard import Options, Wizard
from zaubertisch.kernel import FastRng, mute, view_of

LOOKING = WizardSearch(Depth(worlds=20, drawn=60))


def sensible(players: int) -> Sensible:
    return Sensible(msgspec.structs.astuple(JUDGEMENT[players]))


def believed(known: Situation, sharp_cards: float) -> Belief:
    return Belief(known, [Mind(sensible(3), 0.3, sharp_cards, 0.05)])


@pytest.mark.parametrize("players", [3, 4, 6])
def test_worlds_fit_what_was_seen(players: int) -> None:
    """Sizes, suits seen to be lacking, every unseen card at most once, none that was seen."""
    game, draw = Wizard(Options()), Random(players)
    table = game.deal([None] * players, FastRng(players))
    checked = lacking = 0
    while seats := game.to_act(table.public):
        moves = {}
        for seat in seats:
            view = view_of(table, seat)
            seen = situation(view, "bsw")
            now, known = seen.situation.now, seen.situation
            if now.phase == PLAY and table.public.round % 3 == 0:
                unseen = DECK & ~(now.seen | known.hand | seen.turned)
                worlds = Worlds(known, unseen, Dice(checked))
                for _ in range(3):
                    worlds.deal()
                    dealt = 0
                    for other in range(players):
                        hand = worlds.hands[other]
                        assert count(hand) == known.sizes[other]
                        assert hand & dealt == 0
                        dealt |= hand
                        if other != seat:
                            assert hand & ~unseen == 0
                            lacking += count(worlds.lacks(other)) > 0
                            assert hand & worlds.lacks(other) == 0
                    checked += 1
            moves[seat] = draw.choice(game.legal_moves(view))
        game.apply(table, moves, mute)
    assert checked > 100
    assert lacking > 100


def test_who_bids_high_is_thought_to_hold_high_cards() -> None:
    """With the better of two hands a high bid is likelier, and a bid of none less so."""

    def likelihood(bid: int, hand: int) -> float:
        start = Round(3, 5, 0)
        start.trump = 0
        own = sum(bit(card) for card in (16, 17, 31, 32, 46))
        known = Situation(start, 1, own, [bid])
        return believed(known, 0.3).of(0, hand)

    strong = sum(bit(card) for card in (14, 29, 13, 12, 11))  # two wizards and the three highest trumps
    weak = sum(bit(card) for card in (0, 15, 33, 34, 47))  # two jesters and small cards
    assert likelihood(5, strong) > likelihood(5, weak) + 1
    assert likelihood(0, weak) > likelihood(0, strong) + 1


def test_who_throws_a_high_card_away_is_thought_to_want_no_trick() -> None:
    start = Round(3, 2, 0)
    start.trump = 3
    own = bit(2) | bit(46)
    known = Situation(start, 1, own, [0, 1, 1, 3])  # all bid, then seat 0 leads the red three

    def likelihood(kept: int) -> float:
        return believed(known, 0.3).of(0, bit(kept))

    assert likelihood(1) > likelihood(
        14
    )  # who bid none and led a three: rather the red one than a wizard is left
    assert suit_cards(0) & bit(3)


def test_of_the_same_hand_the_sensible_card_is_the_likelier() -> None:
    """The bid says the same of both, so it is the card alone that tells: who bid both tricks goes above."""

    def likelihood(laid: int, kept: int, sharp: float) -> float:
        start = Round(3, 2, 2)
        start.trump = 3
        own = bit(2) | bit(46)
        known = Situation(start, 1, own, [0, 2, 1, 10, laid])  # seat 2 bids first and leads the red ten
        return believed(known, sharp).of(0, bit(kept))

    assert likelihood(13, 3, 0.3) > likelihood(3, 13, 0.3) + 1
    assert likelihood(3, 13, 0.05) >= likelihood(13, 3, 0.05) + log(0.05 / 2)  # it may be a slip


def test_secret_bids_hear_nothing_of_each_other() -> None:
    """What the first has bid in secret makes the bid of the second no likelier and no less likely (W12)."""

    def likelihood(first: int, hidden: bool) -> float:
        start = Round(3, 5, 0)
        start.trump, start.hiddentip = 0, hidden
        own = sum(bit(card) for card in (16, 17, 31, 32, 46))
        theirs = sum(bit(card) for card in (1, 2, 11, 13, 29))
        return believed(Situation(start, 0, own, [first, 2]), 0.3).of(1, theirs)

    assert likelihood(0, True) == likelihood(4, True)
    assert likelihood(0, False) != likelihood(4, False)


def test_the_same_view_and_chance_give_the_same_move() -> None:
    game = Wizard(Options())
    table = game.deal([None] * 4, FastRng(5))
    while table.public.round < 5:
        moves = {
            seat: BOTS["thumb"].choose(game, view_of(table, seat), FastRng(1))
            for seat in game.to_act(table.public)
        }
        game.apply(table, moves, mute)
    for _ in range(6):
        (seat,) = game.to_act(table.public)
        view = view_of(table, seat)
        first, second = (LOOKING.choose(game, view, FastRng(9)) for _ in range(2))
        assert first == second
        game.apply(table, {seat: first}, mute)
